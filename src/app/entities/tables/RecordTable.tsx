import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { firstPaint } from '#app/ui/first-paint.ts'
import { ServerMarkup, serverMarkup } from '#app/ui/ServerMarkup.tsx'
import { ForPhoneProvider } from '#app/ui/table/phone-cards.ts'
import { TableSkeleton } from '#app/ui/table/TableSkeleton.tsx'
import type { RecordTableProps } from './VirtualRecordTable.tsx'
import type { PageVariables } from './table-definition.ts'
import { tableCode } from './table-code.ts'
import type { TableSource } from './table-source.ts'

/** A table of records by its source: the code of the table comes later. */
export type TableProps<Row extends { id: number }, Result, Variables extends PageVariables> = Omit<
  RecordTableProps<Row, Result, Variables>,
  'table' | 'density'
> & { table: TableSource<Row, Result, Variables> }

/**
 * A table of records. The page is painted before the code of tables is asked for; what the server has rendered
 * stands until that is there.
 */
export function RecordTable<Row extends { id: number }, Result, Variables extends PageVariables>(
  props: TableProps<Row, Result, Variables>,
) {
  const [rendered] = useState(() => serverMarkup(`[data-record-table=${JSON.stringify(props.caption)}]`))
  const shape =
    rendered === null ? (
      <TableSkeleton caption={props.caption} expected={props.expected} density={props.table.density} />
    ) : (
      <ServerMarkup html={rendered} />
    )
  return (
    <div
      data-record-table={props.caption}
      className={props.fit === 'page' ? 'flex min-h-0 flex-1 flex-col' : undefined}
    >
      <ErrorBoundary
        resetKey={props.table}
        renderError={(error, retry) => <ErrorState failure={failureOf(error)} onRetry={retry} />}
      >
        <Suspense fallback={shape}>
          {import.meta.env.SSR ? (
            <ServerRendered {...props} shape={shape} />
          ) : (
            <Fetched key={props.table.key} {...props} />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** The first rows in the document, twice: as cards for phones and as rows for all others. */
function ServerRendered<Row extends { id: number }, Result, Variables extends PageVariables>({
  table,
  shape,
  ...rest
}: TableProps<Row, Result, Variables> & { shape: ReactNode }) {
  const code = tableCode.loaded()
  const definition = table.loaded()
  if (!code || !definition) return shape
  return (
    <>
      <div className="contents sm:hidden">
        <ForPhoneProvider value={true}>
          <code.VirtualRecordTable table={definition} density={table.density} {...rest} />
        </ForPhoneProvider>
      </div>
      <div className="contents max-sm:hidden">
        <code.VirtualRecordTable table={definition} density={table.density} {...rest} />
      </div>
    </>
  )
}

/** Suspends until the code and the table are there; when both are from the start, the table is drawn at once. */
function Fetched<Row extends { id: number }, Result, Variables extends PageVariables>({
  table,
  ...rest
}: TableProps<Row, Result, Variables>) {
  const [atOnce] = useState(() => ({ code: tableCode.loaded(), table: table.loaded() }))
  // Both are used or neither is: a render that is tried again must ask for the same promises in the same order.
  if (atOnce.code && atOnce.table)
    return <atOnce.code.VirtualRecordTable table={atOnce.table} density={table.density} {...rest} />
  use(firstPaint)
  const definition = table.load()
  // Used only once the code is there, and a failure is no news before.
  definition.catch(() => undefined)
  const code = use(tableCode.load())
  return <code.VirtualRecordTable table={use(definition)} density={table.density} {...rest} />
}
