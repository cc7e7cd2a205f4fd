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
  unit: z.string().optional(),
  code: z.string().optional(),
})

const values = {
  valueCodeableConcept: Concept.optional(),
  valueString: z.string().optional(),
  valueInteger: z.number().optional(),
  valueQuantity: Quantity.optional(),
  valueRange: z.object({ low: Quantity.optional(), high: Quantity.optional() }).optional(),
}

const Component = z.object({ code: Concept, ...values })

/** The members of an Observation that are read. */
export const ObservationSchema = z.object({
  status: z.string().optional(),
  code: Concept,
  subject: z.object({ reference: z.string().optional(), display: z.string().optional() }).optional(),
  ...values,
  component: z.array(Component).optional(),
})

/** The members of a Condition that are read. */
export const ConditionSchema = z.object({
  verificationStatus: Concept.optional(),
  code: Concept.optional(),
  subject: z.object({ reference: z.string().optional(), display: z.string().optional() }).optional(),
})

export type FhirObservation = z.infer<typeof ObservationSchema>
export type FhirConcept = z.infer<typeof Concept>
export type FhirComponent = z.infer<typeof Component>

/** Codes of a concept in a system, without white space. */
export const codesIn = ({ coding = [] }: FhirConcept, system: string): string[] =>
  coding.flatMap(({ system: own, code }) => (own === system && code ? [code.trim()] : []))

/** Checks whether a concept has a code of LOINC. */
export const hasLoinc = (concept: FhirConcept, code: string): boolean =>
  codesIn(concept, SYSTEMS.loinc).includes(code)

/** Components of an Observation about what a code of LOINC says. */
export const componentsOf = ({ component = [] }: FhirObservation, code: string): FhirComponent[] =>
  component.filter((one) => hasLoinc(one.code, code))

/** Concepts of such components. */
export const conceptsOf = (observation: FhirObservation, code: string): FhirConcept[] =>
  componentsOf(observation, code).flatMap(({ valueCodeableConcept }) => valueCodeableConcept ?? [])

/** Words of a concept: its text and what its codes are called. */
export const wordsOf = ({ coding = [], text }: FhirConcept): string[] =>
  [...new Set([text, ...coding.map(({ display }) => display)])].flatMap((one) => one?.trim() || [])
