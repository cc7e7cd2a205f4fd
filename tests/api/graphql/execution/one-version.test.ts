import { GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { knowledgeVersion } from '#server/storage/knowledge-version.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

describeOnEachEngine('an answer of several statements', (engine) => {
  let database: TestDatabase
  let writer: Storage
  let service: TestApp
  /** Changes of the knowledge that still come in the middle of an answer. */
  let changes = 0

  const schema = new GraphQLSchema({
    query: new GraphQLObjectType<unknown, GraphQLContext>({
      name: 'Query',
      fields: {
        versions: {
          type: new GraphQLList(GraphQLInt),
          resolve: async (_root, _args, { db, scan }) => {
            const { version: before } = await knowledgeVersion(db)
            const { version: beside } = await knowledgeVersion(scan)
            if (changes > 0) await writer.write(async () => {})
            changes -= 1
            const [{ version: after }, { version: scanned }] = await Promise.all([
              knowledgeVersion(db),
              knowledgeVersion(scan),
            ])
            return [before, beside, after, scanned]
          },
        },
      },
    }),
  })

  /** The same service that remembers no operation. */
  let forgetful: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    service = await testApp(database.url, { schema })
    forgetful = await testApp(database.url, { schema, cacheBytes: { answers: 0, operations: 0, pages: 0 } })
    writer = await open(database.url)
  })
  afterAll(async () => {
    await writer.close()
    await forgetful.close()
    await service.close()
    await database.drop()
  })

  /** Too long to be remembered. */
  const longQuery = `{ versions } #${' '.repeat(60_000)}`

  async function versionsSeen({ app }: TestApp, query: string) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query, extensions: { knowledgeVersion: true } },
    })
    const { data, extensions } = answer.json<{
      data: { versions: number[] }
      extensions: { knowledgeVersion: number }
    }>()
    return [...data.versions, extensions.knowledgeVersion]
  }

  describe.each([
    ['remembered', () => service, '{ versions }'],
    ['without a cache', () => forgetful, '{ versions }'],
    ['to a long document', () => service, longQuery],
  ])('%s', (_name, serviceOf, query) => {
    it('is of one state of the knowledge, also when that changes meanwhile', async () => {
      changes = 1
      const seen = new Set(await versionsSeen(serviceOf(), query))
      expect([...seen]).toEqual([(await knowledgeVersion(writer.read)).version])
    })

    it('is of one state of the knowledge, also when that never stops changing', async () => {
      // No answer is cached of this version.
      await writer.write(async () => {})
      changes = Number.POSITIVE_INFINITY
      const seen = new Set(await versionsSeen(serviceOf(), query))
      expect(seen.size).toBe(1)
      changes = 0
    })
  })
})
