import { describe, expect, test } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { describeAlteration } from '#domain/matching/sample/describe-alteration.ts'
import { buildMatchIndex } from '#domain/matching/match-index.ts'
import { matchSample } from '#domain/matching/match-sample.ts'
import { matchableVariants } from '#domain/matching/matchable-variant.ts'
import type { VariantFacts } from '#domain/matching/matchable-variant.ts'
import { NOTHING_ASSAYED } from '#domain/matching/sample/sample.ts'
import type { Assayed } from '#domain/matching/sample/sample.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'

const place = (chromosome: string, start: number, stop: number, from: string | null, to: string | null) => ({
  reference_build: 'GRCH37' as const,
  chromosome,
  start,
  stop,
  reference_bases: from,
  variant_bases: to,
  representative_transcript: null,
})

let nextId = 1
const variant = (feature: string, name: string, facts: Partial<VariantFacts> = {}): VariantFacts => ({
  id: nextId++,
  feature,
  name,
  aliases: [],
  hgvsDescriptions: [],
  alleleRegistryId: null,
  clinvarIds: [],
  types: [],
  coordinates: null,
  isFactor: false,
  ...facts,
})

const facts = [
  variant('BRAF', 'V600E', {
    alleleRegistryId: 'CA123643',
    clinvarIds: ['13961'],
    aliases: ['VAL600GLU', 'RS113488022', 'V640E'],
    hgvsDescriptions: ['NM_004333.4:c.1799T>A', 'NP_004324.2:p.Val600Glu'],
    coordinates: place('7', 140453136, 140453136, 'A', 'T'),
  }),
  variant('BRAF', 'V600K'),
  variant('BRAF', 'V600'),
  variant('BRAF', 'Non-V600'),
  variant('BRAF', 'Mutation'),
  variant('EGFR', 'L858R', { coordinates: place('7', 55259515, 55259515, 'T', 'G') }),
  variant('EGFR', 'E746_A750del', { coordinates: place('7', 55242465, 55242479, 'GGAATTAAGAGAAGC', null) }),
  variant('EGFR', 'L747_P753delinsS', {
    coordinates: place('7', 55242470, 55242487, 'TAAGAGAAGCAACATCTC', null),
  }),
  variant('EGFR', 'G719S', { coordinates: place('7', 55241707, 55241707, 'G', 'A') }),
  variant('EGFR', 'Exon 19 Deletion', { coordinates: place('7', 55242415, 55242513, null, null) }),
  variant('EGFR', 'Activating Mutation'),
  variant('TP53', 'Wildtype'),
  variant('TP53', 'Truncating Mutation'),
  variant('TP53', 'Loss-of-function'),
  variant('TP53', 'Alteration'),
  variant('ERBB2', 'Amplification'),
  variant('ERBB2', 'Copy Number Gain'),
  variant('ALK', 'EML4::ALK'),
  variant('ALK', 'EML4::ALK e6-e20'),
  variant('ALK', 'Fusion'),
  variant('KIT', 'D816V'),
  variant('CD274', 'Expression'),
  variant('MSI', 'High', { isFactor: true }),
]
const idOf = (name: string) => {
  const found = facts.find((one) => `${one.feature} ${one.name}` === name)
  if (!found) throw new Error(`no variant ${name}`)
  return found.id
}

const profileNames = [
  ...facts.map((one) => `#VID${one.id}`),
  `#VID${idOf('BRAF V600E')} AND NOT #VID${idOf('KIT D816V')}`,
  `#VID${idOf('BRAF V600E')} AND #VID${idOf('ERBB2 Amplification')}`,
]
const profiles = profileNames.map((rawName, position) => {
  const parsed = parseRawName(rawName)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const name = rawName.replaceAll(/#VID(\d+)/g, (_, id: string) => {
    const found = facts.find((one) => one.id === Number(id))
    return `${found?.feature} ${found?.name}`
  })
  return { id: position + 1, name, expression: parsed.value }
})

