import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { staleVersions } from '#server/integrity/record-versions.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { Engine, TestDatabase } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { evidenceRow, smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { brokenRules } from '#tests/support/integrity.ts'

const described = {
  id: 4,
  citation_id: '77',
  citation: 'Doe et al., 2024',
  title: 'A trial',
  author_string: 'J Doe',
}

/** A small world: EID1 and AID2 about BRAF V600E in melanoma. */
async function fill(storage: Storage): Promise<{ variant: number; profile: number }> {
  return storage.write(async (tx) => {
    const gene = await addFeature(tx, 'BRAF', { id: 5, aliases: ['NS7', 'BRAF1'] })
    const variant = await addVariant(tx, gene, 'V600E')
    await addCoordinates(tx, variant.id, { chromosome: '7', start: 140453136, stop: 140453136 })
    await addVariantGroup(tx, 'Class I', { id: 3, variants: [variant.id] })
    const disease = await addDisease(tx, 'Melanoma', { id: 7, doid: '1909' })
    await addSource(tx, described)
    const therapies = [
      await addTherapy(tx, 'Vemurafenib', { id: 9 }),
      await addTherapy(tx, 'Cobimetinib', { id: 8 }),
    ]
    const given = { disease_id: disease, therapies }
    await addEvidence(tx, variant.profile, { id: 1, source_id: 4, description: 'It works “well”.', ...given })
    await addAssertion(tx, variant.profile, { id: 2, evidence: [1], summary: 'It works.', ...given })
    return { variant: variant.id, profile: variant.profile }
  })
}

const versionsOf = (storage: Storage, kind: VersionedKind, id: number) =>
  storage.read
    .selectFrom('record_versions')
    .selectAll()
    .where('record_type', '=', kind)
    .where('record_id', '=', id)
    .orderBy('number')
    .execute()

const documentsOf = async (storage: Storage, kind: VersionedKind, id: number): Promise<unknown[]> =>
  (await versionsOf(storage, kind, id)).map(({ document }) =>
    document === null ? null : JSON.parse(document),
  )

async function withDatabase(engine: Engine) {
  const database: TestDatabase = await engine.createDatabase()
  const storage = await open(database.url)
  return {
    database,
    storage,
    close: async () => {
      await storage.close()
      await database.drop()
    },
  }
}

