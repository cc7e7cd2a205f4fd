import { Suspense, use, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { TableSkeleton } from '#app/ui/table/TableSkeleton.tsx'
import type { RecordTableProps } from './VirtualRecordTable.tsx'
import type { PageVariables } from './record-table.ts'
import { loadTableCode, tableCode } from './table-code.ts'
import type { TableSource } from './table-source.ts'

type Props<Row extends { id: number }, Result, Variables extends PageVariables> = Omit<
  RecordTableProps<Row, Result, Variables>,
  'table'
> & { table: TableSource<Row, Result, Variables> }

/** A table of records: the page is painted while the code of tables comes, which its loader has asked for. */
export function RecordTable<Row extends { id: number }, Result, Variables extends PageVariables>(
  props: Props<Row, Result, Variables>,
) {
  const shape = <TableSkeleton caption={props.caption} expected={props.expected} />
  return (
    <ErrorBoundary
      resetKey={props.table}
      renderError={(error, retry) => <ErrorState failure={failureOf(error)} onRetry={retry} />}
    >
      <Suspense fallback={shape}>
        {/* Tables are drawn in the browser. */}
        {import.meta.env.SSR ? shape : <Fetched key={props.table.key} {...props} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Suspends until the code and the table are there; when both are from the start, the table is drawn at once. */
function Fetched<Row extends { id: number }, Result, Variables extends PageVariables>({
  table,
  ...rest
}: Props<Row, Result, Variables>) {
  const [atOnce] = useState(() => ({ code: tableCode(), table: table.loaded() }))
  // Both are used or neither is: a render that is tried again must ask for the same promises in the same order.
  if (atOnce.code && atOnce.table) return <atOnce.code.VirtualRecordTable table={atOnce.table} {...rest} />
  const code = use(loadTableCode())
  return <code.VirtualRecordTable table={use(table.load())} {...rest} />
}
