import { afterAll, beforeAll, expect, it } from 'vitest'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { assertionInput, evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const unset = { unset: true }
const text = (length: number) => 'word '.repeat(length).slice(0, length - 1) + '.'
const tooLong = (attribute: string, what: string, length: number, limit: number) => ({
  attribute,
  message: `${what} has ${length} characters and is too long (maximum is ${limit} characters).`,
})

describeOnEachEngine('the length of texts', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let ids: { profile: number; source: number; disease: number; therapy: number }
  const imported = { item: 700, gene: 50, variant: 500 }
  const description = { value: text(longestTexts.description + 500) }
  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      const gene = await addFeature(tx, 'BRAF', { id: imported.gene, description: description.value })
      const { profile } = await addVariant(tx, gene, `V600E ${'x'.repeat(300)}`, { id: imported.variant })
      ids = {
        profile,
        source: await addSource(tx),
        disease: await addDisease(tx, 'Melanoma'),
        therapy: await addTherapy(tx, 'Vemurafenib'),
      }
      await addEvidence(tx, profile, {
        id: imported.item,
        source_id: ids.source,
        disease_id: ids.disease,
        therapies: [ids.therapy],
        description: description.value,
      })
    })
  })
  afterAll(() => knowledge.close())

  /** The violations that a mutation is refused for; null when it is done. */
  const violations = async (mutation: string, input: object): Promise<unknown> => {
    const named = mutation === 'submitEvidence' ? 'submitEvidenceItem' : mutation
    const type = `${named.charAt(0).toUpperCase()}${named.slice(1)}Input`
    const source = `mutation ($input: ${type}!) { ${mutation}(input: $input) { clientMutationId } }`
    try {
      await knowledge.ask(source, { input }, people.cora)
      return null
    } catch (error) {
      return (error as { extensions: Record<string, unknown> }).extensions
    }
  }
  const refused = (...broken: object[]) =>
    expect.objectContaining({ code: 'BAD_USER_INPUT', violations: broken })

  it('is limited where evidence and assertions are submitted, and the longest allowed is kept whole', async () => {
    const limit = longestTexts.description
    const long = { description: { value: text(limit + 1) }, rating: 1 }
    expect(await violations('submitEvidence', { fields: evidenceInput(ids, long) })).toEqual(
      refused(tooLong('description', 'Description', limit + 1, limit)),
    )
    const most = { description: { value: text(limit) }, rating: 1 }
    expect(await violations('submitEvidence', { fields: evidenceInput(ids, most) })).toBeNull()
    const kept = await knowledge.storage.read
      .selectFrom('evidence_items')
      .select('description')
      .where('evidence_rating', '=', 1)
      .executeTakeFirstOrThrow()
    expect(kept.description).toHaveLength(limit)

    const summary = { summary: { value: text(longestTexts.summary + 1) } }
    expect(await violations('submitAssertion', { fields: assertionInput(ids, [], summary) })).toEqual(
      expect.objectContaining({
        violations: expect.arrayContaining([
          tooLong('summary', 'Summary', longestTexts.summary + 1, longestTexts.summary),
        ]) as unknown,
      }),
    )
  })

  it('is limited for comments with their titles, reasons and descriptions of new groups', async () => {
    const subject = { entityType: 'EVIDENCE_ITEM', id: imported.item }
    const limit = longestTexts.comment
    expect(
      await violations('addComment', { subject, body: 'What is this about?', title: text(256) }),
    ).toEqual(refused(tooLong('title', 'title', 256, 255)))
    expect(await violations('flagEntity', { subject, comment: text(limit + 1) })).toEqual(
      refused(tooLong('comment', 'comment', limit + 1, limit)),
    )
    expect(
      await violations('moderateEvidenceItem', {
        evidenceItemId: imported.item,
        newStatus: 'REJECTED',
        comment: text(limit + 1),
      }),
    ).toEqual(refused(tooLong('comment', 'comment', limit + 1, limit)))
    const group = { name: 'A new group', sourceIds: [], variantIds: [], description: text(limit + 1) }
    expect(await violations('submitVariantGroup', group)).toEqual(
      refused(tooLong('description', 'description', limit + 1, limit)),
    )
  })

  it('stays as it was imported while a revision leaves the field alone', async () => {
    const comment = 'For the test of long texts'
    const item = (given: object) => ({
      id: imported.item,
      comment,
      fields: evidenceInput(ids, { description, ...given }),
    })
    expect(await violations('suggestEvidenceItemRevision', item({ evidenceLevel: 'C' }))).toBeNull()
    const { length } = description.value
    const changed = { value: `${description.value.slice(1)}!` }
    expect(await violations('suggestEvidenceItemRevision', item({ description: changed }))).toEqual(
      refused(tooLong('description', 'Description', length, longestTexts.description)),
    )
    const shorter = { value: 'Much shorter than before' }
    expect(await violations('suggestEvidenceItemRevision', item({ description: shorter }))).toBeNull()

    const fields = { description, sourceIds: [ids.source] }
    expect(await violations('suggestGeneRevision', { id: imported.gene, comment, fields })).toBeNull()

    const variant = (given: object) => ({
      id: imported.variant,
      comment,
      fields: {
        featureId: imported.gene,
        name: `V600E ${'x'.repeat(300)}`,
        aliases: ['VAL600GLU'],
        variantTypeIds: [],
        hgvsDescriptions: [],
        clinvarIds: { ids: [] },
        coordinates: { referenceBases: unset, variantBases: unset },
        ...given,
      },
    })
    expect(await violations('suggestGeneVariantRevision', variant({}))).toBeNull()
    expect(await violations('suggestGeneVariantRevision', variant({ name: 'y'.repeat(256) }))).toEqual(
      refused(tooLong('name', 'Name', 256, 255)),
    )
  })

  it('of an alias is limited where it is new', async () => {
    const alias = 'z'.repeat(longestTexts.alias + 1)
    const input = {
      id: imported.variant,
      comment: 'For the test of long texts',
      fields: {
        featureId: imported.gene,
        name: `V600E ${'x'.repeat(300)}`,
        aliases: [alias],
        variantTypeIds: [],
        hgvsDescriptions: [],
        clinvarIds: { ids: [] },
        coordinates: { referenceBases: unset, variantBases: unset },
      },
    }
    expect(await violations('suggestGeneVariantRevision', input)).toMatchObject({ code: 'BAD_USER_INPUT' })
    await knowledge.storage.write((tx) =>
      tx.insertInto('variant_aliases').values({ name: alias, name_folded: alias }).execute(),
    )
    expect(await violations('suggestGeneVariantRevision', input)).toBeNull()
  })
})
