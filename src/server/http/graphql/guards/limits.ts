import { GraphQLError } from 'graphql'
import type { Spending } from '#server/graphql/execution/meter.ts'

/** Who sends an operation: nobody in particular, or somebody with an API key or a session. */
export type Caller = 'anonymous' | 'signedIn'

/**
 * Budgets of one operation, by who sends it: estimated before it is executed (the values it would produce, and more
 * for what must be looked for), and counted while it is.
 */
export type Budgets = Record<Caller, Spending & { cost: number }>

/**
 * Set so that two executions at once, the most that are heavy, fit into a heap of 512 MB: a value takes up to 1.5 kB until
 * the answer is whole. Loading all evidence of fifty genes takes 17,000 values, describing the schema 66,000.
 */
export const BUDGETS: Budgets = {
  anonymous: { cost: 1_000_000, values: 120_000, rows: 100_000, bytes: 8_000_000 },
  signedIn: { cost: 4_000_000, values: 150_000, rows: 400_000, bytes: 16_000_000 },
}

/**
 * Limits of one operation. Generous: introspection, a hundred rows with four nested levels, and a
 * list of ten thousand ids pass; what no client needs is refused before anything is read.
 */
export const LIMITS = {
  /** Members, items, objects and lists of the JSON of a body together. */
  jsonValues: 40_000,
  /** Characters of a document. */
  characters: 100_000,
  /** Names, values and signs of a document. */
  tokens: 10_000,
  /** Brackets open at the same place of a document. */
  brackets: 100,
  /** Fields below one another, fragments included. */
  depth: 25,
  /** Fields selected, those of a fragment wherever it is used. */
  fields: 5000,
  aliases: 500,
  /** Aliases of `__typename`, which no resolver counts. */
  typeAliases: 10,
  directives: 200,
  fragments: 200,
  /** Selections of what the same selection set already holds under the same name. */
  repetitions: 100,
  /** Values of all lists of an operation together, in its text and its variables. */
  listValues: 10_000,
  /** Objects and lists inside one another in the variables. */
  variableDepth: 50,
  /** Members of one object in the variables; errors about an object repeat it whole. */
  objectMembers: 500,
  /** Advanced searches, each of which may read all records. */
  advancedSearches: 2,
  /** Other pages and lists that are found by a text. */
  textSearches: 20,
} as const

const number = (value: number) => value.toLocaleString('en-US')

/** Error of a document that asks for more than {@link LIMITS} allow. `code` is stable. */
const limitError = (code: string, sentence: string) => new GraphQLError(sentence, { extensions: { code } })

/** “The operation selects 5,000 fields; at most 3,000 are allowed”. */
export function tooMany(code: string, what: string, count: number, allowed: number): GraphQLError {
  const amount = Number.isFinite(count) ? number(count) : 'endlessly many'
  return limitError(code, `${what.replace('#', amount)}; at most ${number(allowed)} are allowed`)
}

/** Text that PostgreSQL cannot store, so that neither engine is asked for it. */
export const nulCharacter = (place: string) =>
  limitError('BAD_USER_INPUT', `${place} holds a NUL character (U+0000), which no text here may hold`)

/** The error of an operation that was ended while it was executed, as it had produced too much. */
export function operationTooCostly(spent: Spending, caller: Caller, budgets: Budgets): GraphQLError {
  const { cost: _cost, ...allowed } = budgets[caller]
  const kinds: [keyof Spending, string][] = [
    ['values', 'values'],
    ['rows', 'rows of the database'],
    ['bytes', 'bytes of the answer'],
  ]
  const [kind, what] = kinds.find(([kind]) => spent[kind] > allowed[kind]) ?? ['values', 'values']
  const more = caller === 'anonymous' ? `; with one it may have ${number(budgets.signedIn[kind])}` : ''
  const who = caller === 'anonymous' ? 'without an API key' : 'of somebody signed in'
  const sentence =
    `The operation was ended after ${number(spent[kind])} ${what}; an operation ${who} may have ` +
    `${number(allowed[kind])}${more}. Ask for smaller pages, fewer levels or fewer fields`
  return new GraphQLError(sentence, {
    extensions: { code: 'OPERATION_TOO_COSTLY', caller, spent: { ...spent }, allowed },
  })
}

/**
 * The error of an operation that would cost too much.
 * @param rows the largest pages with which it would pass; null when none would do
 */
export function tooCostly(cost: number, caller: Caller, rows: number | null): GraphQLError {
  const amount = Number.isFinite(cost) ? number(cost) : 'endlessly much'
  const withKey = caller === 'anonymous' ? `, with an API key ${number(BUDGETS.signedIn.cost)}` : ''
  const remedy =
    rows === null
      ? 'Smaller pages would not do: ask for fewer levels, lists or searches'
      : `With pages of at most ${rows} row${rows === 1 ? '' : 's'} it would pass; ask for smaller pages or fewer levels`
  return new GraphQLError(
    `The operation would cost ${amount} (values of the answer, and more for pages); at most ` +
      `${number(BUDGETS[caller].cost)} are allowed${withKey}. ${remedy}`,
    { extensions: { code: 'TOO_COSTLY' } },
  )
}

/** The error of a document whose fields graphql-js gives up comparing with one another. */
export const tooManyOverlaps = () =>
  limitError(
    'TOO_MANY_FIELDS',
    'The query selects fields of the same name in too many places to compare them: put what repeats into named fragments, or ask in several operations',
  )
