import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'

const BRAF = 'ENST00000288602.6'
const FLT3 = 'ENST00000241453.7'
const index = matchIndexOf([
  {
    feature: 'BRAF',
    name: 'V600E',
    hgvsDescriptions: ['NM_004333.4:c.1799T>A', 'NP_004324.2:p.Val600Glu'],
    coordinates: place('7', 140453136, 'A', 'T', BRAF),
  },
  { feature: 'BRAF', name: 'V600K' },
  { feature: 'BRAF', name: 'G469A', coordinates: place('7', 140481402, 'C', 'G', BRAF) },
  { feature: 'BRAF', name: 'V600' },
  { feature: 'BRAF', name: 'Non-V600' },
  { feature: 'BRAF', name: 'Mutation' },
  { feature: 'FLT3', name: 'D835H/Y', coordinates: place('13', 28592642, 'C', 'A', FLT3) },
  { feature: 'FLT3', name: 'D835H' },
  { feature: 'FLT3', name: 'D835Y' },
  { feature: 'VHL', name: 'A56fs (c.164_165insG)' },
  { feature: 'VHL', name: 'A56fs (c.166dup)' },
  { feature: 'NPM1', name: 'W288fs' },
  { feature: 'CDKN2A', name: 'Deletion' },
  { feature: 'CDKN2A', name: 'Loss' },
  { feature: 'CDKN2A', name: 'Loss-of-function' },
  { feature: 'CDKN2A', name: 'Biallelic Inactivation' },
  { feature: 'KRAS', name: 'G12C' },
  { feature: 'KRAS', name: 'Wildtype' },
  { feature: 'NRAS', name: 'Wildtype' },
  { feature: 'ALK', name: 'EML4::ALK' },
  { feature: 'ABL1', name: 'BCR::ABL1' },
  { feature: 'CHEK2', name: '1100DELC' },
  { feature: 'EGFR', name: 'VIII' },
  { feature: 'EGFR', name: 'L858R' },
  { feature: 'EGFR', name: 'T790M' },
  { feature: 'FLT3', name: 'ITD' },
  { feature: 'FLT3', name: 'Fusion' },
  { feature: 'AR', name: 'Fusion' },
  { feature: 'PGR', name: 'R172I' },
  { feature: 'PREX2', name: 'R172I' },
  { feature: 'VHL', name: 'G114dup (c.342dupGGT)' },
])

const place37 = (text: string) => {
  const [start, reference, alternate] = text.split(' ')
  return { chromosome: '7', start: Number(start), reference, alternate }
}

/** What comes of lines: names of profiles by result, and why lines were not understood. */
function outcome(...alterations: string[]) {
  const { sample, notUnderstood } = readSample({ alterations, build: 'GRCH37' }, index)
  const { profiles } = matchSample({ ...sample, assayed: NOTHING_ASSAYED }, index)
  const namesOf = (result: string) =>
    profiles.flatMap(({ profileId, match }) =>
      match.result === result ? [index.profiles.get(profileId)?.name] : [],
    )
  return {
    matched: namesOf('MATCHED'),
    undecided: namesOf('UNDECIDED'),
    choices: notUnderstood.flatMap(({ choices }) => choices),
  }
}

