import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { Condition, FieldCondition } from './condition.ts'
import type { BooleanInput, DateInput, EnumInput, NumberInput } from './inputs.ts'

/** An expression over a row, such as a column of it. */
export type RowExpression = (row: string) => RawBuilder<unknown>

/** A column of the row. */
export const column =
  (name: string): RowExpression =>
  (row) =>
    sql.ref(`${row}.${name}`)

const comparisons = {
  EQ: sql`=`,
  NE: sql`<>`,
  LT: sql`<`,
  GT: sql`>`,
  LE: sql`<=`,
  GE: sql`>=`,
} as const

const compared =
  (takes: 'INT' | 'FLOAT') =>
  (expression: RowExpression): FieldCondition<NumberInput> => ({
    takes,
    of: (row, input) => numberIs(expression(row), input),
  })

/** The number compares so; a missing one never does. */
export const numberIs = (number: RawBuilder<unknown>, { operator, value }: NumberInput): Condition =>
  sql`${number} ${comparisons[operator]} ${value}`

/** A whole number of the row. */
export const integer = compared('INT')

/** A number of the row. */
export const float = compared('FLOAT')

/** Checks whether it is so; unknown is neither. */
export const truth = (expression: RowExpression): FieldCondition<BooleanInput> => ({
  takes: 'BOOLEAN',
  of: (row, { value }) => (value ? sql`${expression(row)}` : sql`not ${expression(row)}`),
})

const times = {
  BEFORE: sql`<`,
  AFTER: sql`>`,
  ON_OR_BEFORE: sql`<=`,
  ON_OR_AFTER: sql`>=`,
} as const

/** A time of the row, as stored: ISO 8601 text of one form, which sorts by time. */
export const time = (expression: RowExpression): FieldCondition<DateInput> => ({
  takes: 'DATE',
  of: (row, { operator, date }) => sql`${expression(row)} ${times[operator]} ${date}`,
})

/** A word of a vocabulary; a missing one is neither equal nor unequal. */
export const wordIs = (word: RawBuilder<unknown>, { operator, value }: EnumInput): Condition =>
  sql`${word} ${comparisons[operator]} ${value}`

/** A column of the row that holds a word of the vocabulary. */
export const wordOf = (vocabulary: Vocabulary<string>, name: string): FieldCondition<EnumInput> => ({
  takes: { word: vocabulary },
  of: (row, input) => wordIs(column(name)(row), input),
})

/** Checks whether the row has something: the subquery finds it. */
export const exists = (subquery: (row: string) => RawBuilder<unknown>): FieldCondition<BooleanInput> => ({
  takes: 'BOOLEAN',
  of: (row, { value }) => (value ? sql`exists (${subquery(row)})` : sql`not exists (${subquery(row)})`),
})
