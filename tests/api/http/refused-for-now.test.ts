import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TooManyReaders } from '#server/storage/database-error.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const busy = {
  type: GraphQLInt,
  resolve: () => {
    throw new TooManyReaders()
  },
}
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { busy } }),
  mutation: new GraphQLObjectType({ name: 'Mutation', fields: { change: busy } }),
})

describe('An answer that refuses for now', () => {
  let curia: TestApp
  beforeAll(async () => {
    const { url } = await sqlite.createDatabase()
    curia = await testApp(url, { schema })
  })
  afterAll(() => curia.app.close())

  const ask = (query: string) => curia.app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })

  it('is 503 for a query whose statements found no place', async () => {
    const { statusCode, headers, json } = await ask('{ busy }')
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    expect(json()).toMatchObject({ errors: [{ extensions: { code: 'BUSY' } }] })
  })

  it('says it at its field where something may have been changed', async () => {
    const { statusCode, json } = await ask('mutation { change }')
    expect(statusCode).toBe(200)
    expect(json()).toMatchObject({ data: { change: null }, errors: [{ extensions: { code: 'BUSY' } }] })
  })

  it.each(['/', '/genes/BRAF', '/api/graphiql'])(
    'says when to come back where the app is not built: %s',
    async (url) => {
      const { statusCode, headers } = await curia.app.inject(url)
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    },
  )

  it.each(['/api/ready', '/api/ready/', '/api/ready?a=1&b=1&%ff'])(
    'says when to come back while the database is away: %s',
    async (url) => {
      await curia.storage.close()
      const { statusCode, headers } = await curia.app.inject(url)
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
    },
  )
})
