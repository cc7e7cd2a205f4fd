import type { CodeableConcept } from '@medplum/fhirtypes'
import { expect, test } from 'vitest'
import { implications } from '#server/matching/fhir/write/implication.ts'
import type { MatchedAssertion, MatchedEvidence } from '#domain/matching/match-report.ts'

const common = {
  status: 'ACCEPTED',
  direction: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
  type: 'PREDICTIVE',
  variantOrigin: 'SOMATIC',
  originAgreement: 'UNKNOWN',
  disease: { id: 1, name: 'Melanoma', doid: '1909' },
  diseaseRelation: 'SAME',
  therapies: ['Dabrafenib'],
  therapyInteraction: null,
} as const

type Given<Statement> = Partial<Omit<Statement, 'id'>>

const evidence = (given: Given<MatchedEvidence> = {}) =>
  ({
    ...common,
    id: 95,
    link: '/evidence/95',
    level: 'B',
    rating: 4,
    source: {
      id: 1,
      type: 'PUBMED',
      citationId: '20818844',
      citation: 'Flaherty et al., 2010',
      retracted: false,
    },
    ...given,
  }) as MatchedEvidence
const assertion = (given: Given<MatchedAssertion> = {}) =>
  ({
    ...common,
    id: 7,
    link: '/assertions/7',
    ampLevel: 'TIER_I_LEVEL_A',
    summary: 'A summary',
    ...given,
  }) as MatchedAssertion

const codes = {
  ncitCodeOf: (name: string) => (name === 'Dabrafenib' ? 'C82386' : null),
  linkOf: (kind: string, id: number) => `https://kb.test/links/${kind}/${id}`,
}

const text = (concept?: CodeableConcept) =>
  [...(concept?.coding ?? []).map(({ code }) => code), concept?.text].filter(Boolean).join(' | ')

/** What the Observations of a statement say: the kind, each component, and what they are derived from. */
const said = (statement: MatchedEvidence | MatchedAssertion) =>
  implications(statement, { name: 'BRAF V600E' }, ['urn:uuid:1'], { address: 'https://kb.test', codes }).map(
    ({ code, component = [], extension = [], derivedFrom }) => {
      expect(derivedFrom).toEqual([{ reference: 'urn:uuid:1' }])
      return [
        text(code),
        ...component.map((one) => `${text(one.code)}: ${one.valueString ?? text(one.valueCodeableConcept)}`),
        ...extension.map(({ valueRelatedArtifact: artifact }) =>
          [artifact?.type, artifact?.label, artifact?.display, artifact?.url].filter(Boolean).join(' '),
        ),
      ]
    },
  )

const RECORD = 'derived-from EID95 BRAF V600E https://kb.test/links/EVIDENCE_ITEM/95'
const SOURCE = 'citation PubMed 20818844 Flaherty et al., 2010 http://www.ncbi.nlm.nih.gov/pubmed/20818844'
const LEVEL = '93044-6: B | Clinical evidence'
const DISEASE = '81259-4: DOID:1909 | Melanoma'
const DABRAFENIB = '51963-7: C82386 | Dabrafenib'
const TRAMETINIB = '51963-7: Trametinib'
const therapeutic = (value: string, ...therapies: string[]) => [
  'therapeutic-implication',
  `therapeutic-implication: ${value}`,
  LEVEL,
  DISEASE,
  ...therapies,
  RECORD,
  SOURCE,
]
const diagnostic = (value: string) => [
  'diagnostic-implication',
  `53037-8: ${value}`,
  LEVEL,
  DISEASE,
  RECORD,
  SOURCE,
]
const functional = (value: string) => [
  'molecular-consequence',
  `functional-effect: ${value}`,
  LEVEL,
  RECORD,
  SOURCE,
]
const two = ['Dabrafenib', 'Trametinib']

