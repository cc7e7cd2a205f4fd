import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccountLink } from '#server/accounts/account-links.ts'
import type { ProviderSettings, SignUpMode } from '#server/config/sign-in-options.ts'
import { schema } from '#server/graphql/schema.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { startOidcProvider } from '#tests/support/service/oidc-provider.ts'
import type { OidcProvider } from '#tests/support/service/oidc-provider.ts'

const CLIENT = { id: 'curia', secret: 'client secret' }
const PASSWORD = 'correct horse battery'

describeOnSqliteFirst('signing in elsewhere', (engine) => {
  let provider: OidcProvider
  let url: string
  let drop: () => Promise<void>
  let service: TestApp
  beforeAll(async () => {
    const database = await engine.createDatabase()
    ;({ url, drop } = database)
    provider = await startOidcProvider(CLIENT)
  })
  afterAll(async () => {
    await provider.stop()
    await drop()
  })
  const start = (signUp: SignUpMode, issuer = provider.issuer, outbox?: Outbox) => {
    const settings = (id: 'oidc' | 'orcid', name: string): ProviderSettings => ({
      id,
      name,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      issuer,
    })
    const providers = [settings('oidc', 'Institute'), settings('orcid', 'ORCID')]
    return testApp(url, {
      schema,
      ...(outbox && { outbox }),
      site: { name: 'Curia', signIn: { signUp, providers } },
    })
  }
  beforeEach(async () => {
    service = await start('OPEN')
    provider.setFlaw(null)
    return () => service.close()
  })

  const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
    [answer.headers['set-cookie'] ?? []].flat().map(String)
  const asHeader = (cookies: readonly string[]) => cookies.map((each) => each.split(';', 1)[0]).join('; ')

  async function begin(
    app: TestApp,
    id: string,
    given: { link?: boolean; cookie?: string; returnTo?: string } = {},
  ) {
    const answer = await app.app.inject({
      method: 'POST',
      url: given.link ? '/api/auth/link-provider' : '/api/auth/sign-in/provider',
      payload: { provider: id, returnTo: given.returnTo ?? '/settings' },
      headers: given.cookie ? { cookie: given.cookie, 'sec-fetch-site': 'same-origin' } : {},
    })
    return { answer, cookies: cookiesOf(answer) }
  }

  /** Goes to the provider and comes back, as a browser does. */
  async function visit(app: TestApp, id: string, given: { link?: boolean; cookie?: string } = {}) {
    const { answer, cookies } = await begin(app, id, given)
    expect(answer.statusCode).toBe(200)
    const { url: page } = JSON.parse(answer.body) as { url: string }
    const there = await fetch(page, { redirect: 'manual' })
    const back = new URL(there.headers.get('location') ?? '')
    expect(back.pathname).toBe(`/api/auth/callback/${id}`)
    const sent = [given.cookie, asHeader(cookies)].filter(Boolean).join('; ')
    const come = () =>
      app.app.inject({ url: back.pathname + back.search, headers: sent ? { cookie: sent } : {} })
    const returned = await come()
    const session = cookiesOf(returned).filter((each) => /^curia\.session_token=[^;]/.test(each))
    return { location: returned.headers.location, cookie: asHeader(session), again: come, back }
  }
  async function viewer(cookie: string) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: '{ viewer { username email name orcid role } }' },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    return (JSON.parse(answer.body) as { data: { viewer: object | null } }).data.viewer
  }
  async function signUp(email: string): Promise<string> {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      payload: { email, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(201)
    return asHeader(cookiesOf(answer))
  }

  it('makes a curator of whoever comes for the first time, and knows them the next', async () => {
    provider.setPerson({ sub: 'i-1', email: 'Ines@inst.example', email_verified: true, name: 'Ines Ilg' })
    const first = await visit(service, 'oidc')
    expect(first.location).toBe('/settings')
    const ines = {
      username: 'InesIlg',
      email: 'ines@inst.example',
      name: 'Ines Ilg',
      orcid: null,
      role: 'CURATOR',
    }
    expect(await viewer(first.cookie)).toEqual(ines)
    provider.setPerson({ sub: 'i-1', email: 'moved@inst.example', name: 'Ines Married' })
    expect(await viewer((await visit(service, 'oidc')).cookie)).toEqual(ines)
    const methods = await service.storage.read.selectFrom('sign_in_methods').selectAll().execute()
    expect(service.log.filter((line) => line.includes('"audit":"sign-in"'))).toHaveLength(2)
    expect(methods).toMatchObject([{ provider_id: 'oidc', account_id: 'i-1', password_hash: null }])
  })

  it('makes one account of whoever comes for the first time in several windows at once', async () => {
    provider.setPerson({ sub: 'i-9', email: 'nina@inst.example', email_verified: true, name: 'Nina Noll' })
    const visits = await Promise.all(Array.from({ length: 4 }, () => visit(service, 'oidc')))
    const locations = visits.map(({ location }) => location)
    expect(locations).toContain('/settings')
    for (const location of locations)
      expect(['/settings', expect.stringContaining('error=signed_in_at_once')]).toContainEqual(location)
    const methods = await service.storage.read
      .selectFrom('sign_in_methods')
      .select('user_id')
      .where('account_id', '=', 'i-9')
      .execute()
    expect(methods).toHaveLength(1)
    expect((await visit(service, 'oidc')).location).toBe('/settings')
  })

  it('takes people from ORCID without an e-mail address, with their iD', async () => {
    const orcid = '0000-0002-1825-0097'
    provider.setPerson({ sub: orcid, given_name: 'Josiah' })
    const { cookie } = await visit(service, 'orcid')
    expect(await viewer(cookie)).toMatchObject({ username: 'Josiah', email: null, orcid })
    expect(await viewer((await visit(service, 'orcid')).cookie)).toMatchObject({ username: 'Josiah' })
  })

  it('leads a browser there by the form of the public service’s client', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/auth/orcid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toContain(provider.issuer)
    expect(asHeader(cookiesOf(answer))).not.toBe('')
    const github = await service.app.inject({ method: 'POST', url: '/api/auth/github' })
    expect(github.statusCode).toBe(404)
    expect(github.json()).toMatchObject({ errors: [{ message: expect.stringContaining('oidc, orcid') }] })
  })

  it('does not give an account to whoever has its address elsewhere, but links on request', async () => {
    const cookie = await signUp('own@example.org')
    provider.setPerson({ sub: 'i-2', email: 'own@example.org', email_verified: true })
    const taken = await visit(service, 'oidc')
    expect(taken.cookie).toBe('')
    expect(taken.location).toMatch(/\/sign-in\?error=account_not_linked$/)
    const linked = await visit(service, 'oidc', { link: true, cookie })
    expect(linked.location).toBe('/settings')
    expect(service.log.filter((line) => line.includes('"audit":"provider-linked"'))).toHaveLength(1)
    expect(await viewer((await visit(service, 'oidc')).cookie)).toMatchObject({ username: 'own' })
    // Nobody else can link it to theirs.
    const other = await signUp('thief@example.org')
    const stolen = await visit(service, 'oidc', { link: true, cookie: other })
    expect(stolen.location).toMatch('error=account_already_linked_to_different_user')
    const begun = await begin(service, 'oidc', { link: true })
    expect(begun.answer.statusCode).toBe(401)
  })

  it('removes what others have linked, or begun to link, when a new password is set by a link', async () => {
    const app = await start('OPEN', provider.issuer, createOutbox())
    const queued = async () => {
      const mail = await app.storage.read.selectFrom('mail_queue').select(['kind', 'details']).execute()
      return mail.filter(({ kind }) => kind === 'PASSWORD_CHANGED').map(({ details }) => details ?? '')
    }
    const cookie = await signUp('victim@example.org')
    provider.setPerson({ sub: 'i-thief', email: 'i-thief@inst.example' })
    await visit(app, 'oidc', { link: true, cookie })
    // Nobody has verified the address, so nothing is told there.
    expect(await queued()).toEqual([])
    const begun = await begin(app, 'orcid', { link: true, cookie })
    const there = await fetch((JSON.parse(begun.answer.body) as { url: string }).url, { redirect: 'manual' })
    const back = new URL(there.headers.get('location') ?? '')
    const { id: userId } = await app.storage.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'victim@example.org')
      .executeTakeFirstOrThrow()
    const { path } = await app.storage.writeAside(async (tx) => {
      await tx.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute()
      const now = new Date().toISOString()
      return createAccountLink(tx, { kind: 'PASSWORD', userId, createdBy: null, now })
    })
    const reset = await app.app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token: path.split('#')[1], newPassword: 'brand new password' },
    })
    expect(reset.json()).toMatchObject({ unlinkedProviders: 1 })
    expect(await queued()).toEqual([expect.stringContaining('"unlinked":true')])
    await app.app.inject({
      url: back.pathname + back.search,
      headers: { cookie: `${cookie}; ${asHeader(begun.cookies)}` },
    })
    const methods = await app.storage.read
      .selectFrom('sign_in_methods')
      .select('provider_id')
      .where('user_id', '=', userId)
      .execute()
    expect(methods).toEqual([{ provider_id: 'credential' }])
    // Linked again by the owner, whose address is verified by now.
    const signedIn = await app.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: 'victim@example.org', password: 'brand new password' },
    })
    const own = asHeader(cookiesOf(signedIn))
    await visit(app, 'oidc', { link: true, cookie: own })
    expect((await queued())[1]).toContain('"provider":"Institute"')
    await app.close()
  })

  it.each(['signature', 'nonce', 'audience'] as const)('refuses an answer with a wrong %s', async (flaw) => {
    provider.setPerson({ sub: `i-${flaw}`, email: `${flaw}@inst.example` })
    provider.setFlaw(flaw)
    const refused = await visit(service, 'oidc')
    expect(refused.cookie).toBe('')
    expect(refused.location).toBe('/sign-in?error=unable_to_get_user_info')
  })

  it.each([
    'missing ID token',
    'another audience beside ours',
    'authorized party',
    'subject at userinfo',
    'endless answer',
  ] as const)('refuses an answer with a wrong part: %s', async (flaw) => {
    // Without an e-mail address in the ID token userinfo is asked.
    provider.setPerson({ sub: 'i-6', name: 'Nobody' })
    provider.setFlaw(flaw)
    const refused = await visit(service, 'orcid')
    expect(refused.cookie).toBe('')
    expect(refused.location).toMatch(/^\/sign-in\?error=/)
    expect(service.log.join()).not.toContain('a request failed')
  })

  it('refuses an answer twice, one that another browser began, and one made up', async () => {
    provider.setPerson({ sub: 'i-3', email: 'once@inst.example' })
    const { again, back } = await visit(service, 'oidc')
    const second = await again()
    expect(cookiesOf(second).join()).not.toMatch(/session_token=[^;]/)
    expect(second.headers.location).toMatch('error=')
    const { answer } = await begin(service, 'oidc')
    const there = await fetch((JSON.parse(answer.body) as { url: string }).url, { redirect: 'manual' })
    const foreign = new URL(there.headers.get('location') ?? '')
    for (const address of [
      foreign.pathname + foreign.search,
      `${back.pathname}?code=x&state=y`,
      back.pathname,
    ]) {
      const refused = await service.app.inject({ url: address })
      expect(refused.statusCode).toBe(302)
      expect(refused.headers.location).toMatch(/\/sign-in\?error=/)
      expect(cookiesOf(refused).join()).not.toMatch(/session_token=[^;]/)
    }
    expect(service.log.join()).not.toContain(foreign.searchParams.get('code'))
  })

  it('sends people to GitHub and Google with the address to come back to', async () => {
    const known = (['github', 'google'] as const).map((id) => ({
      id,
      name: id,
      clientId: `${id} client`,
      clientSecret: 'secret',
    }))
    const site = { name: 'Curia', signIn: { signUp: 'OPEN' as const, providers: known } }
    const named = await testApp(url, { schema, site, publicUrl: 'https://curia.example' })
    const pages = { github: 'https://github.com', google: 'https://accounts.google.com' }
    for (const { id, clientId } of known) {
      const { answer, cookies } = await begin(named, id)
      const page = new URL((JSON.parse(answer.body) as { url: string }).url)
      expect(page.origin).toBe(pages[id])
      expect(page.searchParams.get('client_id')).toBe(clientId)
      expect(page.searchParams.get('redirect_uri')).toBe(`https://curia.example/api/auth/callback/${id}`)
      expect(page.searchParams.get('state')).toHaveLength(32)
      expect(answer.body).not.toContain('secret')
      for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
    }
    await named.close()
  })

  it('leads nowhere but to pages of its own', async () => {
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil']) {
      const { answer } = await begin(service, 'oidc', { returnTo })
      expect(answer.statusCode).toBe(400)
    }
    const { answer } = await begin(service, 'nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('oidc, orcid')
  })

  it('makes no account where people cannot sign up, and lets those in who have one', async () => {
    const strict = await start('INVITATION')
    provider.setPerson({ sub: 'i-4', email: 'new@inst.example' })
    const refused = await visit(strict, 'oidc')
    expect(refused.cookie).toBe('')
    expect(refused.location).toBe('/sign-in?error=sign_up_not_open')
    provider.setPerson({ sub: 'i-1' })
    expect(await viewer((await visit(strict, 'oidc')).cookie)).toMatchObject({ username: 'InesIlg' })
    await strict.close()
  })

  it('lets nobody in who is deactivated', async () => {
    await service.storage.writeAside((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: '2026-01-01T00:00:00.000Z' })
        .where('username', '=', 'InesIlg')
        .execute(),
    )
    provider.setPerson({ sub: 'i-1' })
    const refused = await visit(service, 'oidc')
    expect(refused.cookie).toBe('')
    expect(refused.location).toBe('/sign-in?error=unable_to_create_session')
  })

  it('lets people in by password while a provider is out of reach, and says that it is', async () => {
    const lonely = await start('OPEN', 'http://127.0.0.1:1')
    const { answer } = await begin(lonely, 'oidc')
    expect(answer.statusCode).toBe(503)
    const byPassword = await lonely.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: 'own@example.org', password: PASSWORD },
    })
    expect(byPassword.statusCode).toBe(200)
    await lonely.close()
  })

  it.each(['/api/sign_in', '/api/auth/google_oauth2', '/api/auth/orcid', '/api/auth/github'])(
    'is described by GET %s, for programs',
    async (address) => {
      const answer = await service.app.inject(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { ways, ...rest } = answer.json<{ ways: { id: string; path: string; body: object }[] }>()
      expect(rest).toMatchObject({ page: '/sign-in', signUp: 'OPEN' })
      expect(ways.map(({ id, path }) => [id, path])).toEqual([
        ['password', '/api/auth/sign-in'],
        ['oidc', '/api/auth/sign-in/provider'],
        ['orcid', '/api/auth/sign-in/provider'],
      ])
      expect(answer.body).not.toContain(CLIENT.secret)
      const [, oidc] = ways
      const begun = await service.app.inject({
        method: 'POST',
        url: oidc?.path ?? '',
        payload: oidc?.body ?? {},
      })
      expect(begun.statusCode).toBe(200)
    },
  )

  it('with a provider that is not configured is refused with the ways that there are', async () => {
    const answer = await service.app.inject({ method: 'POST', url: '/api/auth/github' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      errors: [{ message: '“github” is not a way to sign in here; there are: password, oidc, orcid' }],
    })
  })
})
