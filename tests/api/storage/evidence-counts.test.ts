import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import {
  countedDiseaseVariants,
  countedEvidence,
  storedDiseaseVariants,
  storedEvidenceCounts,
} from '#tests/support/evidence-counts.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'

const now = '2026-01-02T03:04:05.006Z'
const times = { created_at: now, updated_at: now }

describeOnEachEngine('the stored numbers of evidence', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  async function expectRightNumbers(owners: number) {
    const stored = await storedEvidenceCounts(storage.read)
    expect(stored).toMatchObject(await countedEvidence(storage.read))
    const counted = Object.values(stored).filter((text) => text !== '0 accepted, 0 submitted, 0 rejected')
    expect(counted).toHaveLength(owners)
    expect(await storedDiseaseVariants(storage.read)).toEqual(await countedDiseaseVariants(storage.read))
    expect(await storage.read.selectFrom('touched_counts').selectAll().execute()).toEqual([])
  }

  /** Two genes with a variant each, in one profile together, and what evidence can name. */
  const world = async (tx: Writing) => {
    const [one, other] = [await addFeature(tx, 'ONE', { id: 1 }), await addFeature(tx, 'OTHER', { id: 2 })]
    const first = await addVariant(tx, one, 'A', { id: 11 })
    const second = await addVariant(tx, other, 'B', { id: 12 })
    await addVariantGroup(tx, 'Both', { id: 21, variants: [first.id, second.id] })
    await addVariantGroup(tx, 'None', { id: 22 })
    await addDisease(tx, 'Melanoma', { id: 31 })
    await addDisease(tx, 'Glioma', { id: 32 })
    await addTherapy(tx, 'Vemurafenib', { id: 41 })
    await addTherapy(tx, 'Dabrafenib', { id: 42 })
    await addSource(tx, { id: 51, publication_year: 2011 })
    await addSource(tx, { id: 52, publication_year: 2012 })
    await tx
      .insertInto('clinical_trials')
      .values({ id: 61, nct_id: 'NCT1', name: 'A trial', name_folded: 'a trial', ...times })
      .execute()
    await tx.insertInto('source_clinical_trials').values({ source_id: 51, clinical_trial_id: 61 }).execute()
    await tx
      .insertInto('phenotypes')
      .values({ id: 71, hpo_id: 'HP:1', name: 'Fever', name_folded: 'fever', ...times })
      .execute()
    return { first: first.profile, second: second.profile }
  }
  let profiles: { first: number; second: number }

  it('are those of each status, for everything that has or is named by evidence', async () => {
    profiles = await storage.write(world)
    await expectRightNumbers(0)
    await storage.write(async (tx) => {
      const given = { disease_id: 31, source_id: 51, therapies: [41] }
      await addEvidence(tx, profiles.first, { id: 1, ...given })
      await addEvidence(tx, profiles.first, { id: 2, ...given, status: 'SUBMITTED' })
      await addEvidence(tx, profiles.second, { id: 3, ...given, disease_id: null, status: 'REJECTED' })
      await tx
        .insertInto('evidence_item_phenotypes')
        .values({ evidence_item_id: 1, phenotype_id: 71 })
        .execute()
    })
    // Two profiles, variants and genes, a group, a disease, a source, its year, a trial, a therapy and a phenotype.
    await expectRightNumbers(13)
    expect(await storedEvidenceCounts(storage.read)).toMatchObject({
      'features 1': '1 accepted, 1 submitted, 0 rejected',
      'variant_groups 21': '1 accepted, 1 submitted, 1 rejected',
      'publication_years 2011': '1 accepted, 1 submitted, 1 rejected',
      'clinical_trials 61': '1 accepted, 1 submitted, 1 rejected',
      'therapies 41': '1 accepted, 1 submitted, 1 rejected',
      'diseases 31': '1 accepted, 1 submitted, 0 rejected',
    })
  })

  const changes: Record<string, [change: (tx: Writing) => Promise<unknown>, owners: number]> = {
    'an item gets another status': [
      (tx) => tx.updateTable('evidence_items').set({ status: 'ACCEPTED' }).where('id', '=', 2).execute(),
      13,
    ],
    'an item gets another profile, disease and source': [
      (tx) =>
        tx
          .updateTable('evidence_items')
          .set({ molecular_profile_id: profiles.second, disease_id: 32, source_id: 52 })
          .where('id', '=', 2)
          .execute(),
      16,
    ],
    'an item gets another therapy': [
      async (tx) => {
        await tx.deleteFrom('evidence_item_therapies').where('evidence_item_id', '=', 1).execute()
        await tx
          .insertInto('evidence_item_therapies')
          .values({ evidence_item_id: 1, therapy_id: 42 })
          .execute()
      },
      17,
    ],
    'a profile gets another variant': [
      (tx) =>
        tx
          .insertInto('molecular_profile_variants')
          .values({ molecular_profile_id: profiles.first, variant_id: 12, position: 1, negated: false })
          .execute(),
      17,
    ],
    'a profile loses a variant': [
      (tx) =>
        tx
          .deleteFrom('molecular_profile_variants')
          .where('molecular_profile_id', '=', profiles.first)
          .where('variant_id', '=', 11)
          .execute(),
      15,
    ],
    'a variant gets another gene': [
      (tx) => tx.updateTable('variants').set({ feature_id: 1 }).where('id', '=', 12).execute(),
      15,
    ],
    'a variant is deprecated': [
      (tx) => tx.updateTable('variants').set({ deprecated: true }).where('id', '=', 12).execute(),
      15,
    ],
    'a variant is live again': [
      (tx) => tx.updateTable('variants').set({ deprecated: false }).where('id', '=', 12).execute(),
      15,
    ],
    'a source is of another year': [
      (tx) => tx.updateTable('sources').set({ publication_year: 1999 }).where('id', '=', 52).execute(),
      15,
    ],
    'a group gets a member and another loses its members': [
      async (tx) => {
        await tx.deleteFrom('variant_group_variants').where('variant_group_id', '=', 21).execute()
        await tx
          .insertInto('variant_group_variants')
          .values({ variant_group_id: 22, variant_id: 12 })
          .execute()
      },
      15,
    ],
    'a source reports on no trial any more': [(tx) => tx.deleteFrom('source_clinical_trials').execute(), 14],
    'an item is gone': [
      async (tx) => {
        await tx.deleteFrom('evidence_item_therapies').where('evidence_item_id', '=', 1).execute()
        await tx.deleteFrom('evidence_item_phenotypes').where('evidence_item_id', '=', 1).execute()
        await tx.deleteFrom('evidence_items').where('id', '=', 1).execute()
      },
      10,
    ],
  }
  for (const [what, [change, owners]] of Object.entries(changes))
    it(`follow when ${what}`, async () => {
      await storage.write(change)
      await expectRightNumbers(owners)
    })

  it('stay as they are when a change is refused', async () => {
    const before = await storedEvidenceCounts(storage.read)
    const refused = storage.write(async (tx) => {
      await addEvidence(tx, profiles.second, { disease_id: 31 })
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await storedEvidenceCounts(storage.read)).toEqual(before)
  })

  it('are counted when the database is opened after rows were written past the service', async () => {
    await storage.writeAside((tx) => addEvidence(tx, profiles.second, { disease_id: 31 }))
    expect(await storedEvidenceCounts(storage.read)).not.toMatchObject(await countedEvidence(storage.read))
    await (await open(database.url)).close()
    expect(await storedEvidenceCounts(storage.read)).toMatchObject(await countedEvidence(storage.read))
  })
})

describeOnEachEngine('the stored numbers of evidence of a release', (engine) => {
  it('are right after each import', async () => {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    const [, second, third, fourth] = smallRelease['ClinicalEvidenceSummaries.tsv']
    for (const [name, evidence] of [
      ['01-Jan-2024', smallRelease['ClinicalEvidenceSummaries.tsv']],
      [
        '01-Feb-2024',
        [second, { ...third, doid: '', disease: '' }, { ...fourth, evidence_status: 'submitted' }],
      ],
    ] as const) {
      await importRelease(
        storage,
        writeRelease(name, { ...smallRelease, 'ClinicalEvidenceSummaries.tsv': evidence }),
        { force: true },
      )
      const counted = await countedEvidence(storage.read)
      expect(counted).not.toEqual({})
      expect(await storedEvidenceCounts(storage.read)).toMatchObject(counted)
      const pairs = await countedDiseaseVariants(storage.read)
      expect(pairs).not.toEqual([])
      expect(await storedDiseaseVariants(storage.read)).toEqual(pairs)
    }
    await storage.close()
    await database.drop()
  })
})