describe('no confident wrong match', () => {
  it('of bases at a place whose reference base is another: the build or the strand is', () => {
    expect(outcome('7:140453136G>T')).toMatchObject({ matched: [], undecided: ['BRAF V600E'] })
    expect(outcome('7:140453136A>T').matched).toContain('BRAF V600E')
  })

  it('of a residue that the sample numbers on another transcript: its bases lie elsewhere', () => {
    const found = (text: string) => {
      const { sample } = readSample(
        { alterations: [{ gene: 'BRAF', proteinChange: 'V600E', ...place37(text) }], build: 'GRCH37' },
        index,
      )
      const { profiles } = matchSample(sample, index)
      return profiles
        .filter(({ match }) => match.result === 'MATCHED')
        .map(({ profileId }) => index.profiles.get(profileId)?.name)
    }
    expect(found('140453136 A T')).toEqual(['BRAF V600E', 'BRAF V600', 'BRAF Mutation'])
    expect(found('140400000 A T')).toEqual(['BRAF Mutation'])
  })

  it('of the other change of a record that names two', () => {
    expect(outcome('FLT3 D835Y').matched).toEqual(['FLT3 D835H/Y', 'FLT3 D835Y'])
    expect(outcome('FLT3 D835H').matched).toEqual(['FLT3 D835H/Y', 'FLT3 D835H'])
  })

  it('of a change of which the report leaves open which it is', () => {
    expect(outcome('BRAF V600E/K')).toMatchObject({
      matched: ['BRAF V600', 'BRAF Mutation'],
      undecided: ['BRAF V600E', 'BRAF V600K', 'BRAF Non-V600'],
    })
  })

  it('of a protein that ends at a codon with a substitution of it', () => {
    for (const line of ['BRAF V600*', 'BRAF V600fs'])
      expect(outcome(line)).toMatchObject({ matched: ['BRAF Mutation'], undecided: ['BRAF V600'] })
    expect(outcome('BRAF V600_K601delinsE').matched).toEqual(['BRAF V600', 'BRAF Mutation'])
    expect(outcome('BRAF G600E').matched).not.toContain('BRAF V600')
  })

  it('of frameshifts that begin at one residue, where the records name their bases', () => {
    for (const line of ['VHL A56fs', 'VHL A56fs*10'])
      expect(outcome(line)).toMatchObject({
        matched: [],
        undecided: ['VHL A56fs (c.164_165insG)', 'VHL A56fs (c.166dup)'],
      })
    expect(outcome('VHL A56fs c.166dup')).toMatchObject({ matched: ['VHL A56fs (c.166dup)'], undecided: [] })
    expect(outcome('NPM1 L287fs').matched).toEqual([])
    expect(outcome('NPM1 W288Cfs*12').matched).toEqual(['NPM1 W288fs'])
  })

  it('of both copies where a deletion may be of one', () => {
    expect(outcome('CDKN2A deletion')).toMatchObject({
      matched: ['CDKN2A Deletion', 'CDKN2A Loss'],
      undecided: ['CDKN2A Loss-of-function', 'CDKN2A Biallelic Inactivation'],
    })
    expect(outcome('CDKN2A homozygous deletion').matched).toHaveLength(4)
    expect(outcome('CDKN2A heterozygous deletion').matched).toEqual(['CDKN2A Loss'])
  })

  it('of what one line reports and another denies', () => {
    for (const absence of ['no KRAS G12C', 'no KRAS mutation', 'KRAS wild type'])
      expect(outcome('KRAS G12C', absence)).toMatchObject({ matched: [], undecided: ['KRAS G12C'] })
    expect(outcome('EML4-ALK', 'no ALK fusion')).toMatchObject({ matched: [], undecided: ['ALK EML4::ALK'] })
  })

  it('of two genes that are written as if they were fused', () => {
    expect(outcome('KRAS/NRAS mutation')).toEqual({
      matched: [],
      undecided: [],
      choices: ['KRAS mutation', 'NRAS mutation'],
    })
    expect(outcome('KRAS/NRAS wild type').matched).toEqual(['KRAS Wildtype', 'NRAS Wildtype'])
    expect(outcome('BCR-ABL').matched).toEqual(['ABL1 BCR::ABL1'])
    expect(outcome('ALK::EML4').matched).toEqual([])
  })

  it('of bases that are read as residues', () => {
    expect(outcome('BRAF T1799A')).toEqual({
      matched: [],
      undecided: [],
      choices: ['BRAF c.1799T>A', 'BRAF p.T1799A'],
    })
    expect(outcome('CHEK2 p.T1100del').matched).toEqual([])
    expect(outcome('CHEK2 1100delC').matched).toEqual(['CHEK2 1100DELC'])
  })

  it('of X as a stop where records have other changes of the residue, and that is said', () => {
    const { understood } = readSample({ alterations: ['BRAF V600X', 'EGFRvIII'] }, index)
    expect(understood.map(({ warnings }) => warnings)).toEqual([
      ['X was read as any change of V600; write BRAF V600* for a stop codon.'],
      [],
    ])
    expect(outcome('EGFRvIII').matched).toEqual(['EGFR VIII'])
  })

  it('of what a hyphen joins to a gene with a fusion of it', () => {
    expect(outcome('FLT3-ITD').matched).toEqual(['FLT3 ITD'])
    expect(outcome('AR-V7')).toEqual({ matched: [], undecided: [], choices: [] })
  })

  it('of the beginning of a symbol with another gene', () => {
    expect(outcome('PREX2 R172I').matched).toEqual(['PREX2 R172I'])
  })

  it('of one base with three that are named from the same position on', () => {
    expect(outcome('VHL c.342dupGGT').matched).toEqual(['VHL G114dup (c.342dupGGT)'])
    expect(outcome('VHL c.342dup').matched).toEqual([])
  })

  it('of changes that one line reports or denies together', () => {
    for (const line of ['EGFR L858R/T790M', 'EGFR: L858R; T790M', 'EGFR p.L858R + p.T790M'])
      expect(outcome(line).matched).toEqual(['EGFR L858R', 'EGFR T790M'])
    expect(outcome('EGFR L858R, T790M not detected').choices).toEqual([
      'EGFR L858R not detected',
      'EGFR T790M not detected',
    ])
    expect(outcome('BRAF V600E/V600K').choices).toEqual(['BRAF V600E', 'BRAF V600K'])
  })

  it('of what is doubtful, for another test or not a finding', () => {
    const lines = [
      '?BRAF V600E',
      'BRAF V600E benign',
      'KRAS G12C (likely artefact)',
      'BRAF V600E (subclonal?)',
    ]
    const others = ['possible CDKN2A deletion', 'EML4 NGS positive', 'KRAS G12C filtered', 'KRAS: no result']
    for (const line of [...lines, ...others]) {
      const { choices, ...matches } = outcome(line)
      expect(matches).toEqual({ matched: [], undecided: [] })
      expect(choices.every((choice) => choice.startsWith('# '))).toBe(true)
    }
  })
})
