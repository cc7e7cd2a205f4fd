import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '#server/http/app.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const json = { 'content-type': 'application/json' }

describe('POST /api/graphql', () => {
  let service: TestApp
  beforeAll(async () => {
    const database = await sqlite.createDatabase()
    service = await testApp(database.url)
  })
  afterAll(() => service.close())

  const send = async (options: InjectOptions) => {
    const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', ...options })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() as unknown }
  }
  const ask = (request: object) => send({ headers: json, payload: JSON.stringify(request) })

  it('answers JSON and forms, variables as an object or as its text', async () => {
    const query = 'query Q($n: Int!) { double(number: $n) }'
    const expected = { status: 200, body: { data: { double: 42 } } }
    expect(await ask({ query, variables: { n: 21 } })).toMatchObject(expected)
    expect(await ask({ query, variables: '{"n": 21}', operationName: 'Q' })).toMatchObject(expected)
    const form = new URLSearchParams({ query, variables: '{"n": 21}' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await send({ headers, payload: form })).toMatchObject(expected)
  })

  const boundary = '------------------------f1a2b3'
  const parts = (fields: Record<string, string>, disposition = '') =>
    [
      ...Object.entries(fields).map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${disposition}\r\n\r\n${value}\r\n`,
      ),
      `--${boundary}--\r\n`,
    ].join('')
  const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

  it("reads a multipart form, as R's httr sends a list", async () => {
    const payload = parts({
      query: 'query Q($n: Int!) { double(number: $n) }',
      variables: '{"n": 21}',
      operationName: 'Q',
    })
    expect(await send({ headers: multipart, payload })).toMatchObject({
      status: 200,
      body: { data: { double: 42 } },
    })
  })

  it.each([
    [
      'without its boundary',
      { 'content-type': 'multipart/form-data' },
      parts({ query: '{ one }' }),
      /boundary/,
    ],
    ['that is broken', multipart, 'query={ one }', /boundary/],
    [
      'with a file',
      multipart,
      parts({ query: '{ one }' }, '; filename="query.graphql"'),
      /“query” is a file/,
    ],
  ])('refuses a multipart form %s', async (_what, headers, payload, message) => {
    expect(await send({ headers, payload })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_REQUEST' } }] },
    })
  })

  it('takes an empty list for no variables, as PHP and R write an empty object', async () => {
    for (const variables of [[], '[]', null, 'null', ''])
      expect(await ask({ query: '{ one }', variables })).toMatchObject({ body: { data: { one: 1 } } })
  })

  it('answers under the address with a slash behind it, errors too', async () => {
    const url = '/api/graphql/'
    expect(await send({ url, headers: json, payload: '{"query": "{ one }"}' })).toMatchObject({
      status: 200,
      body: { data: { one: 1 } },
    })
    expect(await send({ url, headers: json, payload: '{' })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] },
    })
  })

  it('has Apollo and urql send the text of an operation of which they sent the hash', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
    const notFound = {
      status: 200,
      body: {
        errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      },
    }
    expect(await ask({ operationName: 'Q', variables: {}, extensions })).toMatchObject(notFound)
    const parameters = new URLSearchParams({ extensions: JSON.stringify(extensions) })
    expect(await send({ method: 'GET', url: `/api/graphql?${parameters}` })).toMatchObject(notFound)
    expect(await ask({ query: '{ one }', extensions })).toMatchObject({ body: { data: { one: 1 } } })
  })

  it('answers queries by GET, and tags them as by POST', async () => {
    const parameters = new URLSearchParams({
      query: 'query Q($n: Int!) { double(number: $n) }',
      variables: '{"n": 21}',
      operationName: 'Q',
    })
    const url = `/api/graphql?${parameters}`
    const answer = await send({ method: 'GET', url })
    expect(answer).toMatchObject({ status: 200, body: { data: { double: 42 } } })
    const again = await service.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(again.statusCode).toBe(304)
    const head = await service.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, answer.headers.etag, ''])
    expect(await send({ method: 'GET', url: '/api/graphql' })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('no “query”') }] },
    })
  })

  it.each([
    ['mutation { write }', 'A mutation is not run by GET: send it as POST'],
    ['query Q { one } mutation M { write }', 'A mutation is not run by GET: send it as POST'],
  ])('runs nothing by GET that changes something: %s', async (query, message) => {
    const parameters = new URLSearchParams({ query, operationName: query.includes(' M ') ? 'M' : '' })
    const answer = await send({ method: 'GET', url: `/api/graphql?${parameters}` })
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'POST, OPTIONS' },
      body: { errors: [{ message, extensions: { code: 'METHOD_NOT_ALLOWED' } }] },
    })
  })

  it.each([
    ['malformed JSON', '{"query"', 400, /not valid JSON/],
    ['an empty body', '', 400, /empty/],
    ['no query', '{}', 400, /no “query”/],
    ['a blank query', '{"query": " "}', 400, /no “query”/],
    ['a query that is no text', '{"query": {"kind": "Document"}}', 400, /no “query”/],
    ['several operations in one request', '[{"query": "{ one }"}]', 400, /one at a time/],
    ['variables that are no object', '{"query": "{ one }", "variables": [1]}', 400, /“variables”/],
    ['variables whose text is no JSON', '{"query": "{ one }", "variables": "{n: 1}"}', 400, /“variables”/],
    ['an operation name that is no text', '{"query": "{ one }", "operationName": 7}', 400, /“operationName”/],
    [
      'a body over the limit',
      JSON.stringify({ query: '#'.repeat(BODY_LIMIT) }),
      413,
      /larger than the 1048576 bytes/,
    ],
  ])('refuses %s in a form a GraphQL client understands', async (_what, payload, status, message) => {
    const answer = await send({ headers: json, payload })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.body).toEqual({
      errors: [{ message: expect.stringMatching(message), extensions: { code: expect.any(String) } }],
    })
  })

  it('refuses other types of bodies and names those it reads', async () => {
    const answer = await send({ headers: { 'content-type': 'text/plain' }, payload: '{ one }' })
    expect(answer.status).toBe(415)
    expect(answer.body).toMatchObject({ errors: [{ message: expect.stringContaining('application/json') }] })
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('does not answer %s', async (method) => {
    const answer = await send({ method, url: '/api/graphql?query=%7Bone%7D' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, POST, OPTIONS')
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
  })

  it('answers 200 with errors, and no data, to documents that are wrong', async () => {
    const syntax = await ask({ query: '{ one ' })
    expect(syntax).toMatchObject({ status: 200, body: { errors: [{ locations: [{ line: 1, column: 7 }] }] } })
    expect(syntax.body).not.toHaveProperty('data')
    const unknown = await ask({ query: '{ three }' })
    expect(unknown).toMatchObject({
      status: 200,
      body: { errors: [{ message: expect.stringContaining('three') }] },
    })
    const variable = await ask({ query: 'query ($n: Int!) { double(number: $n) }', variables: { n: 'many' } })
    expect(variable).toMatchObject({
      status: 200,
      body: { errors: [{ message: expect.stringContaining('$n') }] },
    })
  })

  it('does not take a syntax tree for a query', async () => {
    const query = '{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query"}]}'
    expect(await ask({ query })).toMatchObject({
      status: 200,
      body: { errors: [{ message: expect.stringContaining('Syntax Error') }] },
    })
  })

  it('runs the operation asked for, of a document with several', async () => {
    const query = 'query A { one } query B { two }'
    expect((await ask({ query, operationName: 'A' })).body).toEqual({ data: { one: 1 } })
    expect((await ask({ query, operationName: 'B' })).body).toEqual({ data: { two: 2 } })
    expect((await ask({ query, operationName: 'A' })).body).toEqual({ data: { one: 1 } })
    expect(await ask({ query, operationName: 'C' })).toMatchObject({
      status: 200,
      body: { errors: [{ message: expect.stringContaining('"C"') }] },
    })
    expect((await ask({ query })).body).toMatchObject({ errors: [{ message: expect.any(String) }] })
  })

  it('gives errors meant for clients with their code, place and path', async () => {
    const answer = await ask({ query: '{ one refused }' })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      data: { one: 1, refused: null },
      errors: [
        {
          message: '“x” is no cursor',
          locations: [{ line: 1, column: 7 }],
          path: ['refused'],
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    })
  })

  it.each(['broken', 'lacking'])(
    'keeps the details of a defect (%s) in the log, under the request id',
    async (field) => {
      service.log.length = 0
      const answer = await ask({ query: `{ ${field} }` })
      expect(answer.status).toBe(200)
      const id = String(answer.headers['x-request-id'])
      expect(answer.body).toMatchObject({
        errors: [
          { message: expect.stringContaining(id), path: [field], extensions: { code: 'INTERNAL_ERROR' } },
        ],
      })
      expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|non-nullable/)
      const logged = service.log.filter((line) => line.includes('a resolver failed'))
      expect(logged).toHaveLength(1)
      expect(logged[0]).toContain(id)
      expect(logged[0]).toMatch(/hunter2|non-nullable/)
    },
  )
})
