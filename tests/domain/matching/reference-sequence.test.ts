import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseGenomicAllele, writeGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { withAlleles } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { agreesWithSequence, leftAligned } from '#domain/matching/sequences/reference-sequence.ts'
import type { BasesAt } from '#domain/matching/sequences/reference-sequence.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readFileSamples } from '#server/matching/file-samples.ts'
import { placedSample } from '#server/matching/placement.ts'
import type { Placement } from '#server/matching/placement.ts'
import { referenceBases } from '#server/matching/reference-bases.ts'
import { inPieces, vcfHeader, vcfLine } from '#tests/support/matching/match-files.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'

/** Chromosome 7, made up, in lines of ten bases: position 1 is G. */
const SEQUENCE = 'GTCACACACATTTTGATCGGATTACATCCG'

describe('the reference sequence', () => {
  let folder: string
  let basesAt: BasesAt
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curia-fasta-'))
    const lines = SEQUENCE.match(/.{10}/g) ?? []
    writeFileSync(join(folder, 'b37.fa'), `>chr7\n${lines.join('\n')}\n`)
    writeFileSync(join(folder, 'b37.fa.fai'), `chr7\t${SEQUENCE.length}\t6\t10\t11\n`)
    basesAt = referenceBases(join(folder, 'b37.fa'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const alleleOf = (text: string): GenomicAllele => {
    const allele = parseGenomicAllele(text)
    if (!allele) throw new Error(`${text} is no allele`)
    return { ...allele, build: 'GRCH37' }
  }

  it('is read across the ends of lines, and not beyond its own', () => {
    expect(basesAt('7', 9, 12)).toBe('CATT')
    expect(basesAt('7', 1, SEQUENCE.length)).toBe(SEQUENCE)
    expect([basesAt('7', 0, 1), basesAt('7', 30, 31), basesAt('8', 1, 1)]).toEqual([null, null, null])
  })

  it.each([
    ['7:g.9_10del', '7:3-4 del'],
    ['7:10:A:ACA', '7:2-3 insCA'],
    ['7:g.14del', '7:11 del'],
    ['7:g.14_15insT', '7:10-11 insT'],
    ['7:15G>C', '7:15 G>C'],
    ['7:g.1del', '7:1 del'],
  ])('writes %s as far to the left as it goes: %s', (text, written) => {
    const aligned = leftAligned(alleleOf(text), basesAt)
    expect(writeGenomicAllele(aligned)).toBe(written)
    expect(leftAligned(aligned, basesAt)).toEqual(aligned)
    expect(agreesWithSequence(aligned, basesAt)).not.toBe(false)
  })

  it('makes a deletion match wherever within its repeat it is written', () => {
    const record = matchIndexOf([
      { feature: 'EGFR', name: 'K5del', coordinates: place('7', 5, 'CA', '', 'ENST00000275493.2') },
    ])
    const index = withAlleles(record, (allele) => leftAligned(allele, basesAt))
    const match = (placement: Placement, used = index) => {
      const alterations = ['7:g.9_10del', '7:15C>T'].map((text) => ({
        kind: 'SMALL_VARIANT' as const,
        gene: null,
        proteinChanges: [],
        codingChanges: [],
        consequences: [],
        exons: [],
        identifiers: [],
        allele: alleleOf(text),
      }))
      const { sample, warnings } = placedSample(
        { build: 'GRCH37', alterations, absences: [], assayed: NOTHING_ASSAYED },
        placement,
      )
      return { matched: matchSample(sample, used).profiles.map(({ match: { result } }) => result), warnings }
    }
    expect(match({ liftOver: null, basesAt: null }, record)).toEqual({ matched: [], warnings: [] })
    expect(match({ liftOver: null, basesAt })).toEqual({
      matched: ['MATCHED'],
      warnings: [
        '1 of 2 alterations have other reference bases than GRCh37: their positions were not compared.',
      ],
    })
  })

  it('refuses a file of which more than 2 % of the reference bases are others, with that figure', async () => {
    const index = matchIndexOf([{ feature: 'EGFR', name: 'L858R' }])
    const read = (wrong: number) => {
      const lines = Array.from({ length: 100 }, (_, at) =>
        vcfLine({ position: 15, reference: at < wrong ? 'A' : 'G', alternate: 'T' }),
      )
      return readFileSamples(
        inPieces(vcfHeader() + lines.join('')),
        { index, build: 'GRCH37', sample: null, includeFiltered: false },
        { mostBytes: null, mostRelevant: 1000, mostSamples: null },
        { liftOver: null, basesAt },
      )
    }
    await expect(read(3)).rejects.toThrow('3.0 % of the reference bases (3 of 100 that were compared)')
    expect((await read(2)).samples[0]?.read).toBe(100)
  })
})
