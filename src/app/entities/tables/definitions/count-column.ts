import { formatNumber } from '#app/entities/evidence/counts.ts'
import type { PhonePlace } from '#app/ui/table/table-columns.ts'
import type { RecordColumn } from '../table-definition.ts'

/** A column of numbers; the largest come first when it is sorted. `width` is the least in pixels. */
export function countColumn<Row, SortColumn extends string>({
  count,
  ...column
}: {
  id: string
  title: string
  width: number
  sortBy: SortColumn
  download: readonly string[]
  onPhone?: PhonePlace
  count: (row: Row) => number
}): RecordColumn<Row, { sortBy?: { column: SortColumn } | null }> {
  return { ...column, align: 'end', sort: 'descending', cell: (row) => formatNumber(count(row)) }
}
