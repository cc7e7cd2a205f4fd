import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { TableSkeleton } from '#app/ui/table/TableSkeleton.tsx'
import type { RecordTableProps } from './DrawnRecordTable.tsx'
import type { PageVariables } from './record-table.ts'
import { loadTableCode, tableCode } from './table-code.ts'

type RecordTableComponent = <Row extends { id: number }, Result, Variables extends PageVariables>(
  props: RecordTableProps<Row, Result, Variables>,
) => ReactNode

// `lazy` loses the type parameters of the component; the cast gives them back.
const Awaited = lazy(async () => ({
  default: (await loadTableCode()).DrawnRecordTable,
})) as unknown as RecordTableComponent

/** A table of records: the page is painted while the code of tables comes, which its loader has asked for. */
export function RecordTable<Row extends { id: number }, Result, Variables extends PageVariables>(
  props: RecordTableProps<Row, Result, Variables>,
) {
  const [Drawn] = useState<RecordTableComponent>(() => tableCode()?.DrawnRecordTable ?? Awaited)
  return (
    <Suspense fallback={<TableSkeleton caption={props.caption} />}>
      <Drawn {...props} />
    </Suspense>
  )
}
