import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const RESPONSE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

describe('GraphQL over HTTP', () => {
  let service: TestApp
  let url: string
  beforeAll(async () => {
    const database = await sqlite.createDatabase()
    service = await testApp(database.url)
    url = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/api/graphql`
  })
  afterAll(() => service.close())

  it('passes every audit of the specification', async () => {
    const results = await auditServer({ url })
    const failed = results.filter((result) => result.status !== 'ok')
    expect(results.length).toBeGreaterThan(50)
    expect(failed.map(({ id, name, status }) => `${status} ${id} ${name}`)).toEqual([])
  })

  const post = (body: unknown, accept?: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, ...(accept !== undefined && { accept }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it.each([
    [undefined, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
    [JSON_TYPE, JSON_TYPE],
    [RESPONSE, RESPONSE],
    [`${RESPONSE}; charset=utf-8`, RESPONSE],
    ['Application/GraphQL-Response+JSON', RESPONSE],
    [`${RESPONSE}, ${JSON_TYPE};q=0.9`, RESPONSE],
    [`${JSON_TYPE};q=0.9, ${RESPONSE}`, RESPONSE],
    [`${JSON_TYPE}, ${RESPONSE}`, RESPONSE],
    [`${JSON_TYPE}, ${RESPONSE};q=0.5`, JSON_TYPE],
    [`${JSON_TYPE}, ${RESPONSE};q=0`, JSON_TYPE],
    [`${RESPONSE};q=0`, JSON_TYPE],
    [`${RESPONSE}, application/graphql+json, ${JSON_TYPE}, text/event-stream, multipart/mixed`, RESPONSE],
  ])('answers Accept: %s with %s', async (accept, type) => {
    const response = await post({ query: '{ one }' }, accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(response.headers.get('vary')).toContain('accept')
    expect(await response.json()).toEqual({ data: { one: 1 } })
  })

  it.each([
    ['does not parse', { query: '{ one' }, 200, 400],
    ['does not validate', { query: '{ three }' }, 200, 400],
    ['names no operation', { query: 'query A { one }', operationName: 'B' }, 200, 400],
    ['has several operations', { query: 'query A { one } query B { one }' }, 200, 400],
    ['is a subscription', { query: 'subscription { one }' }, 200, 400],
    ['lacks a variable', { query: 'query Q($n: Int!) { double(number: $n) }' }, 200, 400],
    [
      'has a wrong variable',
      { query: 'query Q($n: Int!) { double(number: $n) }', variables: { n: 'x' } },
      200,
      400,
    ],
    ['is too deep', { query: `{ ${'one { '.repeat(200)}one${' }'.repeat(200)} }` }, 200, 400],
    ['fails in a field', { query: '{ one refused }' }, 200, 200],
    ['fails in a non-null field', { query: '{ lacking }' }, 200, 200],
    ['has a defect', { query: '{ broken }' }, 200, 200],
    ['has no query', {}, 400, 400],
    ['has extensions as text', { query: '{ one }', extensions: 'x' }, 400, 400],
    ['has extensions as a number', { query: '{ one }', extensions: 0 }, 400, 400],
    ['has extensions as a list', { query: '{ one }', extensions: ['x'] }, 400, 400],
    ['has extensions as a truth value', { query: '{ one }', extensions: false }, 400, 400],
    ['has no JSON', '{', 400, 400],
  ])('answers what %s by the status of its media type', async (_what, body, asJson, asResponse) => {
    const plain = await post(body, JSON_TYPE)
    const response = await post(body, RESPONSE)
    expect([plain.status, plain.headers.get('content-type')]).toEqual([asJson, `${JSON_TYPE}; charset=utf-8`])
    expect([response.status, response.headers.get('content-type')]).toEqual([
      asResponse,
      `${RESPONSE}; charset=utf-8`,
    ])
    const members = (await response.json()) as { data?: unknown; errors: { message: string }[] }
    expect(members.errors[0]?.message).toBeTypeOf('string')
    expect('data' in members).toBe(asResponse === 200)
  })

  it('takes empty extensions, also as lists and text', async () => {
    for (const extensions of [{}, [], '', '{}', null, '{"knowledgeVersion": true}'])
      expect((await post({ query: '{ one }', extensions }, RESPONSE)).status).toBe(200)
  })
})
