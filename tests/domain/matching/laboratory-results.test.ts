import { describe, expect, it } from 'vitest'
import { matchSample } from '#domain/matching/match-sample.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import { readSample } from '#server/matching/read-sample.ts'
import { matchIndexOf, place } from '#tests/support/matching/match-index.ts'
import type { SomeFacts } from '#tests/support/matching/match-index.ts'

/** Reading of a line, and the profiles that it matches or leaves undecided. */
function reader(facts: readonly SomeFacts[]) {
  const index = matchIndexOf(facts)
  return (...alterations: string[]) => {
    const { sample, understood, notUnderstood } = readSample({ alterations, build: 'GRCH37' }, index)
    const { profiles } = matchSample({ ...sample, assayed: NOTHING_ASSAYED }, index)
    const namesOf = (result: string) =>
      profiles.flatMap(({ profileId, match }) =>
        match.result === result ? [index.profiles.get(profileId)?.name] : [],
      )
    const [reading] = understood
    const [failure] = notUnderstood
    return {
      readAs: reading && `${reading.isAbsent ? 'Absent: ' : ''}${reading.understoodAs.join(' and ')}`,
      notes: reading?.warnings,
      reason: failure?.reason,
      choices: failure?.choices,
      matched: namesOf('MATCHED'),
      undecided: namesOf('UNDECIDED'),
    }
  }
}

describe('a promoter mutation', () => {
  const read = reader([
    { feature: 'TERT', name: 'Promoter Mutation', aliases: ['-124C>T', '-146C>T'] },
    {
      feature: 'TERT',
      name: 'C228T',
      aliases: ['-124C>T'],
      coordinates: place('5', 1295228, 'G', 'A', 'ENST00000310581.5'),
    },
    { feature: 'TERT', name: 'Mutation' },
  ])

  it.each([
    'TERT C228T',
    'TERT promoter C228T',
    'TERTp C228T',
    'TERT promoter mutation (C228T)',
    'TERT C228T promoter mutation',
    'TERT c.-124C>T',
    'TERT promoter c.-124C>T',
    'TERT -124C>T',
    '5:1295228G>A',
  ])('“%s” is C228T, and no change of a residue', (line) => {
    expect(read(line)).toMatchObject({ matched: ['TERT Promoter Mutation', 'TERT C228T'], undecided: [] })
  })

  it.each(['TERT C250T', 'TERT promoter C250T', 'TERT c.-146C>T'])('“%s” is not C228T', (line) => {
    expect(read(line)).toMatchObject({
      readAs: 'TERT c.-146C>T',
      matched: ['TERT Promoter Mutation'],
      undecided: [],
    })
  })

  it('without its gene is asked back; a residue of the protein is one', () => {
    expect(read('C250T')).toMatchObject({
      reason: '“C250T” does not name its gene: write TERT C250T.',
      choices: ['TERT C250T'],
    })
    expect(read('TERT A279T')).toMatchObject({ readAs: 'TERT p.A279T', matched: ['TERT Mutation'] })
  })

  it('of no given bases may be any; a wild-type promoter has none', () => {
    expect(read('TERT promoter mutated')).toMatchObject({
      matched: ['TERT Promoter Mutation'],
      undecided: ['TERT C228T'],
    })
    expect(read('TERT promoter wild type').readAs).toBe('Absent: TERT promoter mutation')
    expect(read('TERT C228T', 'TERT promoter wild type')).toMatchObject({ matched: [] })
  })
})

