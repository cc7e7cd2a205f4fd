import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FieldValue } from '#domain/records/field-values.ts'
import { addApproval, addOrganization, addSuggestion } from '#tests/support/curation/curation-factories.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const VALUE = `value {
  ... on ObjectField { objects { id displayName link } }
  ... on ScalarField { value }
}`
const RECORD = `query ($ids: [Int!]) {
  revisionSets(ids: $ids, sortBy: { column: CREATED, direction: ASC }) {
    nodes {
      revisedRecord {
        record { __typename id name link }
        parts { subject { __typename id } fields { name displayName ${VALUE} } }
        approvalsToReview { id assertion { id } organization { name } }
      }
    }
  }
}`
interface Answer {
  revisionSets: {
    nodes: {
      revisedRecord: {
        record: unknown
        parts: { subject: unknown; fields: { name: string; displayName: string; value: unknown }[] }[]
        approvalsToReview: unknown[]
      }
    }[]
  }
}

describeOnEachEngine('the record that revisions would change', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let variant: { id: number; profile: number }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      variant = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
    })
  })
  afterAll(() => knowledge.close())

  const read = async (...ids: number[]) => {
    const { revisionSets } = await knowledge.ask<Answer>(RECORD, { ids })
    return revisionSets.nodes.map(({ revisedRecord }) => revisedRecord)
  }

  it('is told with names for ids and labels for codes, and with the approvals that would need review', async () => {
    const made = await knowledge.storage.write(async (tx) => {
      const disease = await addDisease(tx, 'Melanoma')
      const [one, two] = [await addTherapy(tx, 'Dabrafenib'), await addTherapy(tx, 'Trametinib')]
      const item = await addEvidence(tx, variant.profile, {
        disease_id: disease,
        therapies: [one, two],
        therapy_interaction_type: 'COMBINATION',
        description: 'It shrank.',
      })
      const assertion = await addAssertion(tx, variant.profile, { evidence: [item] })
      const organization = await addOrganization(tx, 'Board')
      const user = people.edith.id
      const approval = await addApproval(tx, assertion, { user, organization })
      const lab = await addOrganization(tx, 'Lab')
      await addApproval(tx, assertion, { user, organization: lab, status: 'REVOKED' })
      const other = await addAssertion(tx, variant.profile)
      await addApproval(tx, other, { user, organization })
      const subject = { type: 'EVIDENCE_ITEM', id: item } as const
      const change = { description: ['It shrank.', 'It grew.'] } as Record<string, [FieldValue, FieldValue]>
      const { set } = await addSuggestion(tx, subject, change, { user: people.cora.id })
      return { disease, therapies: [one, two], item, assertion, approval, set }
    })
    const [told] = await read(made.set)
    expect(told?.record).toEqual({
      __typename: 'EvidenceItem',
      id: made.item,
      name: `EID${made.item}`,
      link: `/evidence/${made.item}`,
    })
    expect(told?.approvalsToReview).toEqual([
      { id: made.approval, assertion: { id: made.assertion }, organization: { name: 'Board' } },
    ])
    expect(told?.parts).toHaveLength(1)
    expect(told?.parts[0]?.subject).toEqual({ __typename: 'EvidenceItem', id: made.item })
    const values = Object.fromEntries((told?.parts[0]?.fields ?? []).map(({ name, value }) => [name, value]))
    expect(Object.keys(values)).toHaveLength(13)
    expect(values).toMatchObject({
      description: { value: 'It shrank.' },
      disease_id: {
        objects: [{ id: made.disease, displayName: 'Melanoma', link: `/diseases/${made.disease}` }],
      },
      therapy_ids: { objects: [{ displayName: 'Dabrafenib' }, { displayName: 'Trametinib' }] },
      therapy_interaction_type: { value: 'Combination' },
      phenotype_ids: { objects: [] },
    })
  })

  it('is a variant with its coordinates, whichever of them is revised', async () => {
    const { place, sets } = await knowledge.storage.write(async (tx) => {
      const place = await addCoordinates(tx, variant.id, { chromosome: '7', start: 10, stop: 12 })
      const suggest = (change: Record<string, [FieldValue, FieldValue]>) =>
        addSuggestion(tx, { type: 'VARIANT_COORDINATES', id: place }, change, { user: people.cora.id })
      return {
        place,
        sets: [(await suggest({ start: [10, 11] })).set, (await suggest({ stop: [12, 13] })).set],
      }
    })
    knowledge.statements.length = 0
    const [one] = await read(...sets.slice(0, 1))
    const statements = knowledge.statements.length
    expect(one?.record).toMatchObject({ __typename: 'GeneVariant', id: variant.id })
    expect(one?.approvalsToReview).toEqual([])
    expect(one?.parts.map(({ subject }) => subject)).toEqual([
      { __typename: 'GeneVariant', id: variant.id },
      { __typename: 'VariantCoordinate', id: place },
    ])
    expect(one?.parts[1]?.fields).toContainEqual({
      name: 'chromosome',
      displayName: 'Chromosome',
      value: { value: '7' },
    })
    knowledge.statements.length = 0
    expect(await read(...sets)).toEqual([one, one])
    expect(knowledge.statements.length).toBe(statements)
  })

  it('names what only the present value of a field holds', async () => {
    const { id, therapies } = await knowledge.storage.write(async (tx) => {
      const therapies = [await addTherapy(tx, 'A'), await addTherapy(tx, 'B'), await addTherapy(tx, 'C')]
      const item = await addEvidence(tx, variant.profile, { therapies: [therapies[2] ?? 0] })
      const subject = { type: 'EVIDENCE_ITEM', id: item } as const
      const change = { therapy_ids: [[therapies[0]], [therapies[1]]] } as Record<
        string,
        [FieldValue, FieldValue]
      >
      const { revisions } = await addSuggestion(tx, subject, change, { user: people.cora.id })
      return { id: revisions['therapy_ids'], therapies }
    })
    const PRESENT = `query ($id: Int!) {
      revision(id: $id) { conflicting presentField { ... on ObjectField { objects { id displayName } } } }
    }`
    expect(await knowledge.ask(PRESENT, { id })).toEqual({
      revision: { conflicting: true, presentField: { objects: [{ id: therapies[2], displayName: 'C' }] } },
    })
  })
})
