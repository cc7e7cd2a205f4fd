import type { TableState } from '#app/ui/table/table-state.ts'
import { filterValues } from '#app/ui/table/filter-text.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'
import { statusOf } from './status-scope.ts'

/** The query's variables for a state of the table, without paging. */
export function tableVariables<Row, Result, Variables extends PageVariables>(
  { columns }: RecordTableDefinition<Row, Result, Variables>,
  state: TableState,
): Variables {
  const variables: Record<string, unknown> = { status: statusOf(state) }
  for (const { id, filter, variables: variablesOf, several, sortBy } of columns) {
    const value = state.filters[id]
    const values = several && value ? filterValues(value) : []
    if (several && values.length > 1) Object.assign(variables, several(values))
    else if (filter && value) Object.assign(variables, variablesOf?.(value, state.filters) ?? { [id]: value })
    if (sortBy && state.sort?.column === id)
      variables['sortBy'] = {
        column: sortBy,
        direction: state.sort.direction === 'ascending' ? 'ASC' : 'DESC',
      }
  }
  // The columns name variables of this query only.
  return variables as Variables
}
