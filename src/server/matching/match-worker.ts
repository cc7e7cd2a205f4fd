import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'
import { readCoverage } from './coverage.ts'
import { matchReport } from './match-report.ts'
import type { MatchRequest } from './match-request.ts'
import { MatchRequestError } from './report-context.ts'

/** The one database of this worker, open from the first task on. */
let storage: Promise<Storage> | undefined

interface MatchTask {
  databaseUrl: string
  referenceFasta: string | null
  request: MatchRequest
}

/** The report of a sample, or the sentence why the request cannot be answered. */
async function report({ databaseUrl, referenceFasta, request }: MatchTask) {
  storage ??= open(databaseUrl, { migrate: false })
  try {
    return { report: await matchReport((await storage).read, request, referenceFasta) }
  } catch (error) {
    if (error instanceof MatchRequestError) return { refusal: error.message }
    throw error
  }
}

/** The same as JSON, which costs less to hand over. */
async function match(task: MatchTask) {
  const { report: found, refusal } = await report(task)
  return found ? { report: JSON.stringify(found) } : { refusal }
}

/** Coverage of the accepted evidence as JSON. */
async function coverage({ databaseUrl }: { databaseUrl: string }) {
  storage ??= open(databaseUrl, { migrate: false })
  return JSON.stringify(await readCoverage((await storage).read))
}

const tasks = { match, report, coverage }
export type MatchTasks = typeof tasks

serveTasks(tasks)
