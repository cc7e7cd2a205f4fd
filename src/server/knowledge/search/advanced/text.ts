import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import { escapeLike, isLike } from '#server/knowledge/conditions.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Condition, FieldCondition } from './condition.ts'
import type { StringInput } from './inputs.ts'
import type { RowExpression } from './scalars.ts'

/** A text of a row: as it is written, and folded if the database keeps it so. */
export interface TextExpression {
  written: RawBuilder<unknown>
  folded?: RawBuilder<unknown>
}

/** The value of an operator that needs one. */
export function requiredValue(input: { operator: string; value?: string | null }, path: string): string {
  if (input.value != null) return input.value
  throw new ClientError(
    'BAD_USER_INPUT',
    `${path}: the operator ${input.operator} needs a value; only IS_NULL and IS_NOT_NULL do without`,
  )
}

const lowerAscii = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** `like`, the case of letters aside: of all where the folded text is kept, else of ASCII letters. */
function like(
  { written, folded }: TextExpression,
  value: string,
  pattern: (text: string) => string,
): Condition {
  const sought = folded ? foldText(value) : lowerAscii(value)
  return isLike(folded ?? sql`lower(${written})`, pattern(escapeLike(sought)))
}

/** Empty text counts as none. */
const present = ({ written }: TextExpression) => sql`nullif(${written}, '')`

/** The condition on one text; a missing text only IS_NULL or DOES_NOT_CONTAIN anything. */
export function textIs(text: TextExpression, input: StringInput, path: string): Condition {
  switch (input.operator) {
    case 'IS_NULL':
      return sql`${present(text)} is null`
    case 'IS_NOT_NULL':
      return sql`${present(text)} is not null`
    case 'EQ':
      return sql`${present(text)} = ${requiredValue(input, path)}`
    case 'NE':
      return sql`${present(text)} <> ${requiredValue(input, path)}`
    case 'CONTAINS':
      return like(text, requiredValue(input, path), (sought) => `%${sought}%`)
    case 'STARTS_WITH':
      return like(text, requiredValue(input, path), (sought) => `${sought}%`)
    case 'DOES_NOT_CONTAIN':
      return sql`coalesce(not (${like(text, requiredValue(input, path), (sought) => `%${sought}%`)}), true)`
  }
}

/** A text of the row itself. */
export const text = (written: RowExpression, folded?: RowExpression): FieldCondition<StringInput> => ({
  takes: 'STRING',
  of: (row, input, place) => textIs({ written: written(row), folded: folded?.(row) }, input, place.path),
})

/** Some of the texts that a row can have several of: rows for `row` for which the condition on the text holds. */
export type RowsWithText = (row: string, is: (text: TextExpression) => Condition) => RawBuilder<unknown>

const opposites = { NE: 'EQ', DOES_NOT_CONTAIN: 'CONTAINS', IS_NULL: 'IS_NOT_NULL' } as const

/**
 * Texts of which a row can have several: one of them is so, or, for NE, DOES_NOT_CONTAIN and IS_NULL, none of
 * them is otherwise. A row without any is not unequal to anything.
 */
export const texts = (rows: RowsWithText): FieldCondition<StringInput> => ({
  takes: 'STRING',
  of(row, input, place) {
    const some = (operator: StringInput['operator']): Condition =>
      sql`exists (${rows(row, (text) => textIs(text, { ...input, operator }, place.path))})`
    const { operator } = input
    if (operator !== 'NE' && operator !== 'DOES_NOT_CONTAIN' && operator !== 'IS_NULL') return some(operator)
    const none: Condition = sql`not ${some(opposites[operator])}`
    return operator === 'NE' ? sql`(${none} and ${some('IS_NOT_NULL')})` : none
  },
})

/** Other names, in the tables that all kinds of record have alike. */
export const aliases = (kind: string): FieldCondition<StringInput> =>
  texts((row, is) => {
    const alias = { written: sql.ref('alias.name'), folded: sql.ref('alias.name_folded') }
    return sql`
      select 1 from ${sql.table(`${kind}_${kind}_aliases`)} as link
      join ${sql.table(`${kind}_aliases`)} as alias on alias.id = link.${sql.raw(kind)}_alias_id
      where link.${sql.raw(kind)}_id = ${sql.ref(`${row}.id`)} and ${is(alias)}`
  })