describe('a splice variant', () => {
  const facts = [
    { feature: 'AR', name: 'V7 EXPRESSION' },
    { feature: 'AR', name: 'OVEREXPRESSION' },
  ]

  it.each(['AR-V7', 'AR-V7 positive', 'AR-V7 detected', 'ARv7', 'AR V7', 'AR splice variant V7'])(
    '“%s” is its expression, and says nothing of the gene as a whole',
    (line) => {
      expect(reader(facts)(line)).toEqual({
        readAs: 'AR V7 expression',
        notes: ['AR-V7 was read as expression of this splice variant.'],
        matched: ['AR V7 EXPRESSION'],
        undecided: [],
      })
    },
  )

  it('that is absent denies no other expression', () => {
    expect(reader(facts)('AR-V7 negative', 'AR overexpression')).toMatchObject({
      readAs: 'Absent: AR V7 expression',
      matched: ['AR OVEREXPRESSION'],
    })
  })

  it('without a record is not taken for a codon', () => {
    expect(reader([{ feature: 'AR', name: 'Fusion' }])('AR-V7').reason).toBe(
      '“AR-V7” is a splice variant; this knowledgebase has no record of it.',
    )
  })
})

describe('a number of copies', () => {
  const read = reader([
    { feature: 'ERBB2', name: 'Amplification' },
    { feature: 'ERBB2', name: 'Loss' },
    { feature: 'MET', name: 'Amplification' },
    { feature: 'PTCH1', name: 'LOH' },
  ])

  it.each([
    'ERBB2 CN 12',
    'ERBB2 copy number 12',
    'HER2 CN: 12',
    'ERBB2 CN=12',
    'ERBB2 12 copies',
    'ERBB2 CN 12.0',
  ])('“%s” is an amplification, and the reader is told why', (line) => {
    const { readAs, notes, matched } = read(line)
    expect([readAs, matched]).toEqual(['ERBB2 amplification', ['ERBB2 Amplification']])
    expect(notes?.[0]).toMatch(/^12(?:\.0)? copies were read as an amplification \(6 or more\)\.$/)
  })

  it.each(['ERBB2 CN 3', 'ERBB2 copy number 5', 'ERBB2 CN 5.4', 'ERBB2 CN 5.9'])(
    '“%s” is a gain alone',
    (line) => {
      expect(read(line)).toMatchObject({
        readAs: 'ERBB2 copy number gain',
        matched: [],
        undecided: ['ERBB2 Amplification'],
      })
      expect(read(line).notes?.[0]).toContain('copies were read as a gain; 6 or more')
    },
  )

  it('of two denies amplification and deletion; fewer are a loss', () => {
    expect(read('ERBB2 CN 2')).toMatchObject({
      readAs: 'Absent: ERBB2 amplification and ERBB2 deletion',
      notes: ['2 copies were read as neither an amplification nor a deletion.'],
      matched: [],
      undecided: [],
    })
    expect(read('ERBB2 CN 1')).toMatchObject({
      notes: ['1 copy was read as a loss.'],
      matched: ['ERBB2 Loss'],
    })
    expect(read('ERBB2 CN 0').readAs).toBe('ERBB2 deep deletion')
  })

  it('beside a state is ignored, unless it contradicts the state', () => {
    for (const line of ['MET amp (CN 14)', 'MET amplification, 4 copies'])
      expect(read(line)).toMatchObject({
        matched: ['MET Amplification'],
        notes: ['The number of copies was ignored, as the line names the state.'],
      })
    expect(read('PTCH1 LOH (CN 2)').matched).toEqual(['PTCH1 LOH'])
    expect(read('MET amplification (CN 2)')).toMatchObject({
      matched: [],
      reason: '“amplification” and 2 copies of MET contradict one another: write the intended one.',
      choices: ['MET amplification', 'MET copy number 2'],
    })
  })
})

