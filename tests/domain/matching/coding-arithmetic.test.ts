import { describe, expect, it } from 'vitest'
import { consequencesOf, smallVariant } from '#domain/matching/sample/alteration.ts'
import { parseCodingChange } from '#domain/matching/sequences/coding-change.ts'
import { residuesOf } from '#domain/matching/sequences/coding-position.ts'
import { canBecome } from '#domain/matching/sequences/genetic-code.ts'
import type { MatchRequest } from '#server/matching/match-request.ts'
import { outcomeOfAlteration, releaseIndex } from '#tests/support/matching/release-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const change = (text: string) => {
  const parsed = parseCodingChange(text)
  if (!parsed) throw new Error(text)
  return parsed
}

describe('what a coding change tells without a sequence', () => {
  it.each([
    ['c.68_69delAG', 'FRAMESHIFT', 23, 23],
    ['c.5266dupC', 'FRAMESHIFT', 1756, 1756],
    ['c.5946delT', 'FRAMESHIFT', 1982, 1982],
    ['c.1092_1143del', 'FRAMESHIFT', 364, 381],
    ['c.1154_1155insTTGTC', 'FRAMESHIFT', 385, 385],
    ['c.860_863dup', 'FRAMESHIFT', 287, 288],
    ['c.7330delinsACA', 'FRAMESHIFT', 2444, 2444],
    ['c.35_36delinsT', 'FRAMESHIFT', 12, 12],
    ['c.2235_2249del', 'INFRAME_DELETION', 745, 750],
    ['c.2239_2256delinsCAA', 'INFRAME_DELETION', 747, 752],
    ['c.224_226delTCT', 'INFRAME_DELETION', 75, 76],
    ['c.2303_2311dup', 'INFRAME_INSERTION', 768, 771],
    ['c.2310_2311insGGT', 'INFRAME_INSERTION', 770, 771],
    ['c.1799_1800delinsAA', null, 600, 600],
    ['c.1798_1799delinsAA', null, 600, 600],
    ['c.1797_1799delinsTGA', null, 599, 600],
    ['c.1799T>A', null, 600, 600],
    ['c.3G>A', 'START_LOSS', 1, 1],
    ['c.1_2del', 'START_LOSS', 1, 1],
    ['c.340+1G>A', 'SPLICE_SITE', null, null],
    ['c.-124C>T', 'UPSTREAM', null, null],
  ])('%s is %s of residues %s to %s', (text, consequence, first, last) => {
    const coding = change(text)
    const told = consequencesOf(smallVariant({ codingChanges: [{ change: coding, transcript: null }] }))
    expect([...told]).toEqual(consequence ? [consequence] : [])
    expect(residuesOf(coding)).toEqual(first ? { first, last } : null)
  })

  it('is overruled by the effect that a file gives', () => {
    const codingChanges = [{ change: change('c.68_69del'), transcript: null }]
    expect([...consequencesOf(smallVariant({ codingChanges, consequences: ['NONSENSE'] }))]).toEqual([
      'NONSENSE',
    ])
  })

  it.each([
    // Valine is GTN: T>A of its second base gives E or D, C an alanine, two bases AA glutamic acid alone.
    ['V', 'E', 1, 'T', 'A', true],
    ['V', 'D', 1, 'T', 'A', true],
    ['V', 'K', 1, 'T', 'A', false],
    ['V', 'E', 1, 'T', 'C', false],
    ['V', 'E', 1, '', 'AA', true],
    ['V', 'K', 0, '', 'AA', true],
    ['V', 'E', 1, 'C', 'A', false],
    ['G', 'C', 0, 'G', 'T', true],
    ['G', 'V', 0, 'G', 'T', false],
    ['R', '*', 0, 'C', 'T', true],
  ])('%s becomes %s by %i %s>%s: %s', (before, after, at, from, to, can) => {
    expect(canBecome(before, after, { at, from, to })).toBe(can)
  })
})

/** Names that match, are open, and are neither. */
type Row = [
  alteration: MatchRequest['alterations'][number],
  matched: readonly string[],
  open: readonly string[],
  neither: readonly string[],
]

const allele = (gene: string, chromosome: string, start: number, reference: string, alternate: string) => ({
  gene,
  chromosome,
  start,
  reference,
  alternate,
})

