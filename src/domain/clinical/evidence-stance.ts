import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'

type Significance = EvidenceSignificance | AssertionSignificance

/**
 * Which way a statement points on the axis of its type: FOR response, better outcome, a positive diagnosis,
 * pathogenicity, predisposition or oncogenicity; AGAINST them; or NEITHER, where the significance has no opposite
 * or the direction is unknown.
 */
export type Stance = 'FOR' | 'AGAINST' | 'NEITHER'

const poles: Partial<Record<Significance, Stance>> = {
  SENSITIVITYRESPONSE: 'FOR',
  RESISTANCE: 'AGAINST',
  REDUCED_SENSITIVITY: 'AGAINST',
  BETTER_OUTCOME: 'FOR',
  POOR_OUTCOME: 'AGAINST',
  POSITIVE: 'FOR',
  NEGATIVE: 'AGAINST',
  PATHOGENIC: 'FOR',
  LIKELY_PATHOGENIC: 'FOR',
  BENIGN: 'AGAINST',
  LIKELY_BENIGN: 'AGAINST',
  PREDISPOSITION: 'FOR',
  PROTECTIVENESS: 'AGAINST',
  ONCOGENIC: 'FOR',
  LIKELY_ONCOGENIC: 'FOR',
  ONCOGENICITY: 'FOR',
}

/** Evidence that does not support resistance points for response, as evidence that supports sensitivity does. */
export function stanceOf(statement: {
  significance: Significance | null
  direction: EvidenceDirection | null
}): Stance {
  const pole = (statement.significance && poles[statement.significance]) ?? 'NEITHER'
  if (pole === 'NEITHER' || statement.direction === 'SUPPORTS') return statement.direction ? pole : 'NEITHER'
  if (statement.direction !== 'DOES_NOT_SUPPORT') return 'NEITHER'
  return pole === 'FOR' ? 'AGAINST' : 'FOR'
}
