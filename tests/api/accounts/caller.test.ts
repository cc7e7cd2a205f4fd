import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isWellFormedApiKey, newApiKey } from '#server/accounts/api-keys/api-key-format.ts'
import { endsOf, maskedKeyOf } from '#server/accounts/api-keys/masked-key.ts'
import { revokeApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { keyUse } from '#server/accounts/api-keys/key-use.ts'
import { schema } from '#server/graphql/schema.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const VIEWER = { query: '{ viewer { username } }' }

it('makes keys of 42 characters whose checksum finds every wrong character', () => {
  const key = newApiKey()
  expect(key).toMatch(/^curia_[0-9A-Za-z]{36}$/)
  expect(isWellFormedApiKey(key)).toBe(true)
  for (let place = 0; place < key.length; place += 1) {
    const other = key[place] === 'x' ? 'y' : 'x'
    expect(isWellFormedApiKey(key.slice(0, place) + other + key.slice(place + 1))).toBe(false)
  }
  expect(isWellFormedApiKey(key.slice(0, -1))).toBe(false)
  expect(isWellFormedApiKey(`${key} `)).toBe(false)
  expect(maskedKeyOf(endsOf(key))).toBe(`curia_${'*'.repeat(32)}${key.slice(-4)}`)
})

describeOnEachEngine('who sends a request', (engine) => {
  let service: TestApp
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.createDatabase()
    drop = database.drop
    service = await testApp(database.url, { schema })
  })
  afterAll(async () => {
    await service.close()
    await drop()
  })
  beforeEach(() => void (service.log.length = 0))

  async function ask(authorization: string | undefined, payload: object = VIEWER) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload,
      headers: authorization === undefined ? {} : { authorization },
    })
    const body: unknown = JSON.parse(answer.body)
    return { status: answer.statusCode, headers: answer.headers, body }
  }

  it('acts as the holder of the key, in each form of the header', async () => {
    const { key } = await userWithKey(service.storage, 'ada')
    const forms = [
      `Bearer ${key}`,
      `bearer  ${key} `,
      `Token ${key}`,
      `token="${key}"`,
      `Token token="${key}"`,
      `Bearer token="${key}"`,
    ]
    for (const form of forms)
      expect((await ask(form)).body).toEqual({ data: { viewer: { username: 'ada' } } })
    expect((await ask(undefined)).body).toEqual({ data: { viewer: null } })
  })

  it('refuses every header without a working key, and never takes it for anonymous', async () => {
    const later = await userWithKey(service.storage, 'expired', { expiresAt: '2020-01-01T00:00:00.000Z' })
    const revoked = await userWithKey(service.storage, 'revoked')
    await service.storage.writeAside((tx) =>
      revokeApiKey(tx, { id: revoked.keyId, userId: revoked.user.id, now: new Date().toISOString() }),
    )
    const gone = await userWithKey(service.storage, 'gone', { deactivated_at: '2026-01-01T00:00:00.000Z' })
    const typo = newApiKey().replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))
    const refused = {
      [`Bearer ${newApiKey()}`]: 'not known',
      [`Bearer ${typo}`]: 'not contain a valid API key',
      [`Bearer ${newApiKey().toLowerCase()}x`]: 'not contain a valid API key',
      'Bearer ': 'not contain a valid API key',
      '': 'not contain a valid API key',
      'Basic YWRhOnNlY3JldA==': 'not contain a valid API key',
      [`Bearer ${later.key}`]: 'expired',
      [`Bearer ${revoked.key}`]: 'revoked',
      [`Bearer ${gone.key}`]: 'deactivated',
    }
    for (const [header, why] of Object.entries(refused)) {
      const answer = await ask(header, { query: '{ knowledgebase { name } }' })
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toContain('Bearer')
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.body).toEqual({
        errors: [
          { message: expect.stringContaining(why) as string, extensions: { code: 'UNAUTHENTICATED' } },
        ],
      })
    }
    const message = expect.stringContaining('not contain a valid API key') as string
    for (const url of ['/api/genes', '/links/eid/1', '/downloads/x/y', '/api/nothing']) {
      const answer = await service.app.inject({ url, headers: { authorization: 'Bearer nothing' } })
      expect(answer.statusCode).toBe(401)
      const error = url === '/api/genes' ? message : { message, extensions: { code: 'UNAUTHENTICATED' } }
      expect(JSON.parse(answer.body)).toEqual({ errors: [error] })
    }
    expect(service.log.join('\n')).not.toContain(later.key)
  })

  it('stops a key at once when it is revoked or its user deactivated', async () => {
    const { key, keyId, user } = await userWithKey(service.storage, 'brief')
    expect((await ask(`Bearer ${key}`)).status).toBe(200)
    await service.storage.writeAside((tx) =>
      revokeApiKey(tx, { id: keyId, userId: user.id, now: new Date().toISOString() }),
    )
    expect((await ask(`Bearer ${key}`)).status).toBe(401)
    const other = await userWithKey(service.storage, 'briefer')
    expect((await ask(`Bearer ${other.key}`)).status).toBe(200)
    await service.storage.writeAside((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: new Date().toISOString() })
        .where('id', '=', other.user.id)
        .execute(),
    )
    expect((await ask(`Bearer ${other.key}`)).status).toBe(401)
  })

  it('gives nobody the kept answer of another', async () => {
    const { key } = await userWithKey(service.storage, 'grace')
    const query = { query: '{ knowledgebase { name } viewer { username } }' }
    expect((await ask(`Bearer ${key}`, query)).body).toMatchObject({
      data: { viewer: { username: 'grace' } },
    })
    expect((await ask(undefined, query)).body).toMatchObject({ data: { viewer: null } })
    expect((await ask(`Bearer ${key}`, query)).headers['etag']).toBeUndefined()
  })

  it('notes the last use of a key, at most once a minute', async () => {
    const { key, keyId } = await userWithKey(service.storage, 'seen')
    const lastUse = async () => {
      const row = await service.storage.read
        .selectFrom('api_keys')
        .select('last_used_at')
        .where('id', '=', keyId)
        .executeTakeFirstOrThrow()
      return row.last_used_at
    }
    await ask(`Bearer ${key}`)
    await expect.poll(lastUse).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    let time = Date.parse('2040-01-01T00:00:00.000Z')
    const failures: unknown[] = []
    const use = keyUse(
      service.storage,
      (error) => failures.push(error),
      () => time,
    )
    const noteAt = async (at: string) => {
      time = Date.parse(at)
      use.note({ keyId, lastUsedAt: await lastUse() })
      await use.idle()
      return lastUse()
    }
    expect(await noteAt('2040-01-01T00:00:00.000Z')).toBe('2040-01-01T00:00:00.000Z')
    expect(await noteAt('2040-01-01T00:00:59.999Z')).toBe('2040-01-01T00:00:00.000Z')
    expect(await noteAt('2040-01-01T00:01:00.000Z')).toBe('2040-01-01T00:01:00.000Z')
    // Another instance, which remembers nothing itself.
    const other = keyUse(
      service.storage,
      (error) => failures.push(error),
      () => time + 30_000,
    )
    other.note({ keyId, lastUsedAt: null })
    await other.idle()
    expect(await lastUse()).toBe('2040-01-01T00:01:00.000Z')
    expect(failures).toEqual([])
  })
})
