import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  printSchema,
} from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { withCleanArguments } from '#server/graphql/execution/cleaned-arguments.ts'
import { schema } from '#server/graphql/schema.ts'

const HIDDEN = '\u200bBR\u202eA\ufeffF\u0007\ud800'

/** A value of a type in which each text has characters that nobody sees. */
function hiddenIn(type: GraphQLInputType, above: readonly string[] = []): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return [hiddenIn(nullable.ofType as GraphQLInputType, above)]
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (!isInputObjectType(named)) return ['String', 'ID', 'JSON'].includes(named.name) ? HIDDEN : 1
  if (above.includes(named.name)) return null
  const members = Object.values(named.getFields()).map((field) => [
    field.name,
    field.name === 'clientMutationId' ? 'a request' : hiddenIn(field.type, [...above, named.name]),
  ])
  return Object.fromEntries(members)
}

// The interface with resolvers that give what they get.
const recording = buildSchema(printSchema(schema))
for (const type of Object.values(recording.getTypeMap()))
  if (isObjectType(type) && !type.name.startsWith('__'))
    for (const field of Object.values(type.getFields())) field.resolve = (_source, args) => args
withCleanArguments(recording)

const withTexts = Object.values(recording.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
  )
  .map(({ name, field }) => ({
    name,
    field,
    args: Object.fromEntries(field.args.map((each) => [each.name, hiddenIn(each.type)])),
  }))
  .filter(({ args }) => JSON.stringify(args).includes('BR'))

describe('The arguments of every field', () => {
  it('are cleaned of characters that nobody sees', () => {
    expect(withTexts.length).toBeGreaterThan(150)
    for (const { name, field, args } of withTexts) {
      const given = JSON.stringify(field.resolve!({}, args, {}, {} as never))
      const expected = JSON.stringify(args).replaceAll(JSON.stringify(HIDDEN), '"BRAF\ufffd"')
      expect({ name, given }).toEqual({ name, given: expected })
    }
  })

  it('keep what identifies a request', () => {
    const field = recording.getMutationType()!.getFields()['addComment']!
    const input = { body: HIDDEN, clientMutationId: HIDDEN }
    expect(field.resolve!({}, { input }, {}, {} as never)).toEqual({
      input: { body: 'BRAF\ufffd', clientMutationId: HIDDEN },
    })
  })
})
