/**
 * A table of values by name that finds its own entries alone: `constructor` and the other names that every object
 * inherits find nothing, whoever gives them.
 */
export const lookupTable = <Table extends object>(entries: Table): Table =>
  Object.assign(Object.create(null) as Table, entries)
