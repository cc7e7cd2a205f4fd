import { afterAll, beforeAll, expect, it } from 'vitest'
import { assertionInput } from '#tests/support/curation/clinical-inputs.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addDisease, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const SUBMIT = `mutation ($input: SubmitAssertionInput!) {
  submitAssertion(input: $input) {
    assertion {
      id status summary description assertionType significance assertionDirection variantOrigin
      ampLevel nccnGuidelineVersion nccnGuideline { id } fdaCompanionTest regulatoryApproval
      fdaCompanionTestLastUpdated regulatoryApprovalLastUpdated evidenceItemsCount
      evidenceItems { id } therapies { id } acmgCodes { id } clingenCodes { id }
      submissionActivity { note }
    }
  }
}`

type Submitted = { submitAssertion: { assertion: { id: number } & Record<string, unknown> } }

describeOnEachEngine('submitting assertions', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let references: { profile: number; disease: number; therapy: number; evidence: number }
  let other: { rejected: number; invalid: number; guideline: number; acmg: number; clingen: number }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const disease = await addDisease(tx)
      const therapy = await addTherapy(tx)
      const valid = { disease_id: disease, therapies: [therapy] }
      references = { profile, disease, therapy, evidence: await addEvidence(tx, profile, valid) }
      const code = { code: 'C1', description: 'one' }
      other = {
        rejected: await addEvidence(tx, profile, { ...valid, status: 'REJECTED' }),
        // As older releases hold them: predictive without a therapy.
        invalid: await addEvidence(tx, profile, { disease_id: disease }),
        guideline: (
          await tx
            .insertInto('nccn_guidelines')
            .values({ name: 'Lung' })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
        acmg: (await tx.insertInto('acmg_codes').values(code).returning('id').executeTakeFirstOrThrow()).id,
        clingen: (await tx.insertInto('clingen_codes').values(code).returning('id').executeTakeFirstOrThrow())
          .id,
      }
    })
  })
  afterAll(() => knowledge.close())

  const input = (fields: object = {}, given: object = {}) => ({
    input: { fields: assertionInput(references, [references.evidence], fields), ...given },
  })
  const submit = async (fields: object = {}, given: object = {}) =>
    (await knowledge.ask<Submitted>(SUBMIT, input(fields, given), people.cora)).submitAssertion.assertion
  const refusal = (fields: object = {}, given: object = {}, viewer: Curators['cora'] | null = people.cora) =>
    knowledge.errorsOf(SUBMIT, input(fields, given), viewer)

  it('makes a submitted assertion with its event and evidence count, and subscribes the submitter', async () => {
    const assertion = await submit(
      {
        evidenceItemIds: [other.rejected, references.evidence],
        nccnGuidelineId: { value: other.guideline },
        nccnGuidelineVersion: { value: ' 3.2018 ' },
        fdaCompanionTest: { value: false },
      },
      { comment: 'The guideline says the same' },
    )
    expect(assertion).toEqual({
      id: expect.any(Number),
      status: 'SUBMITTED',
      summary: 'Responds to the therapy',
      description: 'Several studies found the same',
      assertionType: 'PREDICTIVE',
      significance: 'SENSITIVITYRESPONSE',
      assertionDirection: 'SUPPORTS',
      variantOrigin: 'SOMATIC',
      ampLevel: 'TIER_I_LEVEL_A',
      nccnGuideline: { id: other.guideline },
      nccnGuidelineVersion: '3.2018',
      fdaCompanionTest: false,
      fdaCompanionTestLastUpdated: expect.stringMatching(/^20/),
      regulatoryApproval: null,
      regulatoryApprovalLastUpdated: null,
      // Rejected evidence does not count.
      evidenceItemsCount: 1,
      evidenceItems: [references.evidence, other.rejected].sort((a, b) => a - b).map((id) => ({ id })),
      therapies: [{ id: references.therapy }],
      acmgCodes: [],
      clingenCodes: [],
      submissionActivity: { note: 'The guideline says the same' },
    })
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'SUBMIT_ASSERTION',
      verbiage: 'submitted assertion',
      note: 'The guideline says the same',
      user: people.cora.id,
      events: [`ASSERTION_SUBMITTED ASSERTION ${assertion.id} from ASSERTION`],
    })
    const subscribed = await knowledge.storage.read
      .selectFrom('subscriptions')
      .select('user_id')
      .where('subscribable_type', '=', 'ASSERTION')
      .where('subscribable_id', '=', assertion.id)
      .execute()
    expect(subscribed).toEqual([{ user_id: people.cora.id }])
  })

  it('takes codes of guidelines, and oncogenic assertions without evidence', async () => {
    const germline = { therapyIds: [], ampLevel: { unset: true }, assertionDirection: 'SUPPORTS' }
    const predisposing = await submit({
      ...germline,
      assertionType: 'PREDISPOSING',
      significance: 'PATHOGENIC',
      acmgCodeIds: [other.acmg],
    })
    expect(predisposing).toMatchObject({ acmgCodes: [{ id: other.acmg }], therapies: [] })
    const oncogenic = await submit({
      ...germline,
      assertionType: 'ONCOGENIC',
      significance: 'LIKELY_ONCOGENIC',
      clingenCodeIds: [other.clingen],
      evidenceItemIds: [],
    })
    expect(oncogenic).toMatchObject({ clingenCodes: [{ id: other.clingen }], evidenceItemsCount: 0 })
  })

  it('does not refuse a deprecated profile', async () => {
    const profile = await knowledge.storage.write(async (tx) => {
      const variant = await addVariant(tx, await addFeature(tx), 'old')
      await tx
        .updateTable('molecular_profiles')
        .set({ deprecated: true })
        .where('id', '=', variant.profile)
        .execute()
      return variant.profile
    })
    expect(await submit({ molecularProfileId: profile })).toMatchObject({ status: 'SUBMITTED' })
  })

  const none = { therapyIds: [], ampLevel: { unset: true } }
  it.each<[string, () => object, string]>([
    [
      'a significance of another type',
      () => ({ significance: 'ONCOGENIC' }),
      'Predictive assertion cannot have significance Oncogenic; allowed are',
    ],
    [
      'a direction of another type',
      () => ({
        ...none,
        assertionType: 'PREDISPOSING',
        significance: 'BENIGN',
        assertionDirection: 'DOES_NOT_SUPPORT',
      }),
      'cannot have assertion direction Does not support; allowed are Supports',
    ],
    ['no evidence', () => ({ evidenceItemIds: [] }), 'need at least one evidence item'],
    ['no disease', () => ({ diseaseId: { unset: true } }), 'need a disease'],
    [
      'an AMP/ASCO/CAP tier of a predisposing one',
      () => ({ therapyIds: [], assertionType: 'PREDISPOSING', significance: 'BENIGN' }),
      'cannot have an AMP/ASCO/CAP tier',
    ],
    ['ACMG codes of a predictive one', () => ({ acmgCodeIds: [other.acmg] }), 'cannot have ACMG codes'],
    [
      'ClinGen codes of a predictive one',
      () => ({ clingenCodeIds: [other.clingen] }),
      'cannot have ClinGen codes',
    ],
    [
      'an FDA approval of a diagnostic one',
      () => ({
        therapyIds: [],
        assertionType: 'DIAGNOSTIC',
        significance: 'POSITIVE',
        fdaRegulatoryApproval: { value: false },
      }),
      'cannot have an FDA regulatory approval',
    ],
    [
      'a guideline without version',
      () => ({ nccnGuidelineId: { value: other.guideline } }),
      'needs its version',
    ],
    [
      'a version without guideline',
      () => ({ nccnGuidelineVersion: { value: '3.2018' } }),
      'needs its guideline',
    ],
    [
      'a version of another form',
      () => ({ nccnGuidelineId: { value: other.guideline }, nccnGuidelineVersion: { value: '2018.3' } }),
      'must be one or two digits, a point and four digits',
    ],
    [
      'evidence that is not valid',
      () => ({ evidenceItemIds: [references.evidence, other.invalid] }),
      'is not valid itself: Predictive evidence items need therapies',
    ],
    [
      'things that do not exist',
      () => ({ evidenceItemIds: [7], acmgCodeIds: [8], clingenCodeIds: [9], nccnGuidelineId: { value: 10 } }),
      "Evidence item ids: 7 doesn't exist | ACMG code ids: 8 doesn't exist | ClinGen code ids: 9 doesn't exist | NCCN guideline id 10 doesn't exist",
    ],
  ])('refuses %s', async (_what, fields, expected) => {
    const before = await curationState(knowledge.storage)
    expect(await refusal(fields())).toEqual([expect.stringContaining(expected)])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('tells beforehand what would stand against it', async () => {
    const CHECK = `query ($fields: AssertionFields!) { assertionCheck(fields: $fields) {
      missing violations { attribute } identicalEvidenceItem { id } } }`
    const check = (evidenceItemIds: number[]) =>
      knowledge.ask(CHECK, { fields: assertionInput(references, evidenceItemIds) })
    const none = { missing: [], violations: [], identicalEvidenceItem: null }
    expect(await check([references.evidence])).toEqual({ assertionCheck: none })
    expect(await check([7])).toEqual({
      assertionCheck: { ...none, missing: ["Evidence item ids: 7 doesn't exist"] },
    })
    expect(await check([other.invalid])).toEqual({
      assertionCheck: { ...none, violations: [{ attribute: 'evidence_item_ids' }] },
    })
  })

  it('needs somebody who is signed in, and an explaining comment if any', async () => {
    expect(await refusal({}, {}, null)).toEqual([expect.stringContaining('must log in')])
    expect(await refusal({}, { comment: '' }, null)).toEqual([expect.stringContaining('is too short')])
  })
})
