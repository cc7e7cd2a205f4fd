import type { Family, Request } from '../traffic.ts'

const LOINC = 'http://loinc.org'
const loinc = (code: string) => ({ coding: [{ system: LOINC, code }] })

const component = (code: string, value: object) => ({ code: loinc(code), ...value })
const named = (text: string) => component('81252-9', { valueCodeableConcept: { text } })

const variant = (...parts: object[]) => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc('69548-6'),
  valueCodeableConcept: loinc('LA9633-4'),
  component: parts,
})
const bundle = (resources: readonly object[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ resource })),
  })

const many = (count: number, make: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Bundles in bundles, each a member of the one before. */
const nested = (depth: number) =>
  `${'{"resourceType":"Bundle","entry":[{"resource":'.repeat(depth)}{}${'}]}'.repeat(depth)}`

const GENES = ['BRAF', 'KRAS', 'EGFR', 'TP53', 'PIK3CA', 'ALK', 'MET', 'KIT', 'ERBB2', 'NRAS']
const lineOf = (at: number) => `${GENES[at % GENES.length]} V${600 + (at % 900)}E`

const post = (label: string, body: string, type: string, format: string): Request => ({
  label,
  method: 'POST',
  path: `/api/match?format=${format}`,
  headers: { 'content-type': type },
  body,
})

/** Documents of FHIR and Phenopackets that are deep, long, circular or contradict themselves. */
function documents(): [string, string][] {
  const circle = many(5000, (at) => ({
    ...variant(named(lineOf(at))),
    id: String(at),
    derivedFrom: [{ reference: `#${(at + 1) % 5000}` }],
  }))
  const contradiction = variant(
    ...many(49, (at) =>
      component('81252-9', {
        valueCodeableConcept: {
          coding: [{ system: 'http://www.ncbi.nlm.nih.gov/clinvar', code: String(at) }],
        },
      }),
    ),
    ...many(49, (at) =>
      component('48018-6', {
        valueCodeableConcept: {
          coding: [{ system: 'http://www.genenames.org', code: `HGNC:${at}`, display: GENES[at % 10] }],
        },
      }),
    ),
  )
  const interpretation = (at: number) => ({
    variantInterpretation: { variationDescriptor: { label: lineOf(at) } },
  })
  return [
    ['bundles in bundles', nested(80_000)],
    ['bundles in bundles as deep as is read', nested(20)],
    ['lists in lists', `{"resourceType":"Bundle","entry":${'['.repeat(900_000)}`],
    ['many variants', bundle(many(1900, (at) => variant(named(lineOf(at)))))],
    ['more variants than are matched', bundle(many(12_000, (at) => variant(named(lineOf(at)))))],
    ['many empty entries', `{"resourceType":"Bundle","entry":[${'{},'.repeat(900_000)}{}]}`],
    ['one variant of many names', bundle([variant(...many(20_000, (at) => named(lineOf(at))))])],
    ['a name of three megabytes', bundle([variant(named('B'.repeat(3_000_000)))])],
    ['references in a circle', bundle(circle)],
    ['contradictory ids', bundle(many(200, () => contradiction))],
    [
      'many people',
      bundle(
        many(5000, (at) => ({ ...variant(named('BRAF V600E')), subject: { reference: `Patient/${at}` } })),
      ),
    ],
    [
      'a cohort of many',
      JSON.stringify({
        members: many(5000, () => ({
          metaData: {},
          interpretations: [{ diagnosis: { genomicInterpretations: [interpretation(0)] } }],
        })),
      }),
    ],
    [
      'many interpretations',
      JSON.stringify({
        metaData: {},
        interpretations: [{ diagnosis: { genomicInterpretations: many(12_000, interpretation) } }],
      }),
    ],
    ['a document that is cut', bundle(many(1000, (at) => variant(named(lineOf(at))))).slice(0, -9)],
  ]
}

/** Each document as FHIR and as JSON, answered in every format. */
function* exchanges(): Iterable<Request> {
  const all = documents()
  for (let round = 0; ; round += 1)
    for (const [label, body] of all)
      for (const format of ['fhir', 'json']) {
        const isShort = body.length < 1_000_000
        const type = isShort && round % 2 === 1 ? 'application/json' : 'application/fhir+json'
        yield post(`${label}, answered as ${format}`, body, type, format)
      }
}

const small = post('a small bundle', bundle([variant(named('BRAF V600E'))]), 'application/fhir+json', 'fhir')

export const clinicalDocuments: readonly Family[] = [
  { name: 'clinical documents', connections: 4, exchanges, beside: [small] },
]
