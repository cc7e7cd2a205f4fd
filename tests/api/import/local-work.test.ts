import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import {
  evidenceRow,
  geneRow,
  profileRow,
  smallRelease,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'

const starter = join(import.meta.dirname, '../../../src/server/import/starter')
const now = '2024-08-15T00:00:00.000Z'

describeOnSqliteFirst('Local work and a new release', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeEach(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterEach(async () => {
    await storage.close()
    await database.drop()
  })

  const addUser = () =>
    storage.writeAside((tx) =>
      tx
        .insertInto('users')
        .values({ username: 'ada', username_folded: 'ada', created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const evidence = (id: number) =>
    storage.read.selectFrom('evidence_items').selectAll().where('id', '=', id).executeTakeFirst()
  const profile = (id: number) =>
    storage.read.selectFrom('molecular_profiles').selectAll().where('id', '=', id).executeTakeFirst()

  it('keeps the fields that were changed here, and names them', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    await storage.write(async (tx) => {
      await tx
        .updateTable('evidence_items')
        .set({ description: 'Better said.', description_sort_key: 'better said.', updated_at: now })
        .where('id', '=', 1)
        .execute()
      await tx.deleteFrom('evidence_item_therapies').where('evidence_item_id', '=', 1).execute()
      for (const field_name of ['description', 'therapy_ids']) {
        await tx
          .insertInto('local_changes')
          .values({ record_type: 'EVIDENCE_ITEM', record_id: 1, field_name, changed_at: now })
          .execute()
      }
    })
    const report = await importRelease(
      storage,
      writeRelease('01-Sep-2024', {
        ...smallRelease,
        'ClinicalEvidenceSummaries.tsv': [
          evidenceRow(1, 512, 'BRAF V600E', { evidence_statement: 'Said otherwise.', evidence_level: 'A' }),
          ...smallRelease['ClinicalEvidenceSummaries.tsv'].slice(1),
        ],
      }),
    )
    expect(report.retainedLocalChanges.sort()).toEqual(['EID1 description', 'EID1 therapy_ids'])
    expect([report.kinds.evidence?.changed, report.kinds.evidence?.unchanged]).toEqual([1, 3])
    expect(await evidence(1)).toMatchObject({
      description: 'Better said.',
      description_sort_key: 'better said.',
      evidence_level: 'A',
    })
    const therapies = await storage.read
      .selectFrom('evidence_item_therapies')
      .selectAll()
      .where('evidence_item_id', '=', 1)
      .execute()
    expect(therapies).toEqual([])
    // Level A now: 10 x 4, and 1 x 3 of the other item.
    expect(await profile(512)).toMatchObject({ score: 43 })
  })

  it('leads a profile made here to the id that the release gives it, with all that hangs on it', async () => {
    const without = smallRelease['MolecularProfileSummaries.tsv'].filter(
      ({ molecular_profile_id }) => molecular_profile_id !== '900',
    )
    const items = smallRelease['ClinicalEvidenceSummaries.tsv'].filter(
      ({ evidence_id }) => evidence_id !== '4',
    )
    await importRelease(
      storage,
      writeRelease('01-Aug-2024', {
        ...smallRelease,
        'MolecularProfileSummaries.tsv': without,
        'ClinicalEvidenceSummaries.tsv': items,
      }),
    )
    const user = await addUser()
    const local = await storage.write(async (tx) => {
      const { id } = await tx
        .insertInto('molecular_profiles')
        .values({
          raw_name: '#VID12 AND NOT #VID20',
          name: 'BRAF V600E AND NOT KRAS Mutation',
          name_folded: 'braf v600e and not kras mutation',
          is_complex: true,
          is_multi_variant: true,
          origin: 'LOCAL',
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('molecular_profile_variants')
        .values([
          { molecular_profile_id: id, variant_id: 12, position: 0, negated: false },
          { molecular_profile_id: id, variant_id: 20, position: 1, negated: true },
        ])
        .execute()
      const { source_id } = await tx
        .selectFrom('evidence_items')
        .select('source_id')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('evidence_items')
        .values({
          molecular_profile_id: id,
          source_id,
          status: 'ACCEPTED',
          evidence_type: 'PREDICTIVE',
          evidence_level: 'C',
          evidence_direction: 'SUPPORTS',
          significance: 'RESISTANCE',
          variant_origin: 'SOMATIC',
          evidence_rating: 2,
          origin: 'LOCAL',
          created_at: now,
          updated_at: now,
        })
        .execute()
      await tx
        .insertInto('comments')
        .values({
          subject_type: 'MOLECULAR_PROFILE',
          subject_id: id,
          body: 'Mine.',
          user_id: user.id,
          created_at: now,
        })
        .execute()
      await tx
        .insertInto('subscriptions')
        .values({
          subscribable_type: 'MOLECULAR_PROFILE',
          subscribable_id: id,
          user_id: user.id,
          created_at: now,
        })
        .execute()
      const set = await tx
        .insertInto('revision_sets')
        .values({ subject_type: 'EVIDENCE_ITEM', subject_id: 1, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('revisions')
        .values({
          revision_set_id: set.id,
          subject_type: 'EVIDENCE_ITEM',
          subject_id: 1,
          field_name: 'molecular_profile_id',
          current_value: '512',
          suggested_value: String(id),
          suggestion_digest: 'x',
          status: 'NEW',
          revising_user_id: user.id,
          created_at: now,
          updated_at: now,
        })
        .execute()
      return id
    })
    await importRelease(storage, writeRelease('01-Sep-2024', smallRelease))
    const { read } = storage
    expect(await profile(local)).toBe(undefined)
    // 20 of the release's item and 2.5 x 2 of the local one.
    expect(await profile(900)).toMatchObject({
      raw_name: '#VID12 AND NOT #VID20',
      origin: 'RELEASE',
      score: 25,
    })
    expect(await read.selectFrom('comments').select('subject_id').execute()).toEqual([{ subject_id: 900 }])
    expect(await read.selectFrom('subscriptions').select('subscribable_id').execute()).toEqual([
      { subscribable_id: 900 },
    ])
    expect(await read.selectFrom('revisions').select(['current_value', 'suggested_value']).execute()).toEqual(
      [{ current_value: '512', suggested_value: '900' }],
    )
    expect(await read.selectFrom('record_redirects').selectAll().execute()).toEqual([
      { record_type: 'MOLECULAR_PROFILE', old_id: local, new_id: 900 },
    ])
    const members = await read
      .selectFrom('molecular_profile_variants')
      .selectAll()
      .where('molecular_profile_id', '=', 900)
      .orderBy('position')
      .execute()
    expect(members.map(({ variant_id, negated }) => [variant_id, negated])).toEqual([
      [12, false],
      [20, true],
    ])
  })

  it('withdraws what the release no longer holds, takes it back, and renames profiles with their variants', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    const user = await addUser()
    const local = await storage.write(async (tx) => {
      const { id } = await tx
        .insertInto('molecular_profiles')
        .values({
          raw_name: '#VID12 OR #VID20',
          name: 'BRAF V600E OR KRAS Mutation',
          name_folded: 'braf v600e or kras mutation',
          is_complex: true,
          is_multi_variant: true,
          origin: 'LOCAL',
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('molecular_profile_variants')
        .values([
          { molecular_profile_id: id, variant_id: 12, position: 0, negated: false },
          { molecular_profile_id: id, variant_id: 20, position: 1, negated: false },
        ])
        .execute()
      return id
    })
    expect(user.id).toBeGreaterThanOrEqual(1_000_000)
    const september = {
      'GeneSummaries.tsv': [geneRow(5, 'BRAF'), geneRow(30, 'KRAS2')],
      'VariantSummaries.tsv': [variantRow(12, 'BRAF', 5, 'V600E'), variantRow(20, 'KRAS2', 30, 'Mutation')],
      'MolecularProfileSummaries.tsv': [
        profileRow(512, 'BRAF V600E', '12'),
        profileRow(520, 'KRAS2 Mutation', '20'),
      ],
      'ClinicalEvidenceSummaries.tsv': [
        evidenceRow(1, 512, 'BRAF V600E'),
        evidenceRow(3, 520, 'KRAS2 Mutation'),
      ],
    }
    const report = await importRelease(storage, writeRelease('01-Sep-2024', september), { force: true })
    expect(report.kinds.evidence?.withdrawn).toBe(2)
    expect(await evidence(2)).toMatchObject({ status: 'REJECTED', withdrawn: true })
    // No file of assertions: nothing is said of them, but their evidence counts no more.
    const assertion = () =>
      storage.read
        .selectFrom('assertions')
        .select(['status', 'evidence_item_count'])
        .executeTakeFirstOrThrow()
    expect(await assertion()).toEqual({ status: 'ACCEPTED', evidence_item_count: 1 })
    expect(await profile(512)).toMatchObject({ score: 20 })
    expect(await profile(900)).toMatchObject({
      withdrawn: true,
      score: 0,
      name: 'BRAF V600E AND NOT KRAS2 Mutation',
    })
    expect(await profile(local)).toMatchObject({ withdrawn: false, name: 'BRAF V600E OR KRAS2 Mutation' })
    expect(
      await storage.read.selectFrom('variants').select('id').where('withdrawn', '=', true).execute(),
    ).toEqual([{ id: 17 }])

    await importRelease(storage, writeRelease('01-Oct-2024', smallRelease))
    expect(await evidence(2)).toMatchObject({ status: 'ACCEPTED', withdrawn: false })
    expect(await assertion()).toEqual({ status: 'ACCEPTED', evidence_item_count: 2 })
    const story = await storage.read
      .selectFrom('events')
      .innerJoin('activities', 'activities.id', 'events.activity_id')
      .select(['action', 'note'])
      .where('events.subject_type', '=', 'EVIDENCE_ITEM')
      .where('events.subject_id', '=', 2)
      .orderBy('events.id')
      .execute()
    expect(story).toEqual([
      { action: 'SUBMITTED', note: null },
      { action: 'ACCEPTED', note: null },
      { action: 'REJECTED', note: 'Release 01-Sep-2024 no longer holds it.' },
      { action: 'ACCEPTED', note: 'Release 01-Oct-2024 holds it again.' },
    ])
    expect(
      await storage.read
        .selectFrom('molecular_profiles')
        .select('id')
        .where('withdrawn', '=', true)
        .execute(),
    ).toEqual([])
  })

  it('opens the flags of a release, resolves them with it, and leaves those of people alone', async () => {
    const flagged = (one: string, two: string) => ({
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': [
        evidenceRow(1, 512, 'BRAF V600E', { is_flagged: one }),
        evidenceRow(2, 512, 'BRAF V600E', { is_flagged: two }),
      ],
    })
    await importRelease(storage, writeRelease('01-Aug-2024', flagged('true', 'false')))
    expect(await evidence(1)).toMatchObject({ flagged: true })
    const user = await addUser()
    await storage.write(async (tx) => {
      await tx
        .insertInto('flags')
        .values({
          subject_type: 'EVIDENCE_ITEM',
          subject_id: 2,
          flagging_user_id: user.id,
          state: 'OPEN',
          created_at: now,
        })
        .execute()
      await tx.updateTable('evidence_items').set({ flagged: true }).where('id', '=', 2).execute()
    })
    await importRelease(
      storage,
      writeRelease('01-Sep-2024', {
        ...flagged('false', 'false'),
        'ClinicalEvidenceSummaries.tsv': [
          evidenceRow(1, 512, 'BRAF V600E', { is_flagged: 'false' }),
          evidenceRow(2, 512, 'BRAF V600E', { evidence_level: 'A' }),
        ],
      }),
    )
    expect(await evidence(1)).toMatchObject({ flagged: false })
    expect(await evidence(2)).toMatchObject({ flagged: true, evidence_level: 'A' })
    const flags = await storage.read
      .selectFrom('flags')
      .select(['subject_id', 'state'])
      .orderBy('subject_id')
      .execute()
    expect(flags).toEqual([
      { subject_id: 1, state: 'RESOLVED' },
      { subject_id: 2, state: 'OPEN' },
    ])
  })

  it('gives genes the ids of the newer release, even where two change places', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    const swapped = {
      ...smallRelease,
      'GeneSummaries.tsv': [
        geneRow(5, 'KRAS', { entrez_id: '1030' }),
        geneRow(30, 'BRAF', { entrez_id: '1005' }),
      ],
    }
    await importRelease(storage, writeRelease('01-Sep-2024', swapped))
    const genes = await storage.read
      .selectFrom('features')
      .innerJoin('genes', 'feature_id', 'id')
      .select(['id', 'name', 'entrez_id', 'withdrawn'])
      .orderBy('id')
      .execute()
    expect(genes).toEqual([
      { id: 5, name: 'KRAS', entrez_id: 1030, withdrawn: false },
      { id: 30, name: 'BRAF', entrez_id: 1005, withdrawn: false },
    ])
    const variants = await storage.read
      .selectFrom('variants')
      .select(['id', 'feature_id'])
      .orderBy('id')
      .execute()
    expect(variants).toEqual([
      { id: 12, feature_id: 30 },
      { id: 17, feature_id: 30 },
      { id: 20, feature_id: 5 },
    ])
  })

  it('replaces the starter set, but for what people worked on', async () => {
    const first = await importRelease(storage, starter, { origin: 'STARTER' })
    expect(first.kinds.evidence?.added).toBe(100)
    expect((await importRelease(storage, starter, { origin: 'STARTER' })).changedAnything).toBe(false)
    const origins = async () => {
      const rows = await storage.read
        .selectFrom('evidence_items')
        .select(['origin', ({ fn }) => fn.countAll<number>().as('number')])
        .groupBy('origin')
        .orderBy('origin')
        .execute()
      return Object.fromEntries(rows.map(({ origin, number }) => [origin, Number(number)]))
    }
    expect(await origins()).toEqual({ SAMPLE: 15, STARTER: 85 })
    const samples = await storage.read
      .selectFrom('evidence_items')
      .select(['id', 'molecular_profile_id'])
      .where('origin', '=', 'SAMPLE')
      .orderBy('id')
      .execute()
    const [commented] = samples
    if (!commented) throw new Error('the starter set has no samples')
    const user = await addUser()
    await storage.write((tx) =>
      tx
        .insertInto('comments')
        .values({
          subject_type: 'EVIDENCE_ITEM',
          subject_id: commented.id,
          body: 'Look.',
          user_id: user.id,
          created_at: now,
        })
        .execute(),
    )
    const report = await importRelease(storage, writeRelease('01-Sep-2024', smallRelease))
    expect(report.starterRecordsRemoved).toBeGreaterThan(100)
    expect(await origins()).toEqual({ RELEASE: 4, SAMPLE: 1 })
    expect(await evidence(commented.id)).toMatchObject({ withdrawn: true, status: 'REJECTED' })
    expect(await profile(commented.molecular_profile_id)).toBeDefined()
    const lost = await storage.read
      .selectFrom('events')
      .leftJoin('evidence_items', 'evidence_items.id', 'events.subject_id')
      .select('events.id')
      .where('subject_type', '=', 'EVIDENCE_ITEM')
      .where('evidence_items.id', 'is', null)
      .execute()
    expect(lost).toEqual([])
    await expect(importRelease(storage, starter, { origin: 'STARTER' })).rejects.toThrow(
      'the starter set can only be imported into an empty one',
    )
  })
})
