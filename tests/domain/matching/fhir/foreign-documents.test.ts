import { expect, it, test } from 'vitest'
import { ANSWERS, loinc, LOINC } from '#server/matching/fhir/codes.ts'
import {
  answered,
  bundle,
  component,
  copies,
  gene,
  named,
  observation,
  placed,
  protein,
  variant,
} from '#tests/support/fhir/observations.ts'
import { readClinical } from '#tests/support/fhir/read-clinical.ts'

const V600E = ['BRAF V600', 'BRAF V600E']
const braf = (more: object = {}) => variant([named('BRAF V600E')], ANSWERS.present, more)
const egfr = (more: object = {}) => variant([named('EGFR L858R')], ANSWERS.present, more)
const report = (more: object) => ({ resourceType: 'DiagnosticReport', status: 'final', ...more })
const coded = (system: string, code: string, display?: string) => ({ coding: [{ system, code, display }] })
const modifier = { modifierExtension: [{ url: 'https://example.org/negated', valueBoolean: true }] }
const changeType = (code: string, display: string) =>
  component(LOINC.changeType, {
    valueCodeableConcept: coded('http://www.sequenceontology.org', code, display),
  })
const ALK = [gene('HGNC:427', 'ALK'), gene('HGNC:1316', 'EML4')]
const packet = (more: object, label = 'BRAF V600E') => ({
  id: 'p',
  interpretations: [
    {
      diagnosis: {
        genomicInterpretations: [
          { interpretationStatus: 'CAUSATIVE', variantInterpretation: { variationDescriptor: { label } } },
        ],
      },
    },
  ],
  metaData: { phenopacketSchemaVersion: '2.0' },
  ...more,
})

interface Expected {
  matches?: string[]
  absent?: string[]
  /** Reasons of what is not understood. */
  reason?: RegExp
  warns?: RegExp
}

