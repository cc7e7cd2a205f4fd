import { useEffect, useState } from 'react'
import { z } from 'zod'
import { failureOf } from '#app/apollo/failure.ts'
import { useDebounced } from '#app/search/use-debounced.ts'
import type { Failure } from '#app/ui/ErrorState.tsx'
import { MatchReport } from './match-report.ts'
import { matchRequestOf } from './sample.ts'
import type { Sample } from './sample.ts'

const Refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

class MatchRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail)
    this.failure = failure
  }
}

async function refusalOf(answer: Response): Promise<Failure> {
  const requestId = answer.headers.get('x-request-id') ?? undefined
  const refusal = Refusal.safeParse(await answer.json().catch(() => null))
  const said = refusal.data?.errors.map(({ message }) => message).join(' ')
  const isLimit = answer.status === 429
  return {
    title: isLimit ? 'Too many requests' : 'The sample could not be matched',
    detail: said ?? `The server answered with status ${answer.status}. Retry in a moment.`,
    requestId,
  }
}

async function requestMatch(sample: Sample, signal: AbortSignal): Promise<MatchReport> {
  const answer = await fetch('/api/match', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(matchRequestOf(sample)),
    cache: 'no-store',
    signal,
  })
  if (!answer.ok) throw new MatchRefused(await refusalOf(answer))
  return MatchReport.parse(await answer.json())
}

type Outcome = { sample: Sample; attempt: number; report: MatchReport | null; failure: Failure | null }

/** The report of a sample, and for which sample it is while the next one is on its way. */
export interface Matched {
  report: MatchReport | null
  /** The sample that the report is about. */
  sample: Sample | null
  /** When it was made (ISO 8601). */
  matchedAt: string | null
  isMatching: boolean
  failure: Failure | null
  retry: () => void
}

const PAUSE_MS = 250

/** Matches the sample when it has stayed the same for a moment; the report before stays until the next is there. */
export function useMatch(sample: Sample): Matched {
  const settled = useDebounced(sample, PAUSE_MS)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [last, setLast] = useState<{ sample: Sample; report: MatchReport; matchedAt: string } | null>(null)
  useEffect(() => {
    if (settled.lines.length === 0) return undefined
    const abort = new AbortController()
    requestMatch(settled, abort.signal).then(
      (report) => {
        setOutcome({ sample: settled, attempt, report, failure: null })
        setLast({ sample: settled, report, matchedAt: new Date().toISOString() })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const failure = error instanceof MatchRefused ? error.failure : failureOf(error)
        setOutcome({ sample: settled, attempt, report: null, failure })
      },
    )
    return () => abort.abort()
  }, [settled, attempt])
  const retry = () => setAttempt((before) => before + 1)
  if (sample.lines.length === 0)
    return { report: null, sample: null, matchedAt: null, isMatching: false, failure: null, retry }
  const isMatching = outcome?.sample !== sample || outcome.attempt !== attempt
  return {
    report: last?.report ?? null,
    sample: last?.sample ?? null,
    matchedAt: last?.matchedAt ?? null,
    isMatching,
    failure: isMatching ? null : outcome.failure,
    retry,
  }
}
