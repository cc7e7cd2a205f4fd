import { memo } from 'react'
import type { Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { stickyClass } from './sticky-column.ts'
import { headRowsOf } from './table-columns.ts'
import type { TableColumn } from './table-columns.ts'

const cellClass = 'border-b border-line px-2 py-1 align-top [[data-density=compact]_&]:align-middle'

type TableRowProps<Row> = {
  row: Row
  index: number
  columns: readonly TableColumn<Row>[]
  /** In pixels; undefined where the row is as high as its text. */
  height: number | undefined
  rowRef?: Ref<HTMLTableRowElement>
}

/** One row. It listens to nothing itself, so that it is only drawn anew when it becomes another one. */
function RenderedRow<Row>({ row, index, columns, height, rowRef }: TableRowProps<Row>) {
  return (
    <tr
      ref={rowRef}
      role="row"
      data-index={index}
      aria-rowindex={headRowsOf(columns) + index + 1}
      style={{ height }}
      data-card
      className="cursor-pointer bg-surface focus-within:bg-hover hover:bg-hover"
    >
      {columns.map((column, position) => {
        // The first column names the record.
        const Cell = position === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={position === 0 ? 'rowheader' : 'cell'}
            scope={position === 0 ? 'row' : undefined}
            data-place={column.onPhone}
            data-label={column.align === 'end' ? column.title : undefined}
            className={classNames(
              cellClass,
              'bg-inherit',
              column.align === 'end' && 'pr-5 text-right',
              position === 0 && 'text-left font-normal',
              position === 0 && stickyClass(column),
            )}
          >
            <div className="cell break-words">{column.cell(row)}</div>
          </Cell>
        )
      })}
    </tr>
  )
}

// `memo` loses the type parameter of the component; the cast gives it back.
export const TableRow = memo(RenderedRow) as typeof RenderedRow

/** A row to come, in the columns it will have. */
export function SkeletonRow<Row>({
  columns,
  height,
  rowRef,
}: {
  columns: readonly TableColumn<Row>[]
  /** In pixels. */
  height?: number
  rowRef?: Ref<HTMLTableRowElement>
}) {
  return (
    <tr ref={rowRef} aria-hidden="true" data-card style={{ height }}>
      {columns.map((column) => (
        <td key={column.id} data-place={column.onPhone} className={cellClass}>
          <Skeleton className="my-0.5 h-5 w-4/5" />
        </td>
      ))}
    </tr>
  )
}

/** Rows to come while there are none yet. */
export function SkeletonRows<Row>({
  columns,
  rows,
  height,
}: {
  columns: readonly TableColumn<Row>[]
  rows: number
  height: number
}) {
  return (
    <tbody role="rowgroup">
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row} columns={columns} height={height} />
      ))}
    </tbody>
  )
}
