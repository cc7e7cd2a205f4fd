import { interfaceAddress } from '#app/page-state/page-state.ts'
import { z } from 'zod'
import { retryAfterOf, retrySentence } from '#app/apollo/retry-after.ts'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { matchFieldsOf, matchRequestOf } from './sample.ts'
import type { Sample } from './sample.ts'
import type { SampleFile } from './sample-file.ts'

/** Progress of a request with a file: the share that was sent (0 to 1); then the service matches it. */
export type MatchProgress = { sent: number }

/** A sample that was not matched, with what is to be said of it. */
export class MatchError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail)
    this.failure = failure
  }
}

const ErrorBody = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function matchErrorOf(status: number, body: string, headers: Pick<Headers, 'get'>): MatchError {
  const sentences = ErrorBody.safeParse(parseJson(body)).data?.errors.map(({ message }) => message)
  const retryAfter = retryAfterOf(headers)
  return new MatchError({
    title: status === 429 ? 'Too many requests' : 'The sample could not be matched',
    detail: [
      sentences?.join(' ') ?? `The server returned status ${status}.`,
      ...(retryAfter || !sentences ? [retrySentence(retryAfter)] : []),
    ].join(' '),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter,
  })
}

const unreachable = () =>
  new MatchError({
    title: 'The server cannot be reached',
    detail: 'Check the network connection, and that the file has not been changed or moved, then retry.',
  })

/** Reads a report of the service, which makes it by the same schema: the app does not load that to check it again. */
const reportOf = (text: string): MatchReport => JSON.parse(text) as MatchReport

/** Matches lines. */
async function requestLines(sample: Sample, signal: AbortSignal): Promise<MatchReport> {
  const answer = await fetch(interfaceAddress('/api/match'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(matchRequestOf(sample)),
    cache: 'no-store',
    signal,
  })
  if (!answer.ok) throw matchErrorOf(answer.status, await answer.text(), answer.headers)
  return reportOf(await answer.text())
}

/**
 * Matches a file; of several samples the first report is taken and the rest is not read. By XMLHttpRequest, as `fetch` does
 * not say how much was sent.
 */
function requestFile(
  sample: Sample,
  { content }: SampleFile,
  signal: AbortSignal,
  onProgress: (progress: MatchProgress) => void,
): Promise<MatchReport> {
  const form = new FormData()
  for (const [name, value] of Object.entries(matchFieldsOf(sample))) form.set(name, value)
  // The name of a file may name a patient.
  form.set('file', content, 'file')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const finish = (line: string) => {
      try {
        resolve(reportOf(line))
      } catch {
        reject(unreachable())
      }
    }
    request.open('POST', interfaceAddress('/api/match?format=ndjson'))
    request.upload.addEventListener('loadstart', () => onProgress({ sent: 0 }))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sent: total > 0 ? loaded / total : 0 }),
    )
    request.upload.addEventListener('load', () => onProgress({ sent: 1 }))
    request.addEventListener('progress', () => {
      const end = request.status === 200 ? request.responseText.indexOf('\n') : -1
      if (end < 0 || request.readyState === XMLHttpRequest.DONE) return
      finish(request.responseText.slice(0, end))
      request.abort()
    })
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 200) finish(responseText.split('\n', 1)[0] ?? '')
      else reject(matchErrorOf(status, responseText, { get: (name) => request.getResponseHeader(name) }))
    })
    request.addEventListener('error', () => reject(unreachable()))
    request.addEventListener('abort', () => reject(unreachable()))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** Matches a sample. @throws MatchError when the service says why it is not matched */
export function requestMatch(
  sample: Sample,
  signal: AbortSignal,
  onProgress: (progress: MatchProgress) => void,
): Promise<MatchReport> {
  return sample.file ? requestFile(sample, sample.file, signal, onProgress) : requestLines(sample, signal)
}
