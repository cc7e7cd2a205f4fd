import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeRelease } from '#server/export/write-release.ts'
import { open } from '#server/storage/database.ts'
import { parseVcf } from '#tests/support/matching/vcf.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const isInstalled = spawnSync('bcftools', ['--version']).status === 0
const missing = isInstalled ? 'a release of 2024' : 'bcftools'
const isLeftOut = !isInstalled || !release2024
if (isLeftOut) process.emitWarning(`Without ${missing}, no VCF export is read by another program.`)

const files = ['accepted', 'accepted_and_submitted'].flatMap((name) => [
  `test-civic_${name}.vcf`,
  `test-civic_${name}_grch38.vcf`,
])

/** Output of bcftools, which must succeed without a warning. */
function bcftools(...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('bcftools', parameters, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const complaints = stderr.split('\n').filter((line) => /\[[WE]::|error|warn|fail|not defined/i.test(line))
  expect([parameters, complaints, status]).toEqual([parameters, [], 0])
  return stdout
}

describe.skipIf(isLeftOut)('bcftools', () => {
  describeOnSqliteFirst('reads the VCF exports of a release', (engine) => {
    let database: TestDatabase
    let folder: string
    beforeAll(async () => {
      database = await engine.createDatabase(template2024)
      const storage = await open(database.url)
      try {
        folder = mkdtempSync(join(inject('runFolder'), 'bcftools-'))
        await writeRelease(storage, folder, { name: 'test', site: 'https://curia.example.org' })
      } finally {
        await storage.close()
      }
    })
    afterAll(() => database.drop())

    const written = (file: string) => parseVcf(readFileSync(join(folder, file), 'utf8'))
    const lines = (text: string) => text.split('\n').filter((line) => line !== '')
    /** Number of a summary line of bcftools stats. */
    const summary = (stats: string, key: string) =>
      Number(
        lines(stats)
          .find((line) => line.startsWith('SN') && line.includes(key))
          ?.split('\t')
          .at(-1),
      )

    it('which are all the VCF files that there are, those of GRCh37 with records', () => {
      expect(readdirSync(folder).filter((name) => name.endsWith('.vcf'))).toEqual(files.toSorted())
      for (const file of files.filter((name) => !name.includes('grch38')))
        expect(written(file).records.length).toBeGreaterThan(500)
    })

    it.each(files)('view, query and header: %s', (file) => {
      const path = join(folder, file)
      const { records, contigs } = written(file)
      expect(lines(bcftools('view', '--no-header', path))).toHaveLength(records.length)
      const fields = bcftools('query', '--format', '%CHROM\\t%POS\\t%ID\\t%REF\\t%ALT\\t%INFO/GN\\n', path)
      expect(lines(fields)).toEqual(
        records.map(({ chromosome, position, id, reference, alternate, gene }) =>
          [chromosome, position, id, reference, alternate || '.', gene].join('\t'),
        ),
      )
      const header = lines(bcftools('view', '--header-only', path))
      expect(header.filter((line) => line.startsWith('##contig='))).toHaveLength(contigs.size)
    })

    it.each(files)('sort, index and fetch by place: %s', (file) => {
      const { records } = written(file)
      const sorted = join(folder, `${basename(file)}.gz`)
      bcftools('sort', '--output-type', 'z', '--output', sorted, join(folder, file))
      bcftools('index', '--force', '--tbi', sorted)
      if (records.length > 0) expect(Number(bcftools('index', '--nrecords', sorted))).toBe(records.length)
      const chosen = records.filter((_, at) => at % 50 === 0)
      for (const { chromosome, position, id } of chosen) {
        const place = `${chromosome}:${position}-${position}`
        const found = bcftools('view', '--no-header', '--regions', place, sorted)
        expect(lines(found).map((line) => line.split('\t')[2])).toContain(id)
      }
    })

    it.each(files)('norm and stats: %s', (file) => {
      const path = join(folder, file)
      const { records } = written(file)
      const split = bcftools('norm', '--multiallelics', '-any', path)
      expect(lines(split).filter((line) => !line.startsWith('#'))).toHaveLength(records.length)
      const stats = bcftools('stats', path)
      expect(summary(stats, 'number of records:')).toBe(records.length)
      expect(summary(stats, 'number of no-ALTs:')).toBe(records.filter(({ alternate }) => !alternate).length)
    })
  })
})
