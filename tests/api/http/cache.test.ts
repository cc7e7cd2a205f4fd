import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { createResponseCache, readyAnswer } from '#server/http/graphql/response-cache.ts'
import { open } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const VERSION = '{ knowledgebase { knowledgeVersion } }'

describeOnEachEngine('answers kept for anonymous readers', (engine) => {
  let service: TestApp
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.createDatabase()
    ;({ url, drop } = database)
    service = await testApp(url, { schema })
  })
  afterAll(async () => {
    await service.close()
    await drop()
  })

  const ask = async (payload: object, headers: Record<string, string> = {}) => {
    const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload, headers })
    const { etag } = answer.headers
    return { status: answer.statusCode, headers: answer.headers, etag: String(etag ?? ''), body: answer.body }
  }

  it('answers 304 without a body to the tag of the same answer, readable by other sites', async () => {
    const first = await ask({ query: VERSION })
    expect(first.status).toBe(200)
    expect(first.etag).toMatch(/^W\/".+"$/)
    expect(first.headers['access-control-expose-headers']).toContain('ETag')
    const again = await ask({ query: VERSION }, { 'if-none-match': `"other", ${first.etag}` })
    expect(again).toMatchObject({ status: 304, body: '', etag: first.etag })
    expect(again.headers['access-control-allow-origin']).toBe('*')
    expect((await ask({ query: VERSION }, { 'if-none-match': '"other"' })).body).toBe(first.body)
  })

  it('shows what this process and another connection have committed at once', async () => {
    const versionNow = async () => {
      const { body, etag } = await ask({ query: VERSION })
      const { data } = JSON.parse(body) as { data: { knowledgebase: { knowledgeVersion: number } } }
      return { version: data.knowledgebase.knowledgeVersion, etag }
    }
    const before = await versionNow()
    expect(await versionNow()).toEqual(before)
    await service.storage.write(async () => undefined)
    const after = await versionNow()
    expect(after.version).toBe(before.version + 1)
    expect(after.etag).not.toBe(before.etag)
    const other = await open(url)
    await other.write(async () => undefined)
    await other.close()
    expect((await versionNow()).version).toBe(before.version + 2)
  })

  it('tells apart operations, names and variables', async () => {
    const query = 'query A { knowledgebase { name } } query B { knowledgebase { contents } }'
    const a = await ask({ query, operationName: 'A' })
    const b = await ask({ query, operationName: 'B' })
    expect(a.body).not.toBe(b.body)
    expect((await ask({ query, operationName: 'A' })).body).toBe(a.body)
    const optional = 'query ($named: Boolean!) { knowledgebase { contents name @include(if: $named) } }'
    const named = await ask({ query: optional, variables: { named: true } })
    const unnamed = await ask({ query: optional, variables: { named: false } })
    expect(named.body).toContain('"name"')
    expect(unnamed.body).not.toContain('"name"')
  })

  it.each([
    ['errors', { query: '{ unknown }' }, {}],
    [
      'answers to a session',
      { query: VERSION },
      { cookie: 'curia.session_token=ended', 'sec-fetch-site': 'same-origin' },
    ],
    ['the viewer', { query: '{ viewer { id } }' }, {}],
    ['the viewer in a fragment', { query: '{ ...V } fragment V on Query { viewer { id } }' }, {}],
    ['files to download', { query: '{ dataReleases { name } }' }, {}],
  ])('does not tag %s', async (_what, payload, headers) => {
    const answer = await ask(payload, headers)
    expect(answer.status).toBe(200)
    expect(answer.etag).toBe('')
  })

  it('answers in each encoding what it answers without one, kept and not, under the same tag', async () => {
    const query = '{ __schema { types { name description } } }'
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
    const seen: Buffer[] = []
    const tags = new Set<unknown>()
    const encodings = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'] as const
    for (const payload of [{ query }, { query: `${query} ` }, { query: '{ viewer { id } }' }])
      for (const encoding of encodings) {
        const headers = { 'accept-encoding': encoding }
        const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload, headers })
        expect(answer.statusCode).toBe(200)
        const isShort = payload.query.includes('viewer')
        const expected = isShort || encoding === 'identity' ? undefined : encoding
        expect([encoding, answer.headers['content-encoding']]).toEqual([encoding, expected])
        expect(String(answer.headers.vary).includes('accept-encoding')).toBe(expected !== undefined)
        if (isShort) continue
        seen.push(decode[encoding](answer.rawPayload))
        tags.add(answer.headers.etag)
        const again = { ...headers, 'if-none-match': String(answer.headers.etag) }
        const unchanged = await service.app.inject({
          method: 'POST',
          url: '/api/graphql',
          payload,
          headers: again,
        })
        expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0])
      }
    expect(seen).toHaveLength(12)
    expect(seen.every((bytes) => bytes.equals(seen[0]!))).toBe(true)
    expect(tags.size).toBe(1)
  })

  it('keeps answers within its bytes and time, and of the newest version only', async () => {
    let time = 0
    const answers = createResponseCache(2900, () => time)
    const answer = await readyAnswer(Buffer.from('x'.repeat(500)))
    for (const key of 'abcde') answers.keep(key, 1, answer)
    expect([...'abcde'].filter((key) => answers.find(key, 1) !== undefined)).toEqual(['b', 'c', 'd', 'e'])
    expect(answers.find('c', 2)).toBeUndefined()
    answers.keep('c', 1, answer)
    expect(answers.find('c', 1)).toBeUndefined()
    answers.keep('c', 2, answer)
    expect(answers.find('c', 2)?.body).toEqual(answer.body)
    time = 60_001
    expect(answers.find('c', 2)).toBeUndefined()
  })
})
