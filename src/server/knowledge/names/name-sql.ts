import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldText } from '#domain/text/names.ts'

/** A subquery of one column `id`. */
export type Ids = RawBuilder<{ id: number }>

/** Ids of all of the subqueries. */
export const allOf = (subqueries: readonly Ids[]): Ids =>
  subqueries.length === 0
    ? sql`select 0 as id where 1 = 0`
    : sql`${sql.join([...subqueries], sql` union all `)}`

/** Values in parentheses. */
export const listed = (values: readonly string[]): RawBuilder<unknown> => sql`(${sql.join([...values])})`

/** Records of the table with one of the folded names. */
export const withNames = (table: string, folded: readonly string[]): Ids[] =>
  folded.length === 0 ? [] : [sql`select id from ${sql.table(table)} where name_folded in ${listed(folded)}`]

/** The records of a table that are called so, as a condition. */
const isCalledByOwnName = (table: string, text: string) => sql`exists (
  select 1 from ${sql.table(table)} where name_folded = ${foldText(text)} and not deprecated)`

/** The others, unless a record in use is called so: a name of another record is none of theirs. */
export const unlessOwnName = (table: string, text: string, others: readonly Ids[]): Ids =>
  sql`select other.id from (${allOf(others)}) as other where not ${isCalledByOwnName(table, text)}`

/** The records that are called so; where none is, the others. */
export const ownNameFirst = (table: string, text: string, others: readonly Ids[]): Ids =>
  allOf([...withNames(table, [foldText(text)]), unlessOwnName(table, text, others)])

/** Records with one of the folded aliases. */
export const withAliases = (
  kind: 'feature' | 'variant' | 'molecular_profile' | 'disease' | 'therapy',
  folded: readonly string[],
): Ids => sql`
  select link.${sql.raw(kind)}_id as id from ${sql.table(`${kind}_aliases`)} as alias
  join ${sql.table(`${kind}_${kind}_aliases`)} as link on link.${sql.raw(kind)}_alias_id = alias.id
  where alias.name_folded in ${listed(folded)}`
