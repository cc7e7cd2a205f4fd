import { profileReference, reference, references } from '../references/references-by-id.ts'

type Named = Parameters<typeof reference>[0]
type ClinicalRecord = {
  molecularProfile: Parameters<typeof profileReference>[0]
  disease?: Named | null
  therapies: readonly Named[]
  phenotypes: readonly Named[]
}

/** The records that both an evidence item and an assertion are about. */
export const clinicalReferences = (record: ClinicalRecord) => ({
  molecularProfile: profileReference(record.molecularProfile),
  disease: record.disease ? reference(record.disease) : null,
  therapies: references(record.therapies),
  phenotypes: references(record.phenotypes),
})
