import type { EvidenceLevel, EvidenceStatus } from '#domain/vocabularies/evidence.ts'

export type GapEvidence = {
  status: EvidenceStatus
  evidenceLevel: EvidenceLevel | null
  source: { id: number; publicationYear: number | null }
  /** Whether its source was retracted. */
  retracted?: boolean
}

/** Gap that a reviewer would find in the evidence of an assertion. */
export type EvidenceGap =
  | 'NONE'
  | 'ALL_RETRACTED'
  | 'SOME_RETRACTED'
  | 'ONLY_PENDING'
  | 'NO_STRONG_LEVEL'
  | 'ONE_SOURCE'
  | 'OLD'

/** Publications older than this many years are no longer taken as the state of knowledge by themselves. */
const oldAfterYears = 5

/** Checks whether what was published in this year is old; where the year is not known, it is not taken as old. */
export const isOld = (published: number | null, year: number): boolean =>
  published !== null && year - published > oldAfterYears

/** Each gap as a sentence. */
export const evidenceGapSentences: Readonly<Record<EvidenceGap, string>> = {
  NONE: 'No accepted or submitted evidence.',
  ALL_RETRACTED: 'All evidence is from retracted sources.',
  SOME_RETRACTED: 'Cites evidence from a retracted source, which does not count.',
  ONLY_PENDING: 'No accepted evidence yet.',
  NO_STRONG_LEVEL: 'No evidence at level A or B.',
  ONE_SOURCE: 'All evidence from a single source.',
  OLD: `No evidence published in the last ${oldAfterYears} years.`,
}

/**
 * Gaps in the evidence of an assertion: accepted evidence at all, level A or B, a second source, a recent
 * publication. Rejected evidence does not count, nor does that of retracted sources; sources without a year are not taken as old.
 *
 * @param year the year it is now
 */
export function evidenceGaps(evidence: readonly GapEvidence[], year: number): EvidenceGap[] {
  const open = evidence.filter(({ status }) => status !== 'REJECTED')
  const standing = open.filter(({ retracted }) => !retracted)
  if (standing.length === 0) return [open.length > 0 ? 'ALL_RETRACTED' : 'NONE']
  const gaps: EvidenceGap[] = standing.length < open.length ? ['SOME_RETRACTED'] : []
  if (!standing.some(({ status }) => status === 'ACCEPTED')) gaps.push('ONLY_PENDING')
  if (!standing.some(({ evidenceLevel }) => evidenceLevel === 'A' || evidenceLevel === 'B')) {
    gaps.push('NO_STRONG_LEVEL')
  }
  if (new Set(standing.map(({ source }) => source.id)).size === 1) gaps.push('ONE_SOURCE')
  const years = standing.map(({ source }) => source.publicationYear)
  if (years.every((published) => isOld(published, year))) gaps.push('OLD')
  return gaps
}
