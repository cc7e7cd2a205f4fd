import { formatNumber } from '#app/entities/evidence/counts.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'

/** A column of numbers; the largest come first when it is sorted. `width` is the least in pixels. */
export function countColumn<Row>(
  id: string,
  title: string,
  width: number,
  count: (row: Row) => number,
): TableColumn<Row> {
  return { id, title, width, align: 'end', sort: 'descending', cell: (row) => formatNumber(count(row)) }
}
