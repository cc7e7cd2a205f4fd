import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
  addVariantType,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const NOWHERE = 2_000_000_000
type Path = readonly (string | number)[]

/** Texts of fields with a form of their own, by the ends of their names. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/url$/i, 'https://example.org'],
  [/doid$/i, '1909'],
  [/ncitId$/i, 'C1647'],
  [/citationId$/i, '161573'],
  [/email$/i, 'somebody@example.org'],
  [/username$/i, 'somebody'],
  [/expiresAt$/i, '2100-01-01T00:00:00Z'],
  [/./, 'A comment that is long enough'],
]
/** Fields of which another says the opposite. */
const OPPOSITES: ReadonlySet<string> = new Set(['clientMutationId', 'unset', 'noneFound', 'notApplicable'])

/** A value of an input type with 1 for every id, and the paths of its numbers. */
function valueOf(type: GraphQLInputType, path: Path, numbers: Path[], depth = 0): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [valueOf(inner.ofType as GraphQLInputType, [...path, 0], numbers, depth)]
  const named = getNamedType(inner)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => !OPPOSITES.has(field.name) && (isRequiredInputField(field) || depth < 3),
    )
    return Object.fromEntries(
      fields.map(({ name, type: inside }) => [name, valueOf(inside, [...path, name], numbers, depth + 1)]),
    )
  }
  if (named.name === 'Boolean') return true
  if (named.name !== 'Int' && named.name !== 'ID')
    return TEXTS.find(([form]) => form.test(String(path.at(-1))))?.[1]
  numbers.push(path)
  return 1
}

/** The value with another at a path. */
function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) return value.map((each) => replaced(each, rest, by))
  const object = value as Record<string, unknown>
  return { ...object, [step]: replaced(object[step], rest, by) }
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const input = args.find((argument) => argument.name === 'input')
  if (!input) return []
  const numbers: Path[] = []
  const base = valueOf(input.type, [], numbers)
  const doubled = numbers.flatMap((path) =>
    path.at(-1) === 0 ? [replaced(base, path.slice(0, -1), [1, 1])] : [],
  )
  const inputs = [base, ...numbers.map((path) => replaced(base, path, NOWHERE)), ...doubled]
  return [{ name, type: String(input.type), inputs }]
})

describeOnEachEngine('References to nothing and to the same twice', (engine) => {
  let curia: TestInterface
  let admin: Awaited<ReturnType<typeof addUser>>
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      admin = await addUser(tx, 'ada', { role: 'ADMIN' })
      await addOrganization(tx, 'Institute', { id: 1, members: [admin.id] })
      await addUser(tx, 'another', { id: 1 })
      await addCoi(tx, admin.id)
      const gene = await addFeature(tx, 'BRAF', { id: 1 })
      const { profile, id: variant } = await addVariant(tx, gene, 'V600E', { id: 1 })
      const other = await addVariant(tx, gene, 'K601E')
      await addProfile(tx, `#VID1 AND #VID${other.id}`, { id: 1 })
      await addVariantType(tx, 'missense_variant', { id: 1 })
      await addVariantGroup(tx, 'Group', { id: 1, variants: [variant] })
      const evidence = await addEvidence(tx, profile, {
        id: 1,
        source_id: await addSource(tx, { id: 1 }),
        disease_id: await addDisease(tx, 'Melanoma', { id: 1 }),
        therapies: [await addTherapy(tx, 'Vemurafenib', { id: 1 })],
      })
      await addAssertion(tx, profile, { id: 1, evidence: [evidence] })
    })
  })
  afterAll(() => curia.close())

  it('never reach anybody as errors of the database, and are refused by a sentence that names them', async () => {
    const [defects, named]: [unknown[], Set<string>] = [[], new Set()]
    for (const { name, type, inputs } of mutations)
      for (const input of inputs) {
        const source = `mutation ($input: ${type}) { ${name}(input: $input) { __typename } }`
        await curia.ask(source, { input }, admin).catch((error: Error) => {
          if (!(error instanceof GraphQLError)) defects.push([name, input, error])
          if (error.message.includes(String(NOWHERE))) named.add(name)
        })
      }
    expect(defects).toEqual([])
    // All but those that take no id, or only with much else.
    expect(named.size).toBeGreaterThan(40)
  })
})