describeOnEachEngine('versions of records', (engine) => {
  let storage: Storage
  let close: () => Promise<void>
  let ids: { variant: number; profile: number }
  beforeAll(async () => {
    ;({ storage, close } = await withDatabase(engine))
    ids = await fill(storage)
  })
  afterAll(() => close())

  const write = storageWrite()
  function storageWrite() {
    return (table: 'evidence_items' | 'diseases' | 'variants', id: number, values: Record<string, unknown>) =>
      storage.write((tx) =>
        tx
          .updateTable(table as 'diseases')
          .set(values)
          .where('id', '=', id)
          .execute(),
      )
  }

  it('say everything that a record says, in the same words on both engines', async () => {
    const [version] = await versionsOf(storage, 'EVIDENCE_ITEM', 1)
    const profile = `{"kind":"MOLECULAR_PROFILE","id":${ids.profile},"name":"BRAF V600E"}`
    const therapies =
      '[{"kind":"THERAPY","id":8,"name":"Cobimetinib"},{"kind":"THERAPY","id":9,"name":"Vemurafenib"}]'
    expect(version).toMatchObject({
      number: 1,
      cause: 'UPDATE',
      document:
        '{"status":"ACCEPTED","description":"It works “well”.","evidenceType":"PREDICTIVE","evidenceLevel":"B",' +
        '"evidenceDirection":"SUPPORTS","significance":"SENSITIVITYRESPONSE","variantOrigin":"SOMATIC",' +
        `"evidenceRating":3,"withdrawn":false,"molecularProfile":${profile},` +
        '"disease":{"kind":"DISEASE","id":7,"name":"Melanoma"},' +
        `"source":{"kind":"SOURCE","id":4,"name":"Doe et al., 2024"},"therapies":${therapies}}`,
    })
    expect(await documentsOf(storage, 'FEATURE', 5)).toEqual([
      {
        featureType: 'GENE',
        name: 'BRAF',
        entrezId: 5,
        deprecated: false,
        withdrawn: false,
        featureAliases: ['BRAF1', 'NS7'],
      },
    ])
    expect(await documentsOf(storage, 'VARIANT', ids.variant)).toEqual([
      {
        name: 'V600E',
        singleVariantMolecularProfileId: ids.profile,
        deprecated: false,
        withdrawn: false,
        feature: { kind: 'FEATURE', id: 5, name: 'BRAF' },
        coordinates: [
          {
            coordinateType: 'GENE_VARIANT_COORDINATE',
            referenceBuild: 'GRCH37',
            chromosome: '7',
            start: 140453136,
            stop: 140453136,
          },
        ],
      },
    ])
    expect(await documentsOf(storage, 'ASSERTION', 2)).toMatchObject([
      { summary: 'It works.', evidenceItems: [{ kind: 'EVIDENCE_ITEM', id: 1, name: 'EID1' }] },
    ])
  })

  it('are written with the change that makes them, where it says something else', async () => {
    const before = await versionNow(storage.read)
    const activity = await storage.write(async (tx) => {
      const user = (await addUser(tx, 'cora')).id
      await tx.updateTable('evidence_items').set({ evidence_rating: 5 }).where('id', '=', 1).execute()
      const subject = { type: 'EVIDENCE_ITEM', id: 1 } as const
      return (await addAction(tx, 'ACCEPT_REVISIONS', 'REVISION_ACCEPTED', subject, { user })).activity
    })
    await write('evidence_items', 1, { flagged: true, updated_at: '2026-02-01T00:00:00.000Z' })
    await expect(
      storage.write(async (tx) => {
        await tx.updateTable('evidence_items').set({ evidence_rating: 1 }).where('id', '=', 1).execute()
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const versions = await versionsOf(storage, 'EVIDENCE_ITEM', 1)
    expect(versions.slice(1)).toMatchObject([
      { number: 2, version: before + 1, cause: 'ACTIVITY', cause_id: activity },
    ])
    expect(await brokenRules(storage, staleVersions)).toEqual([])
  })

  it('follow the names of what a record refers to', async () => {
    await write('diseases', 7, { name: 'Skin Melanoma' })
    await write('variants', ids.variant, { name: 'Val600Glu' })
    const [, ...later] = await documentsOf(storage, 'ASSERTION', 2)
    expect(later).toMatchObject([{ disease: { id: 7, name: 'Skin Melanoma' } }])
    expect((await documentsOf(storage, 'VARIANT_GROUP', 3)).at(-1)).toMatchObject({
      variants: [{ name: 'Val600Glu' }],
    })
    expect(await brokenRules(storage, staleVersions)).toEqual([])
  })

  it('end with the deletion of a record, or with the one that it was merged into', async () => {
    await storage.write(async (tx) => {
      for (const id of [20, 21]) await addFeature(tx, `GENE${id}`, { id })
    })
    await storage.write(async (tx) => {
      await tx.deleteFrom('genes').where('feature_id', 'in', [20, 21]).execute()
      await tx.deleteFrom('features').where('id', 'in', [20, 21]).execute()
      await tx
        .insertInto('record_redirects')
        .values({ record_type: 'FEATURE', old_id: 21, new_id: 5 })
        .execute()
      const passing = await addDisease(tx, 'Made and removed')
      await tx.deleteFrom('diseases').where('id', '=', passing).execute()
    })
    expect((await documentsOf(storage, 'FEATURE', 20)).slice(1)).toEqual([null])
    expect((await documentsOf(storage, 'FEATURE', 21)).slice(1)).toEqual([
      { mergedInto: { kind: 'FEATURE', id: 5, name: 'BRAF' } },
    ])
    expect(await brokenRules(storage, staleVersions)).toEqual([])
  })
})

describeOnEachEngine('versions of a database', (engine) => {
  it('begin when one of before is opened, and find what was written past the service', async () => {
    const { database, storage, close } = await withDatabase(engine)
    await fill(storage)
    const version = await versionNow(storage.read)
    await storage.writeAside(async (tx) => {
      await tx.deleteFrom('record_versions').execute()
      // As the migration leaves it.
      await tx.insertInto('touched_records').values({ record_type: 'EVIDENCE_ITEM', record_id: 1 }).execute()
    })
    await (await open(database.url)).close()
    const first = { number: 1, version: version + 1, cause: 'BASELINE', cause_id: null }
    expect(await versionsOf(storage, 'EVIDENCE_ITEM', 1)).toMatchObject([first])
    await storage.writeAside((tx) => tx.updateTable('evidence_items').set({ evidence_level: 'A' }).execute())
    await (await open(database.url)).close()
    expect(await versionsOf(storage, 'EVIDENCE_ITEM', 1)).toMatchObject([
      first,
      { number: 2, cause: 'UPDATE' },
    ])
    await close()
  })

  it('are written for every record of a release, and of the next one for what it changes', async () => {
    const { storage, close } = await withDatabase(engine)
    const releaseOf = (name: string, statement: string) =>
      writeRelease(name, {
        ...smallRelease,
        'ClinicalEvidenceSummaries.tsv': [1, 2].map((id) => ({
          ...evidenceRow(id, 512, 'BRAF V600E'),
          ...(id === 1 && { evidence_statement: statement }),
        })),
      })
    await importRelease(storage, releaseOf('01-Jul-2024', 'As it was.'))
    expect(await brokenRules(storage, staleVersions)).toEqual([])
    await importRelease(storage, releaseOf('01-Aug-2024', 'As it is.'))
    const releases = await storage.read.selectFrom('releases').select(['id', 'name']).orderBy('id').execute()
    const changed = await versionsOf(storage, 'EVIDENCE_ITEM', 1)
    expect(
      changed.map(({ cause, cause_id }) => [cause, releases.find(({ id }) => id === cause_id)?.name]),
    ).toEqual([
      ['RELEASE', '01-Jul-2024'],
      ['RELEASE', '01-Aug-2024'],
    ])
    expect(await versionsOf(storage, 'EVIDENCE_ITEM', 2)).toHaveLength(1)
    expect(await brokenRules(storage, staleVersions)).toEqual([])
    await close()
  })
})
