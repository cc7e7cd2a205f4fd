import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Table } from '#app/ui/table/Table.tsx'
import { isTypedOn, readTableState, writeTableState } from '#app/ui/table/table-state.ts'
import type { Density } from '#app/ui/table/table-preferences.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'
import { useSearchUpdate } from '#app/ui/hooks/use-search-update.ts'
import { tableVariables } from './table-variables.ts'
import { TableTools } from './TableTools.tsx'
import { useRecordRows } from './use-record-rows.ts'

/** Props of a table of records; `fixed` narrows it to one record's rows. */
export type RecordTableProps<Row extends { id: number }, Result, Variables extends PageVariables> = {
  table: RecordTableDefinition<Row, Result, Variables>
  caption: string
  fixed?: Partial<Variables>
  /** Lines of a row until the reader chooses. */
  density?: Density | undefined
  /** How many rows are known to come, so that what follows the table stands where it will stay. */
  expected?: number
  fit: 'page' | 'part'
}

const idOf = ({ id }: { id: number }) => id

/** A table of records whose state lives in the address. */
export function VirtualRecordTable<Row extends { id: number }, Result, Variables extends PageVariables>({
  table,
  caption,
  fixed,
  density,
  expected,
  fit,
}: RecordTableProps<Row, Result, Variables>) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const location = useLocation()
  const state = useMemo(() => readTableState(search, table), [search, table])
  const content = useRecordRows(table, state, fixed)
  return (
    <Table
      name={table.name}
      caption={caption}
      noun={table.noun}
      columns={table.columns}
      scope={table.scope}
      density={density}
      state={state}
      onState={(next) =>
        updateSearch((present) => writeTableState(present, table, next), {
          preventScrollReset: true,
          replace: isTypedOn(state, next),
          // The rows are the table's own: the page has nothing to load, and the choice is seen at once.
          defaultShouldRevalidate: false,
          flushSync: true,
        })
      }
      content={content}
      expected={expected}
      rowKey={idOf}
      rowHref={table.rowHref}
      fit={fit}
      place={`${location.key}:${table.name}`}
      renderTools={(shown) => (
        <TableTools
          request={{
            name: table.name,
            document: table.document,
            variables: { ...tableVariables(table, state), ...fixed },
            download: {
              table: table.download,
              columns: shown.flatMap(
                (id) => table.columns.find((column) => column.id === id)?.download ?? [],
              ),
            },
          }}
        />
      )}
    />
  )
}
