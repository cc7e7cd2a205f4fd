import type { PageVariables, RecordTableDefinition } from './table-definition.ts'

/** A table of records whose definition is fetched when a page needs it. */
export type TableSource<Row, Result, Variables extends PageVariables> = {
  /** Tells it from other tables. */
  key: number
  /** The same promise each time, unless it failed. */
  load: () => Promise<RecordTableDefinition<Row, Result, Variables>>
  /** The definition when it is there. */
  loaded: () => RecordTableDefinition<Row, Result, Variables> | null
}

let made = 0

/** A table whose definition `fetchIt` brings. */
export function tableSource<Row, Result, Variables extends PageVariables>(
  fetchIt: () => Promise<RecordTableDefinition<Row, Result, Variables>>,
): TableSource<Row, Result, Variables> {
  let promise: Promise<RecordTableDefinition<Row, Result, Variables>> | null = null
  let table: RecordTableDefinition<Row, Result, Variables> | null = null
  const start = async () => {
    try {
      table = await fetchIt()
      return table
    } catch (error) {
      promise = null
      throw error
    }
  }
  made += 1
  return { key: made, load: () => (promise ??= start()), loaded: () => table }
}

/** The same table with something of its definition changed. */
export function variation<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  change: (
    table: RecordTableDefinition<Row, Result, Variables>,
  ) => RecordTableDefinition<Row, Result, Variables>,
): TableSource<Row, Result, Variables> {
  return tableSource(async () => change(await source.load()))
}
