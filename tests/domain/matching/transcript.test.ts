import { describe, expect, test } from 'vitest'
import { smallVariant } from '#domain/matching/sample/alteration.ts'
import type { SmallVariant } from '#domain/matching/sample/alteration.ts'
import { parseGenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { parseProteinChange } from '#domain/matching/protein-change.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { spanOfExons, stretchesOfResidues } from '#domain/matching/sequences/transcript.ts'
import type { Exon, Transcript } from '#domain/matching/sequences/transcript.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'
import type { SomeFacts } from '#tests/support/matching/match-index.ts'

const exon = (start: number, stop: number, coding: [number, number] | null): Exon => ({
  start,
  stop,
  coding: coding && { start: coding[0], stop: coding[1] },
})

const transcript = (accession: string, gene: string, facts: Partial<Transcript>): Transcript => ({
  accession,
  gene,
  build: 'GRCH37',
  chromosome: '7',
  isReversed: false,
  exons: [],
  ...facts,
})

// 10 coding bases, then 11, then 9: codon 4 has its first base in exon 1 and the others in exon 2.
const FORWARD = transcript('ENST01', 'BRAF', {
  exons: [exon(91, 110, [101, 110]), exon(201, 211, [201, 211]), exon(301, 320, [301, 309])],
})
// The same, read from the other strand: exon 1 lies furthest right.
const REVERSE = transcript('ENST02', 'BRAF', {
  isReversed: true,
  exons: [exon(301, 320, [301, 310]), exon(201, 211, [201, 211]), exon(91, 109, [101, 109])],
})

describe('a transcript on the genome', () => {
  test('has its residues on the forward strand, a codon over two exons in two parts', () => {
    expect(stretchesOfResidues(FORWARD, 1, 1)).toEqual([{ start: 101, stop: 103 }])
    expect(stretchesOfResidues(FORWARD, 4, 4)).toEqual([
      { start: 110, stop: 110 },
      { start: 201, stop: 202 },
    ])
    expect(stretchesOfResidues(FORWARD, 10, 10)).toEqual([{ start: 307, stop: 309 }])
  })

  test('has them in the other direction on the reverse strand', () => {
    expect(stretchesOfResidues(REVERSE, 1, 1)).toEqual([{ start: 308, stop: 310 }])
    expect(stretchesOfResidues(REVERSE, 4, 4)).toEqual([
      { start: 301, stop: 301 },
      { start: 210, stop: 211 },
    ])
    expect(stretchesOfResidues(REVERSE, 10, 10)).toEqual([{ start: 101, stop: 103 }])
  })

  test('has no residues before the first or behind the last', () => {
    expect(stretchesOfResidues(FORWARD, 0, 1)).toBeNull()
    expect(stretchesOfResidues(FORWARD, 10, 11)).toBeNull()
    expect(stretchesOfResidues(FORWARD, 3, 2)).toBeNull()
  })

  test('counts its exons from the first that is transcribed, and has their coding parts', () => {
    const span = (start: number, stop: number) => ({ build: 'GRCH37', chromosome: '7', start, stop })
    expect(spanOfExons(FORWARD, 1, 1)).toEqual(span(101, 110))
    expect(spanOfExons(FORWARD, 3, 3)).toEqual(span(301, 309))
    expect(spanOfExons(REVERSE, 1, 1)).toEqual(span(301, 310))
    expect(spanOfExons(REVERSE, 2, 3)).toEqual(span(101, 211))
    expect(spanOfExons(FORWARD, 4, 4)).toBeNull()
  })
})

/** Names of profiles by their result, for one alteration. */
function outcome(
  facts: readonly SomeFacts[],
  transcripts: readonly Transcript[],
  found: Partial<SmallVariant>,
) {
  const index = matchIndexOf(facts, transcripts)
  const alterations = [smallVariant(found)]
  const { profiles } = matchSample(
    { build: 'GRCH37', alterations, absences: [], assayed: NOTHING_ASSAYED },
    index,
  )
  return Object.fromEntries(
    profiles.map(({ profileId, match }) => [index.profiles.get(profileId)?.name, match.result]),
  )
}
const at = (text: string) => ({ allele: parseGenomicAllele(text) })
const protein = (text: string, on: string | null = null) => {
  const change = parseProteinChange(text)
  return { gene: 'BRAF', proteinChanges: change ? [{ change, transcript: on }] : [] }
}

const anchor = (name: string, version = 'ENST01.6'): SomeFacts => ({
  feature: 'BRAF',
  name,
  coordinates: place('7', 102, 'A', 'T', version),
})
const records: readonly SomeFacts[] = [
  anchor('M1K'),
  { feature: 'BRAF', name: 'Exon 2 Mutation' },
  { feature: 'BRAF', name: 'Exon 2 Deletion' },
  { feature: 'BRAF', name: 'DEL 5-6' },
  { feature: 'BRAF', name: 'V4' },
  { feature: 'BRAF', name: 'V8' },
]

describe('matching with the transcripts of an annotation', () => {
  test('finds the exon of a place that nothing annotates, by the record’s transcript in any version', () => {
    const missense = { consequences: ['MISSENSE' as const] }
    for (const place of ['7:201A>T', '7:211A>T'])
      expect(outcome(records, [FORWARD], { ...at(place), ...missense })).toMatchObject({
        'BRAF Exon 2 Mutation': 'MATCHED',
      })
    for (const place of ['7:110A>T', '7:301A>T'])
      expect(outcome(records, [FORWARD], { ...at(place), ...missense })).not.toHaveProperty(
        'BRAF Exon 2 Mutation',
      )
    expect(outcome(records, [FORWARD], at('7:205A>T'))).toMatchObject({ 'BRAF Exon 2 Mutation': 'UNDECIDED' })
    expect(outcome(records, [], { ...at('7:205A>T'), ...missense })).toEqual({})
    expect(outcome(records, [FORWARD], { ...at('7:212A>T'), ...missense })).toEqual({})
  })

  test('finds the exon of a residue, and leaves what lies over its end undecided', () => {
    expect(outcome(records, [FORWARD], protein('V5E'))).toMatchObject({ 'BRAF Exon 2 Mutation': 'MATCHED' })
    expect(outcome(records, [FORWARD], protein('V4E'))).toMatchObject({ 'BRAF Exon 2 Mutation': 'UNDECIDED' })
    expect(outcome(records, [FORWARD], protein('V8E'))).not.toHaveProperty('BRAF Exon 2 Mutation')
    expect(outcome(records, [], protein('V5E'))).toMatchObject({ 'BRAF Exon 2 Mutation': 'UNDECIDED' })
  })

  test('finds the codons that a place can change', () => {
    for (const place of ['7:110A>T', '7:201A>T', '7:202A>T']) {
      const found = outcome(records, [FORWARD], { gene: 'BRAF', ...at(place) })
      expect(found).toMatchObject({ 'BRAF V4': 'UNDECIDED' })
      expect(found).not.toHaveProperty('BRAF V8')
    }
    expect(outcome(records, [FORWARD], { gene: 'BRAF', ...at('7:207A>T') })).not.toHaveProperty('BRAF V4')
  })

  test('finds the residues of a deletion that is given by its place', () => {
    const deletion = { consequences: ['INFRAME_DELETION' as const] }
    expect(outcome(records, [FORWARD], { ...at('7:g.203_205del'), ...deletion })).toMatchObject({
      'BRAF DEL 5-6': 'MATCHED',
    })
    expect(outcome(records, [FORWARD], { ...at('7:g.301_303del'), ...deletion })).not.toHaveProperty(
      'BRAF DEL 5-6',
    )
  })

  test('does not take a small deletion for that of an exon of which the record gives no place', () => {
    expect(outcome(records, [FORWARD], protein('V5_V6del'))).toMatchObject({
      'BRAF Exon 2 Deletion': 'UNDECIDED',
    })
  })

  test('leaves exons undecided that publications may count otherwise, or that transcripts number otherwise', () => {
    const untranslated = { ...FORWARD, exons: [exon(41, 50, null), ...FORWARD.exons] }
    expect(outcome(records, [untranslated], protein('V2E'))).toMatchObject({
      'BRAF Exon 2 Mutation': 'UNDECIDED',
    })
    const other = transcript('ENST03', 'BRAF', { exons: FORWARD.exons.slice(1) })
    const both = [...records, anchor('M1R', 'ENST03')]
    expect(outcome(both, [FORWARD, other], protein('V5E'))).toMatchObject({
      'BRAF Exon 2 Mutation': 'UNDECIDED',
    })
  })

  test('counts residues on the transcript that the sample names, where records name it, too', () => {
    const other = transcript('ENST03', 'BRAF', { exons: FORWARD.exons.slice(1) })
    const exon7 = { ...place('7', 201, '', '', 'ENST01.6'), stop: 211 }
    const facts = [
      ...records,
      anchor('M1R', 'ENST03'),
      { feature: 'BRAF', name: 'Exon 7 Mutation', coordinates: exon7 },
    ]
    const found = (text: string, on: string | null) =>
      outcome(facts, [FORWARD, other], protein(text, on))['BRAF Exon 7 Mutation']
    expect(found('V5E', 'ENST01.2')).toBe('MATCHED')
    expect(found('V2E', 'ENST03')).toBe('MATCHED')
    expect(found('V5E', 'ENST03')).toBeUndefined()
    expect(found('V5E', 'ENST99')).toBe('UNDECIDED')
    expect(found('V5E', null)).toBe('UNDECIDED')
  })

  test('goes by the transcript that nearly all records name, and by none of another gene', () => {
    const other = transcript('ENST03', 'BRAF', { exons: FORWARD.exons.slice(1) })
    const partner = transcript('ENST04', 'AKAP9', { exons: FORWARD.exons.slice(2) })
    const many = ['M1K', 'M1R', 'M1T', 'M1V', 'M1I', 'M1L'].map((name) => anchor(name))
    const facts = [...many, anchor('M1Q', 'ENST03'), anchor('AKAP9::BRAF', 'ENST04'), ...records.slice(1)]
    expect(outcome(facts, [FORWARD, other, partner], protein('V5E'))).toMatchObject({
      'BRAF Exon 2 Mutation': 'MATCHED',
    })
  })

  test('takes no gene where the coding sequences of two overlap', () => {
    const second = transcript('ENST05', 'KIT', { exons: FORWARD.exons })
    const facts = [...records, { ...anchor('M1K', 'ENST05'), feature: 'KIT' }]
    expect(outcome(facts, [FORWARD, second], at('7:205A>T'))).toEqual({})
  })
})
