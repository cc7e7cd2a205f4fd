import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GraphQLField } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { LIMITS } from '#server/http/graphql/guards/limits.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { createContext } from '#server/graphql/context.ts'
import { presentedErrors } from '#tests/support/presented-errors.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const fields = Object.values(schema.getQueryType()?.getFields() ?? {})

/** Every list of values that a query takes. */
const lists = fields.flatMap((field) =>
  field.args
    .filter(({ type }) => isListType(getNullableType(type)) && !isInputObjectType(getNamedType(type)))
    .map((argument): [string, GraphQLField<unknown, unknown>, string] => [
      `${field.name}(${argument.name})`,
      field,
      argument.name,
    ]),
)

/** An operation that passes the list and asks for rows and all counts there are. */
function operation(field: GraphQLField<unknown, unknown>, list: string): string | null {
  const argument = field.args.find(({ name }) => name === list)
  if (!argument || field.args.some((one) => one !== argument && isNonNullType(one.type))) return null
  const type = getNamedType(field.type)
  const own = isObjectType(type) ? type.getFields() : {}
  const counts = ['totalCount', 'filteredCount', 'pageCount'].filter((name) => name in own)
  const rows = 'nodes' in own ? ['nodes { __typename }', 'edges { cursor }'] : []
  const selected = isObjectType(type) ? `{ __typename ${[...counts, ...rows].join(' ')} }` : '{ __typename }'
  return `query ($list: ${String(argument.type)}) { ${field.name}(${list}: $list) ${selected} }`
}

function valuesOf(field: GraphQLField<unknown, unknown>, list: string): unknown[] {
  const type = getNamedType(field.args.find(({ name }) => name === list)?.type)
  const value = (index: number) =>
    isEnumType(type) ? type.getValues()[0]?.name : type?.name === 'Int' ? 1_000_000 + index : `value ${index}`
  return Array.from({ length: LIMITS.listValues }, (_, index) => value(index))
}

describeOnEachEngine('Lists as long as they may be', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(addEveryKind)
  })
  afterAll(() => curia.close())

  const run = (query: string, values: unknown[]) => {
    const { storage } = curia
    const context = createContext({
      db: storage.read,
      storage,
      site: { name: 'Curia of the tests' },
      viewer: null,
    })
    const request = { query, variables: { list: values }, operationName: undefined }
    return createOperations(schema).run(request, context)
  }

  it('are many', () => expect(lists.length).toBeGreaterThan(15))

  it.each(lists)('are answered, or refused with what is allowed: %s', async (_place, field, list) => {
    const query = operation(field, list)
    if (query === null) return expect(query).toBeNull()
    const { data, errors } = await run(query, valuesOf(field, list))
    // An error of ours has a code; what a database says of too many parameters has none.
    for (const { message, extensions } of presentedErrors(errors))
      expect(extensions?.['code'], message).toMatch(/^(?!INTERNAL_ERROR)[A-Z]/)
    if (!errors) expect(data).toHaveProperty(field.name)
    return expect(data ?? errors).toBeDefined()
  })

  it('are refused when one longer', async () => {
    const query = 'query ($list: [Int!]) { evidenceItems(ids: $list) { totalCount } }'
    const { errors } = await run(
      query,
      Array.from({ length: LIMITS.listValues + 1 }, (_, index) => index),
    )
    expect(errors?.map(({ message, extensions }) => [extensions['code'], message])).toEqual([
      ['LIST_TOO_LONG', expect.stringMatching(/“\$list” 10001 of them; at most 10,000 are allowed/)],
    ])
  })
})
