import type { FastifyInstance } from 'fastify'
import {
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { pino } from 'pino'
import { createApp } from '#server/features/app.ts'
import type { ServiceOptions } from '#server/features/app.ts'
import { noMonitoring } from '#server/monitoring/monitoring.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'

/** A schema with one field for each way an operation can end; tests of the HTTP entry need no knowledge. */
const smallSchema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      one: { type: GraphQLInt, resolve: () => 1 },
      two: { type: GraphQLInt, resolve: () => 2 },
      double: {
        type: GraphQLInt,
        args: { number: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (_source, { number }: { number: number }) => number * 2,
      },
      broken: {
        type: GraphQLInt,
        resolve: () => {
          throw new Error('connection to 10.0.0.7 with password hunter2 failed')
        },
      },
      refused: {
        type: GraphQLInt,
        resolve: async () => {
          throw new GraphQLError('“x” is no cursor', { extensions: { code: 'BAD_USER_INPUT' } })
        },
      },
      lacking: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    },
  }),
})

/** The HTTP application on a database of the test's own, and the lines it logged. */
export type TestApp = { app: FastifyInstance; storage: Storage; log: string[]; close: () => Promise<void> }

/** Checks whether a line of the log tells an operator of an event: it is no detail, and not that of a request. */
export const isEvent = (line: string): boolean => !line.includes('"level":20') && !line.includes('"urlPath"')

/** Makes the application on the database at `url`; it listens nowhere until told to. */
export async function testApp(url: string, services: Partial<ServiceOptions> = {}): Promise<TestApp> {
  const storage = await open(url)
  const log: string[] = []
  const app = await createApp({
    schema: smallSchema,
    storage,
    site: { name: 'Curia of the tests' },
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    appFolder: '/nowhere',
    databaseUrl: url,
    // What must not be in a log must not be in its lines of requests either.
    monitoring: { ...noMonitoring, logsRequests: true },
    ...services,
  })
  const close = async () => {
    await app.close()
    await storage.close()
  }
  return { app, storage, log, close }
}
