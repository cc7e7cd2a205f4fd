import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate, Engine } from '#tests/support/storage/engines.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { separatedRows } from '#tests/support/releases/separated-text.ts'
import { parseVcf } from '#tests/support/matching/vcf.ts'

const site = 'https://curia.example.org'
const now = new Date('2026-07-20T12:00:00Z')
const starter = join(import.meta.dirname, '../../../src/server/import/starter')

const folder = mkdtempSync(join(tmpdir(), 'curia-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A new database, a copy of the template if there is one, for the length of some work. */
async function withDatabase<T>(
  engine: Engine,
  work: (storage: Storage) => Promise<T>,
  template?: DatabaseTemplate,
): Promise<T> {
  const database = await engine.createDatabase(template)
  const storage = await open(database.url)
  try {
    return await work(storage)
  } finally {
    await storage.close()
    await database.drop()
  }
}

/** What is read and written is the same on both engines: one of them does it in full. */
const aFifthOf2021 = () => cutRelease(release2021 ?? '', '01-Feb-2021', 5)
const aFifthOf2024 = () => cutRelease(release2024 ?? '', '01-Aug-2024', 5)

const exportTo = (storage: Storage, to: string) =>
  writeRelease(storage, to, { name: '20-Jul-2026', site, now })

/** Exports a database, imports that into an empty one, exports it again: the two exports. */
async function thereAndBack(
  engine: Engine,
  fill: (storage: Storage) => Promise<unknown>,
  template?: DatabaseTemplate,
): Promise<{ first: string; second: string; skipped: number }> {
  const first = mkdtempSync(join(folder, 'first-'))
  const second = mkdtempSync(join(folder, 'second-'))
  const fillAndExport = async (storage: Storage) => {
    await fill(storage)
    await exportTo(storage, first)
  }
  await withDatabase(engine, fillAndExport, template)
  const { skipped } = await withDatabase(engine, async (storage) => {
    const report = await importRelease(storage, first)
    await exportTo(storage, second)
    return report
  })
  return { first, second, skipped }
}

/** Every file of the first export, with whether the second is the same byte for byte. */
function comparison({ first, second }: { first: string; second: string }): Record<string, boolean> {
  const names = readdirSync(first)
  expect(readdirSync(second)).toEqual(names)
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(first, name)).equals(readFileSync(join(second, name)))]),
  )
}

const allFiles = [
  'AcceptedAndSubmittedAssertionSummaries.tsv',
  'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv',
  'AcceptedAssertionSummaries.tsv',
  'AcceptedClinicalEvidenceSummaries.tsv',
  'AssertionSummaries.tsv',
  'ClinicalEvidenceSummaries.tsv',
  'FeatureSummaries.tsv',
  'GeneSummaries.tsv',
  'MolecularProfileSummaries.tsv',
  'Therapies.tsv',
  'VariantGroupSummaries.tsv',
  'VariantSummaries.tsv',
  'civic_accepted.vcf',
  'civic_accepted_and_submitted.vcf',
  'civic_accepted_and_submitted_grch38.vcf',
  'civic_accepted_grch38.vcf',
]
const unchanged = Object.fromEntries(allFiles.map((name) => [`20-Jul-2026-${name}`, true]))

describeOnEachEngine('An export that is imported and exported again', (engine) => {
  it('is the same for the starter knowledgebase, whose samples have ids of our own', async () => {
    const exports = await thereAndBack(engine, (storage) =>
      importRelease(storage, starter, { origin: 'STARTER' }),
    )
    expect(comparison(exports)).toEqual(unchanged)
    expect(exports.skipped).toBe(0)
  })

  it.skipIf(!release2024)('is the same for the release of 2024', async () => {
    const exports =
      engine.name === 'sqlite'
        ? await thereAndBack(engine, async () => {}, template2024)
        : await thereAndBack(engine, (storage) => importRelease(storage, aFifthOf2024()))
    expect(comparison(exports)).toEqual(unchanged)
    expect(exports.skipped).toBe(0)
  })

  it.skipIf(!release2021)('is the same for the release of 2021, of the older form', async () => {
    const exports =
      engine.name === 'sqlite'
        ? await thereAndBack(engine, async () => {}, template2021)
        : await thereAndBack(engine, (storage) => importRelease(storage, aFifthOf2021()))
    expect(comparison(exports)).toEqual(unchanged)
    expect(exports.skipped).toBe(0)
  })
})

type Row = Record<string, string>

/** The text with its white space squeezed, addresses on our site, and lists in order. */
function plainCell(column: string, text: string): string {
  const squeezed = text
    // An apostrophe keeps spreadsheets from running a cell; an import takes it away again.
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('https://civicdb.org/', `${site}/`)
  const isList =
    /(_urls?|_ids|aliases|codes|types|therapies|phenotypes|hgvs_descriptions|variant_groups)$/.test(column)
  if (!isList) return squeezed
  return squeezed
    .split(/[,;]/)
    .map((part) => part.trim())
    .sort()
    .join()
}

/** The cells in which our row differs from the release's, `<id> <column>`; columns that ours lacks aside. */
function differences(theirs: readonly Row[], ours: readonly Row[], idColumn: string): string[] {
  const byId = new Map(ours.map((row) => [row[idColumn], row]))
  expect([...byId.keys()].sort()).toEqual(theirs.map((row) => row[idColumn]).sort())
  return theirs.flatMap((row) =>
    Object.entries(row).flatMap(([column, text]) => {
      const cell = byId.get(row[idColumn])?.[column]
      if (cell === undefined) return []
      return plainCell(column, text) === plainCell(column, cell) ? [] : [`${row[idColumn]} ${column}`]
    }),
  )
}

