import { readdirSync } from 'node:fs'
import { isEnumType, isInputObjectType, isRequiredInputField, Kind, parseType, print } from 'graphql'
import type { DocumentNode, TypeNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { COMPILED_FROM_USE, createOperations } from '#server/http/graphql/operations.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { sqlite } from '#tests/support/engines.ts'
import { addEveryKind } from '#tests/support/every-kind.ts'

const folder = new URL('../../src/app/graphql/generated/', import.meta.url)

/** The operations of the app that read, each with the file it is generated into. */
async function appOperations(): Promise<[string, DocumentNode][]> {
  const found: [string, DocumentNode][] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, DocumentNode>
    for (const [name, document] of Object.entries(exported)) {
      const holdsOperation =
        name.endsWith('Document') &&
        // Mutations are never run twice.
        document.definitions.some(
          (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query',
        )
      if (holdsOperation) found.push([`${file} ${name}`, document])
    }
  }
  return found
}

const operations = await appOperations()

/** The first id of every table. */
const FIRST_ID = 1_000_000

function valueFor(name: string, type: TypeNode, id: number): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueFor(name, type.type, id)
  if (type.kind === Kind.LIST_TYPE) return [valueFor(name, type.type, id)]
  switch (type.name.value) {
    case 'Int':
      return name === 'first' || name === 'last' ? 20 : id
    case 'Boolean':
      return true
    case 'String':
    case 'ID':
      return 'ALK'
    default: {
      const given = schema.getType(type.name.value)
      if (isEnumType(given)) return given.getValues()[0]?.name
      if (!isInputObjectType(given)) return undefined
      const required = Object.values(given.getFields()).filter((field) => isRequiredInputField(field))
      return Object.fromEntries(
        required.map((field) => [field.name, valueFor(field.name, parseType(String(field.type)), id)]),
      )
    }
  }
}

/** Values for the variables of an operation: all that are plain, or only those it cannot do without. */
function variablesOf(document: DocumentNode, id: number, all: boolean): Record<string, unknown> {
  const variables: Record<string, unknown> = {}
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    for (const { variable, type } of node.variableDefinitions ?? []) {
      const isCursor = variable.name.value === 'after' || variable.name.value === 'before'
      if (isCursor || (!all && type.kind !== Kind.NON_NULL_TYPE)) continue
      variables[variable.name.value] = valueFor(variable.name.value, type, id)
    }
  }
  return variables
}

describe('compiled operations', () => {
  let storage: Storage
  beforeAll(async () => {
    const database = await sqlite.createDatabase()
    storage = await open(database.url)
    await storage.write(addEveryKind)
  })
  afterAll(() => storage.close())

  const answerer = (jit: boolean) => {
    const { run } = createOperations(schema, { jit })
    return async (query: string, variables: Record<string, unknown>) => {
      const { read: db } = storage
      const context = createContext({ db, storage, site: { name: 'Curia of the tests' }, viewer: null })
      const { data, errors } = await run({ query, variables, operationName: undefined }, context)
      return JSON.stringify({ data, errors })
    }
  }

  it('leave variables that nest in themselves, such as filters, to graphql-js', async () => {
    const query =
      'query ($query: EvidenceItemSearchFilter!) { searchEvidenceItems(query: $query) { resultIds } }'
    const compiled = createOperations(schema, { jit: true, compiledFrom: 1 })
    const { read: db } = storage
    const context = createContext({ db, storage, site: { name: 'Curia of the tests' }, viewer: null })
    const variables = { query: { subFilters: [{ id: { operator: 'EQ', value: FIRST_ID } }] } }
    const expected = await answerer(false)(query, variables)
    expect(expected).toContain(`[${FIRST_ID}]`)
    const answer = await compiled.run({ query, variables, operationName: undefined }, context)
    expect(JSON.stringify(answer)).toBe(expected)
  })

  it('leave interfaces within interfaces, which would be written out for every type, to graphql-js', async () => {
    const levels = 6
    const inside = `${'commentable { comments(first: 1) { nodes { '.repeat(levels)}id${' } } }'.repeat(levels)}`
    const query = `{ comments(first: 1) { nodes { ${inside} } } }`
    const compiled = createOperations(schema, { jit: true, compiledFrom: 1 })
    const { read: db } = storage
    const context = createContext({ db, storage, site: { name: 'Curia of the tests' }, viewer: null })
    const answer = await compiled.run({ query, variables: {}, operationName: undefined }, context)
    expect(JSON.stringify(answer)).toBe(await answerer(false)(query, {}))
  })

  it('are found in the app', () => expect(operations.length).toBeGreaterThanOrEqual(20))

  it.each(operations)('answer like graphql-js: %s', async (_name, document) => {
    const query = print(document)
    const compiled = answerer(true)
    const plain = answerer(false)
    const warmUp = variablesOf(document, FIRST_ID, false)
    for (let use = 1; use < COMPILED_FROM_USE; use += 1) await compiled(query, warmUp)
    for (const all of [false, true])
      for (let id = FIRST_ID; id < FIRST_ID + 5; id += 1) {
        const variables = variablesOf(document, id, all)
        const expected = await plain(query, variables)
        expect(expected).toContain('"data"')
        expect(await compiled(query, variables)).toBe(expected)
      }
  })
})
