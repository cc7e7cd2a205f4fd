import { graphql } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { assertionInput, evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import type { EvidenceReferences } from '#tests/support/curation/clinical-inputs.ts'
import { addApproval, addOrganization, addSubmission } from '#tests/support/curation/curation-factories.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { Interrupted, contentsOf, failingAt } from '#tests/support/storage/failing-storage.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const written = [
  'activities',
  'activity_linked_entities',
  'answered_mutations',
  'approvals',
  'assertion_evidence_items',
  'assertion_therapies',
  'assertions',
  'events',
  'evidence_item_therapies',
  'evidence_items',
  'exon_coordinates',
  'features',
  'fusions',
  'knowledge_state',
  'local_changes',
  'molecular_profile_variants',
  'molecular_profiles',
  'notifications',
  'organizations',
  'search_words',
  'subscriptions',
  'users',
  'variant_coordinates',
  'variant_group_variants',
  'variant_groups',
  'variants',
] as const

describeOnEachEngine('an action that breaks off', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let references: EvidenceReferences
  let ids: Record<'item' | 'cited' | 'assertion' | 'approved' | 'panel' | 'gene' | 'other', number>
  let variants: number[]

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'EML4')
      const one = await addVariant(tx, gene, 'one')
      const two = await addVariant(tx, gene, 'two')
      variants = [one.id, two.id]
      references = {
        profile: one.profile,
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx),
      }
      const valid = { disease_id: references.disease, therapies: [references.therapy] }
      const cited = await addEvidence(tx, one.profile, valid)
      const item = await addEvidence(tx, one.profile, { ...valid, status: 'SUBMITTED', origin: 'RELEASE' })
      const assertion = await addAssertion(tx, one.profile, {
        ...valid,
        variant_origin: 'SOMATIC',
        evidence: [cited],
      })
      const approved = await addAssertion(tx, one.profile, { ...valid, evidence: [cited] })
      const panel = await addOrganization(tx, 'Panel', { can_approve: true, members: [people.edith.id] })
      await addApproval(tx, approved, { user: people.edith.id, organization: panel })
      for (const id of [cited, item]) {
        await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.cora.id })
        await tx
          .insertInto('subscriptions')
          .values({
            user_id: people.cora.id,
            subscribable_type: 'EVIDENCE_ITEM',
            subscribable_id: id,
            created_at: people.cora.created_at,
          })
          .execute()
      }
      ids = { item, cited, assertion, approved, panel, gene, other: await addFeature(tx, 'ALK') }
    })
  })
  afterAll(() => knowledge.close())

  const known = (geneId: number) => ({ partnerStatus: 'KNOWN', geneId })
  const cases: [string, string, () => object][] = [
    [
      'submitEvidence',
      'SubmitEvidenceItemInput',
      () => ({ fields: evidenceInput(references), comment: 'Tell @carl and the $editors' }),
    ],
    ['submitAssertion', 'SubmitAssertionInput', () => ({ fields: assertionInput(references, [ids.cited]) })],
    [
      'moderateEvidenceItem',
      'ModerateEvidenceItemInput',
      () => ({ evidenceItemId: ids.item, newStatus: 'ACCEPTED' }),
    ],
    [
      'moderateEvidenceItem',
      'ModerateEvidenceItemInput',
      () => ({ evidenceItemId: ids.cited, newStatus: 'REJECTED', comment: 'No' }),
    ],
    [
      'approveAssertion',
      'ApproveAssertionInput',
      () => ({ assertionId: ids.assertion, organizationId: ids.panel }),
    ],
    [
      'revokeApproval',
      'RevokeApprovalInput',
      () => ({ assertionId: ids.approved, comment: 'It says more than that' }),
    ],
    [
      'moderateAssertion',
      'ModerateAssertionInput',
      () => ({ assertionId: ids.assertion, newStatus: 'REJECTED', comment: 'No' }),
    ],
    [
      'createFusionFeature',
      'CreateFusionFeatureInput',
      () => ({ fivePrimeGene: known(ids.gene), threePrimeGene: known(ids.other) }),
    ],
    ['createVariant', 'CreateVariantInput', () => ({ name: 'three', featureId: ids.gene })],
    [
      'createMolecularProfile',
      'CreateMolecularProfileInput',
      () => ({
        structure: {
          booleanOperator: 'AND',
          variantComponents: variants.map((variantId) => ({ variantId })),
        },
      }),
    ],
    [
      'submitVariantGroup',
      'SubmitVariantGroupInput',
      () => ({ name: 'Both variants', variantIds: variants, sourceIds: [references.source] }),
    ],
  ]

  it.each(cases)(
    '%s leaves nothing, wherever it is, and works the next time',
    async (mutation, type, input) => {
      const { storage } = knowledge
      const source = `mutation ($input: ${type}!) { ${mutation}(input: $input) { clientMutationId } }`
      const variableValues = { input: { ...input(), clientMutationId: `${mutation} at last` } }
      const before = await contentsOf(storage.read, written)
      let broken = 0
      for (;;) {
        const contextValue = createContext({
          db: storage.read,
          storage: failingAt(storage, broken + 1),
          site: { name: 'Curia of the tests' },
          viewer: people.edith,
        })
        const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
        if (!errors) break
        expect(errors.map(({ originalError }) => originalError)).toEqual([expect.any(Interrupted)])
        expect(data).toEqual({ [mutation]: null })
        expect(await contentsOf(storage.read, written)).toBe(before)
        broken += 1
      }
      // The action itself, its activity with its event, and what is kept for a repeated request.
      expect(broken).toBeGreaterThan(5)
      expect(await contentsOf(storage.read, written)).not.toBe(before)
    },
  )
})
