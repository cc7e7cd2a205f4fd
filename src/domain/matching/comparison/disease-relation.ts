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

/** Disease of a statement. */
interface StatementDisease {
  id: number
  /** Whether the imported ontology has it: of any other nothing tells how it stands to the patient's. */
  isPlaced: boolean
}

/**
 * Relation of a statement's disease to the patient's; unknown where one of them is not given, or where the ontology says
 * nothing of one of two that differ.
 */
export function diseaseRelation(
  patient: DiseaseSurroundings | null,
  disease: StatementDisease | null,
): DiseaseRelation {
  if (!patient || !disease) return 'UNKNOWN'
  const { id, isPlaced } = disease
  if (id === patient.id) return 'SAME'
  if (patient.descendants.has(id)) return 'NARROWER'
  if (patient.ancestors.has(id)) return 'BROADER'
  return isPlaced && patient.ancestors.size + patient.descendants.size > 0 ? 'OTHER' : 'UNKNOWN'
}
