import { readdirSync } from 'node:fs'
import {
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parseType,
  print,
  valueFromASTUntyped,
} from 'graphql'
import type { DocumentNode, OperationDefinitionNode, TypeNode } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const folder = new URL('../../../../src/app/graphql/generated/', import.meta.url)

const queryOf = (document: DocumentNode) =>
  document.definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query',
  )

/** The operations of the app that read, each with the file it is generated into. */
async function appQueries(): Promise<[name: string, source: string, query: OperationDefinitionNode][]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const found = files.map(async (file) => {
    const exported = (await import(new URL(file, folder).href)) as Record<string, DocumentNode>
    return Object.entries(exported).flatMap(([name, document]) => {
      const query = name.endsWith('Document') ? queryOf(document) : undefined
      return query ? [[`${file} ${name}`, print(document), query] as const] : []
    })
  })
  return (await Promise.all(found)).flat().map(([name, source, query]) => [name, source, query])
}

const queries = await appQueries()

/** An input field that has a default and may not be null, in a place where any variant will do. */
const PROFILE_NAME = `query ($structure: MolecularProfileComponentInput!) {
  previewMolecularProfileName(structure: $structure) { existingMolecularProfile { id } segments { __typename } }
}`

/** The first id of every table. */
const FIRST_ID = 1_000_000

/** Which members of variables are given: those without which nothing goes, also those with defaults, or all plain ones. */
type Given = 'required' | 'defaults' | 'all'

function valueFor(name: string, type: TypeNode, given: Given): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueFor(name, type.type, given)
  if (type.kind === Kind.LIST_TYPE) return [valueFor(name, type.type, given)]
  switch (type.name.value) {
    case 'Int':
      return name === 'first' || name === 'last' ? 20 : FIRST_ID
    case 'Boolean':
      return true
    case 'String':
    case 'ID':
      // Bounds of a comparison name a version of the knowledge.
      return name === 'from' || name === 'to' ? '1' : 'ALK'
    default: {
      const named = schema.getType(type.name.value)
      if (isEnumType(named)) return named.getValues()[0]?.name
      if (!isInputObjectType(named)) return undefined
      const members = Object.values(named.getFields()).flatMap((field): [string, unknown][] => {
        if (field.defaultValue !== undefined)
          return given === 'defaults' ? [[field.name, field.defaultValue]] : []
        if (!isRequiredInputField(field)) return []
        return [[field.name, valueFor(field.name, parseType(String(field.type)), given)]]
      })
      return Object.fromEntries(members)
    }
  }
}

function variablesOf(query: OperationDefinitionNode, given: Given): Record<string, unknown> {
  const members = (query.variableDefinitions ?? []).flatMap(
    ({ variable, type, defaultValue }): [string, unknown][] => {
      const name = variable.name.value
      if (name === 'after' || name === 'before') return []
      if (defaultValue && given === 'defaults') return [[name, valueFromASTUntyped(defaultValue)]]
      if (given !== 'all' && (defaultValue || type.kind !== Kind.NON_NULL_TYPE)) return []
      return [[name, valueFor(name, type, given)]]
    },
  )
  return Object.fromEntries(members)
}

/** The data of an answer, and whether something went wrong: which of two broken references is met first is left open. */
function outcomeOf(answer: string) {
  const { data, errors } = JSON.parse(answer) as { data: unknown; errors?: unknown[] }
  return { data, isWhole: errors === undefined }
}

describeOnEachEngine('Operations of the app that read', (engine) => {
  let curia: TestInterface
  const operations = createOperations(schema)
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(addEveryKind)
  })
  afterAll(() => curia.close())

  const answer = async (query: string, variables: Record<string, unknown>) => {
    const { storage } = curia
    const site = { name: 'Curia of the tests' }
    const context = createContext({ db: storage.read, storage, site, viewer: null })
    return JSON.stringify(await operations.run({ query, variables, operationName: undefined }, context))
  }

  it('are many', () => expect(queries.length).toBeGreaterThanOrEqual(50))

  it.each(queries)(
    'are answered, with and without values that have defaults: %s',
    async (_name, source, query) => {
      const omitted = await answer(source, variablesOf(query, 'required'))
      expect(omitted).toContain('"data"')
      expect(outcomeOf(await answer(source, variablesOf(query, 'defaults')))).toEqual(outcomeOf(omitted))
      expect(await answer(source, variablesOf(query, 'all'))).toContain('"data"')
    },
  )

  it('may leave out a member that has a default, however often they are asked', async () => {
    const variant = await curia.storage.read.selectFrom('variants').select('id').executeTakeFirstOrThrow()
    const structure = (component: object) => ({
      structure: { booleanOperator: 'AND', variantComponents: [{ variantId: variant.id, ...component }] },
    })
    const expected = await answer(PROFILE_NAME, structure({ not: false }))
    expect(expected).not.toContain('errors')
    for (let use = 1; use <= 12; use += 1) expect(await answer(PROFILE_NAME, structure({}))).toBe(expected)
  })
})
