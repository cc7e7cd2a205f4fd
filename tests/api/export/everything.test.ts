import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import type { ReleaseExtent } from '#server/export/release/release-extent.ts'
import { writeRelease as exportRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { addAssertion, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { smallRelease, variantRow, writeRelease } from '#tests/support/releases/release-files.ts'
import { parseVcf } from '#tests/support/matching/vcf.ts'

describeOnSqliteFirst('An export of everything', (engine) => {
  const databases: TestDatabase[] = []
  const storages: Storage[] = []
  let storage: Storage
  const openNew = async () => {
    const database = await engine.createDatabase()
    databases.push(database)
    const opened = await open(database.url)
    storages.push(opened)
    return opened
  }
  beforeEach(async () => {
    storage = await openNew()
  })
  afterEach(async () => {
    for (const each of storages.splice(0)) await each.close()
    for (const database of databases.splice(0)) await database.drop()
  })

  async function exported(from: Storage, extent: ReleaseExtent = 'EVERYTHING'): Promise<string> {
    const folder = mkdtempSync(join(inject('runFolder'), 'export-'))
    const now = new Date('2026-07-20T12:00:00Z')
    await exportRelease(from, folder, { name: '20-Jul-2026', site: 'https://curia.example.org', extent, now })
    return folder
  }
  const described = (of: Storage) =>
    of.read.selectFrom('variants').select(['id', 'name']).where('stub', '=', false).orderBy('id').execute()

  it('of an empty database can be imported, and changes nothing', async () => {
    const other = await openNew()
    const report = await importRelease(other, await exported(storage))
    expect([report.changedAnything, report.skipped]).toEqual([true, 0])
    expect(await described(other)).toEqual([])
    const again = await importRelease(other, await exported(storage))
    expect(again.changedAnything).toBe(false)
  })

  it('holds variants without evidence, which a public release leaves out', async () => {
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
    const [everything, published] = [await openNew(), await openNew()]
    await importRelease(everything, await exported(storage))
    expect(await described(everything)).toEqual(await described(storage))
    await importRelease(published, await exported(storage, 'PUBLISHED'))
    expect((await described(published)).map(({ id }) => id)).toEqual([12, 20])
  })

  it('describes the variants of submitted evidence', async () => {
    const variantId = await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'GEN1')
      const variant = await addVariant(tx, gene, 'V10E')
      await addEvidence(tx, variant.profile, { status: 'SUBMITTED' })
      return variant.id
    })
    const other = await openNew()
    expect((await importRelease(other, await exported(storage))).skipped).toBe(0)
    expect(await described(other)).toEqual([{ id: variantId, name: 'V10E' }])
    const items = await other.read.selectFrom('evidence_items').select('status').execute()
    expect(items).toEqual([{ status: 'SUBMITTED' }])
  })

  it('keeps sets of therapies, whose names may hold commas and look like two others', async () => {
    const sets = [['Foo', 'Bar'], ['Bar,Foo'], ['Baz,Qux'], ['Baz,Qux', 'Bar', 'Foo'], ['Foo', 'Quux, oral']]
    await storage.write(async (tx) => {
      const gene = await addFeature(tx, 'GEN1')
      const { profile } = await addVariant(tx, gene, 'V10E')
      const ids = new Map<string, number>()
      for (const name of new Set(sets.flat()))
        ids.set(name, await addTherapy(tx, name, { ncit_id: name === 'Foo' ? 'C77' : null }))
      for (const set of sets) {
        const therapies = set.map((name) => ids.get(name) ?? 0)
        await addEvidence(tx, profile, { therapies })
        await addAssertion(tx, profile, { therapies })
      }
    })
    const setsOf = async (of: Storage) => {
      const links = [
        ...(await of.read
          .selectFrom('evidence_item_therapies as link')
          .innerJoin('therapies', 'therapies.id', 'link.therapy_id')
          .select(['link.evidence_item_id as owner', 'name', 'ncit_id'])
          .execute()),
        ...(await of.read
          .selectFrom('assertion_therapies as link')
          .innerJoin('therapies', 'therapies.id', 'link.therapy_id')
          .select(['link.assertion_id as owner', 'name', 'ncit_id'])
          .execute()),
      ]
      return links.map(({ owner, name, ncit_id }) => `${owner} ${name} ${ncit_id}`).sort()
    }
    const other = await openNew()
    await importRelease(other, await exported(storage))
    expect(await setsOf(other)).toEqual(await setsOf(storage))
    expect((await importRelease(other, await exported(storage))).changedAnything).toBe(false)
  })

  it('keeps the bases before deletions that a VCF file told', async () => {
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'VariantSummaries.tsv': [
        variantRow(12, 'BRAF', 5, 'V600E', { reference_bases: 'CA', variant_bases: '' }),
        ...smallRelease['VariantSummaries.tsv'].slice(1),
      ],
    })
    const vcf = [
      '##fileformat=VCFv4.2',
      '##reference=GRCh37-lite.fa.gz',
      '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO',
      '7\t140453135\t12\tGCA\tG\t.\t.\tGN=BRAF',
      '',
    ]
    writeFileSync(join(folder, '01-Aug-2024-civic_accepted.vcf'), vcf.join('\n'))
    await importRelease(storage, folder)
    const other = await openNew()
    const first = await exported(storage)
    await importRelease(other, first)
    const second = await exported(other)
    for (const to of [first, second]) {
      const file = readdirSync(to).find((name) => name.endsWith('_accepted.vcf')) ?? ''
      const record = parseVcf(readFileSync(join(to, file), 'utf8')).records.find(({ id }) => id === '12')
      expect([record?.position, record?.reference, record?.alternate]).toEqual([140453135, 'GCA', 'G'])
    }
  })
})
