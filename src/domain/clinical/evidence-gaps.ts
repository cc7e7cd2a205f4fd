import type { EvidenceLevel, EvidenceStatus } from '#domain/vocabularies/evidence.ts'

export type GapEvidence = {
  status: EvidenceStatus
  evidenceLevel: EvidenceLevel | null
  source: { id: number; publicationYear: number | null }
}

/** Gap that a reviewer would find in the evidence of an assertion. */
export type EvidenceGap = 'NONE' | 'ONLY_PENDING' | 'NO_STRONG_LEVEL' | 'ONE_SOURCE' | 'OLD'

/** Publications older than this many years are no longer taken as the state of knowledge by themselves. */
const oldAfterYears = 5

/** Checks whether what was published in this year is old; where the year is not known, it is not taken as old. */
export const isOld = (published: number | null, year: number): boolean =>
  published !== null && year - published > oldAfterYears

/** Each gap as a sentence. */
export const evidenceGapSentences: Readonly<Record<EvidenceGap, string>> = {
  NONE: 'No accepted or submitted evidence.',
  ONLY_PENDING: 'No accepted evidence yet.',
  NO_STRONG_LEVEL: 'No evidence at level A or B.',
  ONE_SOURCE: 'All evidence from a single source.',
  OLD: `No evidence published in the last ${oldAfterYears} years.`,
}

/**
 * Gaps in the evidence of an assertion: accepted evidence at all, level A or B, a second source, a recent
 * publication. Rejected evidence does not count; sources without a year are not taken as old.
 *
 * @param year the year it is now
 */
export function evidenceGaps(evidence: readonly GapEvidence[], year: number): EvidenceGap[] {
  const standing = evidence.filter(({ status }) => status !== 'REJECTED')
  if (standing.length === 0) return ['NONE']
  const gaps: EvidenceGap[] = []
  if (!standing.some(({ status }) => status === 'ACCEPTED')) gaps.push('ONLY_PENDING')
  if (!standing.some(({ evidenceLevel }) => evidenceLevel === 'A' || evidenceLevel === 'B')) {
    gaps.push('NO_STRONG_LEVEL')
  }
  if (new Set(standing.map(({ source }) => source.id)).size === 1) gaps.push('ONE_SOURCE')
  const years = standing.map(({ source }) => source.publicationYear)
  if (years.every((published) => isOld(published, year))) gaps.push('OLD')
  return gaps
}