const documents: readonly (readonly [name: string, document: object, expected: Expected])[] = [
  [
    'LOINC by its object identifier',
    {
      ...braf(),
      code: coded('urn:oid:2.16.840.1.113883.6.1', LOINC.variant),
      valueCodeableConcept: coded('https://loinc.org/', ANSWERS.present),
    },
    { matches: V600E },
  ],
  [
    'the gene system of the guide before',
    variant([
      component(LOINC.gene, { valueCodeableConcept: coded('http://www.genenames.org/geneId', 'HGNC:1097') }),
      named('V600E'),
    ]),
    { matches: V600E },
  ],
  [
    'a protein change as a text',
    variant([component(LOINC.proteinChange, { valueString: 'NP_004324.2:p.Val600Glu' })]),
    { matches: V600E },
  ],
  [
    'components in another order, with unknown ones between',
    variant([
      component('81258-6', { valueQuantity: { value: 0.31 } }),
      protein('p.Val600Glu'),
      component('53034-5', { valueCodeableConcept: loinc('LA6706-1') }),
      gene('HGNC:1097', 'BRAF'),
    ]),
    { matches: V600E },
  ],
  [
    'a change without its sequence and without a gene',
    variant([protein('p.Val600Glu')]),
    { reason: /without its sequence, and no gene/ },
  ],
  [
    'a coding change without its sequence, of another gene',
    variant([gene('HGNC:3236', 'EGFR'), component(LOINC.codingChange, { valueString: 'c.1799T>A' })]),
    {},
  ],
  [
    'bare changes that contradict one another',
    variant([gene('HGNC:1097', 'BRAF'), protein('p.Val600Glu'), protein('p.Val600Lys')]),
    { reason: /contradict/ },
  ],
  [
    'a code of the laboratory alone',
    bundle({ ...braf(), code: coded('https://lab.example/tests', 'NGS-1', 'Jane Doe') }),
    { warns: /1 Observations .* not read: without a code of LOINC\.$/ },
  ],
  [
    'receptors by immunohistochemistry',
    bundle(braf(), observation('85319-2', { valueString: '3+' }), observation('85337-4', {})),
    { matches: V600E, warns: /^2 Observations .* not read: LOINC 85319-2, LOINC 85337-4\.$/ },
  ],
  [
    'a deletion of two genes',
    variant([...ALK, changeType('SO:0001743', 'copy number loss')]),
    { reason: /none that joins/ },
  ],
  [
    'a duplication of two genes',
    variant([...ALK, changeType('SO:1000035', 'duplication')]),
    { reason: /none that joins/ },
  ],
  [
    'a fusion by its kind',
    variant([...ALK, changeType('SO:0001565', 'gene_fusion')]),
    { matches: ['ALK EML4::ALK', 'ALK Fusion'] },
  ],
  [
    'two genes within a wide range',
    variant([
      ...ALK,
      component(LOINC.position, { valueRange: { low: { value: 29_000_000 }, high: { value: 42_000_000 } } }),
    ]),
    { reason: /several genes within a range/ },
  ],
  [
    'a gain without copies',
    variant([gene('HGNC:3430', 'ERBB2'), changeType('SO:0001742', 'copy number gain')]),
    { reason: /ERBB2 and no change/ },
  ],
  [
    'copies as a whole number',
    variant([gene('HGNC:3430', 'ERBB2'), component(LOINC.copies, { valueInteger: 12 })]),
    { matches: ['ERBB2 Amplification'] },
  ],
  [
    'copies with a comparator',
    variant([
      gene('HGNC:3430', 'ERBB2'),
      component(LOINC.copies, { valueQuantity: { value: 12, comparator: '<' } }),
    ]),
    { reason: /not one number/ },
  ],
  [
    'a burden with a comparator',
    observation(LOINC.mutationBurden, { valueQuantity: { value: 10, comparator: '<', unit: 'mut/Mb' } }),
    { reason: /is a bound/ },
  ],
  [
    'a burden that was not determined',
    observation(LOINC.mutationBurden, { dataAbsentReason: { text: 'failed' } }),
    { reason: /no number of mutations/ },
  ],
  [
    'microsatellites that are indeterminate',
    observation(LOINC.microsatellites, { valueCodeableConcept: { text: 'Indeterminate' } }),
    { reason: /./ },
  ],
  [
    'Present whose words say that it was not detected',
    { ...braf(), valueCodeableConcept: { ...loinc(ANSWERS.present), text: 'Not detected' } },
    { reason: /both Present and Absent/ },
  ],
  [
    'Absent whose words say that it was detected',
    { ...braf(), valueCodeableConcept: { ...loinc(ANSWERS.absent), text: 'Detected' } },
    { reason: /both Present and Absent/ },
  ],
  [
    'an answer of SNOMED CT alone',
    { ...braf(), valueCodeableConcept: coded('http://snomed.info/sct', '260415000') },
    { reason: /neither Present/ },
  ],
  ['a modifier of the Observation', braf(modifier), { reason: /modifierExtension/ }],
  [
    'a modifier of a component',
    variant([{ ...named('BRAF V600E'), ...modifier }]),
    { reason: /modifierExtension/ },
  ],
  [
    'a report that was entered in error, with its results',
    bundle(
      report({ status: 'entered-in-error', result: [{ reference: 'Observation/1' }] }),
      braf({ id: '1' }),
      egfr({ id: '2' }),
    ),
    { matches: ['EGFR L858R'], reason: /report that it is a result of is withdrawn/ },
  ],
  [
    'a cancelled report with results of a panel, contained',
    report({
      status: 'cancelled',
      result: [{ reference: '#panel' }],
      contained: [
        { ...observation('81250-3', {}), id: 'panel', hasMember: [{ reference: '#1' }] },
        braf({ id: '1' }),
      ],
    }),
    { reason: /withdrawn/, warns: /LOINC 81250-3/ },
  ],
  [
    'results that are not in the file',
    bundle(
      report({
        result: [
          { reference: 'https://ehr.example/fhir/Observation/1/_history/2' },
          { reference: 'Observation/2' },
        ],
      }),
      braf({ id: '1' }),
    ),
    { matches: V600E, warns: /^1 result that the file refers to is not in it\.$/ },
  ],
  [
    'one page of a search',
    { ...bundle(braf()), type: 'searchset', link: [{ relation: 'next', url: 'x' }] },
    { matches: V600E, warns: /one page of several/ },
  ],
  [
    'a sequence and a genomic study of R5',
    bundle(braf(), { resourceType: 'MolecularSequence' }, { resourceType: 'GenomicStudy' }),
    { matches: V600E, warns: /MolecularSequence: 1 in the file, not read\..*GenomicStudy: 1/ },
  ],
  [
    'a report as a document',
    bundle(report({ presentedForm: [{ contentType: 'application/pdf' }] })),
    { warns: /attached document, which was not read/ },
  ],
  [
    'a report of two patients that says of whom nothing is',
    bundle({ resourceType: 'Patient', id: '1' }, { resourceType: 'Patient', id: '2' }, braf()),
    { reason: /several people/ },
  ],
  ['a position whose end is before its start', variant(placed({ start: -5 })), { reason: /not compared/ }],
  ['copies below none', variant([gene('HGNC:3430', 'ERBB2'), copies(-3)]), { reason: /not one number/ }],
  [
    'a kind of change of another type',
    variant([answered(LOINC.changeType, 'LA9658-1')]),
    { reason: /no gene and no change/ },
  ],
  [
    'a Phenopacket by names with underscores',
    {
      id: 'p',
      interpretations: [
        {
          diagnosis: {
            genomic_interpretations: [
              {
                variant_interpretation: {
                  variation_descriptor: { label: 'V600E', gene_context: { value_id: 'HGNC:1097' } },
                },
              },
            ],
          },
        },
      ],
      meta_data: {},
    },
    { matches: V600E },
  ],
  [
    'measurements and files of a Phenopacket',
    packet({ measurements: [{}], biosamples: [{ measurements: [{}, {}] }], files: [{ uri: 'x' }] }),
    { matches: V600E, warns: /^3 measurements of a Phenopacket were not read\..*1 files that/ },
  ],
  [
    'a Family with relatives',
    { proband: packet({}), relatives: [packet({}, 'EGFR L858R')] },
    { matches: V600E, warns: /^1 relatives of a Family were not read/ },
  ],
  ['a Cohort of a Family', { members: [{ proband: packet({}) }] }, { matches: V600E }],
]

