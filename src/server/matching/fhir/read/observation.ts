import { z } from 'zod'
import { SYSTEMS } from '../codes.ts'

const Coding = z.object({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
})
const Concept = z.object({ coding: z.array(Coding).optional(), text: z.string().optional() })
const Quantity = z.object({
  value: z.number().optional(),
  comparator: z.string().optional(),
  unit: z.string().optional(),
  code: z.string().optional(),
})
/** What may change the meaning of what it stands in; who does not know it must not read that. */
const modifierExtension = z.array(z.unknown()).optional()
const Subject = z.object({
  reference: z.string().optional(),
  display: z.string().optional(),
  identifier: z.object({ system: z.string().optional(), value: z.string().optional() }).optional(),
})

const values = {
  valueCodeableConcept: Concept.optional(),
  valueString: z.string().optional(),
  valueInteger: z.number().optional(),
  valueQuantity: Quantity.optional(),
  valueRange: z.object({ low: Quantity.optional(), high: Quantity.optional() }).optional(),
}

const Component = z.object({ code: Concept, modifierExtension, ...values })

/** The members of an Observation that are read. */
export const ObservationSchema = z.object({
  status: z.string().optional(),
  code: Concept,
  subject: Subject.optional(),
  modifierExtension,
  ...values,
  component: z.array(Component).optional(),
})

/** The members of a Condition that are read. */
export const ConditionSchema = z.object({
  verificationStatus: Concept.optional(),
  code: Concept.optional(),
  subject: Subject.optional(),
  modifierExtension,
})

export type FhirSubject = z.infer<typeof Subject>
export type FhirObservation = z.infer<typeof ObservationSchema>
export type FhirConcept = z.infer<typeof Concept>
export type FhirComponent = z.infer<typeof Component>

/** Other addresses of systems: identifiers of objects, and those of earlier guides. */
const OTHER_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['urn:oid:2.16.840.1.113883.6.1', SYSTEMS.loinc],
  ['urn:oid:2.16.840.1.113883.6.281', SYSTEMS.hgnc],
  ['http://www.genenames.org/geneId', SYSTEMS.hgnc],
  ['urn:oid:2.16.840.1.113883.6.282', SYSTEMS.hgvs],
  ['urn:oid:2.16.840.1.113883.6.284', SYSTEMS.dbsnp],
])

/** A system by the address that is ours for it: by https, with a slash at the end or by another address it is the same. */
function systemOf(address: string): string {
  const plain = address
    .trim()
    .replace(/^https:/i, 'http:')
    .replace(/\/$/, '')
  return OTHER_ADDRESSES.get(plain) ?? plain
}

/** Codes of a concept in a system, without white space. */
export const codesIn = ({ coding = [] }: FhirConcept, system: string): string[] =>
  coding.flatMap(({ system: own = '', code }) => (systemOf(own) === system && code ? [code.trim()] : []))

/** Checks whether a concept has a code of LOINC. */
export const hasLoinc = (concept: FhirConcept, code: string): boolean =>
  codesIn(concept, SYSTEMS.loinc).includes(code)

/** Components of an Observation about what a code of LOINC says. */
export const componentsOf = ({ component = [] }: FhirObservation, code: string): FhirComponent[] =>
  component.filter((one) => hasLoinc(one.code, code))

/** Concepts of such components; a text is one without a code. */
export const conceptsOf = (observation: FhirObservation, code: string): FhirConcept[] =>
  componentsOf(observation, code).flatMap(
    ({ valueCodeableConcept: concept, valueString: text }) => concept ?? (text ? { text } : []),
  )

/** Words of a concept: its text and what its codes are called. */
export const wordsOf = ({ coding = [], text }: FhirConcept): string[] =>
  [...new Set([text, ...coding.map(({ display }) => display)])].flatMap((one) => one?.trim() || [])
