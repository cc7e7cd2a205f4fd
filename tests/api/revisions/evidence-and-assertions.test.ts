import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOrganization } from '#tests/support/curation/curation-factories.ts'
import { curationState } from '#tests/support/curation/curation-state.ts'
import {
  ACCEPT,
  VALIDATE,
  accept,
  revisionRows,
  suggest,
  suggestErrors,
} from '#tests/support/curation/revising.ts'
import type { Validation } from '#tests/support/curation/revising.ts'
import { ASSERTION, EVIDENCE, openRevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import type { RevisionKnowledge } from '#tests/support/curation/revision-knowledge.ts'
import { addAssertion, addEvidence, addTherapy } from '#tests/support/factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

describeOnEachEngine('deciding on revisions of evidence and assertions', (engine) => {
  let fixture: RevisionKnowledge
  beforeAll(async () => {
    fixture = await openRevisionKnowledge(engine)
  })
  afterAll(() => fixture.knowledge.close())

  it('moves evidence to another profile: both scores, approvals of citing assertions', async () => {
    const { knowledge, people, profile, otherProfile, disease, read, write, evidenceFields, newEvidence } =
      fixture
    const { id, source } = await newEvidence()
    const assertion = await write(async (tx) => {
      const assertion = await addAssertion(tx, profile, { evidence: [id], disease_id: disease })
      const organization = await addOrganization(tx, `Approvers ${id}`)
      await tx
        .insertInto('approvals')
        .values({
          assertion_id: assertion,
          organization_id: organization,
          user_id: people.adam.id,
          status: 'ACTIVE',
          last_reviewed_at: '2026-01-01T00:00:00.000Z',
          created_at: '2026-01-01T00:00:00.000Z',
          updated_at: '2026-01-01T00:00:00.000Z',
        })
        .execute()
      return assertion
    })
    const scoreOf = async (profileId: number) => {
      const row = await read()
        .selectFrom('molecular_profiles')
        .select('score')
        .where('id', '=', profileId)
        .executeTakeFirstOrThrow()
      return row.score
    }
    const expected = async (profileId: number) => {
      const rows = await read()
        .selectFrom('evidence_items')
        .select(['evidence_level', 'evidence_rating'])
        .where('molecular_profile_id', '=', profileId)
        .where('status', '=', 'ACCEPTED')
        .execute()
      const weights = { A: 10, B: 5, C: 2.5, D: 1, E: 0.25 }
      return rows.reduce((sum, row) => sum + weights[row.evidence_level] * (row.evidence_rating ?? 0), 0)
    }
    const results = await suggest(
      knowledge,
      EVIDENCE,
      {
        id,
        fields: evidenceFields({
          sourceId: source,
          molecularProfileId: otherProfile,
          evidenceLevel: 'A',
          rating: 5,
          description: { value: 'Said  anew' },
        }),
      },
      people.cora,
    )
    expect(results.map(({ fieldName }) => fieldName).sort()).toEqual([
      'description',
      'evidence_level',
      'molecular_profile_id',
      'rating',
    ])
    await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    const row = await read()
      .selectFrom('evidence_items')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      molecular_profile_id: otherProfile,
      evidence_level: 'A',
      evidence_rating: 5,
      description: 'Said  anew',
      description_sort_key: 'said anew',
    })
    expect(await scoreOf(otherProfile)).toBe(50)
    expect(await scoreOf(otherProfile)).toBe(await expected(otherProfile))
    expect(await scoreOf(profile)).toBe(await expected(profile))
    const approvals = await read()
      .selectFrom('approvals')
      .select('status')
      .where('assertion_id', '=', assertion)
      .execute()
    expect(approvals).toEqual([{ status: 'REQUIRES_REVIEW' }])
  })

  it('previews what acceptance would meet', async () => {
    const { knowledge, people, describeGene, newGene, evidenceFields, newEvidence } = fixture
    const { id, source } = await newEvidence()
    const results = await suggest(
      knowledge,
      EVIDENCE,
      {
        id,
        fields: evidenceFields({
          sourceId: source,
          evidenceType: 'PROGNOSTIC',
          significance: 'POOR_OUTCOME',
          therapyIds: [],
        }),
      },
      people.cora,
    )
    const revision = (name: string) => results.find(({ fieldName }) => fieldName === name)?.id
    const ask = async (ids: unknown[]) =>
      (await knowledge.ask<Validation>(VALIDATE, { ids })).validateRevisionsForAcceptance
    expect(await ask([])).toEqual({ validationErrors: [], genericErrors: [] })
    expect(await ask(results.map(({ id }) => id))).toEqual({ validationErrors: [], genericErrors: [] })
    const partly = await ask([revision('evidence_type'), revision('evidence_type')])
    expect(partly.genericErrors).toEqual([])
    expect(partly.validationErrors).toEqual([
      expect.objectContaining({
        fieldName: 'significance',
        error: expect.stringContaining('Better Outcome, Poor Outcome'),
      }),
      expect.objectContaining({ fieldName: 'therapy_ids' }),
    ])
    expect(
      await knowledge.errorsOf(ACCEPT, { input: { ids: [revision('evidence_type')] } }, people.edith),
    ).toEqual([expect.stringContaining('Validation failed: Prognostic evidence cannot have significance')])
    const other = await describeGene(people.cora, await newGene())
    expect((await ask([4, revision('significance')])).genericErrors).toEqual(["Revision RID4 doesn't exist"])
    expect((await ask([other.id, revision('significance')])).genericErrors).toEqual([
      expect.stringContaining('Revisions of one record can be decided on at once'),
    ])
    const rival = await suggest(
      knowledge,
      EVIDENCE,
      { id, fields: evidenceFields({ sourceId: source, significance: 'RESISTANCE' }) },
      people.carl,
    )
    expect((await ask([rival[0]?.id, revision('significance')])).genericErrors).toEqual([
      expect.stringContaining('of significance there are'),
    ])
    await accept(knowledge, { ids: [rival[0]?.id] }, people.edith)
    expect((await ask([rival[0]?.id])).genericErrors).toEqual([
      `Revision RID${rival[0]?.id} is already accepted`,
    ])
    expect((await ask(Array.from({ length: 501 }, (_, index) => index))).genericErrors).toEqual([
      expect.stringContaining('at most 500'),
    ])
  })

  it('validates again when accepting: a therapy that went out of use meanwhile', async () => {
    const { knowledge, people, write, evidenceFields, newEvidence } = fixture
    const { id, source } = await newEvidence()
    const old = await write((tx) => addTherapy(tx))
    const [result] = await suggest(
      knowledge,
      EVIDENCE,
      { id, fields: evidenceFields({ sourceId: source, therapyIds: [old] }) },
      people.cora,
    )
    await write((tx) => tx.updateTable('therapies').set({ deprecated: true }).where('id', '=', old).execute())
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [result?.id] } }, people.edith)).toEqual([
      `Validation failed: Deprecated therapies cannot be used: ${old}`,
    ])
    expect((await revisionRows(knowledge, [Number(result?.id)]))[0]?.status).toBe('NEW')
  })

  it('revises an item that breaks rules where it does not touch them', async () => {
    const { knowledge, people, evidenceFields, newEvidence } = fixture
    const { id, source } = await newEvidence({ evidence_direction: 'NA', evidence_rating: null })
    const fields = (given: object) => evidenceFields({ sourceId: source, evidenceDirection: 'NA', ...given })
    const [description, rating] = await suggest(
      knowledge,
      EVIDENCE,
      { id, fields: fields({ description: { value: 'Only words' } }) },
      people.cora,
    )
    expect([description?.fieldName, rating?.fieldName]).toEqual(['description', 'rating'])
    await accept(knowledge, { ids: [description?.id] }, people.edith)
    expect(
      await suggestErrors(
        knowledge,
        EVIDENCE,
        { id, fields: fields({ significance: 'BETTER_OUTCOME' }) },
        people.cora,
      ),
    ).toEqual([expect.stringContaining('Validation failed')])
  })

  it('revises an assertion: its evidence count, its approvals, its dates', async () => {
    const { knowledge, people, profile, disease, therapy, read, write, assertionFields } = fixture
    const { assertion, item } = await write(async (tx) => {
      const item = await addEvidence(tx, profile, { disease_id: disease, therapies: [therapy] })
      const rejected = await addEvidence(tx, profile, { status: 'REJECTED' })
      const assertion = await addAssertion(tx, profile, {
        evidence: [rejected],
        disease_id: disease,
        therapies: [therapy],
        variant_origin: 'SOMATIC',
        summary: 'Short',
      })
      const organization = await addOrganization(tx, `Approvers of ${assertion}`)
      const at = '2026-01-01T00:00:00.000Z'
      await tx
        .insertInto('approvals')
        .values({
          assertion_id: assertion,
          organization_id: organization,
          user_id: people.adam.id,
          status: 'ACTIVE',
          last_reviewed_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute()
      return { assertion, item }
    })
    const fields = assertionFields({
      summary: { value: 'Shorter' },
      evidenceItemIds: [item],
      ampLevel: { value: 'TIER_I_LEVEL_A' },
      fdaCompanionTest: { value: false },
    })
    const before = await curationState(knowledge.storage)
    expect(
      await suggestErrors(
        knowledge,
        ASSERTION,
        { id: assertion, fields: { ...fields, evidenceItemIds: [item, 5], nccnGuidelineId: { value: 9 } } },
        people.cora,
      ),
    ).toEqual([expect.stringMatching(/Evidence item ids: 5 doesn't exist \| .*9 doesn't exist/)])
    expect(
      await suggestErrors(
        knowledge,
        ASSERTION,
        { id: assertion, fields: { ...fields, nccnGuidelineVersion: { value: '1.2024' } } },
        people.cora,
      ),
    ).toEqual([
      expect.stringContaining('Validation failed: NCCN guideline version 1.2024 needs its guideline'),
    ])
    expect(await suggestErrors(knowledge, ASSERTION, { id: 5, fields }, people.cora)).toEqual([
      "Assertion AID5 doesn't exist",
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
    const results = await suggest(knowledge, ASSERTION, { id: assertion, fields }, people.cora)
    expect(results.map(({ fieldName }) => fieldName).sort()).toEqual([
      'amp_level',
      'evidence_item_ids',
      'fda_companion_test',
      'summary',
    ])
    await accept(knowledge, { ids: results.map(({ id }) => id) }, people.edith)
    const row = await read()
      .selectFrom('assertions')
      .selectAll()
      .where('id', '=', assertion)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      summary: 'Shorter',
      summary_folded: 'shorter',
      summary_sort_key: 'shorter',
      amp_level: 'TIER_I_LEVEL_A',
      fda_companion_test: false,
      fda_companion_test_updated_at: row.updated_at,
      fda_regulatory_approval_updated_at: null,
      evidence_item_count: 1,
    })
    const approvals = await read()
      .selectFrom('approvals')
      .select('status')
      .where('assertion_id', '=', assertion)
      .execute()
    expect(approvals).toEqual([{ status: 'REQUIRES_REVIEW' }])
  })

  it('makes no evidence that says what other evidence says, not by suggesting nor by accepting', async () => {
    const { knowledge, people, evidenceFields, newEvidence } = fixture
    const { cora, carl, edith } = people
    const item = await newEvidence({ evidence_rating: 3, status: 'SUBMITTED' })
    const twin = await newEvidence({ evidence_rating: 4, status: 'SUBMITTED', source_id: item.source })
    const same = `An identical evidence item already exists: EID${item.id}`
    const fields = evidenceFields({ sourceId: item.source })
    const before = await curationState(knowledge.storage)
    expect(await suggestErrors(knowledge, EVIDENCE, { id: twin.id, fields }, cora)).toEqual([same])
    expect(await curationState(knowledge.storage)).toEqual(before)
    const [towards] = await suggest(
      knowledge,
      EVIDENCE,
      { id: twin.id, fields: { ...fields, rating: 2 } },
      cora,
    )
    const [other] = await suggest(
      knowledge,
      EVIDENCE,
      { id: item.id, fields: { ...fields, rating: 2 } },
      cora,
    )
    await accept(knowledge, { ids: [other?.id] }, edith)
    // Carl submitted the item and decides on it alone while it is submitted.
    for (const viewer of [carl, edith])
      expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [towards?.id] } }, viewer)).toEqual([same])
    expect(await knowledge.ask(VALIDATE, { ids: [towards?.id] })).toEqual({
      validateRevisionsForAcceptance: { validationErrors: [], genericErrors: [same] },
    })
  })

  it('revises the text of evidence that imports made twice', async () => {
    const { knowledge, people, evidenceFields, newEvidence } = fixture
    const item = await newEvidence()
    const twin = await newEvidence({ source_id: item.source })
    const fields = evidenceFields({ sourceId: item.source, description: { value: 'A longer account' } })
    const [result] = await suggest(knowledge, EVIDENCE, { id: twin.id, fields }, people.cora)
    await accept(knowledge, { ids: [result?.id] }, people.edith)
  })

  it('examines evidence that an assertion newly cites, and leaves what it cites already', async () => {
    const { knowledge, people, profile, disease, therapy, write, assertionFields } = fixture
    const { assertion, old, broken, fine } = await write(async (tx) => {
      const valid = { disease_id: disease, therapies: [therapy] }
      const old = await addEvidence(tx, profile, { ...valid, disease_id: null })
      return {
        old,
        broken: await addEvidence(tx, profile, { ...valid, disease_id: null }),
        fine: await addEvidence(tx, profile, valid),
        assertion: await addAssertion(tx, profile, { ...valid, evidence: [old], variant_origin: 'SOMATIC' }),
      }
    })
    const citing = (...evidenceItemIds: number[]) => ({
      id: assertion,
      fields: assertionFields({ evidenceItemIds }),
    })
    const invalid = (id: number) => `EID${id} is not valid itself: Predictive evidence items need a disease.`
    expect(await suggestErrors(knowledge, ASSERTION, citing(old, broken), people.cora)).toEqual([
      `Validation failed: ${invalid(broken).replace(/\.$/, '')}`,
    ])
    const [cited] = await suggest(knowledge, ASSERTION, citing(old, fine), people.cora)
    await write((tx) =>
      tx.updateTable('evidence_items').set({ disease_id: null }).where('id', '=', fine).execute(),
    )
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [cited?.id] } }, people.edith)).toEqual([
      expect.stringContaining(`EID${fine} is not valid itself`),
    ])
    expect(await knowledge.ask(VALIDATE, { ids: [cited?.id] })).toEqual({
      validateRevisionsForAcceptance: {
        validationErrors: [{ fieldName: 'evidence_item_ids', error: invalid(fine) }],
        genericErrors: [],
      },
    })
  })

  it('takes the origin of an assertion that has none, sent back as it is read, for no change', async () => {
    const { knowledge, people, profile, disease, therapy, write, assertionFields } = fixture
    const { assertion, item } = await write(async (tx) => {
      const item = await addEvidence(tx, profile)
      const given = { evidence: [item], disease_id: disease, therapies: [therapy], variant_origin: null }
      return { item, assertion: await addAssertion(tx, profile, given) }
    })
    const { assertion: shown } = await knowledge.ask<{ assertion: { variantOrigin: string } }>(
      'query ($id: Int!) { assertion(id: $id) { variantOrigin } }',
      { id: assertion },
    )
    expect(shown.variantOrigin).toBe('UNKNOWN')
    const given = { evidenceItemIds: [item], variantOrigin: shown.variantOrigin }
    const asRead = assertionFields(given)
    expect(await suggestErrors(knowledge, ASSERTION, { id: assertion, fields: asRead }, people.cora)).toEqual(
      [expect.stringContaining('change at least one field')],
    )
    const summed = assertionFields({ ...given, summary: { value: 'In short' } })
    const results = await suggest(knowledge, ASSERTION, { id: assertion, fields: summed }, people.cora)
    expect(results.map(({ fieldName }) => fieldName)).toEqual(['summary'])
    const somatic = assertionFields({ ...given, variantOrigin: 'SOMATIC' })
    const other = await suggest(knowledge, ASSERTION, { id: assertion, fields: somatic }, people.cora)
    expect(other.map(({ fieldName }) => fieldName)).toEqual(['variant_origin'])
  })
})
