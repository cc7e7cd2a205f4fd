import type { SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { ClinicalEntry } from './variant-observation.ts'

/** A sample of a clinical document. */
export interface ClinicalSample {
  entries: ClinicalEntry[]
  /** Diseases as codes; several are none that can be used. */
  diseases: Set<string>
  origins: Set<Exclude<SampleOrigin, 'UNKNOWN'>>
  warnings: Set<string>
  /** What the Observations of other kinds are about, which are not read: a code of LOINC, or that there is none. */
  otherObservations: string[]
}

export const newSample = (): ClinicalSample => ({
  entries: [],
  diseases: new Set(),
  origins: new Set(),
  warnings: new Set(),
  otherObservations: [],
})
