import { ExpressionWrapper, PrimitiveValueListNode, sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { inList } from './paging/batch.ts'

/** The longest pattern that SQLite takes, in bytes; nobody looks for so long a part of anything. */
const LONGEST_PATTERN_BYTES = 50_000

/** The text as part of a pattern for {@link isLike}, in which `%` and `_` mean themselves. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** True where the text has the form of the pattern; never for a pattern longer than engines take. */
export const isLike = (text: Expression<unknown>, pattern: string): RawBuilder<SqlBool> =>
  Buffer.byteLength(pattern) > LONGEST_PATTERN_BYTES
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`${text} like ${pattern} escape '\\'`

/** True where the folded column contains the text, case aside. `%` and `_` have no special meaning. */
export const contains = (foldedColumn: string, text: string): Expression<SqlBool> =>
  isLike(sql.ref(foldedColumn), `%${escapeLike(foldText(text))}%`)

/** True where the folded column begins with the text, case aside. */
export const startsWith = (foldedColumn: string, text: string): Expression<SqlBool> =>
  isLike(sql.ref(foldedColumn), `${escapeLike(foldText(text))}%`)

/** A list in parentheses, which SQLite gets as one parameter when it is long. */
const listNode = (values: readonly (number | string)[]) =>
  new ExpressionWrapper<never, never, unknown>(PrimitiveValueListNode.create(inList(values)))

/** True where the column holds one of the values; never for an empty list. */
export const oneOf = (column: string, values: readonly (number | string)[]): Expression<SqlBool> =>
  values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in ${listNode(values)}`

/**
 * True where a column that has no folded form contains the text. Only the case of ASCII letters is put
 * aside, which is what `lower` does on both engines (the columns' collation is "C").
 */
export const containsAsWritten = (column: string, text: string): Expression<SqlBool> =>
  isLike(
    sql`lower(${sql.ref(column)})`,
    `%${escapeLike(text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()))}%`,
  )

/** True where the column begins with exactly this text. */
export const beginsWith = (column: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`substr(${sql.ref(column)}, 1, ${text.length}) = ${text}`