test.each(documents)('%s', async (_name, document, { matches = [], absent = [], reason, warns }) => {
  const read = await readClinical(document)
  expect(read.matches).toEqual(matches)
  expect(read.absent).toEqual(absent)
  const reasons = read.notUnderstood.map((one) => one.reason).join()
  expect(reasons).toMatch(reason ?? /^$/)
  expect(read.warnings.join(' ')).toMatch(warns ?? /^$/)
  expect(reasons + read.warnings.join()).not.toContain('Jane')
})

test.each<[string, object | string, RegExp]>([
  ['a Bundle of earlier versions', { ...bundle(braf()), type: 'history' }, /is a history/],
  ['FHIR as XML', '<Bundle xmlns="http://hl7.org/fhir"><type value="collection"/></Bundle>', /FHIR as XML/],
  [
    'FHIR as XML with a declaration',
    '<?xml version="1.0"?>\n<Observation xmlns="http://hl7.org/fhir"/>',
    /FHIR as XML/,
  ],
  ['a Phenopacket of version 1', { id: 'p', variants: [], metaData: {} }, /of version 1/],
  [
    'an interpretation of version 1',
    { id: 'i', phenopacketOrFamily: {}, diagnosis: [], metaData: {} },
    /of version 1/,
  ],
  ['a questionnaire', { resourceType: 'QuestionnaireResponse' }, /“QuestionnaireResponse” of FHIR: read are/],
])('%s is refused by its name', async (_name, document, message) => {
  await expect(readClinical(document)).rejects.toThrow(message)
})

it('never joins people who are named by what is contained, or by an identifier', async () => {
  const contained = (one: object) =>
    report({ contained: [{ resourceType: 'Patient', id: 'p' }, one], subject: { reference: '#p' } })
  const subject = { reference: '#p' }
  const identified = (value: string) => ({ subject: { identifier: { system: 'urn:x', value } } })
  for (const document of [
    bundle(contained(braf({ subject })), contained(egfr({ subject }))),
    bundle(braf(identified('1')), egfr(identified('2'))),
  ]) {
    const { samples } = await readClinical(document)
    expect(samples.map(({ matches }) => matches)).toEqual([V600E, ['EGFR L858R']])
  }
})
