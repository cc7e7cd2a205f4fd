import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnSqliteFirst, sqlite } from '#tests/support/storage/engines.ts'
import { knowledgeState } from '#tests/support/knowledge-state.ts'
import {
  evidenceRow,
  geneRow,
  smallRelease,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const variants = '01-Aug-2024-VariantSummaries.tsv'
const evidence = '01-Aug-2024-ClinicalEvidenceSummaries.tsv'

const page = '<!DOCTYPE html>\n<html><title>Sign in</title></html>\n'
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'

/** Replaces the content of a file in a small release. */
function releaseWith(name: string, change: (content: Buffer) => Buffer | string): string {
  const folder = writeRelease('01-Aug-2024', smallRelease)
  const file = join(folder, name)
  writeFileSync(file, change(readFileSync(file)))
  return folder
}

const withHeader = (change: (header: string) => string) => (content: Buffer) => {
  const [header = '', ...rows] = content.toString('utf8').split('\n')
  return [change(header), ...rows].join('\n')
}

const wrongFiles: readonly [string, string, (content: Buffer) => Buffer | string, string][] = [
  ['a web page', variants, () => page, 'is a web page, not a table. Download the file itself'],
  ['a Git LFS pointer', variants, () => pointer, 'is a Git LFS pointer, not the file itself. Fetch'],
  ['empty', evidence, () => '', 'is empty. Download it again'],
  [
    'separated by commas',
    evidence,
    (content) => content.toString('utf8').replaceAll('\t', ','),
    'is separated by commas or semicolons. Save it as tab-separated text (.tsv).',
  ],
  [
    'packed without saying so',
    variants,
    gzipSync,
    'is compressed with gzip. Decompress it, or give it a name',
  ],
  ['a spreadsheet', variants, () => 'PK\u0003\u0004…', 'is a zip archive or a spreadsheet.'],
  [
    'without a column that it needs',
    evidence,
    withHeader((header) => header.replace('evidence_level', 'level')),
    'line 1: the header lacks evidence_level, which evidence items need.',
  ],
  [
    'without the id of its records',
    variants,
    withHeader((header) => header.replace('variant_id', 'number')),
    'line 1: the header lacks variant_id, which variants need.',
  ],
  [
    'one that names a column twice',
    variants,
    withHeader((header) => header.replace('allele_registry_id', 'clinvar_ids')),
    'line 1: the column clinvar_ids occurs twice. Remove the wrong one.',
  ],
]

describeOnSqliteFirst('A file of a release that is not what it seems', (engine) => {
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
  const releases = () => storage.read.selectFrom('releases').select('id').execute()

  it.each(wrongFiles)('as it is %s ends the import', async (_, name, change, sentence) => {
    const folder = releaseWith(name, change)
    await expect(importRelease(storage, folder)).rejects.toThrow(name)
    await expect(importRelease(storage, folder)).rejects.toThrow(sentence)
    expect(await releases()).toEqual([])
  })

  it('as none of its rows can be read ends the import and makes no stubs', async () => {
    const rows = smallRelease['ClinicalEvidenceSummaries.tsv'].map((row) => ({ ...row, evidence_type: '?' }))
    const folder = writeRelease('01-Aug-2024', { 'ClinicalEvidenceSummaries.tsv': rows })
    await expect(importRelease(storage, folder)).rejects.toThrow(
      `No row of ${evidence} can be read; the first, line 2: evidence_type "?" is unknown`,
    )
    expect(await releases()).toEqual([])
  })

  it('in some rows makes no stubs for those', async () => {
    const folder = writeRelease('01-Aug-2024', {
      'ClinicalEvidenceSummaries.tsv': [
        evidenceRow(1, 512, 'BRAF V600E'),
        evidenceRow(2, 520, 'KRAS Mutation', { evidence_level: 'Z' }),
      ],
    })
    await importRelease(storage, folder)
    const profiles = await storage.read.selectFrom('molecular_profiles').select('name').execute()
    expect(profiles).toEqual([{ name: 'BRAF V600E' }])
  })

  it('is named by its lines where its rows contradict each other', async () => {
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'VariantSummaries.tsv': [
        variantRow(12, 'BRAF', 5, 'V600E'),
        variantRow(17, 'BRAF', 5, 'V600', { single_variant_molecular_profile_id: '512' }),
      ],
    })
    const failed = await importRelease(storage, folder).catch((error: Error) => error.message)
    expect(failed).toMatch(/^In 01-Aug-2024-VariantSummaries.tsv, lines 2 to 3 something contradicts/)
    expect(failed).not.toMatch(/constraint/i)
    expect(await releases()).toEqual([])
  })

  it('as two genes have one Entrez id is told so', async () => {
    const folder = writeRelease('01-Aug-2024', {
      ...smallRelease,
      'GeneSummaries.tsv': [geneRow(5, 'BRAF'), geneRow(30, 'KRAS', { entrez_id: '1005' })],
    })
    const failed = await importRelease(storage, folder).catch((error: Error) => error.message)
    expect(failed).toMatch(/^In 01-Aug-2024-GeneSummaries.tsv, lines 2 to 3 something contradicts/)
  })
})

