import { describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { NameLookup } from '#domain/matching/sample/line-reading.ts'
import { originAgreement } from '#domain/matching/comparison/origin-agreement.ts'
import { splitAlterations } from '#domain/matching/sample/split-alterations.ts'
import {
  conflictingTags,
  conflictsOf,
  groupByAlterations,
  groupByTreatment,
  hasRelatedDisease,
  hasUnknownDiseaseRelation,
  matchedHits,
  opposedBy,
} from '#app/pages/match/report/hits.ts'
import { passes, readFilters } from '#app/pages/match/report/match-filters.ts'
import { strengthWords } from '#app/pages/match/report/StatementList.tsx'
import { therapyBlocks } from '#app/pages/match/report/therapy-lines.ts'
import { MatchReport } from '#domain/matching/match-report.ts'
import { tsvOf } from '#app/pages/match/report/report-text.ts'

const statement = {
  status: 'ACCEPTED',
  direction: 'SUPPORTS',
  variantOrigin: 'SOMATIC',
  originAgreement: 'UNKNOWN',
  disease: { id: 1, name: 'Lung Adenocarcinoma', doid: '3910' },
  diseaseRelation: 'SAME',
  therapyInteraction: null,
}
const evidence = (id: number, therapies: string[], significance: string, rest: object = {}) => ({
  ...statement,
  id,
  link: `/evidence/${id}`,
  therapies,
  significance,
  type: 'PREDICTIVE',
  level: 'B',
  rating: 3,
  source: { id: 1, type: 'PUBMED', citation: 'Somebody et al., 2020', citationId: '1', retracted: false },
  ...rest,
})
const profile = (id: number, name: string, alteration: number, items: object[], result = 'MATCHED') => ({
  id,
  name,
  result,
  precision: 'PROTEIN_CHANGE',
  parts: [
    {
      variant: { id, name, feature: 'EGFR' },
      negated: false,
      state: 'TRUE',
      precision: 'PROTEIN_CHANGE',
      alterations: [alteration],
      because: `Same protein change ${name}.`,
    },
  ],
  evidence: items,
  assertions: [],
})
const report = (profiles: object[]) =>
  MatchReport.parse({
    knowledge: { version: 1, writtenAt: null, releases: [] },
    sample: null,
    build: null,
    origin: 'UNKNOWN',
    disease: statement.disease,
    alterations: ['EGFR L858R', '=EGFR T790M'].map((text, index) => ({
      index,
      line: index + 1,
      text,
      name: text,
      understoodAs: [text],
      isAbsent: false,
      warnings: [],
    })),
    notUnderstood: [],
    warnings: [],
    missingReferenceData: null,
    profiles,
    conflicts: [],
    opposed: [],
    related: [],
    notDecidable: { variants: 0, evidence: 0 },
  })

describe('A pasted list of alterations', () => {
  it.each([
    ['EGFR L858R\r\nEGFR T790M\n\n# note', ['EGFR L858R', 'EGFR T790M']],
    ['BRAF V600E; KRAS G12C', ['BRAF V600E', 'KRAS G12C']],
    ['BRAF V600E, EML4::ALK fusion, KRAS G12C', ['BRAF V600E', 'EML4::ALK fusion', 'KRAS G12C']],
    ['EGFR L858R, T790M', ['EGFR L858R, T790M']],
    ['EGFR: L858R; p.T790M; KRAS G12C', ['EGFR: L858R; p.T790M', 'KRAS G12C']],
    ['- BRAF V600E\n• KRAS p.Gly12Cys\n3. “MSI high”', ['BRAF V600E', 'KRAS p.Gly12Cys', 'MSI high']],
    ['EGFR c.2573T>G; p.(Leu858Arg)', ['EGFR c.2573T>G; p.(Leu858Arg)']],
    ['egfr l858r; t790m', ['egfr l858r; t790m']],
    ['EML4-ALK E13;A20; t(9;22)(q34;q11)', ['EML4-ALK E13;A20', 't(9;22)(q34;q11)']],
    ['HER2 2+, FISH negative, KRAS G12C', ['HER2 2+, FISH negative', 'KRAS G12C']],
    ['EGFR L858R, exon 21', ['EGFR L858R, exon 21']],
    ['7\t140453136\tA\tT', ['7\t140453136\tA\tT']],
  ])('%j is split', (text, lines) => {
    expect(splitAlterations(text)).toEqual(lines)
  })
})

describe('An alias of two genes', () => {
  const lookup: NameLookup = {
    isDoubtfulAlias: () => false,
    featuresNamed: (text) => (text === 'FANCB' ? ['FANCB'] : text === 'MLL2' ? ['KMT2B', 'KMT2D'] : []),
    geneOfTranscript: () => null,
    featureOfId: () => null,
    idsOfFeature: () => [],
    knowsAllSymbols: false,
    hasVariantNamed: () => false,
    hasCodingChange: () => false,
    featuresWithVariant: () => [],
    genesNamed: () => [],
    hasFusion: () => false,
    isThreePrimePartner: () => false,
    residuesAt: () => [],
    lastResidueOf: () => 0,
    kindsOf: () => new Set(),
  }

  it('is asked back, with lines that say one thing each', () => {
    expect(parseAlterationLine('no MLL2 R10C', lookup)).toEqual({
      ok: false,
      reason: 'MLL2 may be KMT2B or KMT2D: write the intended symbol.',
      choices: ['no KMT2B R10C', 'no KMT2D R10C'],
    })
    expect(parseAlterationLine('FANCB R10C', lookup)).toMatchObject({ ok: true })
  })
})

describe('The origin of a sample', () => {
  it.each([
    ['SOMATIC', 'SOMATIC', 'AGREES'],
    ['SOMATIC', 'RARE_GERMLINE', 'DIFFERS'],
    ['GERMLINE', 'COMMON_GERMLINE', 'AGREES'],
    ['GERMLINE', 'SOMATIC', 'DIFFERS'],
    ['SOMATIC', 'COMBINED', 'AGREES'],
    ['SOMATIC', 'NA', 'UNKNOWN'],
    ['GERMLINE', null, 'UNKNOWN'],
    ['UNKNOWN', 'SOMATIC', 'UNKNOWN'],
  ] as const)('%s beside evidence on %s: %s', (sample, origin, agreement) => {
    expect(originAgreement(sample, origin)).toBe(agreement)
  })
})

describe('What a report says', () => {
  const found = report([
    profile(1, 'L858R', 0, [evidence(10, ['Erlotinib'], 'SENSITIVITYRESPONSE', { level: 'A' })]),
    profile(2, 'T790M', 1, [
      evidence(20, ['Erlotinib', 'Gefitinib'], 'RESISTANCE', { therapyInteraction: 'SUBSTITUTES' }),
      evidence(21, ['Osimertinib'], 'SENSITIVITYRESPONSE', { diseaseRelation: 'OTHER', disease: null }),
    ]),
    profile(3, 'C797S', 0, [evidence(30, ['Osimertinib'], 'RESISTANCE')], 'UNDECIDED'),
  ])
  const hits = matchedHits(found)

  it('comes strongest for the disease first, without what is undecided', () => {
    expect(hits.map(({ tag }) => tag)).toEqual(['EID10', 'EID20', 'EID21'])
    expect(groupByAlterations(hits, found).map(({ title }) => title)).toEqual(['EGFR L858R', '=EGFR T790M'])
  })

  it('names the alteration that points the opposite way on a treatment, which is no conflict', () => {
    expect([...conflictingTags(conflictsOf(hits))]).toEqual([])
    expect([...opposedBy(hits)]).toEqual([
      ['EID10', ['T790M']],
      ['EID20', ['L858R']],
    ])
  })

  it('conflicts within one profile, treatment and disease, not across diseases', () => {
    const melanoma = { id: 2, name: 'Melanoma', doid: '1909' }
    const of = (more: Parameters<typeof evidence>[3]) =>
      conflictsOf(
        matchedHits(
          report([
            profile(1, 'L858R', 0, [
              evidence(10, ['Erlotinib'], 'SENSITIVITYRESPONSE'),
              evidence(11, ['Erlotinib'], 'RESISTANCE', more),
            ]),
          ]),
        ),
      )
    expect(of({ disease: melanoma })).toEqual([])
    expect(of({}).map(({ treatment }) => treatment)).toEqual(['Erlotinib'])
  })

  describe('strongest evidence', () => {
    const other = { id: 2, name: 'Melanoma', doid: '1909' }
    const sample = report([
      profile(1, 'L858R', 0, [
        evidence(10, ['Dacomitinib'], 'RESISTANCE', { level: 'A' }),
        evidence(11, ['Erlotinib'], 'SENSITIVITYRESPONSE', { level: 'C' }),
        evidence(12, ['Gefitinib'], 'SENSITIVITYRESPONSE', { level: 'B', diseaseRelation: 'NARROWER' }),
        evidence(13, ['Gefitinib'], 'SENSITIVITYRESPONSE', { level: 'A' }),
        evidence(14, ['Trametinib'], 'SENSITIVITYRESPONSE', {
          level: 'A',
          diseaseRelation: 'UNKNOWN',
          disease: other,
        }),
        evidence(15, ['Vemurafenib'], 'SENSITIVITYRESPONSE', { diseaseRelation: 'OTHER', disease: other }),
        evidence(16, ['Afatinib'], 'RESISTANCE', { direction: 'DOES_NOT_SUPPORT', level: 'A' }),
        evidence(17, ['Afatinib'], 'SENSITIVITYRESPONSE', { direction: 'DOES_NOT_SUPPORT', level: 'D' }),
        evidence(18, ['Lapatinib'], 'REDUCED_SENSITIVITY', { level: 'B' }),
      ]),
      profile(2, 'T790M', 1, [
        evidence(20, ['Gefitinib'], 'RESISTANCE', { level: 'B' }),
        evidence(21, ['Erlotinib'], 'SENSITIVITYRESPONSE', { level: 'D' }),
      ]),
    ])
    const all = matchedHits(sample)
    const disagreements = { conflicting: conflictingTags(conflictsOf(all)), opposed: opposedBy(all) }
    const linesOf = (some: typeof all) =>
      [...therapyBlocks(some, disagreements)].flatMap(([block, lines]) =>
        lines.map(({ treatment, profile: name, hits: own, opponents }) =>
          [
            block,
            own[0].statement.kind === 'evidenceItem' && own[0].statement.level,
            treatment,
            name,
            own.length,
            ...opponents,
          ].join(' '),
        ),
      )

    it('has response, resistance and no effect apart, a line for each treatment and profile by level', () => {
      expect(linesOf(all.filter(hasRelatedDisease)).toSorted()).toEqual([
        'NO_EFFECT A Afatinib L858R 2',
        'OPPOSED A Gefitinib L858R 2 T790M',
        'RESISTANCE A Dacomitinib L858R 1',
        'RESISTANCE B Gefitinib T790M 1 L858R',
        'RESISTANCE B Lapatinib L858R 1',
        'RESPONSE C Erlotinib L858R 1',
        'RESPONSE D Erlotinib T790M 1',
      ])
      const levels = linesOf(all.filter(hasRelatedDisease))
        .filter((line) => line.startsWith('RESISTANCE'))
        .map((line) => line.split(' ')[1])
      expect(levels).toEqual(['A', 'B', 'B'])
    })

    it('tells related from unknown diseases', () => {
      expect(linesOf(all.filter(hasUnknownDiseaseRelation))).toEqual(['RESPONSE A Trametinib L858R 1'])
    })
  })

  it('says of what is not printed what it is, not that it is weak', () => {
    expect(strengthWords(hits)).toBe('1 evidence item of level A, 2 evidence items of level B')
  })

  it('counts each of several substitutes as a treatment', () => {
    const groups = groupByTreatment(hits).map(({ title, hits: own }) => [title, own.map(({ tag }) => tag)])
    expect(groups).toEqual([
      ['Erlotinib', ['EID10', 'EID20']],
      ['Gefitinib', ['EID20']],
      ['Osimertinib', ['EID21']],
    ])
  })

  it('is narrowed by the address', () => {
    const shown = (search: string) =>
      hits.filter((hit) => passes(readFilters(new URLSearchParams(search)), hit)).map(({ tag }) => tag)
    expect(shown('level=A')).toEqual(['EID10'])
    expect(shown('disease=near')).toEqual(['EID10', 'EID20'])
    expect(shown('type=PROGNOSTIC')).toEqual([])
    expect(shown('level=Z&type=nonsense')).toHaveLength(3)
  })

  it('is copied as a table whose cells no spreadsheet runs', () => {
    const [header, ...rows] = tsvOf(hits, found).trimEnd().split('\n')
    expect(header?.split('\t').slice(0, 3)).toEqual([
      'alterations',
      'molecular_profile_id',
      'molecular_profile',
    ])
    expect(rows).toHaveLength(3)
    expect(rows[1]?.split('\t')[0]).toBe("'=EGFR T790M")
  })
})
