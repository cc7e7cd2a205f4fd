import { countOf } from '#app/entities/evidence/counts.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { matchedCount } from './hits.ts'

/** Outcome of a match in one sentence, which the report shows and screen readers announce. */
export function overviewText(report: MatchReport): string {
  const count = (result: string) => report.profiles.filter((one) => one.result === result).length
  // Of a file the report lists only some of the lines.
  const notUnderstood = report.file?.notUnderstood ?? report.notUnderstood.length
  return [
    countOf(matchedCount(report), 'profile matched', 'profiles matched'),
    `${count('UNDECIDED')} undecided`,
    `${count('NEARLY')} with one part absent`,
    ...(notUnderstood > 0
      ? [countOf(notUnderstood, 'alteration not understood', 'alterations not understood')]
      : []),
  ].join(', ')
}
