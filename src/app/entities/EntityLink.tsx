import { pageBase } from '#app/page-state/page-state.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { entities, tagText, translationOf } from './entities.ts'
import type { EntityKind } from './entities.ts'

/** Record as a link to it needs it. `name` is absent for records that are called by their tag. */
export type LinkedRecord = { id: number; name?: string | null; flagged?: boolean; deprecated?: boolean }

/**
 * A record by its name, or by its tag when it has none, in the colour of its kind. `followRecordLinks` opens it within
 * the app.
 */
export function EntityLink({
  kind,
  record,
  className,
}: {
  kind: EntityKind
  record: LinkedRecord
  className?: string
}) {
  const { colour, href } = entities[kind]
  return (
    <a
      href={pageBase() + href(record.id)}
      data-record={`${kind}:${record.id}`}
      translate={translationOf(kind)}
      className={classNames(
        'entity-link font-medium [h1_&]:font-semibold',
        colour,
        record.deprecated && 'line-through',
        className,
      )}
    >
      {record.name ?? tagText(kind, record.id)}
      {record.flagged ? (
        <>
          <Icon name="flag" className="ml-1 inline size-3 text-warning" />
          <span className="sr-only"> (flagged)</span>
        </>
      ) : null}
    </a>
  )
}
