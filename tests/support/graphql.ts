import { GraphQLError } from 'graphql'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { createContext } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { createOperations } from '#server/http/graphql/operations.ts'
import { presentErrors } from '#server/http/graphql/present-errors.ts'
import { open } from '#server/storage/database.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import type { Storage } from '#server/storage/database.ts'
import type { DatabaseTemplate, Engine, TestDatabase } from '#tests/support/storage/engines.ts'

/** A database of a test's own with the GraphQL interface on top of it. */
export interface TestInterface {
  storage: Storage
  /** Statements sent to the database since it was opened or since the list was emptied. */
  statements: string[]
  /** The answer to an operation that must have no errors. */
  ask<Answer>(
    source: string,
    variables?: Record<string, unknown>,
    viewer?: GraphQLContext['viewer'],
  ): Promise<Answer>
  /** The messages of the errors of an operation. */
  errorsOf(
    source: string,
    variables?: Record<string, unknown>,
    viewer?: GraphQLContext['viewer'],
  ): Promise<string[]>
  /** Waits for work that goes on after answers. */
  settled(): Promise<void>
  close(): Promise<void>
}

const operations = createOperations(schema)

/** The first error as a client reads it; what operators read of is given as it was thrown. */
function errorFor(errors: readonly GraphQLError[]): unknown {
  let reported: unknown
  const [error] = presentErrors(errors, 'of the test', ({ originalError }) => (reported ??= originalError))
  return reported ?? new GraphQLError(error?.message ?? '', { extensions: error?.extensions ?? {} })
}

/**
 * Opens a new database, a copy of the template if there is one, and its interface.
 * @param outside services outside; none is asked unless given
 */
export async function openInterface(
  engine: Engine,
  template?: DatabaseTemplate,
  outside?: ExternalServices,
): Promise<TestInterface> {
  const database: TestDatabase = await engine.createDatabase(template)
  const statements: string[] = []
  const defects: unknown[] = []
  const background = backgroundWork((error) => void defects.push(error))
  const storage = await open(database.url, { log: (event) => statements.push(event.query.sql) })
  async function run(
    source: string,
    variables: Record<string, unknown> = {},
    viewer: GraphQLContext['viewer'] = null,
  ) {
    const { read: db } = storage
    const site = { name: 'Curia of the tests' }
    const authentication = 'recent-session'
    const context = createContext({ db, storage, site, outside, viewer, authentication, background })
    return operations.run({ query: source, variables, operationName: undefined }, context)
  }
  return {
    storage,
    statements,
    async ask<Answer>(
      source: string,
      variables?: Record<string, unknown>,
      viewer?: GraphQLContext['viewer'],
    ) {
      const { data, errors } = await run(source, variables, viewer)
      if (errors) throw errorFor(errors)
      return data as Answer
    },
    async errorsOf(source, variables, viewer) {
      return ((await run(source, variables, viewer)).errors ?? []).map((error) => error.message)
    },
    async settled() {
      await background.idle()
      if (defects.length > 0) throw defects[0]
    },
    async close() {
      await background.idle()
      await storage.close()
      await database.drop()
    },
  }
}
