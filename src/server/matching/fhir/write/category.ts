import type { CodeableConcept } from '@medplum/fhirtypes'
import { coding } from '../codes.ts'

const genetics: CodeableConcept = {
  coding: [coding('http://terminology.hl7.org/CodeSystem/v2-0074', 'GE')],
}

const laboratory: CodeableConcept = {
  coding: [coding('http://terminology.hl7.org/CodeSystem/observation-category', 'laboratory')],
}

/** Categories of every Observation. */
export const category = (): CodeableConcept[] => [laboratory, genetics]

/** The category of the report. */
export const reportCategory = (): CodeableConcept[] => [genetics]
