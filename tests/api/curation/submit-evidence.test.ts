import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import type { EvidenceReferences } from '#tests/support/curation/clinical-inputs.ts'
import { curationState, latestActivity } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import {
  addDisease,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'

const SUBMIT = `mutation ($input: SubmitEvidenceItemInput!) {
  submitEvidence(input: $input) {
    clientMutationId
    evidenceItem {
      id status description evidenceType evidenceRating variantOrigin therapyInteractionType
      disease { id } source { id } molecularProfile { id }
      therapies { id } phenotypes { id }
      submissionEvent { originatingUser { username } }
    }
  }
}`

type Submitted = { submitEvidence: { evidenceItem: { id: number } } }

describeOnEachEngine('submitting evidence', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let references: EvidenceReferences
  let other: { source: number; disease: number; therapy: number; profile: number; phenotype: number }
  let deprecated: {
    source: number
    retracted: number
    byPubMed: number
    disease: number
    therapy: number
    profile: number
  }

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'BRAF')
      const first = await addVariant(tx, gene, 'V600E')
      const second = await addVariant(tx, gene, 'V600K')
      references = {
        profile: first.profile,
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx, 'One'),
      }
      const { id: phenotype } = await tx
        .insertInto('phenotypes')
        .values({
          name: 'Fever',
          name_folded: 'fever',
          hpo_id: 'HP:0001945',
          created_at: people.cora.created_at,
          updated_at: people.cora.created_at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      other = {
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx, 'Two'),
        profile: await addProfile(tx, `#VID${first.id} AND #VID${second.id}`),
        phenotype,
      }
      deprecated = {
        source: await addSource(tx, { deprecated: true }),
        retracted: await addSource(tx, { retraction_nature: 'Retraction' }),
        byPubMed: await addSource(tx, { retracted: true }),
        disease: await addDisease(tx, 'Old disease', { deprecated: true }),
        therapy: await addTherapy(tx, 'Old therapy', { deprecated: true }),
        profile: await addProfile(tx, `#VID${first.id} OR #VID${second.id}`, { deprecated: true }),
      }
    })
  })
  afterAll(() => knowledge.close())

  const input = (fields: object = {}, given: object = {}) => ({
    input: { fields: evidenceInput(references, fields), ...given },
  })
  const submit = async (fields: object = {}, given: object = {}) =>
    (await knowledge.ask<Submitted>(SUBMIT, input(fields, given), people.cora)).submitEvidence.evidenceItem
  const refusal = (fields: object = {}, given: object = {}, viewer: Curators['cora'] | null = people.cora) =>
    knowledge.errorsOf(SUBMIT, input(fields, given), viewer)

  it('makes a submitted item with its event, and subscribes the submitter', async () => {
    const item = await submit(
      {
        description: { value: '  Most patients responded  ' },
        therapyIds: [other.therapy, references.therapy, other.therapy],
        therapyInteractionType: { value: 'COMBINATION' },
        phenotypeIds: [other.phenotype],
      },
      { comment: 'Read the second table of it, please' },
    )
    expect(item).toEqual({
      id: expect.any(Number),
      status: 'SUBMITTED',
      description: 'Most patients responded',
      evidenceType: 'PREDICTIVE',
      evidenceRating: 3,
      variantOrigin: 'SOMATIC',
      therapyInteractionType: 'COMBINATION',
      disease: { id: references.disease },
      source: { id: references.source },
      molecularProfile: { id: references.profile },
      therapies: [{ id: references.therapy }, { id: other.therapy }],
      phenotypes: [{ id: other.phenotype }],
      submissionEvent: { originatingUser: { username: 'cora' } },
    })
    expect(item.id).toBeGreaterThanOrEqual(1_000_000)
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'SUBMIT_EVIDENCE_ITEM',
      verbiage: 'submitted evidence item',
      note: 'Read the second table of it, please',
      user: people.cora.id,
      events: [`SUBMITTED EVIDENCE_ITEM ${item.id} from EVIDENCE_ITEM`],
    })
    const subscribed = await knowledge.storage.read
      .selectFrom('subscriptions')
      .select('user_id')
      .where('subscribable_type', '=', 'EVIDENCE_ITEM')
      .where('subscribable_id', '=', item.id)
      .execute()
    expect(subscribed).toEqual([{ user_id: people.cora.id }])
    const { score } = await knowledge.storage.read
      .selectFrom('molecular_profiles')
      .select('score')
      .where('id', '=', references.profile)
      .executeTakeFirstOrThrow()
    expect(score).toBe(0)
  })

  it('takes fields that are unset, absent, null or blank for empty', async () => {
    const functional = { evidenceType: 'FUNCTIONAL', significance: 'UNKNOWN', therapyIds: [] }
    const ids = []
    for (const [index, empty] of [{}, { value: null }, { unset: true }].entries()) {
      const item = await submit({
        ...functional,
        diseaseId: empty,
        therapyInteractionType: empty,
        rating: index + 1,
      })
      expect(item).toMatchObject({ disease: null, therapyInteractionType: null })
      ids.push(item.id)
    }
    expect(new Set(ids).size).toBe(3)
  })

  it.each([{}, { value: null }, { value: ' \n ' }, { unset: true }])(
    'refuses evidence without a statement: %o',
    async (description) => {
      expect(await refusal({ description })).toEqual([
        expect.stringContaining('Predictive evidence needs an evidence statement'),
      ])
    },
  )

  it('names the item that says the same, whatever its description or the order of ids', async () => {
    const fields = {
      sourceId: other.source,
      therapyIds: [references.therapy, other.therapy],
      therapyInteractionType: { value: 'SEQUENTIAL' },
    }
    const { id } = await submit(fields)
    const again = {
      ...fields,
      therapyIds: [other.therapy, references.therapy],
      description: { value: 'In other words' },
    }
    expect(await refusal(again)).toEqual([expect.stringMatching(new RegExp(`already exists: EID${id}$`))])
    for (const different of [
      { ...again, rating: 4 },
      { ...again, phenotypeIds: [other.phenotype] },
      { ...again, diseaseId: { value: other.disease } },
      { ...again, therapyIds: [other.therapy], therapyInteractionType: { unset: true } },
    ])
      expect((await submit(different)).id).not.toBe(id)
    await knowledge.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'REJECTED' }).where('id', '=', id).execute(),
    )
    expect((await submit(again)).id).not.toBe(id)
  })

  it.each<[string, () => object, (string | RegExp)[]]>([
    [
      'a significance of another type',
      () => ({ significance: 'POSITIVE' }),
      [
        /Predictive evidence cannot have significance Positive; allowed are Sensitivity\/Response, Resistance/,
      ],
    ],
    [
      'a direction of no type',
      () => ({ evidenceDirection: 'NA' }),
      [/evidence direction N\/A; allowed are Supports, Does not support/],
    ],
    ['no disease', () => ({ diseaseId: { unset: true } }), ['Predictive evidence items need a disease']],
    [
      'a disease of functional evidence',
      () => ({ evidenceType: 'FUNCTIONAL', significance: 'UNKNOWN', therapyIds: [] }),
      ['Functional evidence items cannot have a disease'],
    ],
    ['no therapy', () => ({ therapyIds: [] }), ['Predictive evidence items need therapies']],
    [
      'a therapy of prognostic evidence',
      () => ({ evidenceType: 'PROGNOSTIC', significance: 'POOR_OUTCOME' }),
      ['Prognostic evidence items cannot have therapies'],
    ],
    [
      'several therapies without interaction',
      () => ({ therapyIds: [references.therapy, other.therapy] }),
      ['needs a therapy interaction type'],
    ],
    [
      'an interaction of one therapy',
      () => ({ therapyInteractionType: { value: 'COMBINATION' } }),
      ['only for several therapies'],
    ],
    [
      'a combined origin of one variant',
      () => ({ variantOrigin: 'COMBINED' }),
      ['only for molecular profiles of several variants'],
    ],
    [
      'a deprecated profile',
      () => ({ molecularProfileId: deprecated.profile }),
      ['molecular profile is deprecated'],
    ],
    [
      'a deprecated source',
      () => ({ sourceId: deprecated.source }),
      [/The source “.+” is deprecated: cite another/],
    ],
    [
      'a retracted source',
      () => ({ sourceId: deprecated.retracted }),
      [/The source “.+” was retracted: cite another/],
    ],
    [
      'a source that PubMed says is retracted',
      () => ({ sourceId: deprecated.byPubMed }),
      [/The source “.+” was retracted: cite another/],
    ],
    ['a deprecated disease', () => ({ diseaseId: { value: deprecated.disease } }), ['is deprecated']],
    [
      'a deprecated therapy',
      () => ({ therapyIds: [deprecated.therapy] }),
      ['Deprecated therapies cannot be used'],
    ],
    ['a rating beyond 5', () => ({ rating: 6 }), ['rating 6 is not allowed; it is a number from 1 to 5']],
    ['a rating of 0', () => ({ rating: 0 }), ['rating 0 is not allowed']],
    [
      'a value that is unset',
      () => ({ diseaseId: { unset: true, value: 1 } }),
      ['diseaseId has both a value and unset: true'],
    ],
    [
      'several problems',
      () => ({ diseaseId: { unset: true }, significance: 'NEGATIVE' }),
      [
        /^Validation failed: Predictive evidence cannot have significance Negative.*, Predictive evidence items need a disease$/,
      ],
    ],
    [
      'things that do not exist',
      () => ({
        molecularProfileId: 1,
        sourceId: 2,
        diseaseId: { value: 3 },
        therapyIds: [4, references.therapy, 5],
        phenotypeIds: [6],
      }),
      [
        "Molecular profile id 1 doesn't exist | Source id 2 doesn't exist | Disease id 3 doesn't exist | Therapy ids: 4 doesn't exist, 5 doesn't exist | Phenotype ids: 6 doesn't exist",
      ],
    ],
    [
      'too many ids',
      () => ({ phenotypeIds: Array.from({ length: 501 }, (_, id) => id) }),
      ['phenotypeIds has 501 ids; at most 500 are allowed'],
    ],
  ])('refuses %s', async (_what, fields, [expected]) => {
    const before = await curationState(knowledge.storage)
    const matching =
      expected instanceof RegExp ? expect.stringMatching(expected) : expect.stringContaining(expected ?? '')
    expect(await refusal(fields())).toEqual([matching])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('accepts a combined origin for several variants', async () => {
    expect(await submit({ molecularProfileId: other.profile, variantOrigin: 'COMBINED' })).toMatchObject({
      variantOrigin: 'COMBINED',
    })
  })

  it('gives broken rules with their attributes to programs', async () => {
    const failed = await knowledge
      .ask(SUBMIT, input({ diseaseId: { unset: true } }), people.cora)
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        violations: [{ attribute: 'disease_id', message: 'Predictive evidence items need a disease.' }],
      },
    })
  })

  it('tells beforehand what would stand against it', async () => {
    const CHECK = `query ($fields: EvidenceItemFields!) { evidenceItemCheck(fields: $fields) {
      missing violations { attribute message } identicalEvidenceItem { id } } }`
    const check = async (fields: object) => {
      const given = { fields: evidenceInput(references, { evidenceLevel: 'C', ...fields }) }
      return (await knowledge.ask<{ evidenceItemCheck: object }>(CHECK, given)).evidenceItemCheck
    }
    const before = await curationState(knowledge.storage)
    expect(await check({})).toEqual({ missing: [], violations: [], identicalEvidenceItem: null })
    expect(await check({ sourceId: 1, diseaseId: { unset: true } })).toEqual({
      missing: ["Source id 1 doesn't exist"],
      violations: [{ attribute: 'disease_id', message: 'Predictive evidence items need a disease.' }],
      identicalEvidenceItem: null,
    })
    expect(await curationState(knowledge.storage)).toEqual(before)
    const { id } = await submit({ evidenceLevel: 'C' })
    expect(await check({})).toMatchObject({ identicalEvidenceItem: { id } })
    const wrong = { fields: evidenceInput(references, { rating: 9 }) }
    expect(await knowledge.errorsOf(CHECK, wrong)).toEqual([expect.stringContaining('rating 9')])
  })

  it('checks arguments first, then who asks, what exists, what is valid and what is identical', async () => {
    expect(await refusal({ sourceId: 1 }, { comment: 'short' }, null)).toEqual([
      expect.stringContaining('is too short (minimum is 10)'),
    ])
    expect(await refusal({ sourceId: 1 }, {}, null)).toEqual([expect.stringContaining('must log in')])
    expect(await refusal({ sourceId: 1 }, { organizationId: 7 })).toEqual(["Organization 7 doesn't exist"])
    expect(await refusal({ sourceId: 1, significance: 'POSITIVE' })).toEqual(["Source id 1 doesn't exist"])
    const { id } = await submit({ evidenceLevel: 'D' })
    expect(await refusal({ evidenceLevel: 'D' })).toEqual([
      `An identical evidence item already exists: EID${id}`,
    ])
    const description = { value: 'x'.repeat(10_001) }
    expect(await refusal({ evidenceLevel: 'D', description })).toEqual([
      expect.stringMatching(/^Validation failed: Description has 10001 characters/),
    ])
  })

  it('is one submission when sent twice with the same client id', async () => {
    const fields = { sourceId: other.source, rating: 1 }
    const first = await submit(fields, { clientMutationId: 'once' })
    const before = await curationState(knowledge.storage)
    expect(await submit(fields, { clientMutationId: 'once' })).toEqual(first)
    expect(await curationState(knowledge.storage)).toEqual(before)
    const both = await Promise.all(
      ['a', 'b'].map(() => submit({ ...fields, rating: 2 }, { clientMutationId: 'at once' })),
    )
    expect(both[0]?.id).toBe(both[1]?.id)
  })

  it('is there once when two people submit the same at once', async () => {
    const request = input({ sourceId: other.source, evidenceLevel: 'E' })
    const answers = await Promise.all(
      [people.cora, people.carl, people.edith].map((viewer) => knowledge.errorsOf(SUBMIT, request, viewer)),
    )
    expect(answers.filter((errors) => errors.length === 0)).toHaveLength(1)
    expect(answers.flat()).toEqual(Array(2).fill(expect.stringMatching(/already exists: EID\d+$/)))
  })
})
