import { type EvidenceLevel, evidenceLevelWeights } from '#domain/vocabularies/evidence.ts'

/** Level and rating of one evidence item; either may be missing in an imported record. */
export type ScoredEvidence = { evidenceLevel: EvidenceLevel | null; rating: number | null }

/**
 * Share that one accepted evidence item adds to a score: level weight x rating; nothing without level or
 * rating.
 */
export function evidenceScore({ evidenceLevel, rating }: ScoredEvidence): number {
  return evidenceLevel && rating ? evidenceLevelWeights[evidenceLevel] * rating : 0
}

/**
 * Score of a molecular profile: the sum over its accepted evidence items, which the caller selects. All weights
 * are quarters, so the sum is exact in any order.
 */
export function molecularProfileScore(acceptedEvidence: Iterable<ScoredEvidence>): number {
  let score = 0
  for (const item of acceptedEvidence) score += evidenceScore(item)
  return score
}
