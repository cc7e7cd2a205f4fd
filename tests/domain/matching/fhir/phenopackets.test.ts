import { describe, expect, it, test } from 'vitest'
import { readClinical } from '#tests/support/fhir/read-clinical.ts'

const V600E = ['BRAF V600', 'BRAF V600E']

const packet = (interpretations: readonly object[], more: object = {}): object => ({
  id: 'p-1',
  subject: { id: 'Jane Doe', dateOfBirth: '1961-02-03' },
  interpretations: [
    { id: 'i-1', progressStatus: 'SOLVED', diagnosis: { genomicInterpretations: interpretations } },
  ],
  metaData: { created: '2026-01-01T00:00:00Z', phenopacketSchemaVersion: '2.0.2' },
  ...more,
})

const described = (descriptor: object, interpretationStatus = 'CAUSATIVE'): object => ({
  subjectOrBiosampleId: 'Jane Doe',
  interpretationStatus,
  variantInterpretation: { variationDescriptor: { id: 'v', ...descriptor } },
})

const BRAF = { geneContext: { valueId: 'HGNC:1097', symbol: 'BRAF' } }
const vcf = (genomeAssembly: string, pos: number | string = 140453136, chrom = 'chr7') => ({
  vcfRecord: { genomeAssembly, chrom, pos, ref: 'A', alt: 'T' },
})
const expression = (value: string, syntax = 'hgvs.c') => ({ expressions: [{ syntax, value }] })

const cases: readonly [
  name: string,
  interpretation: object,
  expected: { matches?: string[]; reason?: RegExp },
][] = [
  ['a coding change', described(expression('NM_004333.4:c.1799T>A')), { matches: V600E }],
  ['a protein change', described(expression('NP_004324.2:p.Val600Glu', 'hgvs.p')), { matches: V600E }],
  ['a position in HGVS', described(expression('NC_000007.13:g.140453136A>T', 'hgvs.g')), { matches: V600E }],
  [
    'expressions before the record of a VCF',
    described({ ...expression('NM_004333.4:c.1799T>A'), ...vcf('GRCh37', 5) }),
    { matches: V600E },
  ],
  ['a record on GRCh37', described({ ...BRAF, ...vcf('GRCh37') }), { matches: V600E }],
  ['a record on hg19, its position as a text', described(vcf('hg19', '140453136', '7')), { matches: V600E }],
  ['a record on a patch of GRCh37', described(vcf('GRCh37.p13')), { matches: V600E }],
  ['a record on GRCh38', described(vcf('GRCh38', 140753336)), { matches: [] }],
  [
    'a record on no build that is known',
    described(vcf('NCBI36')),
    { reason: /assembly is neither GRCh37 nor GRCh38/ },
  ],
  ['a gene with a label', described({ ...BRAF, label: 'V600E' }), { matches: V600E }],
  ['a label with its gene', described({ ...BRAF, label: 'BRAF V600E' }), { matches: V600E }],
  [
    'a gene by its Entrez id',
    described({ geneContext: { valueId: 'NCBIGene:673' }, label: 'V600E' }),
    { matches: V600E },
  ],
  [
    'a gene alone',
    { interpretationStatus: 'CAUSATIVE', gene: { valueId: 'HGNC:1097', symbol: 'BRAF' } },
    { reason: /names BRAF and no change/ },
  ],
  ['a rejected interpretation', described({ ...BRAF, label: 'V600E' }, 'REJECTED'), { matches: [] }],
  [
    'an interpretation of unknown status',
    described({ ...BRAF, label: 'V600E' }, 'UNKNOWN_STATUS'),
    { matches: V600E },
  ],
  [
    'a gene and an expression of another',
    described({
      geneContext: { valueId: 'HGNC:3236', symbol: 'EGFR' },
      ...expression('NP_004324.2:p.Val600Glu', 'hgvs.p'),
    }),
    { reason: /genes contradict/ },
  ],
  [
    'a symbol and an id of two genes',
    described({ geneContext: { valueId: 'HGNC:1097', symbol: 'EGFR' }, label: 'V600E' }),
    { reason: /of different genes/ },
  ],
  [
    'SPDI alone',
    described({ ...BRAF, ...expression('NC_000007.13:140453135:A:T', 'spdi') }),
    { reason: /names BRAF and no change/ },
  ],
  ['nothing', described({}), { reason: /names no gene and no change/ }],
  [
    'a list where an object belongs',
    { variantInterpretation: ['Jane'] },
    { reason: /^variantInterpretation is not as Phenopackets v2/ },
  ],
]

test.each(cases)('%s', async (_name, interpretation, { matches = [], reason }) => {
  const read = await readClinical(packet([interpretation]))
  expect(read.format).toBe('PHENOPACKET')
  expect(read.matches).toEqual(matches)
  if (reason) expect(read.notUnderstood.map((one) => one.reason).join()).toMatch(reason)
  else expect(read.notUnderstood).toEqual([])
})

describe('Diseases of a Phenopacket', () => {
  const diseasesOf = async (more: object, diagnosis: object = {}) => {
    const { diseases, warnings } = await readClinical(
      packet([], { interpretations: [{ id: 'i', diagnosis }], ...more }),
    )
    return { diseases: [...(diseases.get(null) ?? [])], warned: warnings.join() }
  }
  const listed = { diseases: [{ term: { id: 'DOID:1909' } }, { term: { id: 'DOID:3910' }, excluded: true }] }

  it('is the one of the diagnosis, else the one that is not excluded', async () => {
    expect((await diseasesOf(listed, { disease: { id: 'NCIT:C3224', label: 'Melanoma' } })).diseases).toEqual(
      ['C3224'],
    )
    expect((await diseasesOf(listed)).diseases).toEqual(['DOID:1909'])
  })

  it('is none, with a warning, where no table has its code', async () => {
    const { diseases, warned } = await diseasesOf({}, { disease: { id: 'MONDO:0005105', label: 'Jane' } })
    expect(diseases).toEqual([])
    expect(warned).toMatch(/^A disease of the file was ignored/)
    expect(warned).not.toContain('Jane')
  })
})

describe('Families and cohorts', () => {
  const member = (label: string) => packet([described({ ...BRAF, label })])

  it('read the proband of a Family alone', async () => {
    const family = { id: 'f', proband: member('V600E'), relatives: [member('V600K')], pedigree: {} }
    const { samples } = await readClinical(family)
    expect(samples.map(({ name, matches }) => [name, matches])).toEqual([[null, V600E]])
  })

  it('read each member of a Cohort, by its number', async () => {
    const cohort = {
      id: 'c',
      description: 'Jane Doe and others',
      members: [member('V600E'), member('G469A')],
    }
    const { samples } = await readClinical(cohort)
    expect(samples.map(({ name, matches }) => [name, matches])).toEqual([
      ['sample 1', V600E],
      ['sample 2', []],
    ])
    expect((await readClinical(cohort, 'sample 1')).samples.map(({ matches }) => matches)).toEqual([V600E])
    await expect(readClinical(cohort, 'sample 3')).rejects.toThrow(
      'The file has 2 samples, “sample 1” to “sample 2”: choose one of them.',
    )
  })

  it('refuses version 1', async () => {
    const old = { id: 'p', variants: [], metaData: { phenopacketSchemaVersion: '1.0.0' } }
    await expect(readClinical(old)).rejects.toThrow('version 1, which is not read')
  })
})
