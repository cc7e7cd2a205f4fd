import { defineCounter, defineGauge } from './registry.ts'

const lastSuccess = defineGauge(
  'curia_job_last_success_timestamp_seconds',
  'Time of the last success of a job since the start, by its name',
  ['name'],
)
const lastFailure = defineGauge(
  'curia_job_last_failure_timestamp_seconds',
  'Time of the last failure of a job since the start, by its name',
  ['name'],
)
const duration = defineGauge(
  'curia_job_duration_seconds',
  'Duration of the last success of a job, by its name',
  ['name'],
)
const runs = defineCounter('curia_job_runs_total', 'Runs of jobs, by name and result (success or failure)', [
  'name',
  'result',
])

/** Results of a job that the service runs by itself. */
export interface JobResults {
  succeeded(milliseconds?: number): void
  failed(): void
  /** Notes that there is nothing left to do after a failure: another process has done it. */
  settled(): void
  /** Forgets the job when the service stops. */
  end(): void
}

/** @param job its name in metrics, such as `backup` */
export function jobResults(job: string): JobResults {
  const successes = runs.count({ name: job, result: 'success' })
  const failures = runs.count({ name: job, result: 'failure' })
  let succeededAt: number | null = null
  let failedAt: number | null = null
  let seconds: number | null = null
  const ends = [
    lastSuccess.register({ name: job }, () => succeededAt),
    lastFailure.register({ name: job }, () => failedAt),
    duration.register({ name: job }, () => seconds),
  ]
  return {
    succeeded(milliseconds) {
      successes.value += 1
      succeededAt = Date.now() / 1000
      seconds = milliseconds === undefined ? null : milliseconds / 1000
    },
    failed() {
      failures.value += 1
      failedAt = Date.now() / 1000
    },
    settled: () => void (failedAt = null),
    end() {
      for (const end of ends) end()
    },
  }
}
