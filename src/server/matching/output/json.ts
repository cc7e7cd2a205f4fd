import type { MatchReport } from '#domain/matching/match-report.ts'

/** The report of one sample, or the list of those of a cohort, sample by sample. */
export async function* jsonTexts(
  reports: AsyncIterable<MatchReport>,
  isCohort: boolean,
): AsyncGenerator<string> {
  let between = isCohort ? '[\n' : ''
  for await (const report of reports) {
    yield `${between}${JSON.stringify(report)}`
    between = ',\n'
  }
  yield isCohort ? '\n]\n' : '\n'
}