describeOnSqliteFirst('A folder with a release', (engine) => {
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

  it('is read the same when its files are packed with gzip', async () => {
    const plain = writeRelease('01-Aug-2024', smallRelease)
    const packed = writeRelease('01-Aug-2024', smallRelease)
    for (const name of Object.keys(smallRelease)) {
      const file = join(packed, `01-Aug-2024-${name}`)
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
      rmSync(file)
    }
    await importRelease(storage, packed)
    const unpacked = await engine.createDatabase()
    const other = await open(unpacked.url)
    try {
      await importRelease(other, plain)
      expect(await knowledgeState(storage.read)).toEqual(await knowledgeState(other.read))
    } finally {
      await other.close()
      await unpacked.drop()
    }
  })

  it('refuses by name a table that is CSV, also where the rest could be read', async () => {
    const folder = writeRelease('01-Aug-2024', smallRelease)
    const file = join(folder, evidence)
    const csv = file.replace(/tsv$/, 'csv')
    renameSync(file, csv)
    writeFileSync(csv, readFileSync(csv, 'utf8').replaceAll('\t', ','))
    await expect(importRelease(storage, folder)).rejects.toThrow(
      '01-Aug-2024-ClinicalEvidenceSummaries.csv is separated by commas or semicolons.',
    )
  })

  it('says which of its files were not read', async () => {
    const folder = writeRelease('01-Aug-2024', smallRelease)
    writeFileSync(join(folder, '01-Aug-2024-DrugSummaries.tsv'), 'drug_id\tdrug_name\n1\tVemurafenib\n')
    writeFileSync(join(folder, 'checksums.txt'), 'abc\n')
    mkdirSync(join(folder, 'older'))
    const { notes } = await importRelease(storage, folder)
    expect(notes).toEqual([
      'Skipped, not a release file: checksums.txt, older/.',
      '01-Aug-2024-DrugSummaries.tsv was skipped: its columns are not those of a release file.',
    ])
  })

  it('may hold tables of others, but a file that somebody names must be one of a release', async () => {
    const folder = writeRelease('01-Aug-2024', smallRelease)
    const shopping = join(folder, 'shopping.tsv')
    writeFileSync(shopping, 'what\tprice\nbread\t3\n')
    await expect(importRelease(storage, [shopping, join(folder, evidence)])).rejects.toThrow(
      'shopping.tsv is not a CIViC release file: its header has no columns of genes, variants or evidence.',
    )
    expect((await importRelease(storage, folder)).skipped).toBe(0)
  })
})

describe('The import command', () => {
  const command = currentProgram()

  it('exits with 1 and leaves vocabularies alone when a release beside them is not what it seems', async () => {
    const database = await sqlite.createDatabase()
    const folder = releaseWith(evidence, () => page)
    const ontology = 'format-version: 1.2\n\n[Term]\nid: DOID:1909\nname: melanoma\n'
    writeFileSync(join(folder, 'doid.obo'), ontology)
    const failed: { code?: number; stderr?: string } = await promisify(execFile)(process.execPath, [
      command,
      'import',
      folder,
      '--database',
      database.url,
    ]).catch((error: object) => error)
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('is a web page, not a table')])
    const storage = await open(database.url)
    expect(await storage.read.selectFrom('diseases').select('name').execute()).toEqual([])
    await storage.close()
    await database.drop()
  })
})
