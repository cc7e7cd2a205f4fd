import { describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { Consequence } from '#domain/matching/sample/alteration.ts'
import { outcomeOf, outcomeOfAlteration, releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const SKIPPING = 'MET Exon 14 Skipping Mutation'

/** Spellings of one event: exon 14 of MET is not in the transcript. */
const oneEvent = [
  'MET exon 14 skipping',
  'MET exon 14 skipping mutation',
  'MET exon 14 deletion',
  'MET exon 14 loss',
  'MET exon 14 deleted',
  'MET exon 14 skipped',
  'MET ex14del',
  'MET Ex14 skip',
  'METex14 skipping',
  'MET exon-14 skipping',
  'MET exon 14 (skipping)',
  'MET exon 14 del/skipping',
  'MET loss of exon 14',
  'MET deletion of exon 14',
  'MET del ex14',
  'skipping of MET exon 14',
  'deletion of MET exon 14',
  'exon 14 skipping in MET',
  'METΔex14',
  'MET Δ14',
  'MET delta exon 14',
  'MET c.2888_3028del',
  'MET c.2888-10_3028+10del',
  'MET p.Asp963_Asp1010del',
]

/** Changes at the splice sites of exon 14, which may skip it: c.2888 is its first base, c.3028 its last (NM_000245). */
const atSpliceSites = [
  'MET c.3028+1G>A',
  'MET c.3028+2T>C',
  'MET c.3028+5G>A',
  'MET c.3028G>A',
  'MET c.3026_3028del',
  'MET c.3020_3028+10del',
  'MET c.2888-1G>C',
  'MET c.2888-2A>G',
  'MET c.2888-17_2888-5del',
  'MET c.2888-3_2895del',
  'NM_000245.2:c.3028+1G>T',
  'MET NM_000245.4:c.3028+1G>T',
  'MET X1010_splice',
  'MET p.X1010_splice',
  'MET p.D1010_splice',
  'MET p.(D1010_splice)',
  'MET X963_splice',
  'MET D1010N',
  'MET exon 14 splice site mutation',
  'MET exon 14 splice donor variant',
  'MET exon 14 mutation',
  'METex14',
]

/** The same by the numbers of the longer transcript, which must be named. */
const onLongerTranscript = [
  'MET c.3082+1G>A',
  'MET c.3082+1G>T',
  'MET c.3082+2T>C',
  'MET c.3082+3A>G',
  'MET c.3082G>A',
  'MET c.3082G>C',
  'MET c.3082delG',
  'MET c.3080_3082del',
  'MET c.3081_3082+2del',
  'MET c.3082_3082+5del',
  'MET c.2942-1G>A',
  'MET c.2942-2A>G',
  'MET c.2942-28_2942-5del',
  'MET D1028N',
  'MET D1028H',
  'MET p.Asp1028Tyr',
  'MET p.(D1028N)',
]

/** Changes elsewhere: of other introns and exons, deep in the exon or in its introns, of another length. */
const elsewhere = [
  'MET c.2887+1G>A',
  'MET c.3029-1G>C',
  'MET c.3028+40G>A',
  'MET c.2950A>G',
  'MET c.2940_2945del',
  'MET R1004G',
  'MET D1228N',
  'MET Y1230H',
  'MET amplification',
  'MET exon 13 skipping',
  'MET exon 19 mutation',
  'MET exon 14 insertion',
  'MET exon 14 frameshift',
]

/** As VEP and MAF files say it: terms, and where. */
const ofFiles: readonly [terms: Consequence[], start: number, isOpen: boolean][] = [
  [['SPLICE_SITE'], 116412044, true],
  [['SPLICE_SITE'], 116412045, true],
  [['SPLICE_SITE'], 116411902, true],
  [['SPLICE_REGION', 'NON_CODING'], 116412048, true],
  [['SPLICE_REGION', 'SYNONYMOUS'], 116412042, true],
  [['SPLICE_REGION', 'MISSENSE'], 116412043, true],
  [['MISSENSE'], 116412043, true],
  [['SPLICE_REGION', 'NON_CODING'], 116411890, true],
  [['NON_CODING'], 116412050, false],
  [['MISSENSE'], 116411980, false],
  [['SYNONYMOUS'], 116411980, false],
  [['SPLICE_SITE'], 116411709, false],
  [['SPLICE_SITE'], 116414934, false],
  [[], 116412044, true],
  [[], 116411980, false],
]

describe.skipIf(!release2024)('splice sites and the loss of exons', () => {
  const index = releaseIndex(release2024)

  it.each(oneEvent)('“%s” is the skipping of exon 14', (line) => {
    expect([...outcomeOfAlteration(line, index).matched.keys()]).toContain(SKIPPING)
  })

  it.each(atSpliceSites)('%s leaves it open, and says why', (line) => {
    const { matched, undecided } = outcomeOfAlteration(line, index)
    expect([matched.has(SKIPPING), undecided.has(SKIPPING)]).toEqual([false, true])
    expect(undecided.get(SKIPPING)).toMatch(/splice site|edge of exon 14|part of exon 14|is reported/)
  })

  it.each(onLongerTranscript)('%s is asked back by its transcript', (line) => {
    const reading = parseAlterationLine(line, index.names)
    expect(reading.ok).toBe(false)
    const [own = ''] = reading.ok ? [] : (reading.choices ?? [])
    expect(outcomeOfAlteration(own, index).undecided.keys()).toContain(SKIPPING)
  })

  it.each(elsewhere)('%s has nothing to do with it', (line) => {
    const { matched, undecided } = outcomeOfAlteration(line, index)
    expect([matched.has(SKIPPING), undecided.has(SKIPPING)]).toEqual([false, false])
  })

  it.each(ofFiles)('%j at 7:%i leaves it open: %s', (consequences, start, isOpen) => {
    const allele = {
      build: 'GRCH37',
      chromosome: '7',
      start,
      stop: start,
      reference: 'G',
      alternate: 'A',
    } as const
    const { matched, undecided } = outcomeOf([smallVariant({ gene: 'MET', consequences, allele })], index)
    expect([matched.has(SKIPPING), undecided.has(SKIPPING)]).toEqual([false, isOpen])
  })

  it.each([
    // The site of a residue leaves its exact records open; a change of bases that is known is none of the others.
    [
      'VHL X114_splice',
      ['VHL Splice Site (c.340+1G>A)', 'VHL Splice Region (c.340+5G>C)'],
      ['VHL Splice Site (c.463+1G>C)'],
    ],
    [
      'VHL X155_splice',
      ['VHL Splice Site (c.463+1G>C)', 'VHL Splice Site (c.464-1G>A)'],
      ['VHL Splice Site (c.340+1G>A)'],
    ],
    ['VHL c.340+2T>C', [], ['VHL Splice Site (c.340+1G>A)', 'VHL Exon 1 Deletion', 'VHL Exon 1-2 Deletion']],
    [
      'KIT c.1648-2A>G',
      ['KIT Exon 11 Mutation'],
      ['KIT Exon 9 Mutation', 'KIT Exon 13 Mutation', 'KIT Internal Duplication'],
    ],
    ['KIT c.1774+1G>A', ['KIT Exon 11 Mutation'], ['KIT Exon 13 Mutation']],
    ['KIT c.1648-5_1660del', ['KIT Exon 11 Mutation'], ['KIT Exon 9 Mutation']],
    ['EGFR c.2283+1G>A', [], ['EGFR Exon 19 Deletion', 'EGFR Exon 20 Insertion']],
    ['EGFR c.2185-3_2200del', ['EGFR Exon 19 Deletion'], ['EGFR Exon 20 Insertion']],
    ['TP53 c.375+1G>A', ['TP53 Truncating Mutation'], ['TP53 R175H']],
    ['TP53 X125_splice', ['TP53 Truncating Mutation'], ['TP53 R175H']],
    ['PIK3CA c.1664+1G>A', ['PIK3CA Exon 10 Mutation'], ['PIK3CA Exon 21 Mutation']],
  ])('%s leaves %j open, not %j', (line, open, closed) => {
    const { matched, undecided } = outcomeOfAlteration(line, index)
    expect(open.filter((name) => undecided.has(name))).toEqual(open)
    expect(closed.filter((name) => undecided.has(name) || matched.has(name))).toEqual([])
  })

  it.each([
    [
      'VHL c.1_340del',
      ['VHL Exon 1 Deletion'],
      ['VHL Exon 1-2 Deletion', 'VHL Exon 1-3 Deletion', 'VHL Exon 3 Deletion'],
    ],
    ['VHL exon 1 deletion', ['VHL Exon 1 Deletion'], ['VHL Exon 1-2 Deletion', 'VHL Exon 1-3 Deletion']],
    [
      'VHL F76del',
      [],
      ['VHL Exon 1 Deletion', 'VHL Exon 1-2 Deletion', 'VHL Exon 1-3 Deletion', 'VHL Exon 2 Deletion'],
    ],
    ['VHL c.224_226del', [], ['VHL Exon 1 Deletion', 'VHL Exon 1-2 Deletion']],
    ['ALK c.953_2041del', ['ALK Exon 4-11 Deletion'], []],
    ['ALK exon 4-11 deletion', ['ALK Exon 4-11 Deletion'], []],
    ['EGFR c.425_559del', ['EGFR Exon 4 Deletion'], ['EGFR Exon 19 Deletion']],
    ['EGFR c.430_435del', [], ['EGFR Exon 4 Deletion']],
    ['LRP1B c.1790_3520del', ['LRP1B EXON 12-22 DELETION'], []],
    ['LRP1B exon 12 deletion', [], ['LRP1B EXON 12-22 DELETION']],
  ])('%s is the loss of %j, not of %j', (line, lost, kept) => {
    const { matched, undecided } = outcomeOfAlteration(line, index)
    expect(lost.filter((name) => matched.has(name))).toEqual(lost)
    expect(kept.filter((name) => matched.has(name) || undecided.has(name))).toEqual([])
  })
})
