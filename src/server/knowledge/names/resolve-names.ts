import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { contains, startsWith } from '../conditions.ts'
import { featuresByFacts } from './features-named.ts'
import { allOf, unlessOwnName, withAliases, withNames } from './name-sql.ts'
import type { Ids } from './name-sql.ts'
import { diseasesByFacts, therapiesByFacts } from './terms-named.ts'
import { profilesByFacts, variantsByFacts } from './variants-named.ts'

/*
 * Names, in one place: the search, what forms offer, filters of tables, arguments that take a name and the matching find
 * records by them. A name is the record's own, an alias, a common name (synonyms.tsv), a code of OncoTree, an id of another
 * database or, of a variant, another notation; letter case and white space do not matter.
 */

const kinds = {
  features: { alias: 'feature', byFacts: featuresByFacts, areUnique: true },
  variants: { alias: 'variant', byFacts: variantsByFacts, areUnique: false },
  molecular_profiles: { alias: 'molecular_profile', byFacts: profilesByFacts, areUnique: false },
  diseases: { alias: 'disease', byFacts: diseasesByFacts, areUnique: true },
  therapies: { alias: 'therapy', byFacts: therapiesByFacts, areUnique: true },
} as const

/** Tables of the records that have names. */
export type NamedTable = keyof typeof kinds

/** Names are short; whoever pastes more looks for part of a text. */
const LONGEST_NAME = 200

const isName = (text: string) => text.length <= LONGEST_NAME && foldText(text) !== ''

/** Names that are another record's own name do not count. */
const otherNames = (table: NamedTable, text: string, others: readonly Ids[]): Ids =>
  kinds[table].areUnique ? unlessOwnName(table, text, others) : allOf(others)

/**
 * The records that the text names although neither their name nor an alias contains it: a subquery of one column `id`.
 * Null where it names none for certain.
 */
export function recordsNamedOtherwise(table: NamedTable, text: string): Ids | null {
  const others = isName(text) ? kinds[table].byFacts(text) : []
  return others.length === 0 ? null : otherNames(table, text, others)
}

const byOtherNames = (table: NamedTable, text: string): Ids => {
  const { alias, byFacts } = kinds[table]
  return otherNames(table, text, [withAliases(alias, [foldText(text)]), ...byFacts(text)])
}

/** The records that the text as a whole names, deprecated ones too: a subquery of one column `id`. */
export const recordsNamed = (table: NamedTable, text: string): Ids =>
  isName(text) ? allOf([...withNames(table, [foldText(text)]), byOtherNames(table, text)]) : allOf([])

const orNamed = (
  table: NamedTable,
  row: string,
  text: string,
  condition: Expression<SqlBool>,
): Expression<SqlBool> =>
  isName(text)
    ? sql<SqlBool>`(${condition} or ${sql.ref(`${row}.id`)} in (${byOtherNames(table, text)}))`
    : condition

/** True where the name of a row of the table, which stands under the name `row`, contains the text, or the text names it. */
export const isNamedLike = (table: NamedTable, text: string, row: string = table): Expression<SqlBool> =>
  orNamed(table, row, text, contains(`${row}.name_folded`, text))

/** As {@link isNamedLike}, where the name begins with the text. */
export const isNamedFrom = (table: NamedTable, text: string, row: string = table): Expression<SqlBool> =>
  orNamed(table, row, text, startsWith(`${row}.name_folded`, text))
