import { createWorkerPool } from '#server/workers/worker-pool.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import type { MatchRequest } from './match-request.ts'
import type { MatchTasks } from './match-worker.ts'

/** Matches samples off the thread that answers requests. */
export interface Matching {
  /**
   * The report of a sample as JSON.
   * @param signal aborted when nobody waits for it any more; the worker gives the sample up
   * @throws ClientError when the request cannot be answered as it is
   * @throws WorkerPoolBusy, WorkerDeadlineExceeded when too many are asked for, or it takes too long
   * @throws WorkerTaskAborted after `signal`
   */
  match(request: MatchRequest, signal?: AbortSignal): Promise<string>
  /** The same as an object. */
  report(request: MatchRequest, signal?: AbortSignal): Promise<MatchReport>
  /**
   * How much of the accepted evidence can be matched, as JSON.
   * @throws WorkerPoolBusy, WorkerDeadlineExceeded as `match` does
   */
  coverage(): Promise<string>
  /** The same with the knowledge of another database, such as a frozen state. */
  at(databaseUrl: string): Pick<Matching, 'match' | 'report' | 'coverage'>
  close(): Promise<void>
}

/** The report in a worker's answer. */
function reportIn<Report>({ report, error = '' }: { report?: Report; error?: string }): Report {
  if (report === undefined) throw new ClientError('BAD_REQUEST', error)
  return report
}

const DEADLINE_MS = 30_000

/** Matching with the knowledge of a database, in a worker that keeps its index of the knowledge. */
export function createMatching(databaseUrl: string, referenceFasta: string | null = null): Matching {
  const pool = createWorkerPool<MatchTasks>({
    module: new URL('./match-worker.ts', import.meta.url),
    work: 'matching samples',
    threads: 1,
    deadlineMs: DEADLINE_MS,
    // A worker that is building its index for a client who has left builds it for the next one.
    abortGraceMs: DEADLINE_MS,
    queueLength: 20,
    waitMs: 20_000,
    memoryMb: 1024,
  })
  const at: Matching['at'] = (databaseUrl) => ({
    match: async (request, signal) =>
      reportIn(await pool.run('match', { databaseUrl, referenceFasta, request }, { signal })),
    report: async (request, signal) =>
      reportIn(await pool.run('report', { databaseUrl, referenceFasta, request }, { signal })),
    coverage: () => pool.run('coverage', { databaseUrl }),
  })
  return { ...at(databaseUrl), at, close: () => pool.close() }
}
