import type { MatchReport } from '#domain/matching/match-report.ts'

/** One report on one line. */
export const ndjsonText = (report: MatchReport): string => `${JSON.stringify(report)}\n`