const rows: readonly Row[] = [
  ['BRCA1 c.68_69delAG', ['BRCA1 Mutation'], ['BRCA1 Loss-of-function'], ['BRCA1 P968FS']],
  ['BRCA1 c.5266dupC', ['BRCA1 Mutation'], ['BRCA1 Loss-of-function'], []],
  [
    'BRCA2 c.5946delT',
    ['BRCA2 Mutation', 'BRCA2 TRUNCATING MUTATION'],
    ['BRCA2 Loss-of-function'],
    ['BRCA2 K3326*'],
  ],
  ['BRCA1 c.181T>G', [], ['BRCA1 Mutation', 'BRCA1 Loss-of-function'], []],
  [
    'TP53 c.524_525del',
    ['TP53 Mutation', 'TP53 Truncating Mutation'],
    ['TP53 Deleterious Mutation'],
    ['TP53 R175H'],
  ],
  [
    'BRAF c.1799_1800delinsAA',
    [],
    ['BRAF V600E', 'BRAF V600', 'BRAF Mutation'],
    ['BRAF K601E', 'BRAF Non-V600', 'BRAF G469'],
  ],
  ['BRAF c.1798_1799delinsAA', ['BRAF V600K', 'BRAF V600'], [], ['BRAF V600E', 'BRAF K601E']],
  ['BRAF c.1799T>C', [], ['BRAF V600'], ['BRAF V600E', 'BRAF V600K', 'BRAF V600D']],
  [allele('BRAF', '7', 140453135, 'CA', 'TT'), [], ['BRAF V600E', 'BRAF V600'], ['BRAF K601E', 'BRAF G469']],
  [allele('BRAF', '7', 140453136, 'AC', 'TT'), ['BRAF V600K'], [], ['BRAF K601E']],
  [{ ...allele('BRAF', '7', 140453135, 'CA', 'TT'), gene: undefined }, [], ['BRAF V600E', 'BRAF V600'], []],
  [
    'EGFR c.2235_2249del',
    ['EGFR Exon 19 Deletion', 'EGFR Mutation'],
    ['EGFR E746_A750del'],
    ['EGFR L858R', 'EGFR G719', 'EGFR Exon 20 Insertion'],
  ],
  ['EGFR c.2236_2250del', ['EGFR E746_A750del', 'EGFR Exon 19 Deletion'], [], ['EGFR E746_T751>I']],
  ['EGFR c.2240_2257del', ['EGFR Exon 19 Deletion'], ['EGFR L747_P753delinsS'], ['EGFR E746_A750del']],
  ['EGFR c.2240del', ['EGFR Mutation'], [], ['EGFR Exon 19 Deletion', 'EGFR E746_A750del']],
  ['EGFR c.2305_2306insATC', ['EGFR Exon 20 Insertion'], [], ['EGFR Exon 19 Deletion', 'EGFR T790M']],
  ['EGFR V774_C775insHV', ['EGFR Exon 20 Insertion'], [], ['EGFR Exon 19 Deletion', 'EGFR H773_V774insNPH']],
  ['EGFR S768_V769delinsIL', ['EGFR Mutation'], [], ['EGFR Exon 20 Insertion', 'EGFR S768I']],
  ['EGFR c.2573T>C', [], ['EGFR Mutation'], ['EGFR L858R', 'EGFR L861Q', 'EGFR T790M']],
  [
    'KIT c.1669_1674del',
    ['KIT W557_K558del', 'KIT Exon 11 Mutation'],
    [],
    ['KIT V560DEL', 'KIT K558_V559del', 'KIT Exon 9 Mutation'],
  ],
  ['KIT A502_Y503dup', ['KIT Exon 9 Mutation'], [], ['KIT Exon 11 Mutation', 'KIT Internal Duplication']],
  [
    'KRAS c.34_35delinsTT',
    [],
    ['KRAS G12', 'KRAS Exon 2 Mutation'],
    ['KRAS G12C', 'KRAS G12V', 'KRAS G12D', 'KRAS G13'],
  ],
  ['KRAS c.182_183delinsTT', [], ['KRAS Q61', 'KRAS Q61L'], ['KRAS Q61R', 'KRAS Exon 2 Mutation']],
  ['NPM1 c.863_864insTATG', ['NPM1 EXON 12 MUTATION'], ['NPM1 W288FS'], []],
  ['NPM1 W288fs', ['NPM1 EXON 12 MUTATION', 'NPM1 W288FS'], [], []],
  [
    'PIK3CA c.1634A>G',
    ['PIK3CA E545G', 'PIK3CA Exon 10 Mutation'],
    [],
    ['PIK3CA E545K', 'PIK3CA Exon 21 Mutation'],
  ],
  ['PDGFRA c.2527_2529del', ['PDGFRA I843DEL'], [], ['PDGFRA D842V', 'PDGFRA D842Y']],
  ['CTNNB1 c.134C>A', [], ['CTNNB1 Exon 3 Mutation'], ['CTNNB1 S45F', 'CTNNB1 S45P', 'CTNNB1 T41A']],
  ['FLT3 c.2503_2504delinsAT', [], ['FLT3 D835', 'FLT3 D835I'], ['FLT3 D835Y', 'FLT3 ITD']],
  [
    'NOTCH1 c.7541_7542del',
    ['NOTCH1 Mutation'],
    ['NOTCH1 P2514FS', 'NOTCH1 Loss-of-function'],
    ['NOTCH1 D1642H'],
  ],
  [
    'VHL c.227_229del',
    ['VHL F76del (c.227_229del)'],
    [],
    ['VHL Exon 1 Deletion', 'VHL R82_V84del (c.243_251del)'],
  ],
]

describe.skipIf(!release2024)('coding changes without their protein change', () => {
  const index = releaseIndex(release2024)

  it.each(rows)('%j', (alteration, matched, open, neither) => {
    const outcome = outcomeOfAlteration(alteration, index)
    expect(matched.filter((name) => outcome.matched.has(name))).toEqual(matched)
    expect(open.filter((name) => outcome.undecided.has(name))).toEqual(open)
    expect(neither.filter((name) => outcome.undecided.has(name) || outcome.matched.has(name))).toEqual([])
  })
})
