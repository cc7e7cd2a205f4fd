import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

it('Requests that are alike are executed once for an address without an account, and each mutation by itself', async () => {
  const executed: string[] = []
  const gate = Promise.withResolvers<void>()
  const otherIsHere = Promise.withResolvers<void>()
  const field = (name: string) => ({
    type: GraphQLInt,
    resolve: async () => {
      executed.push(name)
      if (executed.length === 4) otherIsHere.resolve()
      await gate.promise
      return executed.length
    },
  })
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { read: field('read') } }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { change: field('change') } }),
  })
  const { url } = await sqlite.createDatabase()
  const { app, close } = await testApp(url, { schema })
  const ask = (query: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/graphql', payload: { query }, remoteAddress })

  const alike = Array.from({ length: 5 }, () => ask('{ read }', '192.0.2.1'))
  const changes = [1, 2].map(() => ask('mutation { change }', '192.0.2.1'))
  const other = ask('{ read }', '192.0.2.2')
  await otherIsHere.promise
  expect(executed.toSorted()).toEqual(['change', 'change', 'read', 'read'])
  gate.resolve()
  for (const answer of await Promise.all([...alike, ...changes, other])) expect(answer.statusCode).toBe(200)
  await close()
})
