import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { matchReport } from '#server/matching/match-report.ts'
import type { MatchRequest } from '#server/matching/match-request.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { gtf, gtfLine } from '#tests/support/matching/gtf.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/** Exon and coding part of one stretch of BRAF, which lies on the reverse strand. */
const bothOf = (exon: number, start: number, stop: number) => {
  const place = { start, stop, strand: '-', exon }
  return [gtfLine({ ...place, feature: 'exon' }), gtfLine({ ...place, feature: 'CDS' })]
}

// Exons 1 to 14 of BRAF are made up, with 1,741 bases as the real ones have; exon 15 lies where it does.
const FIRST_EXONS = Array.from({ length: 13 }, (_, at) => 140_600_000 - at * 1000)
const BRAF = gtf(
  ...FIRST_EXONS.flatMap((start, at) => bothOf(at + 1, start, start + 119)),
  ...bothOf(14, 140_500_001, 140_500_181),
  ...bothOf(15, 140_453_075, 140_453_193),
)

describe.skipIf(!release2024)('matching with a GTF file', () => {
  describeOnEachEngine('', (engine) => {
    let storage: Storage
    let drop: () => Promise<void>
    let folder: string
    beforeAll(async () => {
      const database = await engine.createDatabase(template2024)
      drop = database.drop
      storage = await open(database.url)
      folder = await mkdtemp(join(tmpdir(), 'curia-gtf-'))
    })
    afterAll(async () => {
      await storage.close()
      await drop()
      await rm(folder, { recursive: true })
    })

    const importGtf = async (content: string) => {
      const file = join(folder, 'Homo_sapiens.GRCh37.87.gtf.gz')
      await writeFile(file, gzipSync(content))
      const { files } = await referenceFilesAmong([file])
      return importReference(storage, files)
    }
    const exon15 = async (alteration: MatchRequest['alterations'][number]) => {
      const { profiles } = await matchReport(storage.read, { alterations: [alteration], build: 'GRCH37' })
      const found = profiles.find(({ name }) => name === 'BRAF Exon 15 Mutation')
      return found && [found.result, found.parts[0]?.because]
    }

    it('places exons and residues by the transcripts that records name, once one was imported', async () => {
      const silent = { chromosome: '7', start: 140_453_150, reference: 'A', alternate: 'C' }
      expect(await exon15('BRAF V600E')).toMatchObject([
        'UNDECIDED',
        expect.stringContaining('cannot be determined'),
      ])
      expect(await exon15(silent)).toBeUndefined()

      await expect(importGtf(BRAF.replaceAll('GRCh37', 'GRCh38'))).rejects.toThrow('is of GRCh38')
      await expect(importGtf(BRAF.replaceAll('\t140500001\t', '\tx\t'))).rejects.toThrow('line 29: an exon')
      expect(await storage.read.selectFrom('transcript_exons').selectAll().execute()).toEqual([])

      const other = gtfLine({ transcript: 'ENST00000000001' })
      const { files } = await importGtf(`${BRAF}${other}\n`)
      expect(files).toMatchObject([{ kind: 'transcripts', read: 2, added: 1, changed: 0, left_out: 1 }])
      expect((await importGtf(BRAF)).changedAnything).toBe(false)

      expect(await exon15('BRAF V600E')).toEqual([
        'MATCHED',
        'BRAF V600E is a protein-changing variant within exon 15.',
      ])
      expect(await exon15('BRAF G469A')).toBeUndefined()
      expect(await exon15(silent)).toMatchObject(['UNDECIDED', expect.stringContaining('lies in exon 15')])
      expect(await exon15({ ...silent, start: 140_453_200 })).toBeUndefined()

      const moved = BRAF.replaceAll('\t140453075\t', '\t140453078\t')
      expect((await importGtf(moved)).files).toMatchObject([{ added: 0, changed: 1, unchanged: 0 }])
      expect(await exon15({ ...silent, start: 140_453_076 })).toBeUndefined()
    })
  })
})