describe.skipIf(!release2024)('The export of the release of 2024', () => {
  describeOnEachEngine('shows', (engine) => {
    const to = mkdtempSync(join(folder, 'release-'))
    const ours = (name: string) => separatedRows(readFileSync(join(to, `20-Jul-2026-${name}`), 'utf8'), '\t')
    const theirs = (name: string) => releaseTable(release2024 ?? '', name)

    beforeAll(() => withDatabase(engine, (storage) => exportTo(storage, to), template2024))

    it('the same evidence', () => {
      const changes = differences(
        theirs('ClinicalEvidenceSummaries.tsv'),
        ours('AcceptedClinicalEvidenceSummaries.tsv'),
        'evidence_id',
      )
      // One disease has two names in the release, and one poster the number 0.
      expect(changes.sort()).toEqual(['10146 disease', '11243 disease', '7572 asco_abstract_id'])
    })

    it('the same assertions', () => {
      expect(
        differences(theirs('AssertionSummaries.tsv'), ours('AcceptedAssertionSummaries.tsv'), 'assertion_id'),
      ).toEqual([])
    })

    it('the same variants', () => {
      expect(differences(theirs('VariantSummaries.tsv'), ours('VariantSummaries.tsv'), 'variant_id')).toEqual(
        [],
      )
    })

    it('the same molecular profiles, with scores that follow the evidence', () => {
      const changes = differences(
        theirs('MolecularProfileSummaries.tsv'),
        ours('MolecularProfileSummaries.tsv'),
        'molecular_profile_id',
      )
      const texts = changes.filter((change) => !change.endsWith('evidence_score'))
      // One alias is not in capitals in the release.
      expect(texts).toEqual(['4244 aliases'])
    })

    it('the same groups, and of genes those that evidence speaks of', () => {
      expect(
        differences(
          theirs('VariantGroupSummaries.tsv'),
          ours('VariantGroupSummaries.tsv'),
          'variant_group_id',
        ),
      ).toEqual([])
      const genes = new Map(theirs('GeneSummaries.tsv').map((row) => [row['gene_id'], row]))
      const features = ours('FeatureSummaries.tsv')
      for (const feature of features) {
        const { name, entrez_id, description, last_review_date } = genes.get(feature['feature_id']) ?? {}
        expect(feature).toMatchObject({ name, entrez_id, last_review_date, feature_type: 'Gene' })
        expect(feature['description']).toBe(plainCell('', description ?? ''))
      }
      const named = new Set(features.map((row) => row['name']))
      const known = new Set([...genes.values()].map((row) => row['name']))
      const speaking = theirs('VariantSummaries.tsv').map((row) => row['gene'])
      expect(speaking.filter((symbol) => known.has(symbol) && !named.has(symbol))).toEqual([])
    })

    it('the same variants as VCF, at the same places with the same evidence', () => {
      const read = (file: string) => parseVcf(readFileSync(file, 'utf8'))
      const written = read(join(to, '20-Jul-2026-civic_accepted.vcf'))
      expect(written.meta).toEqual(
        new Map([
          ['fileformat', 'VCFv4.2'],
          ['fileDate', '20260720'],
          ['reference', expect.stringContaining('GRCh37-lite')],
          ['source', expect.stringMatching(/^Curia v\d/)],
          ['aboutURL', site],
        ]),
      )
      expect(written.fields).toHaveLength(40)
      // The release's own file has unquoted commas in some annotations, so only its places are read.
      const published = new Map(
        readFileSync(join(release2024 ?? '', '01-Aug-2024-civic_accepted.vcf'), 'utf8')
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
          .map((line) => [line.split('\t')[2], line.split('\t')]),
      )
      // Its EZH2 Intron 6 Mutation has the same base as reference and alternate, which VCF forbids.
      expect(published.get('257')?.slice(3, 5)).toEqual(['C', 'C'])
      published.delete('257')
      expect(written.records.map(({ id }) => id).sort()).toEqual([...published.keys()].sort())
      const different: string[] = []
      for (const { id, chromosome, position, reference, alternate, annotations } of written.records) {
        const [onChromosome, at, , ref = '', alt = '', , , info = ''] = published.get(id) ?? []
        expect(chromosome).toBe(onChromosome)
        const entities = [...info.matchAll(/\|(evidence|assertion)\|(\d+)\|/g)].map((match) =>
          match.slice(1, 3).join(' '),
        )
        expect(
          annotations.map((each) => `${each['CIViC Entity Type']} ${each['CIViC Entity ID']}`).sort(),
        ).toEqual([...new Set(entities)].sort())
        // Without the sequence of the reference, N stands for an anchor base that no variant tells.
        const [first] = reference
        const anchored = (bases: string) => (first === 'N' ? `N${bases.slice(1)}` : bases)
        const same = Number(at) === position && anchored(ref) === reference && anchored(alt) === alternate
        if (!same) different.push(id)
      }
      // Deletions with insertions: both alleles stand without an anchor, which those in the release have, twice beside
      // the change instead of before it.
      expect(different.sort()).toEqual(['137', '2039', '2137', '818'])
    })
  })
})
