import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'
import { readCoverage } from './coverage.ts'
import { matchReport } from './match-report.ts'
import type { MatchRequest } from './match-request.ts'
import { MatchRequestError } from './report-context.ts'

/** The one database of this worker, open from the first task on. */
let storage: Promise<Storage> | undefined

/** Matches a sample: the report as JSON, or the sentence why the request cannot be answered. */
async function match({ databaseUrl, request }: { databaseUrl: string; request: MatchRequest }) {
  storage ??= open(databaseUrl, { migrate: false })
  try {
    const { read } = await storage
    return { report: JSON.stringify(await matchReport(read, request)) }
  } catch (error) {
    if (error instanceof MatchRequestError) return { refusal: error.message }
    throw error
  }
}

/** Coverage of the accepted evidence as JSON. */
async function coverage({ databaseUrl }: { databaseUrl: string }) {
  storage ??= open(databaseUrl, { migrate: false })
  return JSON.stringify(await readCoverage((await storage).read))
}

const tasks = { match, coverage }
export type MatchTasks = typeof tasks

serveTasks(tasks)
