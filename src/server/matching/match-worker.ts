import { serveTasks } from '#server/workers/serve-tasks.ts'
import type { TaskCancellation } from '#server/workers/serve-tasks.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readCoverage } from './coverage.ts'
import { matchReport } from './match-report.ts'
import type { MatchRequest } from './match-request.ts'
import { readingOf } from './open-databases.ts'

interface MatchTask {
  databaseUrl: string
  referenceFasta: string | null
  request: MatchRequest
}

/** The report of a sample, or the sentence why the request cannot be answered. */
async function report({ databaseUrl, referenceFasta, request }: MatchTask, cancellation: TaskCancellation) {
  const checkpoint = () => cancellation.throwIfAborted()
  const db = await readingOf(databaseUrl)
  try {
    return { report: await matchReport(db, request, { referenceFasta, checkpoint }) }
  } catch (error) {
    if (error instanceof ClientError) return { error: error.message }
    throw error
  }
}

/** The same as JSON, which costs less to hand over. */
async function match(task: MatchTask, cancellation: TaskCancellation) {
  const { report: found, error } = await report(task, cancellation)
  return found ? { report: JSON.stringify(found) } : { error }
}

/** Coverage of the accepted evidence as JSON. */
async function coverage({ databaseUrl }: { databaseUrl: string }) {
  return JSON.stringify(await readCoverage(await readingOf(databaseUrl)))
}

const tasks = { match, report, coverage }
export type MatchTasks = typeof tasks

serveTasks(tasks)