const index = buildMatchIndex(
  matchableVariants(facts),
  profiles,
  [...new Set(facts.map(({ feature }) => feature))]
    .map((name) => ({
      name,
      aliases: { ERBB2: ['HER2', '2064'], BRAF: ['673'] }[name] ?? [],
      commonNames: name === 'ERBB2' ? ['HER2'] : [],
    }))
    .concat([{ name: 'EML4', aliases: [], commonNames: [] }]),
)

function match(lines: readonly string[], assayed: Partial<Assayed> = {}) {
  const readings = lines.map((line) => parseAlterationLine(line, index.names))
  const ofKind = (isAbsent: boolean) =>
    readings.flatMap((reading) => (reading.ok && reading.isAbsent === isAbsent ? reading.alterations : []))
  const found = matchSample(
    {
      alterations: ofKind(false),
      absences: ofKind(true),
      assayed: { ...NOTHING_ASSAYED, ...assayed },
      build: 'GRCH37',
    },
    index,
  )
  return {
    ...found,
    results: Object.fromEntries(
      found.profiles.map(({ profileId, match: { result, precision } }) => [
        index.profiles.get(profileId)?.name ?? '',
        precision ? `${result} ${precision}` : result,
      ]),
    ),
  }
}

describe('a line', () => {
  test.each([
    ['BRAF V600E', 'BRAF p.V600E'],
    ['braf v600e', 'BRAF p.V600E'],
    ['BRAFV600E', 'BRAF p.V600E'],
    ['p.Val600Glu in BRAF', 'BRAF p.V600E'],
    ['V600E BRAF', 'BRAF p.V600E'],
    ['BRAF V600E (NGS), VAF: 34.5 %', 'BRAF p.V600E'],
    ['BRAF p.V600E homozygous 23% VAF', 'BRAF p.V600E'],
    ['BRAF c.1799T>A p.Val600Glu', 'BRAF p.V600E, c.1799T>A'],
    ['BRAF c.1799T>A (p.Val600Glu)', 'BRAF p.V600E, c.1799T>A'],
    ['BRAF p.(V600E) (c.1799T>A)', 'BRAF p.V600E, c.1799T>A'],
    ['NM_004333.4(BRAF):c.1799T>A (p.Val600Glu)', 'BRAF p.V600E, NM_004333.4:c.1799T>A'],
    ['KIT exon 17 D816V', 'KIT p.D816V'],
    ['KIT D816V, exon 17', 'KIT p.D816V'],
    ['EGFR ex19del', 'EGFR exon 19 deletion'],
    ['EGFR del19', 'EGFR exon 19 deletion'],
    ['BRAF V600E (32%)', 'BRAF p.V600E'],
    ['EGFRex20ins', 'EGFR exon 20 ins'],
    ['exon 19 deletion in EGFR', 'EGFR exon 19 deletion'],
    ['amplification of HER2', 'ERBB2 amplification'],
    ['MSI-H', 'MSI high'],
    ['BRAF V600', 'BRAF V600'],
    ['BRAF p.Val600Glu', 'BRAF p.V600E'],
    ['BRAF:p.(Val600Glu)', 'BRAF p.V600E'],
    ['673 V600E', 'BRAF p.V600E'],
    ['NP_004324.2:p.Val600Glu', 'BRAF NP_004324.2:p.V600E'],
    ['NM_004333.4:c.1799T>A', 'BRAF NM_004333.4:c.1799T>A'],
    ['7:140453136A>T', '7:140453136 A>T'],
    ['HER2 amp', 'ERBB2 amp'],
    ['EML4-ALK', 'EML4::ALK'],
    ['EML4::ALK e6-e20', 'EML4 exon 6::ALK exon 20'],
    ['ALK fusion', 'ALK fusion, partner not given'],
    ['EGFR exon 19 deletion', 'EGFR exon 19 deletion'],
    ['MSI high', 'MSI high'],
  ])('“%s” is understood as %s', (line, text) => {
    const reading = parseAlterationLine(line, index.names)
    expect(reading.ok && reading.alterations.map(describeAlteration)).toEqual([text])
  })

  test.each(['no KIT D816V', 'KIT D816V not detected', 'KIT D816V neg', 'TP53 wild type'])(
    '“%s” is an absence',
    (line) => {
      const reading = parseAlterationLine(line, index.names)
      expect(reading.ok && reading.isAbsent).toBe(true)
    },
  )

  test.each([
    ['BRAF', 'BRAF'],
    ['BRAF something odd', 'something odd'],
    ['???', '???'],
    [`BRAF ${'A'.repeat(600)}`, '600 characters'.slice(4)],
  ])('“%s” is not understood, and the answer says what was read', (line, part) => {
    const reading = parseAlterationLine(line, index.names)
    expect(reading.ok).toBe(false)
    expect(reading.ok ? '' : reading.reason).toContain(part)
  })
})

