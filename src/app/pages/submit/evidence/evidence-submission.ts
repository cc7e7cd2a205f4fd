import { z } from 'zod'
import { EvidenceStatement } from '#app/curation/forms/evidence/evidence-values.ts'
import { chosenReference, sending } from '#app/curation/forms/values.ts'

/** Values that a curator has filled in so far. */
export const EvidenceValues = z.object({
  ...EvidenceStatement.shape,
  /** What the profile is about, when a link said so; the profile itself is sent. */
  feature: chosenReference,
  ...sending,
})
export type EvidenceValues = z.infer<typeof EvidenceValues>

export const blankEvidence: EvidenceValues = EvidenceValues.parse({})
