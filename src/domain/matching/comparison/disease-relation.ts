/**
 * Relations of the disease of a statement to that of a patient, by the is-a graph of the Disease Ontology.
 */
export const diseaseRelations = ['SAME', 'NARROWER', 'BROADER', 'OTHER', 'UNKNOWN'] as const
export type DiseaseRelation = (typeof diseaseRelations)[number]

/** A disease with everything above and below it in the ontology, itself not among them. */
export interface DiseaseSurroundings {
  id: number
  ancestors: ReadonlySet<number>
  descendants: ReadonlySet<number>
}

/**
 * Relation of a statement's disease to the patient's; unknown where one of them is not given, or where another disease
 * cannot be placed because the ontology says nothing of the patient's.
 */
export function diseaseRelation(
  patient: DiseaseSurroundings | null,
  diseaseId: number | null,
): DiseaseRelation {
  if (!patient || diseaseId === null) return 'UNKNOWN'
  if (diseaseId === patient.id) return 'SAME'
  if (patient.descendants.has(diseaseId)) return 'NARROWER'
  if (patient.ancestors.has(diseaseId)) return 'BROADER'
  return patient.ancestors.size + patient.descendants.size > 0 ? 'OTHER' : 'UNKNOWN'
}