describe('a sample', () => {
  test('matches by the most precise rule, and by every wider one', () => {
    expect(match(['BRAF V600E'], { smallVariants: 'ALL' }).results).toEqual({
      'BRAF V600E': 'MATCHED PROTEIN_CHANGE',
      'BRAF V600': 'MATCHED CODON',
      'BRAF Mutation': 'MATCHED CLASS',
      'BRAF V600E AND NOT KIT D816V': 'MATCHED PROTEIN_CHANGE',
      'BRAF V600E AND ERBB2 Amplification': 'UNDECIDED PROTEIN_CHANGE',
      'TP53 Wildtype': 'MATCHED CLASS',
    })
  })

  test.each(['BRAF V600E', 'NM_004333.4:c.1799T>A', '7:140453136A>T', 'CA123643', 'BRAF V640E'])(
    '%s gives the same profiles as every other form',
    (line) => {
      expect(Object.keys(match([line]).results).sort()).toEqual(
        Object.keys(match(['BRAF V600E']).results).sort(),
      )
    },
  )

  test('with another change of the codon does not match, and is listed as related', () => {
    const { results, related } = match(['BRAF V600R'])
    expect(results).toEqual({ 'BRAF V600': 'MATCHED CODON', 'BRAF Mutation': 'MATCHED CLASS' })
    const sameCodon = related.filter(({ why }) => why === 'SAME_CODON').map(({ variantId }) => variantId)
    expect(sameCodon).toEqual([idOf('BRAF V600E'), idOf('BRAF V600K')])
  })

  test('with a change at another residue is one of Non-V600', () => {
    expect(match(['BRAF K601E']).results).toEqual({
      'BRAF Non-V600': 'MATCHED CLASS',
      'BRAF Mutation': 'MATCHED CLASS',
    })
  })

  test('places residues in an exon between those that records place there', () => {
    expect(match(['EGFR L747_A750delinsP']).results['EGFR Exon 19 Deletion']).toBe('MATCHED EXON_OR_REGION')
    expect(match(['EGFR L861Q']).results['EGFR Exon 19 Deletion']).toBeUndefined()
    expect(match(['EGFR N700_G701del']).results['EGFR Exon 19 Deletion']).toBeUndefined()
  })

  test('never matches a class that cannot be told from a change', () => {
    expect(match(['EGFR L858R']).results['EGFR Activating Mutation']).toBe('UNDECIDED')
  })

  test('with a truncating variant may have lost the function; without a copy of the gene it has', () => {
    const { results } = match(['TP53 R213*'])
    expect(results['TP53 Truncating Mutation']).toBe('MATCHED CLASS')
    expect(results['TP53 Loss-of-function']).toBe('UNDECIDED')
    expect(match(['TP53 deep deletion']).results['TP53 Loss-of-function']).toBe('MATCHED CLASS')
  })

  test('reported only as a class leaves its members undecided', () => {
    const { results } = match(['BRAF mutation'])
    expect(results['BRAF Mutation']).toBe('MATCHED CLASS')
    expect(results['BRAF V600E']).toBe('UNDECIDED')
  })

  test('with a gain may have an amplification, with a low-level gain has none; an amplification is a gain', () => {
    expect(match(['ERBB2 gain']).results).toMatchObject({
      'ERBB2 Copy Number Gain': 'MATCHED CLASS',
      'ERBB2 Amplification': 'UNDECIDED',
    })
    expect(match(['ERBB2 low-level gain']).results).toEqual({ 'ERBB2 Copy Number Gain': 'MATCHED CLASS' })
    expect(match(['HER2 amplification']).results).toMatchObject({
      'ERBB2 Amplification': 'MATCHED CLASS',
      'ERBB2 Copy Number Gain': 'MATCHED CLASS',
    })
  })

  test('matches fusions by partners and order; exons that are not given leave it undecided', () => {
    expect(match(['EML4::ALK']).results).toEqual({
      'ALK EML4::ALK': 'MATCHED CLASS',
      'ALK EML4::ALK e6-e20': 'UNDECIDED',
      'ALK Fusion': 'MATCHED CLASS',
    })
    expect(match(['EML4::ALK e13-e20']).results['ALK EML4::ALK e6-e20']).toBeUndefined()
    expect(match(['ALK::EML4']).results).toEqual({ 'ALK Fusion': 'MATCHED CLASS' })
    expect(match(['ALK fusion']).results['ALK EML4::ALK']).toBe('UNDECIDED')
  })

  test('that was not assayed for what must be absent is undecided; one that denies it matches', () => {
    const name = 'BRAF V600E AND NOT KIT D816V'
    expect(match(['BRAF V600E']).results[name]).toBe('UNDECIDED PROTEIN_CHANGE')
    expect(match(['BRAF V600E', 'no KIT D816V']).results[name]).toBe('MATCHED PROTEIN_CHANGE')
    expect(match(['BRAF V600E'], { smallVariants: new Set(['BRAF', 'KIT']) }).results[name]).toBe(
      'MATCHED PROTEIN_CHANGE',
    )
    expect(match(['BRAF V600E', 'KIT D816V']).results[name]).toBe('NEARLY PROTEIN_CHANGE')
  })

  test('is wild type only where the gene was assayed or reported so', () => {
    expect(match(['BRAF V600E']).results['TP53 Wildtype']).toBeUndefined()
    expect(match(['TP53 wild type']).results['TP53 Wildtype']).toBe('MATCHED CLASS')
    expect(match(['TP53 R175H'], { smallVariants: 'ALL' }).results['TP53 Wildtype']).toBeUndefined()
  })

  test('keeps an equal protein change undecided whose bases lie elsewhere', () => {
    const sample = {
      alterations: [
        {
          kind: 'SMALL_VARIANT' as const,
          gene: 'EGFR',
          proteinChanges: [
            {
              change: {
                kind: 'SUBSTITUTION' as const,
                start: 858,
                end: 858,
                first: 'L',
                last: 'L',
                to: 'R',
                stopAfter: null,
              },
              transcript: null,
            },
          ],
          codingChanges: [],
          allele: {
            build: 'GRCH37' as const,
            chromosome: '7',
            start: 55241707,
            stop: 55241707,
            reference: 'G',
            alternate: 'A',
          },
          consequences: [],
          exons: [],
          identifiers: [],
        },
      ],
      absences: [],
      assayed: NOTHING_ASSAYED,
      build: 'GRCH37' as const,
    }
    const found = matchSample(sample, index).profiles.find(
      ({ profileId }) => index.profiles.get(profileId)?.name === 'EGFR L858R',
    )
    expect(found?.match.result).toBe('UNDECIDED')
    expect(found?.match.parts[0]?.because).toContain('not at the record')
  })

  test('names what it could not read of its genes, and warns of two substitutions in one codon', () => {
    expect(match(['TP53 R175H']).unreadableVariants).toEqual([idOf('TP53 Alteration')])
    expect(match(['BRAF V600E', 'BRAF V600M']).warnings).toEqual([
      'BRAF V600E and BRAF V600M affect the same codon: if in cis, they are a single change.',
    ])
  })

  test('loses a match by another alteration only under NOT', () => {
    const lines = [
      'BRAF V600E',
      'EGFR E746_A750del',
      'EML4::ALK',
      'HER2 amp',
      'TP53 R196*',
      'CD274 overexpression',
      'MSI high',
    ]
    const isMatched = (result: string | undefined) => result?.startsWith('MATCHED')
    for (const line of lines) {
      const alone = match([line]).results
      const together = match([...lines, 'KIT D816V']).results
      for (const [name, result] of Object.entries(alone)) {
        if (isMatched(result) && !name.includes('NOT'))
          expect(isMatched(together[name]), `${line}: ${name}`).toBe(true)
      }
    }
  })
})
