import { brokenInvariants } from '#server/integrity/curation-invariants.ts'
import { staleVersions } from '#server/integrity/record-versions.ts'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import { moveRevisedIds } from '#server/import/records/remapping/moved-revisions.ts'
import { redirectReferences } from '#server/import/records/remapping/id-remapping.ts'
import { startReport } from '#server/import/report.ts'
import { evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
  evidenceStatement,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { geneRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { accept, revisionRows, suggest } from '#tests/support/curation/revising.ts'

const unset = { unset: true }
const GROUP = ['suggestVariantGroupRevision', 'variantGroup'] as const
const FUSION = ['suggestFusionRevision', 'fusion'] as const
const EVIDENCE = ['suggestEvidenceItemRevision', 'evidenceItem'] as const
const VARIANT = ['suggestGeneVariantRevision', 'variant'] as const

describeOnEachEngine('revisions of what a release gives another id', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  beforeAll(async () => {
    knowledge = await openInterface(engine)
    people = await knowledge.storage.write((tx) => addCurators(tx))
  })
  afterAll(async () => {
    expect(await brokenRules(knowledge.storage, staleVersions)).toEqual([])
    await knowledge.close()
  })

  it('name the new ids, are known again, and can be accepted', async () => {
    const { storage } = knowledge
    const { read } = storage
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'GeneSummaries.tsv': [...smallRelease['GeneSummaries.tsv'], geneRow(77, 'ALK')],
    })
    // Evidence alone makes stubs of the variants that it names.
    await importRelease(storage, [join(folder, '01-Aug-2024-ClinicalEvidenceSummaries.tsv')])
    const stub = await read
      .selectFrom('variants')
      .select('id')
      .where('name', '=', 'V600E')
      .executeTakeFirstOrThrow()
    expect(stub.id).toBeGreaterThanOrEqual(1_000_000)
    const local = await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'ALK')
      await tx.updateTable('genes').set({ entrez_id: 1077 }).where('feature_id', '=', gene).execute()
      const other = await addFeature(tx, 'EML4')
      const fusion = await addFeature(tx, 'EML4::v', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: fusion,
          five_prime_gene_id: other,
          three_prime_gene_id: null,
          five_prime_partner_status: 'KNOWN',
          three_prime_partner_status: 'MULTIPLE',
        })
        .execute()
      const variant = await addVariant(tx, other, 'Loss')
      const references = {
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx),
      }
      const item = await addEvidence(tx, variant.profile, {
        source_id: references.source,
        disease_id: references.disease,
        therapies: [references.therapy],
      })
      return {
        gene,
        other,
        fusion,
        variant,
        references,
        item,
        group: await addVariantGroup(tx, 'Some of them'),
      }
    })

    const group = (variantIds: number[]) => ({
      id: local.group,
      fields: { name: 'Some of them', description: unset, sourceIds: [], variantIds },
    })
    const fusion = (knownPartnerGeneIds: number[]) => ({
      id: local.fusion,
      fields: { description: unset, sourceIds: [], aliases: [], knownPartnerGeneIds },
    })
    const variant = (featureId: number) => ({
      id: local.variant.id,
      fields: {
        featureId,
        name: 'Loss',
        aliases: [],
        variantTypeIds: [],
        hgvsDescriptions: [],
        clinvarIds: { ids: [] },
        coordinates: { referenceBases: unset, variantBases: unset },
      },
    })
    const suggestions = [
      await suggest(knowledge, GROUP, group([stub.id, local.variant.id]), people.cora),
      await suggest(knowledge, FUSION, fusion([local.gene, local.other]), people.cora),
      await suggest(knowledge, VARIANT, variant(local.gene), people.cora),
    ].flat()
    const before = await read
      .selectFrom('molecular_profiles')
      .select('id')
      .where('name', '=', 'BRAF V600E')
      .executeTakeFirstOrThrow()
    const about = evidenceInput(
      { ...local.references, profile: before.id },
      { description: { value: evidenceStatement } },
    )
    suggestions.push(...(await suggest(knowledge, EVIDENCE, { id: local.item, fields: about }, people.cora)))
    expect(suggestions.map(({ fieldName }) => fieldName)).toEqual([
      'variant_ids',
      'known_partner_gene_ids',
      'feature_id',
      'molecular_profile_id',
    ])

    await importRelease(storage, folder)
    expect(await read.selectFrom('features').select('id').where('name', '=', 'ALK').execute()).toEqual([
      { id: 77 },
    ])
    const rows = await revisionRows(
      knowledge,
      suggestions.map(({ id }) => id),
    )
    expect(rows.map(({ status, suggested_value }) => [status, JSON.parse(suggested_value)])).toEqual([
      ['NEW', [12, local.variant.id]],
      ['NEW', [77, local.other]],
      ['NEW', 77],
      ['NEW', 512],
    ])

    // The same suggestion, by the new ids, is known again.
    for (const [mutation, { id, fields }] of [
      [GROUP, group([local.variant.id, 12])],
      [FUSION, fusion([local.other, 77])],
      [VARIANT, variant(77)],
    ] as const)
      await expect(suggest(knowledge, mutation, { id, fields }, people.carl)).rejects.toThrow(
        'This suggestion already exists and is pending',
      )
    for (const { id } of suggestions) await accept(knowledge, { ids: [id] }, people.edith)
    const partners = await read
      .selectFrom('fusion_known_partner_genes')
      .select('gene_id')
      .where('feature_id', '=', local.fusion)
      .orderBy('gene_id')
      .execute()
    expect(partners.map((partner) => partner.gene_id)).toEqual([77, local.other])
    const members = await read
      .selectFrom('variant_group_variants')
      .select('variant_id')
      .where('variant_group_id', '=', local.group)
      .orderBy('variant_id')
      .execute()
    expect(members.map((member) => member.variant_id)).toEqual([12, local.variant.id])
  })
  it('both stay when they come to suggest the same, and one supersedes the other', async () => {
    const { storage } = knowledge
    const { group, one, two } = await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'TERT')
      const group = await addVariantGroup(tx, 'Promoter')
      return { group, one: (await addVariant(tx, gene)).id, two: (await addVariant(tx, gene)).id }
    })
    const members = (variantIds: number[]) => ({
      id: group,
      fields: { name: 'Promoter', description: unset, sourceIds: [], variantIds },
    })
    const [first] = await suggest(knowledge, GROUP, members([one]), people.cora)
    const [second] = await suggest(knowledge, GROUP, members([two]), people.carl)
    await storage.write((tx) => moveRevisedIds({ tx }, 'VARIANT', new Map([[one, two]])))
    const rows = await revisionRows(knowledge, [first?.id ?? 0, second?.id ?? 0])
    expect(rows.map(({ suggested_value }) => suggested_value)).toEqual([`[${two}]`, `[${two}]`])
    expect(await accept(knowledge, { ids: [second?.id] }, people.edith)).toEqual({
      accepted: [second?.id],
      superseded: [first?.id],
    })
  })

  it('keep all that people did to the old and the new record, and one subscription of each person', async () => {
    const { storage } = knowledge
    const { read } = storage
    const { old, other, kept } = await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'KIT')
      const one = await addVariant(tx, gene, 'D816V')
      const two = await addVariant(tx, gene, 'ASP816VAL')
      const three = await addVariant(tx, gene, 'D816V (c.2447A>T)')
      for (const { id } of [one, two, three])
        await tx
          .insertInto('variant_coordinates')
          .values({
            variant_id: id,
            coordinate_type: 'GENE_VARIANT_COORDINATE',
            curation_state: 'STUB',
            created_at: '2024-01-01T00:00:00.000Z',
            updated_at: '2024-01-01T00:00:00.000Z',
          })
          .execute()
      return { old: one.id, other: two.id, kept: three.id }
    })
    const [{ feature_id: gene } = { feature_id: 0 }] = await read
      .selectFrom('variants')
      .select('feature_id')
      .where('id', '=', old)
      .execute()
    const place = { referenceBuild: 'GRCH37', chromosome: '4', start: 55_599_321, stop: 55_599_321 }
    const bases = { referenceBases: { value: 'A' }, variantBases: { value: 'T' } }
    const change = (id: number, name: string) => ({
      id,
      fields: {
        featureId: gene,
        name,
        aliases: ['D816V mutation'],
        variantTypeIds: [],
        hgvsDescriptions: [],
        clinvarIds: { ids: [] },
        coordinates: {
          ...place,
          ...bases,
          ensemblVersion: 75,
          representativeTranscript: 'ENST00000288135.5',
        },
      },
    })
    const made = [
      await suggest(knowledge, VARIANT, change(old, 'D816V'), people.cora),
      await suggest(knowledge, VARIANT, change(other, 'ASP816VAL'), people.carl),
      await suggest(knowledge, VARIANT, change(kept, 'D816V (c.2447A>T)'), people.cora),
    ].flat()
    const ids = made.map(({ id }) => id)
    for (const id of [old, other, kept])
      await knowledge.ask(
        `mutation ($id: Int!) { subscribe(input: {subscribables: [{entityType: VARIANT, id: $id}]}) { clientMutationId } }`,
        { id },
        people.edith,
      )
    for (const id of [old, other, kept])
      await knowledge.ask(
        `mutation ($id: Int!) { addComment(input: {subject: {entityType: VARIANT, id: $id}, body: "About this variant"}) { clientMutationId } }`,
        { id },
        people.cora,
      )
    const told = await read.selectFrom('notifications').select('id').execute()
    expect(told.length).toBeGreaterThan(2)
    const [rejected] = ids
    await knowledge.ask(
      `mutation ($ids: [Int!]!) { rejectRevisions(input: {ids: $ids, comment: "Not what the source says"}) { clientMutationId } }`,
      { ids: [rejected] },
      people.edith,
    )
    const events = await read.selectFrom('events').select('id').orderBy('id').execute()

    await storage.write((tx) =>
      redirectReferences(
        { tx, writer: batchWriter(tx, storage.dialect), report: startReport() },
        'VARIANT',
        new Map([
          [old, kept],
          [other, kept],
        ]),
      ),
    )

    const rows = await read.selectFrom('revisions').selectAll().where('id', 'in', ids).execute()
    expect(rows).toHaveLength(ids.length)
    const coordinates = await read
      .selectFrom('variant_coordinates')
      .select('id')
      .where('variant_id', 'in', [old, other, kept])
      .execute()
    expect(coordinates).toHaveLength(1)
    for (const row of rows)
      expect(row.subject_id).toBe(row.subject_type === 'VARIANT' ? kept : coordinates[0]?.id)
    const following = await read
      .selectFrom('subscriptions')
      .select(['id', 'subscribable_id'])
      .where('subscribable_type', '=', 'VARIANT')
      .where('subscribable_id', 'in', [old, other, kept])
      .where('user_id', '=', people.edith.id)
      .execute()
    expect(following).toEqual([{ id: expect.any(Number) as number, subscribable_id: kept }])
    expect(await read.selectFrom('notifications').select('id').execute()).toEqual(
      expect.arrayContaining(told),
    )
    expect(await read.selectFrom('events').select('id').orderBy('id').execute()).toEqual(events)
    expect(
      (await brokenRules(knowledge.storage, brokenInvariants)).filter((broken) =>
        /revision|there|subscri|event/.test(broken),
      ),
    ).toEqual([])

    // What is pending twice is told as such, and accepting one supersedes the other.
    await expect(suggest(knowledge, VARIANT, change(kept, 'D816V (c.2447A>T)'), people.carl)).rejects.toThrow(
      'This suggestion already exists and is pending',
    )
    const aliases = rows.filter(
      ({ field_name, status }) => field_name === 'variant_alias_ids' && status === 'NEW',
    )
    expect(aliases.length).toBeGreaterThan(1)
    const [first, ...doubles] = aliases.map(({ id }) => id).toSorted((left, right) => left - right)
    expect(await accept(knowledge, { ids: [first] }, people.edith)).toEqual({
      accepted: [first],
      superseded: doubles,
    })
  })
})
