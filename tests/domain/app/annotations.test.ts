import { expect, test } from 'vitest'
import { readGeneDetails } from '#app/entities/annotations/gene-details.ts'
import { annotatorsOf, frequencyText, predictorsOf } from '#app/entities/annotations/variant-annotations.ts'
import { geneLinks, gnomadVariantUrl, placeLinks, therapyLinks } from '#domain/records/outside-links.ts'
import type { OutsidePlace } from '#domain/records/outside-links.ts'

const nothing = { summary: null, location: null, uniprotIds: [], ensemblIds: [], domains: [], pathways: [] }

test.each([
  ['nothing', null, null],
  ['text that is no JSON', '{', null],
  ['a list', '[]', null],
  ['a number', 7, null],
  ['an empty document', '{}', nothing],
  ['a summary', '{"summary":"A kinase."}', { ...nothing, summary: 'A kinase.' }],
  ['an empty summary', '{"summary":" "}', nothing],
  ['a summary of another form', '{"summary":{"text":1}}', nothing],
  ['one UniProt id', '{"uniprot":{"Swiss-Prot":"P15056"}}', { ...nothing, uniprotIds: ['P15056'] }],
  ['several UniProt ids', '{"uniprot":{"Swiss-Prot":["A","B",1]}}', { ...nothing, uniprotIds: ['A', 'B'] }],
  ['UniProt as text', '{"uniprot":"P15056"}', nothing],
  ['one Ensembl gene', '{"ensembl":{"gene":"ENSG1"}}', { ...nothing, ensemblIds: ['ENSG1'] }],
  [
    'several Ensembl genes',
    '{"ensembl":[{"gene":"ENSG1"},{"gene":"ENSG2"},null]}',
    { ...nothing, ensemblIds: ['ENSG1', 'ENSG2'] },
  ],
  [
    'one domain',
    '{"interpro":{"id":"IPR1","desc":"Kinase","short_desc":"K"}}',
    { ...nothing, domains: [{ id: 'IPR1', name: 'Kinase' }] },
  ],
  [
    'domains, one without a name',
    '{"interpro":[{"id":"IPR1","desc":"Kinase"},{"id":"IPR2"}]}',
    { ...nothing, domains: [{ id: 'IPR1', name: 'Kinase' }] },
  ],
  [
    'pathways',
    '{"pathway":{"reactome":{"id":"R1","name":"MAPK"},"kegg":[{"id":"h1","name":"A"},{"name":"B"},{}],"smpdb":[{"name":"C"}]}}',
    {
      ...nothing,
      pathways: [
        { database: 'KEGG', names: ['A', 'B'] },
        { database: 'Reactome', names: ['MAPK'] },
      ],
    },
  ],
  ['a document that was parsed', { map_location: '7q34' }, { ...nothing, location: '7q34' }],
])('gene details of %s', (_what, json, expected) => {
  expect(readGeneDetails(json)).toEqual(expected)
})

test.each([
  [{}, null],
  [{ frequency: null, count: 3 }, null],
  [{ frequency: 0.00001991, count: 5, number: 251_100 }, '5 of 251,100 alleles (0.002%)'],
  [{ frequency: 0, count: 0, number: 1000 }, '0 of 1,000 alleles (0%)'],
  [{ count: 5, number: 0 }, null],
  [{ count: 1, number: 4 }, '1 of 4 alleles (25%)'],
  [{ frequency: 0.5 }, '50%'],
  [{ frequency: 0.123456, filter: 'AC0' }, '12%; failed filters: AC0'],
])('the frequency of %j is %j', (said, expected) => {
  expect(frequencyText(said)).toBe(expected)
})

test('predictions stand in words, each once, with the span of their scores', () => {
  const info = {
    siftPrediction: ['D', 'T', 'D'],
    siftScore: [0.2, 0.001, 0.2],
    polyphen2HdivPrediction: ['X'],
    revelScore: [0.93],
    caddPhred: 33,
    mutationtasterPrediction: [],
    metalrScore: 0,
  }
  expect(predictorsOf(info as unknown as Parameters<typeof predictorsOf>[0])).toEqual([
    { name: 'REVEL', prediction: '', score: '0.93' },
    { name: 'CADD (Phred)', prediction: '', score: '33' },
    { name: 'SIFT', prediction: 'damaging or tolerated', score: '0.001 to 0.2' },
    { name: 'PolyPhen-2', prediction: 'X', score: '' },
    { name: 'MetaLR', prediction: '', score: '0' },
  ])
})

test('annotators are those with something to say', () => {
  expect(annotatorsOf({ sift: { score: 1 }, cadd: null, crx: {}, alphamissense: {} })).toEqual([
    'alphamissense',
    'sift',
  ])
  for (const other of [null, undefined, 'text', [], 7]) expect(annotatorsOf(other)).toEqual([])
})

const place: OutsidePlace = {
  referenceBuild: 'GRCH37',
  chromosome: '7',
  start: 140_453_136,
  stop: 140_453_136,
}
const change = {
  ...place,
  referenceBuild: 'GRCH37' as const,
  chromosome: '7',
  start: 140_453_136,
  stop: 140_453_136,
  referenceBases: 'A',
  variantBases: 'T',
}

test.each([
  [place, ['gnomAD', 'UCSC', 'Ensembl'], /db=hg19&position=chr7%3A140453136-140453136/],
  [{ ...place, referenceBuild: 'GRCH38' as const }, ['gnomAD', 'UCSC', 'Ensembl'], /db=hg38/],
  [{ ...place, referenceBuild: 'NCBI36' as const }, ['UCSC', 'Ensembl'], /db=hg18/],
  [{ ...place, chromosome: 'MT' }, ['gnomAD', 'UCSC', 'Ensembl'], /position=chrM%3A/],
  [{ ...place, chromosome: 'chrX' }, ['gnomAD', 'UCSC', 'Ensembl'], /position=chrX%3A/],
  [{ ...place, start: null }, [], null],
  [{ ...place, chromosome: null }, [], null],
  [{ ...place, referenceBuild: null }, [], null],
])('the browsers at %j', (at, names, ucsc) => {
  const links = placeLinks(at)
  expect(links.map(({ name }) => name)).toEqual(names)
  if (ucsc) expect(links.find(({ name }) => name === 'UCSC')?.url).toMatch(ucsc)
})

test.each([
  [change, 'https://gnomad.broadinstitute.org/variant/7-140453136-A-T?dataset=gnomad_r2_1'],
  [
    { ...change, referenceBuild: 'GRCH38' as const },
    'https://gnomad.broadinstitute.org/variant/7-140453136-A-T?dataset=gnomad_r4',
  ],
  [{ ...change, referenceBuild: 'NCBI36' as const }, null],
  // gnomAD names these with the base before them, which a record does not have.
  [{ ...change, variantBases: '' }, null],
  [{ ...change, referenceBases: '' }, null],
  [{ ...change, variantBases: 'TG' }, null],
])('the page of %j at gnomAD', (changed, expected) => {
  expect(gnomadVariantUrl(changed)).toBe(expected)
})

test('names in links are encoded', () => {
  for (const { url } of [...geneLinks('A&B#?'), ...therapyLinks('A&B#?')])
    expect(url).toContain('A%26B%23%3F')
})
