import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { installationId } from '#server/knowledge/records/record-origins.ts'
import { followedUpstreams } from '#server/mirror/record-upstreams.ts'
import { lagOf } from '#server/mirror/upstreams.ts'
import type { FileErrors } from '#server/nightly/file-work.ts'
import type { Storage } from '#server/storage/database.ts'
import { defineGauge } from '#server/monitoring/registry.ts'
import { DatabaseReadOnly } from '#server/storage/database-error.ts'
import { inTime } from '#server/storage/in-time.ts'
import type { Replicas } from '#server/storage/replicas/replicas.ts'
import { version } from '#server/config/version.ts'

/** Errors of the service, as `/api/status` says them; null: none. */
export interface ServiceErrors extends FileErrors {
  /** The mail server. */
  mailProblem: string | null
}

interface HealthOptions {
  /** Name of the knowledgebase. */
  name: string
  errors: () => ServiceErrors
  /** Replicas that answer readers. */
  replicas: Replicas
  /** Whether the service is about to stop. */
  isDraining: () => boolean
}

/** A database that needs longer than this is not ready for readers, in ms. */
const PATIENCE_MS = 2500

const errorGauge = defineGauge(
  'curia_problem',
  'Whether /api/status names a problem (1) or not (0), by its kind (nightly, states, backup or mail)',
  ['kind'],
)

/** Has the errors of the service scraped. */
function watchErrors(app: FastifyInstance, errors: () => ServiceErrors): void {
  const kinds = {
    nightly: 'nightlyProblem',
    states: 'statesProblem',
    backup: 'backupProblem',
    mail: 'mailProblem',
  } as const
  const ends = Object.entries(kinds).map(([kind, name]) =>
    errorGauge.register({ kind }, () => (errors()[name] === null ? 0 : 1)),
  )
  app.addHook('onClose', async () => ends.forEach((end) => end()))
}

/**
 * `GET /api/status`: the process is alive, with its versions (200 also when the database is away, whose
 * `knowledgeVersion` is then null), the identity of the installation, the errors of its files and of mail, and of each mirror the seconds since its last
 * complete run (null before the first), and how many records it has here and has set aside. `GET /api/ready`: it can read and write, or, with the reason, only read, where replicas answer for the
 * primary; 503 with the reason when neither, and while the service stops.
 */
export function registerHealth(
  app: FastifyInstance,
  storage: Pick<Storage, 'probe' | 'writeError'>,
  { name, errors, replicas, isDraining }: HealthOptions,
): void {
  watchErrors(app, errors)
  const state = () => inTime(knowledgebaseState(storage.probe), PATIENCE_MS)

  app.get('/api/status', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Together: whoever probes the process waits for one of the two at most.
    const [knowledge, mirrors, installation] = await Promise.all([
      state().catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database does not answer')
        return null
      }),
      inTime(followedUpstreams(storage.probe), PATIENCE_MS).catch(() => []),
      inTime(installationId(storage.probe), PATIENCE_MS).catch(() => null),
    ])
    return {
      status: 'ok',
      name,
      version,
      knowledgeVersion: knowledge?.knowledgeVersion ?? null,
      contents: knowledge?.contents ?? null,
      releaseName: knowledge?.releaseName ?? null,
      releasedOn: knowledge?.releasedOn ?? null,
      installation,
      mirrors: mirrors.map(({ name: upstream, completeAt, records, setAside }) => ({
        name: upstream,
        lag: lagOf(completeAt, Date.now()),
        records,
        setAside,
      })),
      ...errors(),
    }
  })

  app.get('/api/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) {
      reply.code(503)
      return { status: 'stopping', reason: 'The service is about to stop' }
    }
    // At once: whoever probes may not wait for one after the other.
    const [reason, isRead] = await Promise.all([
      reasonNotToWrite(request),
      replicas.highestVersion().then(
        () => true,
        () => false,
      ),
    ])
    const { statesProblem } = errors()
    const further = statesProblem === null ? {} : { statesProblem }
    if (reason === null) return { status: 'ready', ...further }
    if (isRead || (await isStandby())) return { status: 'read-only', reason, ...further }
    reply.code(503)
    return { status: 'unavailable', reason }
  })

  /** Checks whether the primary answers readers, and only them. */
  const isStandby = async () =>
    storage.writeError() instanceof DatabaseReadOnly &&
    state().then(
      () => true,
      () => false,
    )

  /** Sentence that says what is wrong with the primary database; null: nothing. */
  async function reasonNotToWrite(request: FastifyRequest): Promise<string | null> {
    const error = storage.writeError()
    if (error) return error.message
    try {
      await state()
      return null
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return 'The database does not answer; the log has the details'
    }
  }
}
