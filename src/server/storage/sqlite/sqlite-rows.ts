import type { SQLOutputValue, StatementColumnMetadata } from 'node:sqlite'

export type SqliteRow = Record<string, SQLOutputValue | boolean>
export type RowMaker = (values: readonly SQLOutputValue[]) => SqliteRow

/**
 * Makes row objects of the values of these columns; values of columns declared `boolean` become true and false, as
 * they come from PostgreSQL. The objects that node:sqlite makes itself are slow to make, to read and to clean up; a
 * function written for the columns takes 60 % of the time.
 */
export function rowMaker(columns: readonly Pick<StatementColumnMetadata, 'name' | 'type'>[]): RowMaker {
  const members = columns.map(({ name, type }, position) => {
    const value = `values[${position}]`
    const shown = type === 'boolean' ? `${value} === null ? null : ${value} === 1` : value
    return `[${JSON.stringify(name)}]: ${shown}`
  })
  // Of what is not our own, only names of columns get into it, as quoted strings.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  return new Function('values', `return { ${members.join(', ')} }`) as RowMaker
}
