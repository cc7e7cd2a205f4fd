import { stanceOf } from '#domain/clinical/evidence-stance.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
  TherapyInteraction,
} from '#domain/vocabularies/evidence.ts'

/** Statement of an evidence item or assertion of a matched profile on therapies in a disease. */
export interface MatchedStatement {
  profileId: number
  type: string
  direction: EvidenceDirection | null
  significance: EvidenceSignificance | AssertionSignificance | null
  disease: { id: number; name: string } | null
  therapies: readonly string[]
  therapyInteraction: TherapyInteraction | null
}

/**
 * Subject of statements that contradict one another: a treatment, or a profile where they name none, in one
 * disease.
 */
export interface ConflictSubject {
  type: string
  /** `Erlotinib`, `Dabrafenib + Trametinib`; null where no therapy is named. */
  treatment: string | null
  /** The profile of statements without a therapy; those on a treatment may be about several profiles of the sample. */
  profileId: number | null
  disease: { id: number; name: string } | null
}

/** Statements of a sample that contradict one another on one subject. */
export interface StatementConflict<One> extends ConflictSubject {
  supporting: One[]
  opposing: One[]
}

/** Name of the treatment that a statement is about as a whole; null without therapies. */
export function treatmentName({
  therapies,
  therapyInteraction,
}: Pick<MatchedStatement, 'therapies' | 'therapyInteraction'>): string | null {
  const named = therapies.map((name, id) => ({ id, name }))
  return treatmentOf({ therapies: named, therapyInteractionType: therapyInteraction })?.name ?? null
}

/** Names of the treatments that a statement speaks about: substitutes are each a treatment of their own. */
export function treatmentsOf(statement: Pick<MatchedStatement, 'therapies' | 'therapyInteraction'>) {
  if (statement.therapyInteraction === 'SUBSTITUTES') return [...statement.therapies]
  const name = treatmentName(statement)
  return name === null ? [] : [name]
}

function subjectsOf(statement: MatchedStatement): ConflictSubject[] {
  const { type, disease, profileId } = statement
  const treatments = treatmentsOf(statement)
  if (treatments.length === 0) return [{ type, treatment: null, profileId, disease }]
  return treatments.map((treatment) => ({ type, treatment, profileId: null, disease }))
}

/**
 * Finds what the statements of a sample's profiles contradict one another about: some point for response (a better
 * outcome, a positive diagnosis …) and others against it, in one disease. Response in one disease and none in another is
 * no contradiction.
 */
export function statementConflicts<One extends MatchedStatement>(
  statements: Iterable<One>,
): StatementConflict<One>[] {
  const conflicts = new Map<string, StatementConflict<One>>()
  for (const statement of statements) {
    const stance = stanceOf(statement)
    if (stance === 'NEITHER') continue
    for (const subject of subjectsOf(statement)) {
      const { type, treatment, profileId, disease } = subject
      const key = JSON.stringify([type, treatment, profileId, disease?.id ?? null])
      const conflict = conflicts.get(key) ?? { ...subject, supporting: [], opposing: [] }
      conflict[stance === 'FOR' ? 'supporting' : 'opposing'].push(statement)
      conflicts.set(key, conflict)
    }
  }
  return [...conflicts.values()].filter(
    ({ supporting, opposing }) => supporting.length > 0 && opposing.length > 0,
  )
}
