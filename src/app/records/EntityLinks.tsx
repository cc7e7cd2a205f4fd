import { Fragment } from 'react'
import { useCellDensity } from '#app/ui/table/density-context.ts'
import { EntityLink } from './EntityLink.tsx'
import type { LinkedRecord } from './EntityLink.tsx'
import type { EntityKind } from './entities.ts'

const shownInCells = 3

/** Records after one another. In the cells of a dense table the first few, and how many more there are. */
export function EntityLinks({
  kind,
  records,
  separator = ', ',
}: {
  kind: EntityKind
  records: readonly LinkedRecord[]
  separator?: string
}) {
  const density = useCellDensity()
  const shown =
    density === 'full' || records.length <= shownInCells + 1 ? records : records.slice(0, shownInCells)
  const more = records.length - shown.length
  return (
    <>
      {shown.map((record, index) => (
        <Fragment key={record.id}>
          {index > 0 ? separator : ''}
          <EntityLink kind={kind} record={record} />
        </Fragment>
      ))}
      {more > 0 ? <span className="whitespace-nowrap text-muted"> and {more} more</span> : null}
    </>
  )
}
