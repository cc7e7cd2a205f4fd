import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importReference } from '#server/ontologies/import-ontology.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'
import { matchFile } from '#server/matching/match-file.ts'
import { MatchFileOptions } from '#server/matching/match-file-options.ts'
import { matchReport } from '#server/matching/match-report.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

// A made-up chain: BRAF V600 and its neighbours lie 300,199 bases further left on GRCh37; 10 bases between two blocks do not.
const CHAIN = `chain 1 chr7 159345973 + 140753300 140753510 chr7 159138663 + 140453100 140453300 1
100 10 0
100

chain 1 chr7_alt 1000 + 0 5 chr7 159138663 + 0 5 2
5

`

describe.skipIf(!release2024)('lift-over by a chain file', () => {
  describeOnEachEngine('', (engine) => {
    let storage: Storage
    let drop: () => Promise<void>
    let folder: string
    beforeAll(async () => {
      const database = await engine.createDatabase(template2024)
      drop = database.drop
      storage = await open(database.url)
      folder = await mkdtemp(join(tmpdir(), 'curia-chain-'))
    })
    afterAll(async () => {
      await storage.close()
      await drop()
      await rm(folder, { recursive: true })
    })

    const importChain = async (content: string, name = 'hg38ToHg19.over.chain.gz') => {
      const file = join(folder, name)
      await writeFile(file, gzipSync(content))
      const { files } = await referenceFilesAmong([file])
      return importReference(storage, files)
    }
    // BRAF V600E lies at 140453136 of GRCh37.
    const onGrch38 = (position: number) => ({
      chromosome: '7',
      start: position,
      reference: 'A',
      alternate: 'T',
    })
    const report = (position: number) =>
      matchReport(storage.read, { alterations: [onGrch38(position)], build: 'GRCH38' })

    it('says that positions were not placed, while none was imported', async () => {
      const { profiles, warnings } = await report(140753336)
      expect(profiles).toEqual([])
      expect(warnings.join()).toContain('1 positions of GRCh38 were not placed on GRCh37')
    })

    it('refuses a chain that is cut short, of other builds or out of step, and writes nothing', async () => {
      await expect(importChain(CHAIN.slice(0, CHAIN.indexOf('100\n\n')))).rejects.toThrow('no end')
      await expect(importChain(CHAIN.replace('100 10 0', '99 10 0'))).rejects.toThrow('do not add up')
      await expect(importChain(CHAIN.replace('159345973', '159345000'))).rejects.toThrow(
        'not a chain file between',
      )
      expect(await storage.read.selectFrom('chain_blocks').selectAll().execute()).toEqual([])
    })

    it('places positions by an imported one, and says of which it cannot', async () => {
      const { files } = await importChain(CHAIN)
      expect(files).toMatchObject([{ kind: 'lift-over', read: 3, added: 2, left_out: 1 }])
      expect((await importChain(CHAIN)).changedAnything).toBe(false)
      const { profiles, build } = await report(140753336)
      expect(build).toBe('GRCH38')
      expect(profiles.find(({ name }) => name === 'BRAF V600E')).toMatchObject({
        result: 'MATCHED',
        precision: 'ALLELE',
      })
      expect((await report(140753405)).warnings.join()).toContain('1 of 1 positions of GRCh38 have no place')
    })

    it('places the lines of files', async () => {
      const content = vcfHeader([], 38) + vcfLine({ position: 140753336, reference: 'A', alternate: 'T' })
      const options = MatchFileOptions.parse({ format: 'tsv' })
      const { texts } = await matchFile(storage.read, () => inPieces(content), options, {
        mostBytes: null,
        mostRelevant: 100,
        mostSamples: null,
      })
      expect(await text(Readable.from(texts))).toContain('\tBRAF V600E\tMATCHED\tALLELE\t')
    })
  })
})
