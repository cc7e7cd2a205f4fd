import type { TherapyInteraction, VariantOrigin } from '#domain/vocabularies/evidence.ts'
import { profileReference, reference, references } from '../references/references-by-id.ts'
import type { ClinicalValues } from './clinical-values.ts'

type Named = Parameters<typeof reference>[0]
type ClinicalRecord = {
  molecularProfile: Parameters<typeof profileReference>[0]
  variantOrigin?: VariantOrigin | null
  disease?: Named | null
  therapies: readonly Named[]
  therapyInteractionType?: TherapyInteraction | null
  phenotypes: readonly Named[]
}

/** Values of a record in the fields that evidence items and assertions share. */
export const clinicalValuesOf = (record: ClinicalRecord): ClinicalValues => ({
  molecularProfile: profileReference(record.molecularProfile),
  variantOrigin: record.variantOrigin ?? null,
  disease: record.disease ? reference(record.disease) : null,
  therapies: references(record.therapies),
  therapyInteractionType: record.therapyInteractionType ?? null,
  phenotypes: references(record.phenotypes),
})
