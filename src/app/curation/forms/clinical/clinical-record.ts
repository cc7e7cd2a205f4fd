import type { TherapyInteraction, VariantOrigin } from '#domain/vocabularies/evidence.ts'
import type { ProfileReference, Reference } from '../references/reference.ts'
import { profileReference, references } from '../references/references-by-id.ts'
import type { ClinicalValues } from './clinical-values.ts'

type ClinicalRecord = {
  molecularProfile: ProfileReference
  variantOrigin?: VariantOrigin | null
  disease?: Reference | null
  therapies: readonly Reference[]
  therapyInteractionType?: TherapyInteraction | null
  phenotypes: readonly Reference[]
}

/** What a record says of the fields that evidence items and assertions share. */
export const clinicalValuesOf = (record: ClinicalRecord): ClinicalValues => ({
  molecularProfile: profileReference(record.molecularProfile),
  variantOrigin: record.variantOrigin ?? null,
  disease: record.disease ? { id: record.disease.id, name: record.disease.name } : null,
  therapies: references(record.therapies),
  therapyInteractionType: record.therapyInteractionType ?? null,
  phenotypes: references(record.phenotypes),
})
