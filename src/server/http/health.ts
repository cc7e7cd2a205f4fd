import type { FastifyInstance } from 'fastify'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { mirrorLags } from '#server/mirror/upstreams.ts'
import type { FileErrors } from '#server/nightly-work.ts'
import type { Storage } from '#server/storage/database.ts'
import { version } from '#server/version.ts'

/** Errors of the service, as `/api/status` says them; null: none. */
export interface ServiceErrors extends FileErrors {
  /** The mail server. */
  mailProblem: string | null
}

/** A database that needs longer than this is not ready for readers. */
const PATIENCE_MS = 2500

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database did not answer within ${PATIENCE_MS} ms`)),
      PATIENCE_MS,
    )
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * `GET /api/status`: the process is alive, with its versions (200 also when the database is away, whose
 * `knowledgeVersion` is then null), the errors of its files and of mail, and of each mirror the seconds since its last
 * complete run. `GET /api/ready`: it can read and write; 503 with the reason when not.
 */
export function registerHealth(
  app: FastifyInstance,
  storage: Pick<Storage, 'probe' | 'writeError'>,
  { name, errors }: { name: string; errors: () => ServiceErrors },
): void {
  const state = () => inTime(knowledgebaseState(storage.probe))

  app.get('/api/status', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Together: whoever probes the process waits for one of the two at most.
    const [knowledge, mirrors] = await Promise.all([
      state().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database does not answer')
        return null
      }),
      inTime(mirrorLags(storage.probe)).catch(() => []),
    ])
    return {
      status: 'ok',
      name,
      version,
      knowledgeVersion: knowledge?.knowledgeVersion ?? null,
      contents: knowledge?.contents ?? null,
      releaseName: knowledge?.releaseName ?? null,
      releasedOn: knowledge?.releasedOn ?? null,
      mirrors,
      ...errors(),
    }
  })

  app.get('/api/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const error = storage.writeError()
    if (error) {
      reply.code(503)
      return { status: 'unavailable', reason: error.message }
    }
    try {
      await state()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      reply.code(503)
      return { status: 'unavailable', reason: 'The database does not answer; the log has the details' }
    }
  })
}