const cases: readonly [name: string, statement: MatchedEvidence | MatchedAssertion, expected: string[][]][] =
  [
    ['response', evidence(), [therapeutic('LA6677-4 | Sensitivity/Response', DABRAFENIB)]],
    [
      'resistance',
      evidence({ significance: 'RESISTANCE' }),
      [therapeutic('LA6676-6 | Resistance', DABRAFENIB)],
    ],
    [
      'reduced sensitivity',
      evidence({ significance: 'REDUCED_SENSITIVITY' }),
      [therapeutic('REDUCED_SENSITIVITY | Reduced Sensitivity', DABRAFENIB)],
    ],
    [
      'an adverse response',
      evidence({ significance: 'ADVERSE_RESPONSE' }),
      [therapeutic('ADVERSE_RESPONSE | Adverse Response', DABRAFENIB)],
    ],
    [
      'no support of a response',
      evidence({ direction: 'DOES_NOT_SUPPORT' }),
      [therapeutic('Does not support Sensitivity/Response', DABRAFENIB)],
    ],
    [
      'no support of resistance',
      evidence({ direction: 'DOES_NOT_SUPPORT', significance: 'RESISTANCE' }),
      [therapeutic('Does not support Resistance', DABRAFENIB)],
    ],
    [
      'no direction',
      evidence({ direction: 'NA', significance: 'NA' }),
      [therapeutic('N/A (direction not applicable)', DABRAFENIB)],
    ],
    [
      'a combination',
      evidence({ therapies: two, therapyInteraction: 'COMBINATION' }),
      [therapeutic('LA6677-4 | Sensitivity/Response', DABRAFENIB, TRAMETINIB)],
    ],
    [
      'a sequence',
      evidence({ therapies: two, therapyInteraction: 'SEQUENTIAL' }),
      [
        therapeutic(
          'LA6677-4 | Sensitivity/Response: Dabrafenib and Trametinib in sequence',
          DABRAFENIB,
          TRAMETINIB,
        ),
      ],
    ],
    [
      'substitutes',
      evidence({ therapies: two, therapyInteraction: 'SUBSTITUTES' }),
      [
        therapeutic('LA6677-4 | Sensitivity/Response', DABRAFENIB),
        therapeutic('LA6677-4 | Sensitivity/Response', TRAMETINIB),
      ],
    ],
    [
      'a positive diagnosis',
      evidence({ type: 'DIAGNOSTIC', significance: 'POSITIVE', therapies: [] }),
      [diagnostic('POSITIVE | Positive')],
    ],
    [
      'a negative diagnosis',
      evidence({ type: 'DIAGNOSTIC', significance: 'NEGATIVE', therapies: [] }),
      [diagnostic('NEGATIVE | Negative')],
    ],
    [
      'a poor outcome',
      evidence({ type: 'PROGNOSTIC', significance: 'POOR_OUTCOME', therapies: [] }),
      [diagnostic('POOR_OUTCOME | Poor Outcome')],
    ],
    [
      'a better outcome that is not supported',
      evidence({
        type: 'PROGNOSTIC',
        significance: 'BETTER_OUTCOME',
        direction: 'DOES_NOT_SUPPORT',
        therapies: [],
      }),
      [diagnostic('Does not support Better Outcome')],
    ],
    [
      'a pathogenic variant',
      evidence({ type: 'PREDISPOSING', significance: 'PATHOGENIC', therapies: [] }),
      [diagnostic('PATHOGENIC | LA6668-3 | Pathogenic')],
    ],
    [
      'a likely pathogenic variant',
      evidence({ type: 'PREDISPOSING', significance: 'LIKELY_PATHOGENIC', therapies: [] }),
      [diagnostic('LIKELY_PATHOGENIC | LA26332-9 | Likely Pathogenic')],
    ],
    [
      'uncertain significance',
      evidence({ type: 'PREDISPOSING', significance: 'UNCERTAIN_SIGNIFICANCE', therapies: [] }),
      [diagnostic('UNCERTAIN_SIGNIFICANCE | LA26333-7 | Uncertain Significance')],
    ],
    [
      'predisposition',
      evidence({ type: 'PREDISPOSING', significance: 'PREDISPOSITION', therapies: [] }),
      [diagnostic('PREDISPOSITION | Predisposition')],
    ],
    [
      'oncogenicity',
      evidence({ type: 'ONCOGENIC', significance: 'ONCOGENICITY', therapies: [] }),
      [diagnostic('ONCOGENICITY | Oncogenicity')],
    ],
    [
      'gain of function',
      evidence({ type: 'FUNCTIONAL', significance: 'GAIN_OF_FUNCTION', therapies: [], disease: null }),
      [functional('SO:0002053 | Gain of Function')],
    ],
    [
      'loss of function',
      evidence({ type: 'FUNCTIONAL', significance: 'LOSS_OF_FUNCTION', therapies: [], disease: null }),
      [functional('SO:0002054 | Loss of Function')],
    ],
    [
      'a dominant negative effect',
      evidence({ type: 'FUNCTIONAL', significance: 'DOMINANT_NEGATIVE', therapies: [], disease: null }),
      [functional('SO:0002052 | Dominant Negative')],
    ],
    [
      'an effect without a term',
      evidence({ type: 'FUNCTIONAL', significance: 'NEOMORPHIC', therapies: [], disease: null }),
      [functional('NEOMORPHIC | Neomorphic')],
    ],
    [
      'no support of a loss of function',
      evidence({
        type: 'FUNCTIONAL',
        significance: 'LOSS_OF_FUNCTION',
        direction: 'DOES_NOT_SUPPORT',
        therapies: [],
        disease: null,
      }),
      [functional('Does not support Loss of Function')],
    ],
    [
      'an assertion',
      assertion(),
      [
        [
          'therapeutic-implication',
          'therapeutic-implication: LA6677-4 | Sensitivity/Response',
          '93044-6: TIER_I_LEVEL_A | Tier I, level A',
          DISEASE,
          DABRAFENIB,
          'conclusion-string: A summary',
          'derived-from AID7 BRAF V600E https://kb.test/links/ASSERTION/7',
        ],
      ],
    ],
    [
      'an assertion without tier, summary and DOID',
      assertion({ ampLevel: 'NA', summary: '', disease: { id: 1, name: 'Melanoma', doid: null } }),
      [
        [
          'therapeutic-implication',
          'therapeutic-implication: LA6677-4 | Sensitivity/Response',
          '81259-4: Melanoma',
          DABRAFENIB,
          'derived-from AID7 BRAF V600E https://kb.test/links/ASSERTION/7',
        ],
      ],
    ],
    [
      'a source of ASH',
      evidence({ source: { id: 1, type: 'ASH', citationId: '10.1182/x', citation: null, retracted: false } }),
      [
        [
          ...therapeutic('LA6677-4 | Sensitivity/Response', DABRAFENIB).slice(0, -1),
          'citation ASH 10.1182/x https://doi.org/10.1182/x',
        ],
      ],
    ],
    ...(['SENSITIVITYRESPONSE', 'RESISTANCE'] as const).map((significance): (typeof cases)[number] => [
      `${significance} of a retracted source`,
      evidence({
        significance,
        source: { ...evidence().source, citation: 'Flaherty et al., 2010', retracted: true },
      }),
      [
        [
          ...therapeutic(
            `${significance === 'RESISTANCE' ? 'Resistance' : 'Sensitivity/Response'} (the source was retracted)`,
            DABRAFENIB,
          ).slice(0, -1),
          SOURCE.replace('2010', '2010, retracted'),
        ],
      ],
    ]),
  ]

test.each(cases)('%s', (_name, statement, expected) => {
  expect(said(statement)).toEqual(expected)
})

test('nothing but what is supported has a code', () => {
  for (const [, statement] of cases) {
    const isRetracted = 'source' in statement && statement.source.retracted
    if (statement.direction === 'SUPPORTS' && !isRetracted) continue
    for (const [, verdict = ''] of said(statement)) expect(verdict).not.toContain(' | ')
  }
})
