import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

/** Takes a part of a turn of the event loop, as the reading of a record does. */
function compute(): number {
  const until = performance.now() + 1
  while (performance.now() < until);
  return 1
}

it('A request is answered before most of a hundred that another address sent earlier', async () => {
  const read = { type: GraphQLInt, args: { id: { type: new GraphQLNonNull(GraphQLInt) } }, resolve: compute }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { read } }) })
  const { url } = await sqlite.createDatabase()
  const { app, close } = await testApp(url, { schema })
  const answered: string[] = []
  const ask = async (id: number, remoteAddress: string) => {
    const payload = { query: `{ read(id: ${id}) }` }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/graphql', payload, remoteAddress })
    answered.push(remoteAddress)
    return statusCode
  }
  await ask(0, '192.0.2.3')
  const hundred = Array.from({ length: 100 }, (_, index) => ask(index + 1, '192.0.2.1'))
  const statuses = await Promise.all([...hundred, ask(200, '192.0.2.2')])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(answered.indexOf('192.0.2.2')).toBeLessThan(20)
  await close()
})
