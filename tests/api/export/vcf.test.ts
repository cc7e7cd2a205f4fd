import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { writeRelease as exportRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import { parseVcf } from '#tests/support/matching/vcf.ts'
import {
  evidenceRow,
  geneRow,
  profileRow,
  variantRow,
  writeRelease,
} from '#tests/support/releases/release-files.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

const at = (chromosome: string, start: string, ref: string, alt: string, build = 'GRCh37') => ({
  chromosome,
  start,
  stop: String(Number(start) + Math.max(ref.length, 1) - 1),
  reference_bases: ref,
  variant_bases: alt,
  reference_build: build,
})
const nowhere = { ...at('', '', '', '', ''), stop: '', representative_transcript: '', ensembl_version: '' }

/** Variants with where they are written: a file by its build, or the reason that it is in none. */
const variants: [name: string, columns: Record<string, string>, where: string][] = [
  ['V600E', at('7', '140453136', 'A', 'T'), 'GRCh37'],
  ['V600K', at('7', '140453136', 'AC', 'TT'), 'GRCh37'],
  ['Deletion', at('7', '140453137', 'C', ''), 'GRCh37'],
  ['Insertion', at('7', '140453135', '', 'GG'), 'GRCh37'],
  ['On X', at('X', '155270560', 'C', 'T'), 'GRCh37'],
  ['On Y', at('Y', '59373566', 'C', 'T'), 'GRCh37'],
  ['First base', at('1', '1', 'N', 'T'), 'GRCh37'],
  ['K601E', at('7', '140753335', 'T', 'C', 'GRCh38'), 'GRCh38'],
  ['Indel on GRCh38', at('7', '140753336', 'AC', '', 'GRCh38'), 'GRCh38'],
  ['Old "V600E"', at('7', '140099605', 'A', 'T', 'NCBI36'), 'OtherBuild'],
  ['Equal', at('7', '140453136', 'A', 'A'), 'EqualAlleles'],
  ['Equal on GRCh38', at('7', '140753336', 'AC', 'AC', 'GRCh38'), 'EqualAlleles'],
  ['Behind the end', at('21', '48129896', 'C', 'T'), 'OutsideChromosome'],
  ['Over the end', at('21', '48129895', 'CC', 'TT'), 'OutsideChromosome'],
  ['Behind the end of GRCh38', at('21', '46709984', 'C', 'T', 'GRCh38'), 'OutsideChromosome'],
  ['Range', { ...at('7', '140434279', '', ''), stop: '140624564' }, 'IncompleteAlleles'],
  ['Ambiguous', at('7', '140453136', 'A', 'R'), 'IncompleteAlleles'],
  [
    'Without transcript',
    { ...at('7', '140453136', 'AC', 'T'), representative_transcript: '' },
    'IncompleteAlleles',
  ],
  ['Amplification', nowhere, 'NoCoordinates'],
]

const id = (place: number) => 101 + place

const release = () =>
  writeRelease('01-Aug-2024', {
    'GeneSummaries.tsv': [geneRow(5, 'BRAF')],
    'VariantSummaries.tsv': variants.map(([name, columns], place) =>
      variantRow(id(place), 'BRAF', 5, name, columns),
    ),
    'MolecularProfileSummaries.tsv': variants.map(([name], place) =>
      profileRow(id(place) + 500, `BRAF ${name}`, String(id(place))),
    ),
    'ClinicalEvidenceSummaries.tsv': variants.map(([name], place) =>
      evidenceRow(place + 1, id(place) + 500, `BRAF ${name}`),
    ),
  })

describeOnSqliteFirst('A release as VCF', (engine) => {
  it('has a file for each build, without records that VCF forbids, and says what is in none', async () => {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    try {
      expect((await importRelease(storage, release())).skippedRows).toEqual([])
      const folder = mkdtempSync(join(inject('runFolder'), 'vcf-'))
      await exportRelease(storage, folder, { name: 'test', site: 'https://curia.example.org' })
      const fileOf = (name: string) => parseVcf(readFileSync(join(folder, `test-${name}.vcf`), 'utf8'))
      const idsIn = (where: string) =>
        variants.flatMap(([, , place], index) => (place === where ? [String(id(index))] : [])).sort()
      const on37 = fileOf('civic_accepted')
      const on38 = fileOf('civic_accepted_grch38')
      expect(on37.records.map((record) => record.id).sort()).toEqual(idsIn('GRCh37'))
      expect(on38.records.map((record) => record.id).sort()).toEqual(idsIn('GRCh38'))
      expect(on38.records).toEqual(fileOf('civic_accepted_and_submitted_grch38').records)
      expect([on37.contigs.size, on37.contigs.get('7'), on38.contigs.get('7')]).toEqual([
        24, 159_138_663, 159_345_973,
      ])
      // The base before an insertion or deletion comes from variants on the same build.
      expect(on38.records.find((record) => record.id === '109')).toMatchObject({
        position: 140_753_335,
        reference: 'TAC',
        alternate: 'T',
      })
      expect(on37.omitted).toEqual([
        '<ID=NoCoordinates,Number=1,Description="No coordinates">',
        '<ID=IncompleteAlleles,Number=3,Description="Bases missing, or an insertion or deletion without a transcript">',
        '<ID=EqualAlleles,Number=2,Description="Reference and variant bases are equal",Variants="BRAF Equal (111); BRAF Equal on GRCh38 (112)">',
        '<ID=OutsideChromosome,Number=2,Description="Position beyond the chromosome",Variants="BRAF Behind the end (113); BRAF Over the end (114)">',
        expect.stringMatching(
          /^<ID=OtherBuild,Number=4,.*Variants="BRAF K601E \(108\); BRAF Indel on GRCh38 \(109\); BRAF Old \\"V600E\\" \(110\); BRAF Behind the end of GRCh38 \(115\)">$/,
        ),
      ])
      expect(on38.omitted.map((line) => /ID=(\w+),Number=(\d+)/.exec(line)?.slice(1).join(' '))).toEqual([
        'NoCoordinates 1',
        'IncompleteAlleles 3',
        'EqualAlleles 2',
        'OutsideChromosome 1',
        'OtherBuild 10',
      ])
      expect(on38.omitted.at(-1)).not.toContain('Variants=')
      const again = await engine.createDatabase()
      const other = await open(again.url)
      try {
        expect((await importRelease(other, folder)).skippedRows).toEqual([])
      } finally {
        await other.close()
        await again.drop()
      }
    } finally {
      await storage.close()
      await database.drop()
    }
  })
})
