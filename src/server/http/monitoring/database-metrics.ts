import type { FastifyInstance } from 'fastify'
import { defineGauge } from '#server/monitoring/registry.ts'
import type { LastVersion } from '../knowledge-version/last-version.ts'

const knowledgeVersion = defineGauge('curia_knowledge_version', 'Version of the knowledge that was read last')
const isUp = defineGauge(
  'curia_database_up',
  'Whether the database, of several the primary, can be read (1) or not (0)',
)
const isWritable = defineGauge(
  'curia_database_writable',
  'Whether the database can be written (1) or not (0)',
)

/** Has the state of the database scraped. @param database.version reads the version of the knowledge, in bounded time */
export function watchDatabase(
  app: FastifyInstance,
  database: { version: () => Promise<LastVersion>; writeError: () => unknown },
): void {
  const state = () => database.version().catch(() => null)
  const ends = [
    knowledgeVersion.register({}, async () => (await state())?.version ?? null),
    isUp.register({}, async () => ((await state())?.isStale === false ? 1 : 0)),
    isWritable.register({}, () => (database.writeError() ? 0 : 1)),
  ]
  app.addHook('onClose', async () => {
    for (const end of ends) end()
  })
}
