import { importerName } from '#domain/text/names.ts'
import { automationAccount } from '#server/accounts/automation-account.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccountLink } from '#server/accounts/account-links.ts'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { setUpPath } from '#server/accounts/new-accounts.ts'
import { setDeactivated } from '#server/accounts/users.ts'
import { schema } from '#server/graphql/schema.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const PASSWORD = 'correct horse battery'
const HOST = 'curia.test'

describeOnSqliteFirst('signing in', (engine) => {
  let service: TestApp
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.createDatabase()
    ;({ url, drop } = database)
  })
  afterAll(() => drop())
  // A new service each time: attempts are counted in its memory.
  beforeEach(async () => {
    service = await testApp(url, { schema })
    return () => service.close()
  })

  interface Sent {
    body?: object
    cookie?: string
    headers?: Record<string, string>
  }
  async function post(path: string, { body = {}, cookie, headers = {} }: Sent = {}) {
    const answer = await service.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { host: HOST, ...(cookie && { cookie, origin: `http://${HOST}` }), ...headers },
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    const session = cookies.find((each) => each.startsWith('curia.session_token='))
    const json = JSON.parse(answer.body) as {
      user?: { id: number; username: string }
      errors?: { message: string }[]
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      cookies,
      cookie: session?.split(';', 1)[0],
      body: json,
    }
  }
  const viewer = async (cookie: string | undefined, headers: Record<string, string> = {}) =>
    (await post('/api/graphql', { body: { query: '{ viewer { username role } }' }, cookie, headers })).body
  const nobody = { data: { viewer: null } }
  const signUp = (name: string) =>
    post('/api/auth/sign-up', { body: { email: `${name}@example.org`, password: PASSWORD } })
  const signIn = (name: string, password = PASSWORD) =>
    post('/api/auth/sign-in', { body: { email: `${name}@example.org`, password } })

  it('makes a curator of whoever signs up, with a session that scripts cannot read', async () => {
    const made = await post('/api/auth/sign-up', {
      body: { email: ' Ada@Example.org', password: PASSWORD, name: 'Ada Lovelace' },
    })
    expect(made).toMatchObject({
      status: 201,
      body: { user: { username: 'AdaLovelace', role: 'CURATOR' }, signedIn: true },
    })
    const [cookie = ''] = made.cookies
    expect(cookie).toMatch(/^curia\.session_token=/)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toMatch(/; Secure/i)
    expect(await viewer(made.cookie)).toEqual({
      data: { viewer: { username: 'AdaLovelace', role: 'CURATOR' } },
    })
    expect(await viewer(undefined)).toEqual(nobody)
    expect(await viewer('curia.session_token=made-up.signature')).toEqual(nobody)
  })

  it('signs in by the address however it is written, and refuses anything else alike', async () => {
    await signUp('grace')
    expect(
      await post('/api/auth/sign-in', { body: { email: 'GRACE@example.org ', password: PASSWORD } }),
    ).toMatchObject({
      status: 200,
      body: { user: { username: 'grace' } },
    })
    const wrong = await signIn('grace', 'not her password')
    const unknown = await signIn('nobody-at-all')
    expect(wrong.status).toBe(401)
    expect(wrong.cookies).toEqual([])
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  })

  it('gives usernames nobody has yet, and refuses what breaks a rule', async () => {
    const first = await post('/api/auth/sign-up', { body: { email: 'twin@a.org', password: PASSWORD } })
    const second = await post('/api/auth/sign-up', { body: { email: 'twin@b.org', password: PASSWORD } })
    const third = await post('/api/auth/sign-up', { body: { email: 'twin@c.org', password: PASSWORD } })
    expect([first, second, third].map(({ body }) => body.user?.username)).toEqual([
      'twin',
      'twin_1',
      'twin_2',
    ])
    const wrong: [object, number, string][] = [
      [{ email: 'x@x.org', password: 'short' }, 400, 'too short (minimum is 10'],
      [{ email: 'nowhere', password: PASSWORD }, 400, 'not an e-mail address'],
      [{ email: ' ', password: PASSWORD }, 400, 'blank'],
      [{ email: 'x@x.org', password: PASSWORD, username: 'admin' }, 400, 'name of a role'],
      [{ email: 'x@x.org', password: PASSWORD, username: 'TWIN' }, 409, 'is taken'],
      [{ email: 'TWIN@a.org', password: PASSWORD }, 409, 'already belongs'],
      [{ email: 'x@x.org' }, 400, 'The body is not valid: password is missing: must be a text'],
      [{ email: 7, password: PASSWORD }, 400, 'The body is not valid: email is 7: must be a text'],
      [
        { email: 'x@x.org', password: 7 },
        400,
        'The body is not valid: password is not valid: must be a text',
      ],
    ]
    for (const [body, status, message] of wrong)
      expect(await post('/api/auth/sign-up', { body })).toMatchObject({
        status,
        body: { errors: [{ message: expect.stringContaining(message) }] },
      })
  })

  it('gives one of two who sign up at once what both want', async () => {
    const both = await Promise.all([signUp('same'), signUp('same')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const names = await Promise.all(
      ['p', 'q', 'r'].map((name) =>
        post('/api/auth/sign-up', {
          body: { email: `${name}@example.org`, name: 'Twins', password: PASSWORD },
        }),
      ),
    )
    expect(names.map(({ body }) => body.user?.username).sort()).toEqual(['Twins', 'Twins_1', 'Twins_2'])
  })

  it('ends one session or all of them', async () => {
    await signUp('hedy')
    const laptop = await signIn('hedy')
    const phone = await signIn('hedy')
    const out = await post('/api/auth/sign-out', { cookie: laptop.cookie ?? '' })
    expect(out.cookies.join()).toMatch(/curia\.session_token=;.*Max-Age=0/i)
    expect(await viewer(laptop.cookie)).toEqual(nobody)
    expect(await viewer(phone.cookie)).toMatchObject({ data: { viewer: { username: 'hedy' } } })
    const desk = await signIn('hedy')
    expect((await post('/api/auth/sign-out-everywhere', { cookie: desk.cookie ?? '' })).status).toBe(200)
    expect(await viewer(phone.cookie)).toEqual(nobody)
    expect(await viewer(desk.cookie)).toEqual(nobody)
    expect((await post('/api/auth/sign-out-everywhere', { cookie: desk.cookie ?? '' })).status).toBe(401)
  })

  it('ends a session by the button of the public service’s client, but not by other sites', async () => {
    await signUp('chien')
    const { cookie = '' } = await signIn('chien')
    const get = (site: string) =>
      service.app.inject({ url: '/api/sign_out', headers: { cookie, 'sec-fetch-site': site } })
    expect((await get('cross-site')).statusCode).toBe(403)
    expect(await viewer(cookie)).toMatchObject({ data: { viewer: { username: 'chien' } } })
    expect((await get('same-origin')).statusCode).toBe(204)
    expect(await viewer(cookie)).toEqual(nobody)
  })

  it('changes the password, which ends all other sessions', async () => {
    await signUp('mary')
    const old = await signIn('mary')
    const now = await signIn('mary')
    const change = (currentPassword: string, newPassword: string) =>
      post('/api/auth/change-password', { body: { currentPassword, newPassword }, cookie: now.cookie ?? '' })
    expect((await change('not it at all', 'another password')).status).toBe(403)
    expect((await change(PASSWORD, 'short')).status).toBe(400)
    const changed = await change(PASSWORD, 'another password')
    expect(changed.status).toBe(200)
    expect(await viewer(old.cookie)).toEqual(nobody)
    expect(await viewer(now.cookie)).toEqual(nobody)
    expect(await viewer(changed.cookie)).toMatchObject({ data: { viewer: { username: 'mary' } } })
    expect((await signIn('mary')).status).toBe(401)
    expect((await signIn('mary', 'another password')).status).toBe(200)
  })

  it('stops sessions at once and refuses new ones when somebody is deactivated', async () => {
    const made = await signUp('rosa')
    const id = made.body.user?.id ?? 0
    const set = (off: boolean) =>
      service.storage.writeAside((tx) => setDeactivated(tx, id, off, new Date().toISOString()))
    await set(true)
    expect(await viewer(made.cookie)).toEqual(nobody)
    const refused = await signIn('rosa')
    expect(refused).toMatchObject({
      status: 401,
      cookies: [],
      body: { errors: [{ message: expect.stringContaining('Incorrect') }] },
    })
    await set(false)
    expect(await viewer(made.cookie)).toEqual(nobody)
    expect((await signIn('rosa')).status).toBe(200)
  })

  it('refuses requests with a session’s cookie from other sites, and lets a key be used beside it', async () => {
    const { cookie = '' } = await signUp('vera')
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `https://sub.${HOST}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: `https://${HOST}`, 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const answer = await post('/api/graphql', { body: { query: '{ viewer { id } }' }, cookie, headers })
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'CROSS_SITE_REQUEST' } }] })
      for (const path of [
        'sign-out',
        'sign-out-everywhere',
        'change-password',
        'sign-in',
        'sign-up',
        'set-up',
      ])
        expect((await post(`/api/auth/${path}`, { cookie, headers })).status).toBe(403)
    }
    const own: Record<string, string>[] = [
      { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' },
      { origin: `http://${HOST}` },
      { 'sec-fetch-site': 'none' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of own)
      expect(await viewer(cookie, headers)).toMatchObject({ data: { viewer: { username: 'vera' } } })
    expect(await viewer(undefined, { origin: 'https://evil.example' })).toEqual(nobody)
    // A header goes before the cookie, and is never made up for by it.
    const wrong = await post('/api/graphql', {
      body: { query: '{ viewer { id } }' },
      cookie,
      headers: { authorization: 'Bearer nothing' },
    })
    expect(wrong.status).toBe(401)
  })

  it('throttles attempts on one account from one place, known or not, and forgets them after a success', async () => {
    await signUp('ruth')
    for (const name of ['ruth', 'no-such-person']) {
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect((await signIn(name, `wrong password ${attempt}`)).status).toBe(401)
      const refused = await signIn(name)
      expect(refused).toMatchObject({
        status: 429,
        body: { errors: [{ message: expect.stringContaining('Too many') }] },
      })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    }
    await signUp('jane')
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await signIn('jane', attempt % 5 === 4 ? PASSWORD : 'wrong password')).status).not.toBe(429)
  })

  it('does not lock owners out by what strangers try: the browser in which they signed in before passes', async () => {
    const joined = await signUp('olga')
    const first = await signIn('olga')
    const known = first.cookies.find((each) => each.startsWith('curia.known_browser='))?.split(';', 1)[0]
    expect(first.cookies.join()).toMatch(
      /curia\.known_browser=[^;]+; Path=\/api\/auth; .*HttpOnly; SameSite=Lax/,
    )
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn('olga', 'wrong password')
    expect((await signIn('olga')).status).toBe(429)
    const body = { email: 'olga@example.org', password: PASSWORD }
    expect((await post('/api/auth/sign-in', { body, cookie: known })).status).toBe(200)
    // It passes for this account alone, and only as often as somebody forgets a password.
    const other = { email: 'someone@example.org', password: PASSWORD }
    for (let attempt = 0; attempt < 8; attempt += 1)
      await post('/api/auth/sign-in', { body: other, cookie: known })
    expect((await post('/api/auth/sign-in', { body: other, cookie: known })).status).toBe(429)
    const wrong = { ...body, password: 'wrong password' }
    for (let attempt = 0; attempt < 19; attempt += 1)
      expect((await post('/api/auth/sign-in', { body: wrong, cookie: known })).status).toBe(401)
    expect((await post('/api/auth/sign-in', { body, cookie: known })).status).toBe(429)
    expect(await viewer(joined.cookie)).not.toEqual(nobody)
  })

  it('refuses a cookie of a session in a request that does not say which page sends it', async () => {
    const { cookie } = await signUp('sara')
    const send = (url: string, headers: Record<string, string>) =>
      service.app.inject({
        method: 'POST',
        url,
        payload: { query: '{ viewer { username } }' },
        headers: { host: HOST, cookie: cookie ?? '', ...headers },
      })
    for (const url of ['/api/graphql', '/api/auth/sign-out-everywhere']) {
      const refused = await send(url, {})
      expect(refused.statusCode).toBe(403)
      expect(refused.body).toContain('neither Origin nor Sec-Fetch-Site')
    }
    expect((await send('/api/graphql', { 'sec-fetch-site': 'same-origin' })).json()).toEqual({
      data: { viewer: { username: 'sara' } },
    })
  })

  it('reads at most 8 kB, and counts a request before anything of it is read', async () => {
    const large = { email: 'x@example.org', password: 'x'.repeat(9000) }
    expect((await post('/api/auth/sign-in', { body: large })).status).toBe(413)
    for (let request = 1; request < 300; request += 1)
      expect((await post('/api/auth/sign-in', { body: { nothing: true } })).status).toBe(400)
    expect((await post('/api/auth/sign-in', { body: large })).status).toBe(429)
  })

  it('lets nobody take an address that stands for somebody without one', async () => {
    const taken = await post('/api/auth/sign-up', {
      body: { email: '0000-0001-2345-6789@orcid.No-Address.invalid', password: PASSWORD },
    })
    expect(taken).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('is reserved') }] },
    })
  })

  it('answers 503 when too many passwords wait to be computed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        service.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in',
          remoteAddress: `192.0.2.${index}`,
          payload: { email: `${index}@example.org`, password: PASSWORD },
          headers: { host: HOST },
        }),
      ),
    )
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers['retry-after']).toBe('5')
    expect(busy[0]?.body).toContain('too busy with checking passwords')
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 503)).toContain(401)
  })

  it('tells nobody by a forgotten password whether an address has an account', async () => {
    const made = await signUp('lise')
    const ask = (email: string) => post('/api/auth/request-password-reset', { body: { email } })
    const known = await ask('lise@example.org')
    const unknown = await ask('nobody@example.org')
    expect(known.status).toBe(202)
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
    await expect
      .poll(() => service.log.filter((line) => line.includes('password-reset-asked')))
      .toEqual([expect.stringContaining(`"userId":${made.body.user?.id}`)])
    expect(service.log.join()).not.toContain('lise@')
  })

  it('says of an invitation who invites whom as what, and of another link nothing of the kind', async () => {
    const now = new Date().toISOString()
    const { path } = await service.storage.write(async (tx) =>
      createAccountLink(tx, {
        kind: 'INVITATION',
        role: 'EDITOR',
        note: 'Grace of the board',
        createdBy: await automationAccount(tx, now),
        now,
      }),
    )
    const { status, body } = await post('/api/auth/link', {
      body: { kind: 'INVITATION', token: path.split('#')[1] },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      role: 'EDITOR',
      invitedBy: importerName,
      recipient: 'Grace of the board',
      organization: null,
    })
  })

  it('sets a password by a link, once', async () => {
    const made = await signUp('emmy')
    const { path } = await service.storage.writeAside((tx) =>
      createAccountLink(tx, {
        kind: 'PASSWORD',
        userId: made.body.user?.id,
        createdBy: null,
        now: new Date().toISOString(),
      }),
    )
    const token = path.split('#')[1]
    const link = { kind: 'PASSWORD', token }
    expect(await post('/api/auth/link', { body: link })).toMatchObject({
      status: 200,
      body: { kind: 'PASSWORD' },
    })
    const reset = () =>
      post('/api/auth/reset-password', { body: { token, newPassword: 'brand new password' } })
    const key = await service.storage.writeAside((tx) =>
      generateApiKey(tx, {
        userId: made.body.user?.id ?? 0,
        name: null,
        expiresAt: null,
        now: new Date().toISOString(),
      }),
    )
    expect(await reset()).toMatchObject({ status: 200, body: { revokedKeys: 1 } })
    expect(await viewer(made.cookie)).toEqual(nobody)
    const byKey = await post('/api/graphql', {
      body: { query: '{ viewer { id } }' },
      headers: { authorization: `Bearer ${key.token}` },
    })
    expect(byKey.status).toBe(401)
    expect((await signIn('emmy', 'brand new password')).status).toBe(200)
    expect((await reset()).status).toBe(404)
    expect((await post('/api/auth/link', { body: link })).status).toBe(404)
  })

  it('lets the first administrator in by a link, once, and offers none afterwards', async () => {
    const old = await setUpPath(service.storage)
    const path = await setUpPath(service.storage)
    expect(path).toMatch(/^\/set-up#[\w-]{32}$/)
    const setUp = (link: string | null, email: string) =>
      post('/api/auth/set-up', { body: { token: link?.split('#')[1], email, password: PASSWORD } })
    expect((await setUp(old, 'early@example.org')).status).toBe(404)
    expect((await setUp(path, 'no address')).status).toBe(400)
    const [first, second] = await Promise.all([
      setUp(path, 'one@example.org'),
      setUp(path, 'two@example.org'),
    ])
    const made = [first, second].find(({ status }) => status === 201)
    expect([first.status, second.status].sort()).toEqual([201, 404])
    expect(await viewer(made?.cookie)).toMatchObject({ data: { viewer: { role: 'ADMIN' } } })
    expect(await setUpPath(service.storage)).toBeNull()
  })

  it('marks cookies for TLS where the site is reached by it', async () => {
    const secure = await testApp(url, { schema, publicUrl: 'https://curia.example' })
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      payload: { email: 'tls@example.org', password: PASSWORD },
      headers: { origin: 'https://curia.example' },
    })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^__Secure-curia\.session_token=/)
    expect(cookie).toMatch(/; Secure/i)
    const mine = await secure.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: '{ viewer { username } }' },
      headers: { cookie: cookie.split(';', 1)[0], origin: 'https://curia.example' },
    })
    expect(JSON.parse(mine.body)).toEqual({ data: { viewer: { username: 'tls' } } })
    await secure.close()
    const proxied = await testApp(url, { schema, trustProxy: ['127.0.0.1'] })
    const plain = await proxied.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: 'tls@example.org', password: PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(String(plain.headers['set-cookie'])).toMatch(/; Secure/i)
    await proxied.close()
  })

  it('makes accounts by invitation alone, or not at all, where so configured', async () => {
    for (const signUp of ['INVITATION', 'CLOSED'] as const) {
      const strict = await testApp(url, {
        schema,
        site: { name: 'Strict', signIn: { signUp, providers: [] } },
      })
      const answer = await strict.app.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        payload: { email: `${signUp}@example.org`, password: PASSWORD },
      })
      expect(answer.statusCode).toBe(403)
      await strict.close()
    }
    const { path } = await service.storage.writeAside((tx) =>
      createAccountLink(tx, {
        kind: 'INVITATION',
        role: 'EDITOR',
        createdBy: null,
        now: new Date().toISOString(),
      }),
    )
    const accept = (email: string) =>
      post('/api/auth/accept-invitation', { body: { token: path.split('#')[1], email, password: PASSWORD } })
    const made = await accept('invited@example.org')
    expect(made).toMatchObject({ status: 201, body: { user: { username: 'invited', role: 'EDITOR' } } })
    expect((await accept('invited-too@example.org')).status).toBe(404)
  })

  it('keeps no secret in database or log', async () => {
    const made = await signUp('secretive')
    const token =
      decodeURIComponent(made.cookie ?? '')
        .split('=')[1]
        ?.split('.')[0] ?? ''
    expect(token).toHaveLength(32)
    const rows = await service.storage.read.selectFrom('sessions').selectAll().execute()
    const methods = await service.storage.read.selectFrom('sign_in_methods').selectAll().execute()
    const kept = JSON.stringify([rows, methods, service.log])
    expect(rows.length).toBeGreaterThan(0)
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(PASSWORD)
  })
})
