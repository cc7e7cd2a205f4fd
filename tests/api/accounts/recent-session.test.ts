import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const PASSWORD = 'correct horse battery'
const MINUTE = 60_000

const NO_PROFILE = `name: { unset: true }, url: { unset: true }, bio: { unset: true }, orcid: { unset: true },
  areaOfExpertise: { unset: true }, countryId: { unset: true }, facebookProfile: { unset: true },
  linkedinProfile: { unset: true }, twitterHandle: { unset: true }`
const GENERATE = 'mutation { generateApiKey(input: { name: "report" }) { apiKey { id name token } } }'
const REVOKE_ALL = 'mutation { revokeAllApiKeys(input: {}) { revokedCount } }'
const revoke = (id: number) => `mutation { revokeApiKey(input: { id: ${id} }) { success } }`
const edit = (name: string, email: string) =>
  `mutation { editUser(input: { username: "${name}", email: "${email}", ${NO_PROFILE} }) { user { id } } }`

interface Answer {
  data: Record<string, { apiKey?: { id: number; name: string; token: string } } | null> | null
  errors?: { message: string; extensions: { code: string } }[]
}

describeOnSqliteFirst('What changes how somebody signs in or what acts for them', (engine) => {
  let service: TestApp
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.createDatabase()
    ;({ drop } = database)
    service = await testApp(database.url, { schema })
  })
  afterAll(async () => {
    await service.close()
    await drop()
  })

  async function post(url: string, payload: object, headers: Record<string, string> = {}) {
    const answer = await service.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...(headers['cookie'] && { 'sec-fetch-site': 'same-origin' }) },
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    const session = cookies.find((each) => each.startsWith('curia.session_token='))?.split(';', 1)[0]
    return { status: answer.statusCode, cookie: session ?? '', body: answer.json<unknown>() }
  }
  const ask = async (query: string, headers: Record<string, string>) =>
    (await post('/api/graphql', { query }, headers)).body as Answer
  const codesOf = ({ errors }: Answer) => errors?.map(({ extensions }) => extensions.code)

  async function signUp(name: string) {
    const { cookie } = await post('/api/auth/sign-up', {
      email: `${name}@example.org`,
      username: name,
      password: PASSWORD,
    })
    return cookie
  }
  /** Lets so much time pass since the people signed in. */
  const setAge = (ms: number) =>
    service.storage.writeAside((tx) =>
      tx
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - ms).toISOString() })
        .execute(),
    )

  it('needs a session that is younger than 15 minutes, and never an API key', async () => {
    const cookie = await signUp('ada')
    const made = await ask(GENERATE, { cookie })
    const key = made.data?.['generateApiKey']?.apiKey
    if (!key) throw new Error('no key was made')
    const changes = [GENERATE, REVOKE_ALL, revoke(key.id), edit('ada', 'eve@example.org')]
    for (const change of changes) {
      const byKey = await ask(change, { authorization: `Bearer ${key.token}` })
      expect([change, codesOf(byKey)]).toEqual([change, ['FORBIDDEN']])
    }
    // A minute before the clock went back counts as long ago.
    for (const age of [15 * MINUTE, -MINUTE]) {
      await setAge(age)
      for (const change of changes) {
        const refused = await ask(change, { cookie })
        expect([change, codesOf(refused)]).toEqual([change, ['RECENT_SIGN_IN_REQUIRED']])
        expect(refused.errors?.[0]?.message).toContain('enter your password again')
      }
    }
    // What does not concern signing in goes on.
    expect(await ask(edit('ada', 'Ada@example.org'), { cookie })).toMatchObject({ data: { editUser: {} } })
    await setAge(14 * MINUTE)
    expect(await ask(revoke(key.id), { cookie })).toEqual({ data: { revokeApiKey: { success: true } } })
  })

  it('goes on once the password was entered again, in a session of its own', async () => {
    const cookie = await signUp('ben')
    await setAge(MINUTE * 60)
    const confirm = (password: string, from = cookie) =>
      post('/api/auth/confirm-password', { password }, { cookie: from })
    expect((await confirm('not it at all')).status).toBe(403)
    expect(codesOf(await ask(GENERATE, { cookie }))).toEqual(['RECENT_SIGN_IN_REQUIRED'])
    const confirmed = await confirm(PASSWORD)
    expect(confirmed.status).toBe(200)
    expect((await ask(GENERATE, { cookie: confirmed.cookie })).data?.['generateApiKey']?.apiKey?.name).toBe(
      'report',
    )
    // The session of before is over.
    expect(codesOf(await ask(GENERATE, { cookie }))).toEqual(['UNAUTHENTICATED'])
    expect((await post('/api/auth/confirm-password', { password: PASSWORD })).status).toBe(401)
    expect((await post('/api/auth/sign-in-methods', {}, { cookie: confirmed.cookie })).body).toEqual({
      password: true,
      providers: [],
    })
    const log = service.log.join()
    expect(log).toContain('"audit":"password-confirmed"')
    expect(log).not.toContain(PASSWORD)
  })

  it('revokes all keys of one person, and nobody else’s', async () => {
    const cookies = [await signUp('cora'), await signUp('dora')]
    const [cora = '', dora = ''] = cookies
    for (const cookie of [cora, cora, dora]) await ask(GENERATE, { cookie })
    expect(await ask(REVOKE_ALL, { cookie: cora })).toEqual({
      data: { revokeAllApiKeys: { revokedCount: 2 } },
    })
    expect(await ask(REVOKE_ALL, { cookie: cora })).toEqual({
      data: { revokeAllApiKeys: { revokedCount: 0 } },
    })
    const left = await service.storage.read
      .selectFrom('api_keys')
      .innerJoin('users', 'users.id', 'api_keys.user_id')
      .select('users.username')
      .where('revoked_at', 'is', null)
      .where('users.username', 'in', ['cora', 'dora'])
      .execute()
    expect(left).toEqual([{ username: 'dora' }])
    expect(service.log.join()).toContain('"audit":"api-keys-revoked"')
  })

  it('names every key: by what its owner calls it, else by the day, as the published interface has no names', async () => {
    const cookie = await signUp('emil')
    const named = (input: string) =>
      ask(`mutation { generateApiKey(input: ${input}) { apiKey { name } } }`, { cookie })
    expect(await named('{ name: " cli " }')).toEqual({
      data: { generateApiKey: { apiKey: { name: 'cli' } } },
    })
    expect(await named('{ clientMutationId: "published" }')).toMatchObject({
      data: {
        generateApiKey: { apiKey: { name: expect.stringMatching(/^Key of \d{4}-\d\d-\d\d$/) as string } },
      },
    })
    expect((await named('{ name: " " }')).errors).toMatchObject([
      { message: 'name can’t be blank', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})
