import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { Agent, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

/** A schema whose `slow` field answers when the test says so. */
function slowSchema() {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      slow: {
        type: GraphQLInt,
        resolve: async () => {
          started.resolve()
          await finish.promise
          return 1
        },
      },
    },
  })
  return { schema: new GraphQLSchema({ query }), started: started.promise, finish: finish.resolve }
}

function post(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(`${url}/api/graphql`, { method: 'POST', headers, agent }, (answer) => {
      let body = ''
      answer.on('data', (text) => (body += String(text)))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    sent.on('error', reject)
    sent.end('{"query":"{ slow }"}')
  })
}

describe('A service that is told to stop', () => {
  it('ends the running requests, keeps no idle connection and takes no new one', async () => {
    const database = await sqlite.createDatabase()
    const { schema, started, finish } = slowSchema()
    const service = await testApp(database.url, { schema })
    const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true })
    await fetch(`${url}/api/status`).then((answer) => answer.text())

    const running = post(url, agent)
    await started
    let stopped = false
    const stopping = service.close().then(() => (stopped = true))
    await expect(post(url, new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
    expect(stopped).toBe(false)

    finish()
    expect(await running).toEqual({ status: 200, body: '{"data":{"slow":1}}' })
    await stopping
    await expect(fetch(`${url}/api/status`)).rejects.toThrow()
    agent.destroy()
    await database.drop()
  })
})
