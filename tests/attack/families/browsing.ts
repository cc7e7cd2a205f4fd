import {
  getNamedType,
  getNullableType,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import type { GraphQLField } from 'graphql'
import { graphql } from '../traffic.ts'
import type { Family, Request, Target } from '../traffic.ts'
import { argumentsOfQueries, needed, queryOf } from './arguments.ts'
import { hostileTexts } from './hostile-texts.ts'

const isText = (field: GraphQLField<unknown, unknown>['args'][number]) =>
  getNullableType(field.type) === GraphQLString && !['after', 'before'].includes(field.name)

/** What every text that is searched for is asked with: common letters, wildcards, and the hostile ones. */
const texts = [
  ...[
    'a',
    'e',
    ' ',
    '%',
    '_',
    '%a%',
    '%_%_%_%',
    'mut',
    '1',
    '',
    "'",
    '\\',
    '"',
    '*',
    'a b c d e f g h i j',
  ].map((text) => ({ name: `“${text}”`, text })),
  ...hostileTexts(900),
  { name: '90,000 letters', text: 'a'.repeat(90_000) },
  { name: '90,000 words', text: 'ab '.repeat(30_000) },
]

function* textArguments({ schema }: Target): Iterable<Request> {
  for (const { name, text } of texts)
    for (const { field, argument } of argumentsOfQueries(schema, isText))
      yield graphql(`${field.name}(${argument.name}: ${name})`, queryOf(field, [argument.name]), {
        ...needed(field),
        [argument.name]: text,
      })
}

/** Every text argument with all others of its field, too: conditions that nothing may be indexed for. */
function* allTexts({ schema }: Target): Iterable<Request> {
  for (const letter of ['a', 'e', '%'])
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const names = field.args.filter(isText).map(({ name }) => name)
      if (names.length < 2) continue
      const variables = { ...needed(field), ...Object.fromEntries(names.map((name) => [name, letter])) }
      yield graphql(`${field.name}, all texts ${letter}`, queryOf(field, names), variables)
    }
}

/** Every order of every table, both ways, from its start and its end. */
function* orders({ schema }: Target): Iterable<Request> {
  for (const { field, argument } of argumentsOfQueries(schema, ({ name }) => name === 'sortBy')) {
    const input = getNamedType(argument.type)
    if (!isInputObjectType(input)) continue
    const column = input.getFields()['column']
    const columns = column && getNamedType(column.type)
    const names = isEnumType(columns) ? columns.getValues().map(({ name }) => name) : [null]
    for (const name of names)
      for (const direction of ['ASC', 'DESC'])
        for (const end of ['first', 'last']) {
          const sortBy = { ...(name !== null && { column: name }), direction }
          const label = `${field.name} by ${name} ${direction} ${end}`
          yield graphql(label, queryOf(field, ['sortBy', end]), { ...needed(field), sortBy, [end]: 100 })
        }
  }
}

const cursors = [
  '',
  'x',
  'MQ',
  'W10',
  'e30',
  '[1]',
  Buffer.from('[1,"a"]').toString('base64'),
  Buffer.from('[null]').toString('base64'),
  Buffer.from(JSON.stringify(['x'.repeat(2000), 1])).toString('base64'),
  'A'.repeat(90_000),
  Buffer.from('['.repeat(20_000)).toString('base64'),
  '\uD800',
]

function* hostileCursors({ schema }: Target): Iterable<Request> {
  for (const { field, argument } of argumentsOfQueries(
    schema,
    ({ name }) => name === 'after' || name === 'before',
  ))
    for (const cursor of cursors)
      yield graphql(
        `${field.name}(${argument.name}: ${cursor.slice(0, 12)})`,
        queryOf(field, [argument.name]),
        {
          ...needed(field),
          [argument.name]: cursor,
        },
      )
}

const numbers = [-1, 0, 2_147_483_647, 1_000_000]

/** Sizes of pages, ids and other numbers that nobody needs, and lists of as many ids as are allowed. */
function* hostileNumbers({ schema }: Target): Iterable<Request> {
  const isNumber = (type: unknown) => type === GraphQLInt
  for (const { field, argument } of argumentsOfQueries(schema, ({ type }) => isNumber(getNamedType(type)))) {
    const isList = isListType(getNullableType(argument.type))
    const values: readonly unknown[] = isList ? [Array.from({ length: 9990 }, (_, id) => id)] : numbers
    for (const value of values)
      yield graphql(`${field.name}(${argument.name})`, queryOf(field, [argument.name]), {
        ...needed(field),
        [argument.name]: value,
      })
  }
}

export const browsing: readonly Family[] = [
  { name: 'texts in every text argument', connections: 6, exchanges: textArguments },
  { name: 'all text arguments of a field', connections: 4, short: true, exchanges: allTexts },
  { name: 'every order of every table', connections: 4, short: true, exchanges: orders },
  { name: 'hostile cursors', connections: 4, short: true, exchanges: hostileCursors },
  { name: 'hostile numbers and lists of ids', connections: 4, exchanges: hostileNumbers },
]
