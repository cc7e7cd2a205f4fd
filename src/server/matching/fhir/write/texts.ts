import type { MatchReport } from '#domain/matching/match-report.ts'
import type { MatchRequest } from '../../match-request.ts'
import { fileError } from '../../formats/file-error.ts'
import { sampleBundle } from './bundle.ts'
import type { BundleSetting, ReadReport } from './bundle.ts'

/** @throws ClientError for a request of more than accepted knowledge, which no clinical report is to have */
export function assertAcceptedOnly({ status }: Pick<MatchRequest, 'status'>): void {
  if (status == null || status === 'ACCEPTED') return
  throw fileError(`FHIR has accepted knowledge only: leave out status, which is ${status}, or ask for json.`)
}

/** One bundle a line: JSON for one sample, NDJSON for several. */
export async function* fhirTexts<One extends MatchReport>(
  reports: AsyncIterable<ReadReport<One>>,
  setting: BundleSetting,
): AsyncGenerator<string> {
  for await (const one of reports) yield `${JSON.stringify(await sampleBundle(one, setting))}\n`
}
