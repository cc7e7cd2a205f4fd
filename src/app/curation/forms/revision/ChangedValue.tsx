import { Difference, Marked } from '#app/entities/history/Difference.tsx'
import type { RevisedObject, RevisedValue } from '#app/entities/history/revised-value.ts'
import { sameShown } from './revised-fields.ts'

/** Value of a field now and after the change; of lists only what comes and goes. */
export function ChangedValue({
  present,
  proposed,
  only,
}: {
  present: RevisedValue
  proposed: RevisedValue
  /** Leaves out what is there now. */
  only?: 'proposed'
}) {
  if (present.kind === 'records' && proposed.kind === 'records')
    return <ChangedList present={present.records} proposed={proposed.records} only={only} />
  const proposal = <Difference value={proposed} against={present} mark="added" brief />
  if (only) return <p className="break-words whitespace-pre-line">{proposal}</p>
  return (
    <dl className="space-y-2">
      <Value name="Current">
        <Difference value={present} against={proposed} mark="removed" brief />
      </Value>
      <Value name="Proposed">{proposal}</Value>
    </dl>
  )
}

function Value({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-muted">{name}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

const isIn = (records: readonly RevisedObject[], record: RevisedObject): boolean =>
  records.some((other) =>
    sameShown({ kind: 'records', records: [record] }, { kind: 'records', records: [other] }),
  )

function ChangedList({
  present,
  proposed,
  only,
}: {
  present: readonly RevisedObject[]
  proposed: readonly RevisedObject[]
  only?: 'proposed'
}) {
  const removed = present.filter((record) => !isIn(proposed, record))
  const added = proposed.filter((record) => !isIn(present, record))
  const unchanged = present.length - removed.length
  return (
    <dl className="space-y-2">
      {added.length > 0 ? (
        <Value name="Added">
          <Names records={added} mark="added" />
        </Value>
      ) : null}
      {removed.length > 0 ? (
        <Value name="Removed">
          <Names records={removed} mark="removed" />
        </Value>
      ) : null}
      {unchanged > 0 && !only ? (
        <Value name="Unchanged">
          <span className="text-muted">{unchanged} unchanged</span>
        </Value>
      ) : null}
    </dl>
  )
}

function Names({ records, mark }: { records: readonly RevisedObject[]; mark: 'added' | 'removed' }) {
  return (
    <ul>
      {records.map(({ id, name }) => (
        <li key={id}>
          <Marked mark={mark}>{name}</Marked>
        </li>
      ))}
    </ul>
  )
}
