import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { outbox } from '#server/mirror/outbox/outbox.ts'
import type { Attempt } from '#server/mirror/outbox/attempts.ts'
import { sendSuggestion } from '#server/mirror/outbox/send.ts'
import { addAction } from '#tests/support/curation/curation-factories.ts'
import { addSource, addVariantType } from '#tests/support/factories.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { withoutField } from '#tests/support/mirror/published-interface.ts'
import { mirrorAll, mirroredPair, onlyUpstream } from '#tests/support/mirror/mirrored-pair.ts'
import type { MirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import { runOnce } from '#tests/support/mirror/upstream-service.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

describeOnSqliteFirst('Suggestions of local changes to an upstream', (engine) => {
  let pair: MirroredPair
  let key: string
  let user: number
  let records: Awaited<ReturnType<typeof addEveryKind>>
  let source: number
  beforeAll(async () => {
    pair = await mirroredPair(engine)
    const ursula = await userWithKey(pair.upstream.storage, 'ursula')
    key = ursula.key
    user = ursula.user.id
    await pair.upstream.storage.write(async (tx) => {
      records = await addEveryKind(tx)
      source = await addSource(tx, { citation_id: '4711', citation: 'Doe, 2021' })
      await addVariantType(tx, 'stop_gained', { display_name: 'Stop Gained' })
      await tx.insertInto('acmg_codes').values({ code: 'PM1', description: '' }).execute()
      await tx.insertInto('nccn_guidelines').values({ name: 'Neuroblastoma' }).execute()
    })
    await mirrorAll(pair)
  })
  afterAll(() => pair.close())

  /** Changes a record and sends the changes. */
  async function sendChanges(
    kind: FlaggableEntity,
    there: number,
    fields: UpstreamDocument,
    url = pair.upstream.url,
  ): Promise<Attempt> {
    const { storage } = pair.mirror
    const id = await pair.here(kind, there)
    await pair.change(kind, id, fields)
    const entry = (await outbox(storage.read)).find((one) => one.kind === kind && one.recordId === id)
    expect(entry?.changes.map(({ obstacle }) => obstacle)).toEqual(Object.keys(fields).map(() => null))
    return sendSuggestion(
      { db: storage.read, storage, agent: 'Curia of the tests' },
      {
        entry: { ...entry!, upstream: { ...entry!.upstream, url } },
        digest: null,
        comment: 'The source says so.',
        organizationId: null,
        key,
        repeated: null,
        userId: null,
      },
    )
  }
  /** Sends the changes of a record; gives the fields of the revisions there with the suggested values. */
  async function suggestedThere(
    ...changes: Parameters<typeof sendChanges>
  ): Promise<Record<string, unknown>> {
    const attempt = await sendChanges(...changes)
    expect(attempt).toMatchObject({ state: 'SENT', reason: null })
    const revisions = await pair.upstream.storage.read
      .selectFrom('revisions')
      .select(['field_name', 'suggested_value'])
      .where('revision_set_id', '=', attempt.revisionSetId)
      .execute()
    return Object.fromEntries(
      revisions.map(({ field_name, suggested_value }) => [
        field_name,
        JSON.parse(suggested_value ?? 'null') as unknown,
      ]),
    )
  }
  const sourceHere = async () => {
    const { id } = await onlyUpstream(pair)
    const { record_id } = await pair.mirror.storage.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('upstream_id', '=', id)
      .where('record_type', '=', 'SOURCE')
      .where('upstream_record_id', '=', source)
      .executeTakeFirstOrThrow()
    return { kind: 'SOURCE', id: record_id, name: 'Doe, 2021' } as const
  }

  it('name features and their sources by the ids of the upstream', async () => {
    const { gene, factor, fusion, region } = records.features
    const sources = [await sourceHere()]
    expect(await suggestedThere('FEATURE', gene, { description: 'A kinase.', sources })).toEqual({
      description: 'A kinase.',
      source_ids: [source],
    })
    expect(await suggestedThere('FEATURE', factor, { fullName: 'Kataegis of some kind' })).toEqual({
      full_name: 'Kataegis of some kind',
    })
    expect(await suggestedThere('FEATURE', fusion, { description: 'A fusion.' })).toEqual({
      description: 'A fusion.',
    })
    expect(await suggestedThere('FEATURE', region, { description: 'A region.' })).toEqual({
      description: 'A region.',
    })
  })

  it('name variant types by the ids of the upstream, and coordinates cell by cell', async () => {
    const { point, positive, deleted } = records.variants
    const changed = await suggestedThere('VARIANT', point.id, {
      variantTypes: ['Missense Variant', 'Stop Gained'],
      'coordinates.GENE_VARIANT_COORDINATE.representativeTranscript': 'ENST00000389048.4',
    })
    const types = await pair.upstream.storage.read
      .selectFrom('variant_types')
      .select('id')
      .orderBy('id')
      .execute()
    expect(changed).toEqual({
      variant_type_ids: types.map(({ id }) => id),
      representative_transcript: 'ENST00000389048.4',
    })
    expect(await suggestedThere('VARIANT', positive.id, { ncitId: 'C64349' })).toEqual({ ncit_id: 'C64349' })
    expect(
      Object.keys(await suggestedThere('VARIANT', deleted.id, { variantAliases: ['LOSS OF 17P'] })),
    ).toEqual(['variant_alias_ids'])
  })

  it('name exons of fusions', async () => {
    const { fused } = records.variants
    expect(
      await suggestedThere('VARIANT', fused.id, {
        'exonCoordinates.FIVE_PRIME_END_EXON_COORDINATE.exon': 14,
        'exonCoordinates.FIVE_PRIME_END_EXON_COORDINATE.referenceBuild': 'GRCH37',
        'exonCoordinates.FIVE_PRIME_END_EXON_COORDINATE.ensemblVersion': 75,
        'exonCoordinates.THREE_PRIME_START_EXON_COORDINATE.referenceBuild': 'GRCH37',
        'exonCoordinates.THREE_PRIME_START_EXON_COORDINATE.ensemblVersion': 75,
      }),
    ).toMatchObject({ exon: 14, ensembl_version: 75, reference_build: 'GRCH37' })
  })

  it('name the codes and the guideline of an assertion, and leave alone what its lists do not show', async () => {
    const { assertion, complex, group } = records
    const there = await pair.upstream.storage.read
      .selectFrom('nccn_guidelines')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(
      await suggestedThere('ASSERTION', assertion, {
        nccnGuideline: 'Neuroblastoma',
        nccnGuidelineVersion: '3.2018',
        summary: 'Sensitive indeed.',
      }),
    ).toEqual({ nccn_guideline_id: there.id, nccn_guideline_version: '3.2018', summary: 'Sensitive indeed.' })
    expect(
      Object.keys(await suggestedThere('MOLECULAR_PROFILE', complex, { molecularProfileAliases: ['BOTH'] })),
    ).toEqual(['molecular_profile_alias_ids'])
    // A deprecated member, which the lists of the upstream leave out.
    const { id } = records.variants.deletion
    await pair.upstream.storage.write(async (tx) => {
      await tx
        .updateTable('variants')
        .set({ deprecated: true, deprecation_reason: 'DUPLICATE' })
        .where('id', '=', id)
        .execute()
      const at = new Date().toISOString()
      const subject = { type: 'VARIANT', id } as const
      await addAction(tx, 'DEPRECATE_VARIANT', 'DEPRECATED_VARIANT', subject, { user, at })
    })
    await runOnce(pair.mirror.storage)
    await mirrorAll(pair)
    expect(await suggestedThere('VARIANT_GROUP', group, { description: 'All of it.' })).toEqual({
      description: 'All of it.',
    })
  })

  it('are not sent where the upstream does not tell all that they have to say', async () => {
    const proxy = await faultyProxy(pair.upstream.url, {
      rewrite: ({ text }) =>
        text.replaceAll(
          '"variants":{"pageInfo":{"hasNextPage":false',
          '"variants":{"pageInfo":{"hasNextPage":true',
        ),
    })
    const { group, items } = records
    await expect(
      sendChanges('VARIANT_GROUP', group, { description: 'Some of it.' }, proxy.url),
    ).rejects.toThrow('cannot be given: Variants')
    proxy.rules.rewrite = withoutField('EvidenceItem', 'phenotypes')
    await expect(
      sendChanges('EVIDENCE_ITEM', items[0]!, { description: 'Some more.' }, proxy.url),
    ).rejects.toThrow('cannot be given: Phenotypes')
    await proxy.stop()
  })
})
