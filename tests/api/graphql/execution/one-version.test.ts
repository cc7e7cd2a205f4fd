import { GraphQLInt, GraphQLList, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
          resolve: async (_root, _args, { db }) => {
            const { version: before } = await knowledgeVersion(db)
            if (changes > 0) await writer.write(async () => {})
            changes -= 1
            const { version: after } = await knowledgeVersion(db)
            return [before, after]
          },
        },
      },
    }),
  })

  beforeAll(async () => {
    database = await engine.createDatabase()
    service = await testApp(database.url, { schema })
    writer = await open(database.url)
  })
  afterAll(async () => {
    await writer.close()
    await service.close()
    await database.drop()
  })

  async function versionsSeen() {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: '{ versions }' },
    })
    const { data } = answer.json<{ data: { versions: [number, number] } }>()
    return data.versions
  }

  it('is of one state of the knowledge, also when that changes meanwhile', async () => {
    changes = 1
    const [before, after] = await versionsSeen()
    expect(after).toBe(before)
    expect(after).toBe((await knowledgeVersion(writer.read)).version)
  })

  it('is of one state of the knowledge, also when that never stops changing', async () => {
    changes = Number.POSITIVE_INFINITY
    const [before, after] = await versionsSeen()
    expect(after).toBe(before)
    changes = 0
  })
})
