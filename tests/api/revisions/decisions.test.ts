import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Writing } from '#server/storage/database.ts'
import { addOrganization, addSubmission } from '#tests/support/curation/curation-factories.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
  evidenceStatement,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import {
  ACCEPT,
  REJECT,
  VALIDATE,
  accept,
  revisionRows,
  suggest,
  suggestErrors,
} from '#tests/support/curation/revising.ts'
import type { Validation } from '#tests/support/curation/revising.ts'

const GENE = ['suggestGeneRevision', 'gene'] as const
const EVIDENCE = ['suggestEvidenceItemRevision', 'evidenceItem'] as const
const ASSERTION = ['suggestAssertionRevision', 'assertion'] as const

describeOnEachEngine('deciding on revisions', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let gene: number
  let profile: number
  let otherProfile: number
  let disease: number
  let therapy: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      gene = await addFeature(tx, 'BRAF')
      profile = (await addVariant(tx, gene, 'V600E')).profile
      otherProfile = (await addVariant(tx, gene, 'V600K')).profile
      disease = await addDisease(tx, 'Melanoma')
      therapy = await addTherapy(tx, 'Vemurafenib')
    })
  })
  afterAll(() => knowledge.close())

  const read = () => knowledge.storage.read
  const write = <T>(make: (tx: Writing) => Promise<T>) => knowledge.storage.write(make)
  let words = 0
  /** One pending revision of the gene's description. */
  const describeGene = async (by: Person, id = gene) => {
    const text = `Description number ${(words += 1)}`
    const fields = { description: { value: text }, sourceIds: [] }
    const [result] = await suggest(knowledge, GENE, { id, fields }, by)
    if (!result) throw new Error('nothing was suggested')
    return { ...result, text }
  }
  const newGene = () => write((tx) => addFeature(tx))
  const evidenceFields = (given: object = {}) => ({
    description: { value: evidenceStatement },
    molecularProfileId: profile,
    variantOrigin: 'SOMATIC',
    sourceId: 0,
    evidenceType: 'PREDICTIVE',
    significance: 'SENSITIVITYRESPONSE',
    diseaseId: { value: disease },
    evidenceLevel: 'B',
    evidenceDirection: 'SUPPORTS',
    phenotypeIds: [] as number[],
    rating: 3,
    therapyIds: [therapy],
    therapyInteractionType: { unset: true },
    ...given,
  })
  const assertionFields = (given: object = {}) => ({
    summary: { unset: true },
    description: { unset: true },
    molecularProfileId: profile,
    variantOrigin: 'SOMATIC',
    assertionType: 'PREDICTIVE',
    significance: 'SENSITIVITYRESPONSE',
    assertionDirection: 'SUPPORTS',
    diseaseId: { value: disease },
    therapyIds: [therapy],
    therapyInteractionType: { unset: true },
    phenotypeIds: [] as number[],
    evidenceItemIds: [] as number[],
    ampLevel: { unset: true },
    acmgCodeIds: [] as number[],
    clingenCodeIds: [] as number[],
    nccnGuidelineId: { unset: true },
    nccnGuidelineVersion: { unset: true },
    fdaCompanionTest: { unset: true },
    fdaRegulatoryApproval: { unset: true },
    ...given,
  })
  const newEvidence = (given: Parameters<typeof addEvidence>[2] = {}) =>
    write(async (tx) => {
      const id = await addEvidence(tx, profile, { disease_id: disease, therapies: [therapy], ...given })
      const { source_id } = await tx
        .selectFrom('evidence_items')
        .select('source_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await addSubmission(tx, 'EVIDENCE_ITEM', id, { user: people.carl.id })
      return { id, source: source_id }
    })
  const descriptionOf = async (id: number) =>
    (await read().selectFrom('features').select('description').where('id', '=', id).executeTakeFirstOrThrow())
      .description

  it('is done by editors with a statement, and not on what they suggested themselves', async () => {
    const { cora, carl, edith, erik, ella, adam } = people
    const id = await newGene()
    const byCora = await describeGene(cora, id)
    const byEdith = await describeGene(edith, id)
    const before = await curationState(knowledge.storage)
    const refused: [Person | undefined, number, string][] = [
      [undefined, byCora.id, 'must log in'],
      [cora, byCora.id, 'must be an editor'],
      [carl, byCora.id, 'must be an editor'],
      [
        erik,
        byCora.id,
        'must have a valid conflict of interest statement to accept revisions; yours is missing',
      ],
      [ella, byCora.id, 'yours is expired'],
      [edith, byEdith.id, `may not accept their own suggested revision: RID${byEdith.id}`],
    ]
    for (const [viewer, revision, message] of refused)
      expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [revision] } }, viewer), message).toEqual([
        expect.stringContaining(message),
      ])
    for (const [viewer, message] of [
      [undefined, 'must log in'],
      [carl, 'must be an editor to reject revisions that others suggested'],
      [erik, 'yours is missing'],
      [ella, 'yours is expired'],
    ] as const)
      expect(
        await knowledge.errorsOf(REJECT, { input: { ids: [byCora.id], comment: 'Not convincing' } }, viewer),
        message,
      ).toEqual([expect.stringContaining(message)])
    expect(await curationState(knowledge.storage)).toEqual(before)
    // An editor's own can be withdrawn without a statement, and an administrator has an editor's rights.
    await knowledge.ask(REJECT, { input: { ids: [byEdith.id], comment: 'I was wrong' } }, edith)
    expect(await accept(knowledge, { ids: [byCora.id] }, adam)).toEqual({
      accepted: [byCora.id],
      superseded: [],
    })
  })

  it('applies what is accepted, supersedes its rivals, and tells of both', async () => {
    const id = await newGene()
    const chosen = await describeGene(people.cora, id)
    const rival = await describeGene(people.carl, id)
    const another = await describeGene(people.edith, id)
    const organization = await write((tx) =>
      addOrganization(tx, `Group ${id}`, { members: [people.adam.id] }),
    )
    const { storage } = knowledge
    await storage.write((tx) =>
      tx
        .insertInto('subscriptions')
        .values({
          user_id: people.cora.id,
          subscribable_type: 'FEATURE',
          subscribable_id: id,
          created_at: '2026-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    const answer = await accept(
      knowledge,
      { ids: [chosen.id], comment: 'Well said, @carl, thank you' },
      people.adam,
    )
    expect(answer).toEqual({ accepted: [chosen.id], superseded: [rival.id, another.id] })
    const feature = await read()
      .selectFrom('features')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(feature.description).toBe(chosen.text)
    expect(feature.updated_at).not.toBe(feature.created_at)
    const rows = await revisionRows(knowledge, [chosen.id, rival.id, another.id])
    expect(rows.map(({ status }) => status)).toEqual(['ACCEPTED', 'SUPERSEDED', 'SUPERSEDED'])
    for (const row of rows)
      expect(row).toMatchObject({ resolving_user_id: people.adam.id, resolved_at: feature.updated_at })
    expect(await latestActivity(storage)).toEqual({
      kind: 'ACCEPT_REVISIONS',
      verbiage: 'accepted revisions of',
      note: 'Well said, @carl, thank you',
      user: people.adam.id,
      events: [
        `REVISION_ACCEPTED FEATURE ${id} from REVISION`,
        `REVISION_SUPERSEDED FEATURE ${id} from REVISION`,
        `REVISION_SUPERSEDED FEATURE ${id} from REVISION`,
      ],
    })
    const told = await read()
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['notified_user_id', 'reason', 'action'])
      .where('events.subject_id', '=', id)
      .where('events.subject_type', '=', 'FEATURE')
      .where('events.user_id', '=', people.adam.id)
      .orderBy('notifications.id')
      .execute()
    expect(told).toEqual([
      { notified_user_id: people.carl.id, reason: 'MENTION', action: 'REVISION_ACCEPTED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_ACCEPTED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
      { notified_user_id: people.cora.id, reason: 'SUBSCRIPTION', action: 'REVISION_SUPERSEDED' },
    ])
    const group = await read()
      .selectFrom('organizations')
      .select('last_activity_at')
      .where('id', '=', organization)
      .executeTakeFirstOrThrow()
    expect(group.last_activity_at).toBe(feature.updated_at)
    const shown = await knowledge.ask(
      `query ($chosen: Int!, $rival: Int!) {
        chosen: revision(id: $chosen) {
          status creationActivity { revisionSet { id } revisions { id } }
          acceptanceActivity { user { username } revisions { id } supersededRevisions { id } }
        }
        rival: revision(id: $rival) { status supersedingActivity { note } }
      }`,
      { chosen: chosen.id, rival: rival.id },
    )
    expect(shown).toEqual({
      chosen: {
        status: 'ACCEPTED',
        creationActivity: { revisionSet: { id: chosen.revisionSetId }, revisions: [{ id: chosen.id }] },
        acceptanceActivity: {
          user: { username: 'adam' },
          revisions: [{ id: chosen.id }],
          supersededRevisions: [{ id: rival.id }, { id: another.id }],
        },
      },
      rival: { status: 'SUPERSEDED', supersedingActivity: { note: 'Well said, @carl, thank you' } },
    })
  })

  it('says what stands against a decision before it asks for rights, and writes nothing', async () => {
    const [one, two] = [await newGene(), await newGene()]
    const first = await describeGene(people.cora, one)
    const second = await describeGene(people.carl, one)
    const elsewhere = await describeGene(people.cora, two)
    const decided = await describeGene(people.cora, one)
    await knowledge.ask(REJECT, { input: { ids: [decided.id], comment: 'Withdrawn again' } }, people.cora)
    const before = await curationState(knowledge.storage)
    const comment = 'Long enough to do'
    const { cora } = people
    const cases: [object, string, Person | undefined][] = [
      [{ ids: [], comment }, 'ids is empty', undefined],
      [{ ids: [first.id], comment: 'short' }, 'is too short (minimum is 10', undefined],
      [{ ids: [first.id, 4], comment }, "Revision RID4 doesn't exist", cora],
      [{ revisionSetId: 4, comment }, "Revision set RSID4 doesn't exist", cora],
      [{ comment }, 'exactly one of ids and revisionSetId', cora],
      [{ ids: [first.id], revisionSetId: first.revisionSetId, comment }, 'exactly one of', cora],
      [{ ids: [decided.id], comment }, `Revision RID${decided.id} is already rejected`, cora],
      [{ ids: [first.id, elsewhere.id], comment }, `FID${one}, FID${two}`, cora],
      [{ ids: [first.id], organizationId: 4, comment }, "Organization 4 doesn't exist", cora],
    ]
    for (const [input, message, viewer] of cases)
      for (const mutation of [ACCEPT, REJECT])
        expect(await knowledge.errorsOf(mutation, { input }, viewer), message).toEqual([
          expect.stringContaining(message),
        ])
    expect(
      await knowledge.errorsOf(REJECT, { input: { ids: [first.id], comment: ' nine char ' } }, undefined),
    ).toEqual([expect.stringContaining('is too short')])
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [first.id, second.id] } }, people.edith)).toEqual(
      [expect.stringContaining(`of description there are RID${first.id}, RID${second.id}`)],
    )
    expect(await curationState(knowledge.storage)).toEqual(before)
    expect(await descriptionOf(one)).toBeNull()
  })

  it('accepts a set only whole, and rejects what is pending of it', async () => {
    const id = await newGene()
    const source = await write((tx) => addSource(tx))
    const results = await suggest(
      knowledge,
      GENE,
      { id, fields: { description: { value: 'Two at once' }, sourceIds: [source] } },
      people.cora,
    )
    const [description, cited] = results
    const set = description?.revisionSetId
    await accept(knowledge, { ids: [description?.id] }, people.edith)
    expect(await knowledge.errorsOf(ACCEPT, { input: { revisionSetId: set } }, people.edith)).toEqual([
      `Revision RID${description?.id} is already accepted`,
    ])
    const { rejectRevisions } = await knowledge.ask<{ rejectRevisions: { revisions: object[] } }>(
      REJECT,
      { input: { revisionSetId: set, comment: 'The rest is not' } },
      people.edith,
    )
    expect(rejectRevisions.revisions).toEqual([{ id: cited?.id, status: 'REJECTED' }])
    expect(await latestActivity(knowledge.storage)).toMatchObject({
      kind: 'REJECT_REVISIONS',
      note: 'The rest is not',
      events: [`REVISION_REJECTED FEATURE ${id} from REVISION`],
    })
    expect(
      await knowledge.errorsOf(
        REJECT,
        { input: { revisionSetId: set, comment: 'Once more, please' } },
        people.edith,
      ),
    ).toEqual([`Revision set RSID${set} has no pending revisions`])
  })

  it('lets submitters decide on what they submitted until it is decided on', async () => {
    const { carl, cora } = people
    const { id, source } = await newEvidence({ status: 'SUBMITTED' })
    const revise = (by: Person, given: object) =>
      suggest(knowledge, EVIDENCE, { id, fields: evidenceFields({ sourceId: source, ...given }) }, by)
    const [own] = await revise(carl, { evidenceLevel: 'C' })
    const [theirs] = await revise(cora, { evidenceLevel: 'D', rating: 3 })
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [theirs?.id] } }, cora)).toEqual([
      expect.stringContaining('must be an editor'),
    ])
    expect(await accept(knowledge, { ids: [own?.id] }, carl)).toEqual({
      accepted: [own?.id],
      superseded: [theirs?.id],
    })
    await write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'ACCEPTED' }).where('id', '=', id).execute(),
    )
    const [late] = await revise(carl, { evidenceLevel: 'A' })
    expect(await knowledge.errorsOf(ACCEPT, { input: { ids: [late?.id] } }, carl)).toEqual([
      expect.stringContaining('must be an editor'),
    ])
  })

  it('moves evidence to another profile: both scores, approvals of citing assertions', async () => {
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
    const item = await newEvidence()
    const twin = await newEvidence({ source_id: item.source })
    const fields = evidenceFields({ sourceId: item.source, description: { value: 'A longer account' } })
    const [result] = await suggest(knowledge, EVIDENCE, { id: twin.id, fields }, people.cora)
    await accept(knowledge, { ids: [result?.id] }, people.edith)
  })

  it('examines evidence that an assertion newly cites, and leaves what it cites already', async () => {
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
    const { assertion, item } = await write(async (tx) => {
      const item = await addEvidence(tx, profile)
      const given = { evidence: [item], disease_id: disease, therapies: [therapy], variant_origin: null }
      return { item, assertion: await addAssertion(tx, profile, given) }
    })
    const { assertion: read } = await knowledge.ask<{ assertion: { variantOrigin: string } }>(
      'query ($id: Int!) { assertion(id: $id) { variantOrigin } }',
      { id: assertion },
    )
    expect(read.variantOrigin).toBe('UNKNOWN')
    const given = { evidenceItemIds: [item], variantOrigin: read.variantOrigin }
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

  it('answers the same request once more', async () => {
    const id = await newGene()
    const revision = await describeGene(people.cora, id)
    const request = { ids: [revision.id], clientMutationId: `accept ${id}` }
    const first = await knowledge.ask(ACCEPT, { input: request }, people.edith)
    const before = await curationState(knowledge.storage)
    expect(await knowledge.ask(ACCEPT, { input: request }, people.edith)).toEqual(first)
    const again = {
      id,
      fields: { description: { value: 'Sent twice' }, sourceIds: [] },
      clientMutationId: 'x',
    }
    expect(await suggest(knowledge, GENE, again, people.cora)).toEqual(
      await suggest(knowledge, GENE, again, people.cora),
    )
    const after = await curationState(knowledge.storage)
    expect(after).toEqual({
      ...before,
      revisions: Number(before['revisions']) + 1,
      events: Number(before['events']) + 1,
      activities: Number(before['activities']) + 1,
      notifications: after['notifications'],
    })
  })
})
