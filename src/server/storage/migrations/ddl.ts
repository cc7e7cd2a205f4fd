import type { Dialect } from '../dialect.ts'

/** `check` constraint: the column holds one of the words (or nothing, where it may be null). */
export const oneOf = (column: string, words: string) =>
  `check (${column} in (${words
    .trim()
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(', ')}))`

/**
 * A stored column holding the position of `column`'s value in its vocabulary, so that vocabularies
 * sort in their own order with plain SQL.
 */
export const rankOf = (column: string, words: string) =>
  `${column}_rank integer generated always as (case ${column} ${words
    .trim()
    .split(/\s+/)
    .map((word, position) => `when '${word}' then ${position}`)
    .join(' ')} end) stored`

/** The statements that create a table, in the spelling of the dialect. */
export function createTable(dialect: Dialect, name: string, columns: string[]): string[] {
  const generatesIds = columns.some((column) => column.includes(dialect.types.id))
  return [
    `create table ${name} (\n  ${columns.join(',\n  ')}\n)`,
    ...(generatesIds ? dialect.afterCreateTable(name) : []),
  ]
}

/** `create index` on the columns, named after table and columns. */
export function createIndex(
  table: string,
  columns: string,
  options: { unique?: boolean; where?: string } = {},
): string {
  const name = `${table}_by_${columns.replace(/[^a-z0-9_]+/gi, '_').replace(/^_|_$/g, '')}`.slice(0, 63)
  const where = options.where ? ` where ${options.where}` : ''
  return `create ${options.unique ? 'unique ' : ''}index ${name} on ${table} (${columns})${where}`
}

/** A table of pairs: which `target` rows belong to which `owner` rows, found from either side. */
export function createLink(
  dialect: Dialect,
  name: string,
  owner: { column: string; table: string },
  target: { column: string; table: string },
): string[] {
  return [
    ...createTable(dialect, name, [
      `${owner.column} integer not null references ${owner.table} (id)`,
      `${target.column} integer not null references ${target.table} (id)`,
      `primary key (${owner.column}, ${target.column})`,
    ]),
    createIndex(name, `${target.column}, ${owner.column}`),
  ]
}
