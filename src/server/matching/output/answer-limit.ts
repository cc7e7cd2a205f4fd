import { operationOutcome } from '../fhir/operation-outcome.ts'
import { fileError } from '../formats/file-error.ts'
import type { MatchFileOptions } from '../match-file-options.ts'

/** The word behind the format of an answer with several samples. */
export const COHORT = 'cohort'

const MB = 2 ** 20

/** Reason of an answer that ends before its end. */
const reasonOf = (mostBytes: number) =>
  `The answer has more than ${mostBytes / MB} MB, the most over HTTP (MATCH_ANSWER_MB): match the file by the command line (curia match), which has no limit, choose one sample by “sample”, or ask for tsv.`

/** The last line of an answer that is cut: no whole JSON, so that no program takes it for one. */
function lastLine(format: MatchFileOptions['format'], reason: string): string {
  if (format === 'tsv' || format === 'vcf') return `\n${reason}\n`
  const said = format === 'fhir' ? operationOutcome(413, [reason]) : { error: reason }
  return `\n${JSON.stringify(said)}\n`
}

/**
 * The pieces of an answer as bytes. Of one that is too large the last says why it ends.
 * @returns the reason why it was cut; null for a whole one
 * @throws ClientError with the reason where not even the first piece may be sent
 */
export async function* limitedAnswer(
  texts: AsyncIterable<string>,
  format: MatchFileOptions['format'],
  mostBytes: number,
): AsyncGenerator<Uint8Array, string | null> {
  const encoder = new TextEncoder()
  let sent = 0
  for await (const text of texts) {
    const bytes = encoder.encode(text)
    if (sent + bytes.length > mostBytes) {
      const reason = reasonOf(mostBytes)
      if (sent === 0) throw fileError(reason)
      yield encoder.encode(lastLine(format, reason))
      return reason
    }
    sent += bytes.length
    yield bytes
  }
  return null
}
