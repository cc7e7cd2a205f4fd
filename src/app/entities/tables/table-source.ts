import { lazyValue } from '#app/ui/lazy-value.ts'
import type { LazyValue } from '#app/ui/lazy-value.ts'
import type { Density } from '#app/ui/table/table-preferences.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'

/** A table of records whose definition is fetched when a page needs it. */
export type TableSource<Row, Result, Variables extends PageVariables> = LazyValue<
  RecordTableDefinition<Row, Result, Variables>
> & {
  /** Tells it from other tables. */
  key: number
  /** Lines of a row until the reader chooses; one where it says none. */
  density: Density | undefined
}

let made = 0

/** A table whose definition `fetchIt` brings; how high its rows are is known before. */
export function tableSource<Row, Result, Variables extends PageVariables>(
  fetchIt: () => Promise<RecordTableDefinition<Row, Result, Variables>>,
  density?: Density,
): TableSource<Row, Result, Variables> {
  made += 1
  return { key: made, density, ...lazyValue(fetchIt) }
}

/** The same table with something of its definition changed. */
export function variation<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  change: (
    table: RecordTableDefinition<Row, Result, Variables>,
  ) => RecordTableDefinition<Row, Result, Variables>,
): TableSource<Row, Result, Variables> {
  return tableSource(async () => change(await source.load()), source.density)
}
