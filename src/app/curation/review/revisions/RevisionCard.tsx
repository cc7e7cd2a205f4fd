import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Moment } from '#app/entities/history/Moment.tsx'
import { SupersededBy } from '#app/entities/history/SupersededBy.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { revisionStatuses } from '#domain/vocabularies/curation.ts'
import { Difference } from '#app/entities/history/Difference.tsx'
import { labelOfRevision, shortText, valuesOf } from '#app/entities/history/revised-value.ts'
import type { ReviewedRevision } from '#app/entities/history/revised-value.ts'

const colours = {
  NEW: 'text-warning',
  ACCEPTED: 'text-good',
  REJECTED: 'text-danger',
  SUPERSEDED: 'text-muted',
} as const

/** One change: the field as it was, as it is where that differs, and as it would be; what stands against it above. */
export function RevisionCard({
  revision,
  rivals,
  errors,
  selected,
  onSelect,
}: {
  revision: ReviewedRevision
  /** Other pending changes of the same field. */
  rivals: readonly ReviewedRevision[]
  /** Which rules the record would break in this field. */
  errors: readonly string[]
  selected: boolean
  /** Null when there is nothing to decide. */
  onSelect: ((selected: boolean) => void) | null
}) {
  const { base, present, proposed } = valuesOf(revision)
  const { conflicting, status, resolutionActivity } = revision
  const label = labelOfRevision(revision)
  return (
    <article
      aria-label={label}
      className={classNames(
        'space-y-3 rounded-md border bg-surface px-4 py-3 text-sm',
        conflicting ? 'border-warning' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        {onSelect ? (
          <Checkbox label={label} checked={selected} onChange={(event) => onSelect(event.target.checked)} />
        ) : (
          <strong className="font-semibold">{label}</strong>
        )}
        <Tag className={colours[status]}>{revisionStatuses.label(status)}</Tag>
        <span className="text-muted">{revision.name}</span>
      </div>
      {conflicting ? (
        <Callout tone="warning" title="This field has changed since the revision was suggested.">
          Accepting overwrites the current value.
        </Callout>
      ) : null}
      {status === 'NEW' && rivals.length > 0 ? (
        <Callout tone="warning" title="There are other suggestions for this field.">
          Accepting this one supersedes:
          <ul className="mt-1 list-disc pl-5">
            {rivals.map((rival) => (
              <li key={rival.id}>
                <Link className="link" to={paths.revisionSet.href(rival.revisionSetId)}>
                  {rival.creationActivity?.user.displayName ?? rival.name}
                </Link>
                : <span className="line-clamp-2 inline">{shortText(valuesOf(rival).proposed)}</span>
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      {errors.map((error) => (
        <Callout key={error} tone="danger">
          {error}
        </Callout>
      ))}
      <dl className={classNames('grid gap-x-6 gap-y-3', conflicting ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}>
        <Value name={conflicting ? 'When suggested' : status === 'NEW' ? 'Current' : 'Previous'}>
          <Difference value={base} against={conflicting ? null : proposed} mark="removed" />
        </Value>
        {conflicting ? (
          <Value name="Current">
            <Difference value={present} against={proposed} mark="removed" />
          </Value>
        ) : null}
        <Value name="Proposed">
          <Difference value={proposed} against={conflicting ? present : base} mark="added" />
        </Value>
      </dl>
      {resolutionActivity ? (
        <div className="text-muted">
          <SupersededBy revision={revision} />
          <p className="flex flex-wrap gap-x-2">
            {status === 'SUPERSEDED' ? 'Decided' : revisionStatuses.label(status)} by{' '}
            <Person user={resolutionActivity.user} /> <Moment at={resolutionActivity.createdAt} />
          </p>
          <RichText segments={resolutionActivity.parsedNote} />
        </div>
      ) : null}
    </article>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-muted">{name}</dt>
      <dd className="max-w-prose break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
