import { ANSWERS, loinc, LOINC, SYSTEMS } from '#server/matching/fhir/codes.ts'

/** A component of an Observation. */
export const component = (code: string, value: object): object => ({ code: loinc(code), ...value })

const coded = (code: string, system: string, value: string, display?: string) =>
  component(code, { valueCodeableConcept: { coding: [{ system, code: value, display }] } })

export const gene = (id: string, symbol?: string): object => coded(LOINC.gene, SYSTEMS.hgnc, id, symbol)
export const entrezGene = (id: string): object => coded(LOINC.gene, SYSTEMS.ncbiGene, id)
export const protein = (hgvs: string): object => coded(LOINC.proteinChange, SYSTEMS.hgvs, hgvs)
export const cdna = (hgvs: string): object => coded(LOINC.codingChange, SYSTEMS.hgvs, hgvs)
export const genomic = (hgvs: string): object => coded(LOINC.genomicChange, SYSTEMS.hgvs, hgvs)
export const named = (text: string): object =>
  component(LOINC.variationCode, { valueCodeableConcept: { text } })
export const clinvar = (id: string): object => coded(LOINC.variationCode, SYSTEMS.clinvar, id)
export const dbsnp = (id: string): object => coded(LOINC.variationCode, SYSTEMS.dbsnp, id)
export const copies = (value: number): object =>
  component(LOINC.copies, { valueQuantity: { value, code: '1' } })
export const answered = (code: string, answer: string): object =>
  component(code, { valueCodeableConcept: loinc(answer) })
export const origin = (answer: string): object => answered(LOINC.origin, answer)

/** A place on a chromosome by its components; null leaves one out. */
export function placed(facts: {
  sequence?: string | null
  chromosome?: string
  start: number
  reference?: string
  alternate?: string
  build?: string | null
  counting?: string | null
}): object[] {
  const { sequence = 'NC_000007.13', chromosome, start, reference = 'A', alternate = 'T' } = facts
  const { build = null, counting = ANSWERS.oneCharacter } = facts
  return [
    ...(sequence ? [coded(LOINC.sequence, SYSTEMS.refseq, sequence)] : []),
    ...(chromosome ? [answered(LOINC.chromosome, chromosome)] : []),
    component(LOINC.position, { valueRange: { low: { value: start }, high: { value: start } } }),
    ...(build ? [answered(LOINC.build, build)] : []),
    ...(counting ? [answered(LOINC.counting, counting)] : []),
    component(LOINC.reference, { valueString: reference }),
    component(LOINC.alternate, { valueString: alternate }),
  ]
}

/** An Observation of a variant; `value` null leaves its value out. */
export const variant = (
  parts: readonly object[],
  value: string | null = ANSWERS.present,
  more: object = {},
): object => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc(LOINC.variant),
  ...(value && { valueCodeableConcept: loinc(value) }),
  component: parts,
  ...more,
})

/** An Observation of another code with a value. */
export const observation = (code: string, value: object): object => ({
  resourceType: 'Observation',
  status: 'final',
  code: loinc(code),
  ...value,
})

export const bundle = (...resources: readonly object[]): object => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
})
