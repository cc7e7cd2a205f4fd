import { getNamedType, isCompositeType, isEnumType, isRequiredArgument } from 'graphql'
import type { GraphQLArgument, GraphQLField, GraphQLNamedType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { addOneOfEach, changesBeside } from '#tests/support/storage/changes-beside.ts'
import type { ChangesBeside } from '#tests/support/storage/changes-beside.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

type Field = GraphQLField<unknown, unknown>

/** Lists of one operation. */
const LISTS_AT_ONCE = 14

const fieldsOf = (type: GraphQLNamedType): Field[] =>
  'getFields' in type ? (Object.values(type.getFields()) as Field[]) : []

const nodesOf = (type: GraphQLNamedType) => fieldsOf(type).find(({ name }) => name === 'nodes')

const isList = ({ type }: Field) => String(type).startsWith('[') || nodesOf(getNamedType(type)) !== undefined

/** What a type says of itself, and of the records it refers to so many steps away. */
function selection(type: GraphQLNamedType, steps: number): string {
  const fields = fieldsOf(type).flatMap((field) => {
    const named = getNamedType(field.type)
    if (field.args.some(isRequiredArgument) || field.extensions['outside']) return []
    if (!isCompositeType(named)) return [field.name]
    return steps === 0 || isList(field) ? [] : [`${field.name} ${selection(named, steps - 1)}`]
  })
  return `{ __typename ${fields.join(' ')} }`
}

function valueOf({ type }: GraphQLArgument): string {
  const named = getNamedType(type)
  const value = isEnumType(named) ? named.getValues()[0]?.name : named.name === 'Int' ? '1' : '"e"'
  return String(type).startsWith('[') ? `[${value}]` : `${value}`
}

function callOf({ name, type, args }: Field): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${valueOf(arg)}`)
  if (nodesOf(getNamedType(type))) given.push('last: 3')
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

/** A list with its rows, and its totals where it has pages. */
function listed(field: Field): string {
  const named = getNamedType(field.type)
  const nodes = nodesOf(named)
  return nodes
    ? `${callOf(field)} { totalCount pageCount nodes ${selection(getNamedType(nodes.type), 1)} }`
    : `${callOf(field)} ${selection(named, 1)}`
}

const rootFields = fieldsOf(schema.getQueryType() as GraphQLNamedType)
const lists = rootFields.filter((field) => isList(field) && isCompositeType(getNamedType(field.type)))

describeOnEachEngine('lists beside writers', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let writer: Storage
  let service: TestApp
  let beside: ChangesBeside

  beforeAll(async () => {
    database = await engine.createDatabase()
    writer = await open(database.url)
    await writer.write(async (tx) => {
      await addUser(tx, 'ann')
      await addOneOfEach(tx)
    })
    storage = await open(database.url)
    beside = changesBeside(storage, () => writer.write(addOneOfEach))
    service = await testApp(database.url, {
      schema,
      // Nothing is remembered.
      cacheBytes: { answers: 0, operations: 0, pages: 0 },
      storage: beside.storage,
    })
  })
  afterAll(async () => {
    await service.close()
    await storage.close()
    await writer.close()
    await database.drop()
  })

  async function ask(query: string) {
    const payload = { query, extensions: { knowledgeVersion: true } }
    const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload })
    return answer.json<{
      data: Record<string, { totalCount?: number } | null>
      errors?: { message: string; extensions: { code: string } }[]
      extensions: { knowledgeVersion: number }
    }>()
  }

  /** Totals of lists with the version of each; no list may fail. */
  async function totalsOf(fields: readonly Field[]) {
    const totals = new Map<string, { total: number; version: number }>()
    for (let at = 0; at < fields.length; at += LISTS_AT_ONCE) {
      const { data, errors, extensions } = await ask(
        `{ ${fields
          .slice(at, at + LISTS_AT_ONCE)
          .map(listed)
          .join('\n')} }`,
      )
      expect(errors).toBeUndefined()
      for (const [name, list] of Object.entries(data))
        if (list?.totalCount !== undefined)
          totals.set(name, { total: list.totalCount, version: extensions.knowledgeVersion })
    }
    return totals
  }

  /** Lists that anybody may read. */
  async function openLists() {
    const open: Field[] = []
    for (const field of lists) {
      const { errors } = await ask(`{ ${callOf(field)} { __typename } }`)
      if (errors) expect(errors[0]?.extensions.code, field.name).toBe('UNAUTHENTICATED')
      else open.push(field)
    }
    return open
  }

  it('answer all that they refer to, and count what their version has', async () => {
    const open = await openLists()
    const first = await totalsOf(open)
    await writer.write(addOneOfEach)
    const second = await totalsOf(open)
    beside.go()
    const third = await totalsOf(open)
    beside.stop()
    // Each change adds as much to a list as every other.
    const expected = [...third].map(([name, { version }]) => {
      const before = first.get(name) ?? { total: Number.NaN, version: Number.NaN }
      const growth = (second.get(name)?.total ?? Number.NaN) - before.total
      return [name, { version, total: before.total + growth * (version - before.version) }]
    })
    expect([...third]).toEqual(expected)
    expect(third.size).toBeGreaterThan(30)
    expect((await versionNow(writer.read)) - third.get('variants')!.version).toBeGreaterThan(0)
  })
})
