import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'
import { hrefWith, paths } from '#app/paths.ts'

/** Filters of the table of evidence in its address. */
export type EvidenceFilters = {
  featureId?: number
  variantId?: number
  molecularProfileId?: number
  diseaseId?: number
  /** `off` leaves out the subtypes of the disease. */
  subtypes?: 'off'
  /** `off` leaves out profiles that need other variants than the one named. */
  combinations?: 'off'
  therapyId?: number
  /** Accepted and submitted evidence unless it is there. */
  status?: 'ACCEPTED'
  /** The key of a treatment: exactly its therapies, given so. */
  treatment?: string
  evidenceType?: EvidenceType
  evidenceLevel?: EvidenceLevel
  significance?: EvidenceSignificance
  evidenceDirection?: EvidenceDirection
}

/** The address of the table with exactly this evidence. */
export function evidenceHref(filters: EvidenceFilters): string {
  const parameters = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return hrefWith(paths.evidence.href(), Object.fromEntries(parameters))
}
