import type { SampleReport } from '../match-report.ts'

/** One report on one line. */
export const ndjsonText = (report: SampleReport): string => `${JSON.stringify(report)}\n`