describe('PD-L1', () => {
  const read = reader([
    { feature: 'CD274', name: 'Expression' },
    { feature: 'CD274', name: 'Overexpression' },
    { feature: 'CD274', name: 'Underexpression' },
  ])

  it.each([
    ['PD-L1 high', 'PD-L1 high was read as high expression.'],
    ['PDL1 TPS 80%', 'PD-L1 TPS 80 % was read as high expression (50 % of tumour cells or more).'],
    ['PD-L1 22C3 TPS: ≥50%', 'PD-L1 TPS ≥50 % was read as high expression (50 % of tumour cells or more).'],
  ])('“%s” is overexpression', (line, note) => {
    expect(read(line)).toMatchObject({
      readAs: 'CD274 high expression',
      notes: [note],
      matched: ['CD274 Expression', 'CD274 Overexpression'],
    })
  })

  it.each([
    ['PD-L1 positive', 'PD-L1 positive was read as expression.'],
    ['PD-L1 TPS 10%', 'PD-L1 TPS 10 % was read as expression (1 or more).'],
    ['PD-L1 CPS 20', 'PD-L1 CPS 20 was read as expression (1 or more).'],
  ])('“%s” is expression, which may be high', (line, note) => {
    expect(read(line)).toMatchObject({ notes: [note], matched: ['CD274 Expression'] })
    expect(read(line).undecided).toContain('CD274 Overexpression')
  })

  it.each(['PD-L1 negative', 'PD-L1 TPS <1%', 'PD-L1 TPS 0%', 'PD-L1 IHC negative', 'PD-L1 not expressed'])(
    '“%s” is no expression',
    (line) => {
      expect(read(line)).toMatchObject({ readAs: 'Absent: CD274 expression', matched: [], undecided: [] })
    },
  )

  it('that is low, or below a limit, is asked back', () => {
    expect(read('PD-L1 low').choices).toEqual(['PD-L1 positive', 'PD-L1 negative'])
    for (const line of ['PD-L1 CPS <10', 'PD-L1 TPS >0%'])
      expect(read(line).reason).toContain('does not say whether PD-L1 is expressed')
  })
})

describe('a biomarker of the whole genome', () => {
  const factors = reader([
    { feature: 'Microsatellite Instability', name: 'High', isFactor: true },
    { feature: 'TMB', name: 'High', isFactor: true },
    { feature: 'TMB', name: 'Low', isFactor: true },
    { feature: 'PTCH1', name: 'LOH' },
  ])

  it.each([
    ['MSI-H', 'MICROSATELLITE INSTABILITY High'],
    ['MSI-High', 'MICROSATELLITE INSTABILITY High'],
    ['MSI high', 'MICROSATELLITE INSTABILITY High'],
    ['microsatellite instability-high', 'MICROSATELLITE INSTABILITY High'],
    ['TMB-high', 'TMB High'],
    ['TMB 12 mut/Mb', 'TMB High'],
    ['TMB: 3.5 mutations per megabase', 'TMB Low'],
    ['LOH of PTCH1', 'PTCH1 LOH'],
  ])('“%s” is the record %s', (line, name) => {
    expect(factors(line).matched).toEqual([name])
  })

  it('that is stable or denied is not the record, and contradicts it', () => {
    for (const line of ['MSS', 'MSI-L', 'MSI negative', 'no MSI-H', 'microsatellite stable']) {
      expect(factors(line).readAs).toBe('Absent: microsatellite instability high')
      expect(factors('MSI-H', line)).toMatchObject({
        matched: [],
        undecided: ['MICROSATELLITE INSTABILITY High'],
      })
    }
    expect(factors('no MSS').reason).toBe('“no MSS” negates a negative result: write what was found.')
  })

  it('by a number says what counts as high', () => {
    expect(factors('TMB 12 mut/Mb').notes).toEqual(['10 mut/Mb or more was read as high, less as low.'])
  })

  it.each([
    ['MSI-H', 'microsatellite instability'],
    ['MSS', 'microsatellite instability'],
    ['TMB-high', 'tumour mutational burden'],
    ['TMB 12 mut/Mb', 'tumour mutational burden'],
    ['dMMR', 'mismatch repair deficiency'],
    ['HRD', 'homologous recombination deficiency'],
    ['LOH', 'genome-wide loss of heterozygosity'],
    ['gLOH 17%', 'genome-wide loss of heterozygosity'],
  ])('“%s” without a record says so', (line, title) => {
    expect(reader([{ feature: 'BRAF', name: 'V600E' }])(line).reason).toBe(
      `This knowledgebase has no record of ${title}, so “${line}” cannot be matched.`,
    )
  })

  it('with other records only says that', () => {
    expect(factors('MSI intermediate').reason).toBe(
      'This knowledgebase has records of microsatellite instability, but none of “MSI intermediate”.',
    )
  })
})
