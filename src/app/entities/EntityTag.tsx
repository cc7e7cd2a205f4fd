import { Tag } from '#app/ui/Tag.tsx'
import { entities, tagText } from './entities.ts'
import type { EntityKind } from './entities.ts'

/** The tag of the record a page is about; not a link. */
export function EntityTag({ kind, id }: { kind: EntityKind; id: number }) {
  return (
    <Tag isCode className={entities[kind].colour}>
      {tagText(kind, id)}
    </Tag>
  )
}
