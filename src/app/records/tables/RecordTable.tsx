import { Suspense, use } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { TableSkeleton } from '#app/ui/table/TableSkeleton.tsx'
import type { RecordTableProps } from './DrawnRecordTable.tsx'
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
  return (
    <ErrorBoundary
      resetKey={props.table}
      renderError={(error, retry) => <ErrorState failure={failureOf(error)} onRetry={retry} />}
    >
      <Suspense fallback={<TableSkeleton caption={props.caption} />}>
        <Fetched {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Fetched<Row extends { id: number }, Result, Variables extends PageVariables>({
  table,
  ...rest
}: Props<Row, Result, Variables>) {
  const { DrawnRecordTable } = tableCode() ?? use(loadTableCode())
  return <DrawnRecordTable table={table.loaded() ?? use(table.load())} {...rest} />
}
