import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'

/**
 * Findings of statements on a treatment: response, resistance (reduced sensitivity, too), no effect, where a study did
 * not find the response or resistance that it looked for, an adverse response, or none of these. Evidence that does not
 * support resistance is no evidence of response: it refutes a claim without proving the opposite.
 */
export const therapyFindings = ['RESPONSE', 'RESISTANCE', 'NO_EFFECT', 'ADVERSE', 'OTHER'] as const
export type TherapyFinding = (typeof therapyFindings)[number]

type TherapyStatement = {
  significance: EvidenceSignificance | AssertionSignificance | null
  direction: EvidenceDirection | null
}

const isResistance = (significance: TherapyStatement['significance']) =>
  significance === 'RESISTANCE' || significance === 'REDUCED_SENSITIVITY'

/** The finding of a predictive statement. */
export function therapyFindingOf({ significance, direction }: TherapyStatement): TherapyFinding {
  const isOfEffect = significance === 'SENSITIVITYRESPONSE' || isResistance(significance)
  if (direction === 'DOES_NOT_SUPPORT' && isOfEffect) return 'NO_EFFECT'
  if (direction !== 'SUPPORTS') return 'OTHER'
  if (significance === 'ADVERSE_RESPONSE') return 'ADVERSE'
  if (!isOfEffect) return 'OTHER'
  return isResistance(significance) ? 'RESISTANCE' : 'RESPONSE'
}

/** Direction in which a predictive statement points for a patient; null where it points in none. */
export function pointingOf(statement: TherapyStatement): 'FOR' | 'AGAINST' | null {
  const finding = therapyFindingOf(statement)
  if (finding === 'RESPONSE') return 'FOR'
  const isAgainst =
    finding === 'RESISTANCE' || (finding === 'NO_EFFECT' && statement.significance === 'SENSITIVITYRESPONSE')
  return isAgainst ? 'AGAINST' : null
}
