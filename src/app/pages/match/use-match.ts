import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { useDebounced } from '#app/search/use-debounced.ts'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import type { MatchedFile, MatchReport } from '#domain/matching/match-report.ts'
import { MatchError, requestMatch } from './match-request.ts'
import type { MatchProgress } from './match-request.ts'
import { isEmptySample } from './sample.ts'
import type { Sample } from './sample.ts'

type Answer = { report: MatchReport } | { failure: Failure } | { isCancelled: true }
type Outcome = { sample: Sample; attempt: number; answer: Answer }

/** A report with the sample that it is about, and when it was made (ISO 8601). */
type Dated = { report: MatchReport; sample: Sample; matchedAt: string }

/** The samples of a file of several, of which one must be chosen. */
export type SampleChoice = { content: File; samples: Required<MatchedFile['samples']> }

/** The report of a sample, and for which sample it is while the next one is on its way. */
export interface Matched {
  report: MatchReport | null
  /** The sample that the report is about. */
  sample: Sample | null
  /** When it was made (ISO 8601). */
  matchedAt: string | null
  isMatching: boolean
  /** How far the request with a file is; null while nothing is sent. */
  progress: MatchProgress | null
  failure: Failure | null
  isCancelled: boolean
  /** The samples of the file, where it has several. */
  choice: SampleChoice | null
  retry: () => void
  cancel: () => void
}

const PAUSE_MS = 250
/** A file is sent again with each change of its settings, so these may take a moment longer. */
const FILE_PAUSE_MS = 1000

const needsChoice = ({ file }: MatchReport, sample: Sample) =>
  file !== undefined && file.samples.count > 1 && !sample.file?.sample

/** Matches the sample when it has stayed the same for a moment; the report before stays until the next is there. */
export function useMatch(sample: Sample): Matched {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [last, setLast] = useState<Dated | null>(null)
  const [choice, setChoice] = useState<SampleChoice | null>(null)
  const [progress, setProgress] = useState<MatchProgress | null>(null)
  const running = useRef<AbortController>(null)
  const isNewFile = sample.file !== null && sample.file.content !== outcome?.sample.file?.content
  const debounced = useDebounced(sample, sample.file && !isNewFile ? FILE_PAUSE_MS : PAUSE_MS)
  useEffect(() => {
    if (isEmptySample(debounced)) return undefined
    const abort = new AbortController()
    running.current = abort
    const finish = (answer: Answer) => {
      setOutcome({ sample: debounced, attempt, answer })
      setProgress(null)
    }
    let isReplaced = false
    requestMatch(debounced, abort.signal, (next) => !isReplaced && setProgress(next)).then(
      (report) => {
        if (isReplaced) return
        finish({ report })
        const content = debounced.file?.content
        if (content && report.file && needsChoice(report, debounced)) {
          const { count, names = [] } = report.file.samples
          setChoice({ content, samples: { count, names } })
          setLast(null)
        } else setLast({ sample: debounced, report, matchedAt: new Date().toISOString() })
      },
      (error: unknown) => {
        if (isReplaced) return
        if (abort.signal.aborted) finish({ isCancelled: true })
        else finish({ failure: error instanceof MatchError ? error.failure : failureOf(error) })
      },
    )
    return () => {
      isReplaced = true
      abort.abort()
    }
  }, [debounced, attempt])
  const retry = () => setAttempt((before) => before + 1)
  const cancel = () => running.current?.abort()
  const isEmpty = isEmptySample(sample)
  const isMatching = !isEmpty && (outcome?.sample !== sample || outcome.attempt !== attempt)
  const answer = isEmpty || isMatching ? null : outcome?.answer
  // The report of another file may be another patient's.
  const shown = isEmpty || last?.sample.file?.content !== sample.file?.content ? null : last
  return {
    report: shown?.report ?? null,
    sample: shown?.sample ?? null,
    matchedAt: shown?.matchedAt ?? null,
    isMatching,
    progress: isMatching ? progress : null,
    failure: answer && 'failure' in answer ? answer.failure : null,
    isCancelled: Boolean(answer && 'isCancelled' in answer),
    choice: choice?.content === sample.file?.content ? choice : null,
    retry,
    cancel,
  }
}
