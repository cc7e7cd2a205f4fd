import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { schema } from '#server/graphql/schema.ts'
import { createApp } from '#server/features/app.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import type { DatabaseTemplate, Engine } from '#tests/support/storage/engines.ts'

/** Where the legacy interface of the tests says it is. */
export const V1 = 'https://v1.example.org'

/** The legacy interface on a database of a test's own. */
export interface TestLegacy {
  app: FastifyInstance
  storage: Storage
  /** Statements sent to the database since it was opened or since the list was emptied. */
  statements: string[]
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** The JSON of an answer that must be 200. */
  json<Body>(url: string): Promise<Body>
  close(): Promise<void>
}

/** Opens a new database, a copy of the template if there is one, and its legacy interface. */
export async function openLegacy(engine: Engine, template?: DatabaseTemplate): Promise<TestLegacy> {
  const database = await engine.createDatabase(template)
  const statements: string[] = []
  const storage = await open(database.url, { log: (event) => statements.push(event.query.sql) })
  const app = await createApp({
    schema,
    storage,
    site: { name: 'Curia of the tests' },
    log: pino({ level: 'silent' }),
    appFolder: '/nowhere',
    v1BaseUrl: V1,
  })
  const get: TestLegacy['get'] = (url, headers = {}) => app.inject({ url, headers })
  return {
    app,
    storage,
    statements,
    get,
    json: async (url) => {
      const answer = await get(url)
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
      return answer.json()
    },
    close: async () => {
      await app.close()
      await storage.close()
      await database.drop()
    },
  }
}
