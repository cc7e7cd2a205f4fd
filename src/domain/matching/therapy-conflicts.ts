import { isConflicting } from '#domain/evidence-conflict.ts'
import { stanceOf } from '#domain/evidence-stance.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'

/** What a matched evidence item says of therapies in a disease. */
export interface TherapyStatement {
  id: number
  type: string
  direction: EvidenceDirection | null
  significance: EvidenceSignificance | AssertionSignificance | null
  disease: { id: number; name: string } | null
  therapies: readonly string[]
  therapyInteraction: string | null
}

/** Evidence items of a sample that contradict one another on one treatment in one disease. */
export interface TherapyConflict {
  therapies: readonly string[]
  therapyInteraction: string | null
  disease: { id: number; name: string } | null
  /** Ids of the evidence items for and against the treatment. */
  supporting: number[]
  opposing: number[]
}

/**
 * The treatments on which the evidence of a sample's profiles conflicts: of one profile, or of several that the sample has,
 * such as a sensitizing and a resistance variant.
 */
export function therapyConflicts(statements: Iterable<TherapyStatement>): TherapyConflict[] {
  const about = Map.groupBy(
    [...statements].filter(({ type, therapies }) => type === 'PREDICTIVE' && therapies.length > 0),
    ({ disease, therapies, therapyInteraction }) =>
      JSON.stringify([disease?.id ?? null, therapies, therapies.length > 1 ? therapyInteraction : null]),
  )
  return [...about.values()].flatMap((items) => {
    const [first] = items
    const supporting = items.filter((item) => stanceOf(item) === 'FOR').map(({ id }) => id)
    const opposing = items.filter((item) => stanceOf(item) === 'AGAINST').map(({ id }) => id)
    const conflicts = isConflicting(items) || (supporting.length > 0 && opposing.length > 0)
    if (!first || !conflicts) return []
    const { therapies, therapyInteraction, disease } = first
    return [{ therapies, therapyInteraction, disease, supporting, opposing }]
  })
}
