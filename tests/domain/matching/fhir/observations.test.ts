import { expect, test } from 'vitest'
import { ANSWERS, LOINC } from '#server/matching/fhir/codes.ts'
import {
  answered,
  bundle,
  cdna,
  clinvar,
  component,
  copies,
  dbsnp,
  entrezGene,
  gene,
  genomic,
  named,
  observation,
  placed,
  protein,
  variant,
} from '#tests/support/fhir/observations.ts'
import { readClinical } from '#tests/support/fhir/read-clinical.ts'

/** Profiles that match, absences, or the reason why an Observation is not understood. */
interface Expected {
  matches?: string[]
  absent?: string[]
  reason?: RegExp
  warns?: RegExp
}

const V600E = ['BRAF V600', 'BRAF V600E']
const place37 = { start: 140453136 }
const place38 = { sequence: 'NC_000007.14', start: 140753336 }

const cases: readonly [name: string, resource: object, expected: Expected][] = [
  [
    'a protein change with its protein',
    variant([gene('HGNC:1097', 'BRAF'), protein('NP_004324.2:p.Val600Glu')]),
    { matches: V600E },
  ],
  [
    'the same in brackets, without a gene',
    variant([protein('NP_004324.2:p.(Val600Glu)')]),
    { matches: V600E },
  ],
  [
    'a gene by its id in Entrez',
    variant([entrezGene('673'), protein('NP_004324.2:p.Val600Glu')]),
    { matches: V600E },
  ],
  ['a coding change', variant([cdna('NM_004333.4:c.1799T>A')]), { matches: V600E }],
  ['a position in HGVS', variant([genomic('NC_000007.13:g.140453136A>T')]), { matches: V600E }],
  ['a name in words', variant([named('BRAF V600E')]), { matches: V600E }],
  ['a name behind its gene', variant([gene('HGNC:1097', 'BRAF'), named('V600E')]), { matches: V600E }],
  [
    'a class in words',
    variant([gene('HGNC:3236', 'EGFR'), named('Exon 19 Deletion')]),
    { matches: ['EGFR Exon 19 Deletion'] },
  ],
  ['a position that counts from 1', variant(placed(place37)), { matches: V600E }],
  [
    'a position that counts from 0',
    variant(placed({ start: 140453135, counting: ANSWERS.zeroInterval })),
    { matches: V600E },
  ],
  [
    'a position by chromosome and build',
    variant(placed({ ...place37, sequence: null, chromosome: 'LA21260-7', build: ANSWERS.grch37 })),
    { matches: V600E },
  ],
  [
    'a position without its counting',
    variant(placed({ ...place37, counting: null })),
    { reason: /not compared, as it is not stated whether positions count/ },
  ],
  [
    'a position without a build',
    variant(placed({ ...place37, sequence: null, chromosome: 'LA21260-7' })),
    { reason: /not compared, as its build/ },
  ],
  [
    'a position on GRCh38 beside the protein change',
    variant([...placed(place38), protein('NP_004324.2:p.Val600Glu')]),
    { matches: V600E },
  ],
  [
    'a position that is not compared beside the protein change',
    variant([...placed({ ...place37, counting: null }), protein('NP_004324.2:p.Val600Glu')]),
    { matches: V600E, warns: /was not compared/ },
  ],
  ['an id of ClinVar', variant([clinvar('13961')]), { matches: V600E }],
  ['an id of ClinVar with its letters', variant([clinvar('VCV000013961.5')]), { matches: V600E }],
  [
    'an id of dbSNP beside the protein change',
    variant([dbsnp('rs113488022'), protein('NP_004324.2:p.Val600Glu')]),
    { matches: V600E },
  ],
  [
    'copies that are an amplification',
    variant([gene('HGNC:3430', 'ERBB2'), copies(12)]),
    { matches: ['ERBB2 Amplification'], warns: /12 copies were read as an amplification/ },
  ],
  [
    'two copies',
    variant([gene('HGNC:3430', 'ERBB2'), copies(2)]),
    { absent: ['ERBB2 amplification', 'ERBB2 deletion'] },
  ],
  ['copies without a gene', variant([copies(12)]), { reason: /gives copies and names no gene/ }],
  [
    'two genes, a fusion',
    variant([gene('HGNC:427', 'ALK'), gene('HGNC:1316', 'EML4')]),
    { matches: ['ALK EML4::ALK', 'ALK Fusion'] },
  ],
  [
    'an absent variant',
    variant([protein('NP_004324.2:p.Val600Glu')], ANSWERS.absent),
    { absent: ['BRAF NP_004324.2:p.V600E'] },
  ],
  [
    'a variant without a call',
    variant([named('BRAF V600E')], ANSWERS.noCall),
    { reason: /^Its value is No call/ },
  ],
  [
    'an indeterminate variant',
    variant([named('BRAF V600E')], ANSWERS.indeterminate),
    { reason: /^Its value is Indeterminate/ },
  ],
  [
    'a variant without a value',
    variant([named('BRAF V600E')], null),
    { reason: /does not say whether the variant is present/ },
  ],
  ['another value', variant([named('BRAF V600E')], 'LA6576-8'), { reason: /neither Present .* nor Absent/ }],
  [
    'a variant entered in error',
    variant([named('BRAF V600E')], ANSWERS.present, { status: 'entered-in-error' }),
    { reason: /^Its status is entered-in-error/ },
  ],
  ['a gene alone', variant([gene('HGNC:1097', 'BRAF')]), { reason: /names BRAF and no change/ }],
  ['nothing at all', variant([]), { reason: /names no gene and no change/ }],
  [
    'two protein changes',
    variant([protein('NP_004324.2:p.Val600Glu'), named('BRAF V600K')]),
    { reason: /protein changes contradict one another: V600E and V600K/ },
  ],
  [
    'coding and protein change of two residues',
    variant([cdna('NM_004333.4:c.1397G>A'), protein('NP_004324.2:p.Val600Glu')]),
    { reason: /coding and protein changes contradict/ },
  ],
  [
    'two positions',
    variant([...placed({ start: 140453137 }), genomic('NC_000007.13:g.140453136A>T')]),
    { reason: /positions contradict/ },
  ],
  [
    'two builds',
    variant(placed({ ...place37, build: ANSWERS.grch38 })),
    { reason: /reference sequence and its build contradict/ },
  ],
  [
    'the gene of another sequence',
    variant([gene('HGNC:3236', 'EGFR'), protein('NP_004324.2:p.Val600Glu')]),
    { reason: /genes contradict one another: EGFR and BRAF/ },
  ],
  [
    'an id of another variant',
    variant([clinvar('13961'), gene('HGNC:1097', 'BRAF'), protein('NP_004324.2:p.Gly469Ala')]),
    { reason: /identifier and protein change contradict/ },
  ],
  [
    'a symbol and an id of two genes',
    variant([gene('HGNC:1097', 'EGFR'), named('V600E')]),
    { reason: /of different genes/ },
  ],
  ['a text that says nothing', variant([named('see report')]), { reason: /./ }],
  [
    'an unknown effect beside a coding change',
    variant([cdna('NM_004333.4:c.1799T>A'), protein('NP_004324.2:p.?')]),
    { matches: V600E },
  ],
  [
    'mutational burden',
    observation(LOINC.mutationBurden, { valueQuantity: { value: 12, unit: 'Mutations/Megabase' } }),
    { matches: ['TMB High'] },
  ],
  [
    'a low burden',
    observation(LOINC.mutationBurden, { valueQuantity: { value: 3 } }),
    { absent: ['TMB high'] },
  ],
  [
    'a burden in another unit',
    observation(LOINC.mutationBurden, { valueQuantity: { value: 300, unit: 'mutations' } }),
    { reason: /unit is not mutations per megabase/ },
  ],
  [
    'unstable microsatellites',
    observation(LOINC.microsatellites, {
      valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code: ANSWERS.unstable }] },
    }),
    { matches: ['MSI High'] },
  ],
  [
    'stable microsatellites',
    observation(LOINC.microsatellites, {
      valueCodeableConcept: { coding: [{ system: 'http://loinc.org', code: ANSWERS.stable }] },
    }),
    { absent: ['MSI high'] },
  ],
  [
    'microsatellites in words',
    observation(LOINC.microsatellites, { valueCodeableConcept: { text: 'MSI-H' } }),
    { matches: ['MSI High'] },
  ],
  [
    'a component that is none',
    { ...variant([]), component: 'BRAF V600E' },
    { reason: /^component is not as FHIR R4 has it/ },
  ],
  [
    'a range that is none',
    variant([component(LOINC.position, { valueRange: { low: 'Jane' } })]),
    { reason: /^component\.0\.valueRange\.low is not as FHIR/ },
  ],
  [
    'its counting by a code that is not known',
    variant([...placed({ ...place37, counting: null }), answered(LOINC.counting, 'LA0000-0')]),
    { reason: /not stated whether positions count/ },
  ],
]

test.each(cases)('%s', async (_name, resource, { matches = [], absent = [], reason, warns }) => {
  for (const document of [bundle(resource), resource]) {
    const read = await readClinical(document)
    expect(read.format).toBe('FHIR')
    expect(read.matches).toEqual(matches)
    expect(read.absent).toEqual(absent)
    if (reason) expect(read.notUnderstood.map((one) => one.reason).join()).toMatch(reason)
    else expect(read.notUnderstood).toEqual([])
    if (warns) expect(read.alterationWarnings.join()).toMatch(warns)
  }
})
