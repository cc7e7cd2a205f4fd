import { Fragment } from 'react'
import { useCellDensity } from '#app/ui/table/density-context.ts'
import { EntityLink } from './EntityLink.tsx'
import type { LinkedRecord } from './EntityLink.tsx'
import type { EntityKind } from './entities.ts'

const linesOf = { line: 1, compact: 1, comfortable: 2 } as const

/** As many records as are named on paper instead of their number. */
const mostOnPaper = 4

const namesOf = (records: readonly LinkedRecord[], joint = ',') =>
  records.map(({ name }) => `${joint} ${name}`).join(' ')

/** Records after one another; in the cells of a dense table one a line, and how many there are beyond the last line. */
export function EntityLinks({
  kind,
  records,
  total = records.length,
  joint,
}: {
  kind: EntityKind
  records: readonly LinkedRecord[]
  /** How many there are where `records` are only the first of them. */
  total?: number
  /** The word between them; a comma without one. */
  joint?: string
}) {
  const density = useCellDensity()
  // Of what is given together none is left out for a number.
  if (density === 'full' || (density === 'line' && joint)) {
    const beyond = total - records.length
    return (
      <>
        {records.map((record, index) => (
          <Fragment key={record.id}>
            {index > 0 ? (joint ? ` ${joint} ` : ', ') : ''}
            <EntityLink kind={kind} record={record} />
          </Fragment>
        ))}
        {beyond > 0 ? <span className="text-muted">{` and ${beyond} more`}</span> : null}
      </>
    )
  }
  const shown = records.slice(0, linesOf[density])
  const more = total - shown.length
  return shown.map((record, index) => (
    <span key={record.id} className="flex gap-1.5">
      {joint && index > 0 ? <span className="text-muted">{joint}</span> : null}
      <EntityLink
        kind={kind}
        record={record}
        className={linesOf[density] === 1 ? 'truncate' : 'line-clamp-2'}
      />
      {more > 0 && index === shown.length - 1 ? (
        <span className="shrink-0 text-muted">
          <span
            aria-hidden="true"
            data-rest={more > mostOnPaper ? undefined : namesOf(records.slice(-more), joint)}
          >
            +{more}
          </span>
          <span className="sr-only"> and {more} more</span>
        </span>
      ) : null}
    </span>
  ))
}
