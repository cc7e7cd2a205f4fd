import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { startMailServer } from '#tests/support/service/mail-server.ts'
import type { MailServerOfTest, ReceivedMail } from '#tests/support/service/mail-server.ts'
import { SITE, testMail } from '#tests/support/service/mail-service.ts'
import type { TestMail } from '#tests/support/service/mail-service.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'

const PASSWORD = 'correct horse battery'
const HOUR = 3_600_000

describeOnSqliteFirst('mail about accounts', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let server: MailServerOfTest
  let mail: TestMail
  let service: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    server = await startMailServer()
    mail = testMail(storage, server, 'Curia <of> the\r\nBcc: tests')
    service = await testApp(database.url, { schema, outbox: mail.outbox })
  })
  afterAll(async () => {
    await service.close()
    await mail.stop()
    await server.close()
    await storage.close()
    await database.drop()
  })
  beforeEach(() => {
    server.received.length = 0
    server.onMessage = () => null
  })

  /** @param cookie of a session, or an API key */
  async function post(path: string, payload: object, cookie = '') {
    const answer = await service.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: {
        host: 'curia.test',
        origin: SITE,
        ...(cookie.startsWith('curia_') ? { authorization: `Bearer ${cookie}` } : { cookie }),
      },
    })
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return {
      status: answer.statusCode,
      body: answer.body,
      json: (): unknown => JSON.parse(answer.body),
      cookie: cookies.find((each) => each.startsWith('curia.session_token='))?.split(';', 1)[0] ?? '',
    }
  }
  const signUp = (name: string, more: object = {}) =>
    post('/api/auth/sign-up', { email: `${name}@example.org`, password: PASSWORD, ...more })
  const signIn = (name: string, password = PASSWORD) =>
    post('/api/auth/sign-in', { email: `${name}@example.org`, password })
  const ask = async (query: string, cookie: string, variables: object = {}) =>
    (await post('/api/graphql', { query, variables }, cookie)).json()
  const accountOf = (name: string) =>
    storage.read
      .selectFrom('users')
      .select(['id', 'email', 'email_verified'])
      .where('username', '=', name)
      .executeTakeFirstOrThrow()
  const isVerified = async (name: string) => Boolean((await accountOf(name)).email_verified)
  /** An account without a password, which takes time; gives an API key of it. */
  const account = async (name: string, given: { role?: 'ADMIN' } = {}) => {
    const email = `${name}@example.org`
    return (await userWithKey(storage, name, { email, email_folded: email, ...given })).key
  }
  /** Sends what waits, and gives what came since the last time. */
  async function delivered(): Promise<ReceivedMail[]> {
    await mail.run()
    return server.received.splice(0)
  }
  const changeEmail = (username: string, email: string, cookie: string) =>
    ask(
      `mutation ($username: String!, $email: String!) { editUser(input: {
        username: $username, email: $email, name: { unset: true }, url: { unset: true }, bio: { unset: true },
        orcid: { unset: true }, areaOfExpertise: { unset: true }, countryId: { unset: true },
        facebookProfile: { unset: true }, linkedinProfile: { unset: true }, twitterHandle: { unset: true }
      }) { user { email } } }`,
      cookie,
      { username, email },
    )
  const tokenIn = ({ text }: ReceivedMail, page: string) =>
    new RegExp(`${SITE}/${page}#([\\w-]+)\n`).exec(text)?.[1] ?? 'no token'
  /** Waits for what is done after the answer. */
  async function deliveredAfterAnswer(): Promise<ReceivedMail[]> {
    await service.close()
    const messages = await delivered()
    service = await testApp(database.url, { schema, outbox: mail.outbox })
    return messages
  }

  it('asks who signs up to verify the address, which one press does, once', async () => {
    const { cookie } = await signUp('ada')
    const [message, ...others] = await delivered()
    expect(others).toEqual([])
    expect(message).toMatchObject({ to: 'ada@example.org', subject: expect.stringContaining('Verify') })
    const token = tokenIn(message!, 'verify-email')
    expect(message!.html).toContain(`href="${SITE}/verify-email#${token}"`)
    expect(await isVerified('ada')).toBe(false)
    expect((await post('/api/auth/link', { kind: 'EMAIL', token })).status).toBe(200)
    expect((await post('/api/auth/verify-email', { token: `${token}x` })).status).toBe(404)
    expect((await post('/api/auth/verify-email', { token })).status).toBe(200)
    expect(await isVerified('ada')).toBe(true)
    expect((await post('/api/auth/verify-email', { token })).status).toBe(404)
    expect((await post('/api/auth/send-verification', {}, cookie)).status).toBe(409)
    expect(await delivered()).toEqual([])
  })

  it('asks again when the address changes, tells the former one, and takes no link of it', async () => {
    const { cookie } = await signUp('ben')
    const [first] = await delivered()
    // Nobody is told at an address that was never verified.
    await changeEmail('ben', 'typo@example.org', cookie)
    expect((await delivered()).map(({ to }) => to)).toEqual(['typo@example.org'])
    await changeEmail('ben', 'ben@example.org', cookie)
    const [again] = await delivered()
    await post('/api/auth/verify-email', { token: tokenIn(again!, 'verify-email') })
    expect(await changeEmail('ben', 'benedict@example.org', cookie)).toMatchObject({
      data: { editUser: { user: { email: 'benedict@example.org' } } },
    })
    const messages = await delivered()
    expect(messages.map(({ to }) => to).sort()).toEqual(['ben@example.org', 'benedict@example.org'])
    const [notice] = messages.filter(({ to }) => to === 'ben@example.org')
    expect(notice!.text).toContain('The e-mail address of the account ben')
    expect(notice!.text).toContain('help@curia.test')
    const [request] = messages.filter(({ to }) => to === 'benedict@example.org')
    const old = tokenIn(first!, 'verify-email')
    expect((await post('/api/auth/verify-email', { token: old })).status).toBe(404)
    const token = tokenIn(request!, 'verify-email')
    expect((await post('/api/auth/verify-email', { token })).status).toBe(200)
    expect(await isVerified('ben')).toBe(true)
    // The same address asks nobody.
    await changeEmail('ben', 'Benedict@example.org', cookie)
    expect(await delivered()).toEqual([])
  })

  it('changes an address a few times an hour, and then says when it can be changed again', async () => {
    const { cookie } = await signUp('rita')
    const answers = []
    for (let times = 0; times < 6; times += 1)
      answers.push(
        await changeEmail('rita', times % 2 === 0 ? 'foe@example.org' : 'rita@example.org', cookie),
      )
    expect(answers.slice(0, 5)).toEqual(
      Array.from({ length: 5 }, () => ({ data: { editUser: { user: { email: expect.any(String) } } } })),
    )
    expect(answers[5]).toMatchObject({
      errors: [{ message: expect.stringMatching(/too often: try again in \d+ min/) }],
    })
    expect((await accountOf('rita')).email).toBe('foe@example.org')
  })

  it('sends an address that nobody has verified five messages an hour, whoever enters it', async () => {
    const names = ['sid', 'sue', 'sam']
    for (const name of names) {
      const { cookie } = await signUp(name)
      // Twice each, and free for the next.
      for (const email of ['target', name, 'target', name])
        await changeEmail(name, `${email}@example.org`, cookie)
    }
    const { count } = await storage.read
      .selectFrom('mail_queue')
      .innerJoin('users', 'users.id', 'mail_queue.user_id')
      .select((row) => row.fn.countAll().as('count'))
      .where('username', 'in', names)
      .executeTakeFirstOrThrow()
    // Three for the own address of each, and five for the target.
    expect(Number(count)).toBe(3 * 3 + 5)
    await delivered()
  })

  it('sends another message on request, a few an hour', async () => {
    const { cookie } = await signUp('cleo')
    await delivered()
    const statuses = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await post('/api/auth/send-verification', {}, cookie)).status)
    // The message at sign-up counts.
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429])
    expect((await post('/api/auth/send-verification', {})).status).toBe(401)
    const messages = await delivered()
    expect(messages).toHaveLength(4)
    // Each of them works until one is used.
    expect(
      (await post('/api/auth/verify-email', { token: tokenIn(messages[2]!, 'verify-email') })).status,
    ).toBe(200)
    expect(
      (await post('/api/auth/verify-email', { token: tokenIn(messages[3]!, 'verify-email') })).status,
    ).toBe(404)
  })

  it('mails a link to a new password, which works once, ends all sessions and is told', async () => {
    const { cookie } = await signUp('dora')
    await delivered()
    const asked = await post('/api/auth/request-password-reset', { email: 'DORA@example.org' })
    const unknown = await post('/api/auth/request-password-reset', { email: 'nobody@example.org' })
    expect([unknown.status, unknown.body]).toEqual([asked.status, asked.body])
    expect([asked.status, asked.body]).toEqual([202, expect.stringContaining('was sent')])
    const [message, ...others] = await deliveredAfterAnswer()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      to: 'dora@example.org',
      subject: expect.stringContaining('New password'),
    })
    const token = tokenIn(message!, 'reset-password')
    const newPassword = 'another passphrase'
    expect(await isVerified('dora')).toBe(false)
    expect((await post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
    expect((await post('/api/auth/reset-password', { token, newPassword })).status).toBe(404)
    expect(await ask('{ viewer { username } }', cookie)).toEqual({ data: { viewer: null } })
    expect((await signIn('dora')).status).toBe(401)
    expect((await signIn('dora', newPassword)).status).toBe(200)
    // Who opened what was sent there has the address.
    expect(await isVerified('dora')).toBe(true)
    const [notice] = await delivered()
    expect(notice).toMatchObject({
      to: 'dora@example.org',
      subject: expect.stringContaining('Password changed'),
    })
    expect(notice!.text).toContain(`${SITE}/forgotten-password`)
  })

  it('takes no link to a new password once the password or the address has changed', async () => {
    let { cookie } = await signUp('pia')
    const request = async (name: string) => {
      await post('/api/auth/request-password-reset', { email: `${name}@example.org` })
      const message = (await deliveredAfterAnswer()).find(({ subject }) => subject.includes('New password'))
      return tokenIn(message!, 'reset-password')
    }
    const newPassword = 'another passphrase'
    const statusOf = async (token: string) =>
      (await post('/api/auth/reset-password', { token, newPassword: 'a stolen passphrase' })).status
    const beforePassword = await request('pia')
    expect((await post('/api/auth/link', { kind: 'PASSWORD', token: beforePassword })).status).toBe(200)
    const changed = await post(
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword },
      cookie,
    )
    ;({ cookie } = changed)
    expect(await statusOf(beforePassword)).toBe(404)
    const beforeAddress = await request('pia')
    await changeEmail('pia', 'pia2@example.org', cookie)
    expect(await statusOf(beforeAddress)).toBe(404)
    // Whoever changed the address, and however.
    const mailed = await request('pia2')
    await storage.writeAside((tx) =>
      tx
        .updateTable('users')
        .set({ email: 'pia3@example.org', email_folded: 'pia3@example.org' })
        .where('username', '=', 'pia')
        .execute(),
    )
    expect(await statusOf(mailed)).toBe(404)
    expect((await signIn('pia3', newPassword)).status).toBe(200)
  })

  it('tells of a password that was changed in the settings', async () => {
    const { cookie } = await signUp('emil')
    await delivered()
    const change = { currentPassword: PASSWORD, newPassword: 'another passphrase' }
    expect((await post('/api/auth/change-password', change, cookie)).status).toBe(200)
    expect((await delivered()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Password changed'),
    ])
  })

  it('keeps no link in the database or the log, and sends none that is of no use any more', async () => {
    await account('fay')
    const tokens: string[] = []
    server.onMessage = (message) => {
      tokens.push(tokenIn(message, 'reset-password'))
      return { code: 451, text: 'try again later' }
    }
    await post('/api/auth/request-password-reset', { email: 'fay@example.org' })
    await deliveredAfterAnswer()
    await mail.after(2 * 60_000)
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 2])
    const tables = ['mail_queue', 'mail_tokens', 'account_links'] as const
    const kept = await Promise.all(
      tables.map((table) => storage.read.selectFrom(table).selectAll().execute()),
    )
    const text = JSON.stringify(kept) + mail.log.join() + service.log.join()
    expect(tokens.filter((token) => text.includes(token))).toEqual([])
    // The first link works, although another attempt was made since; then nothing more is sent.
    const body = { token: tokens[0], newPassword: 'another passphrase' }
    expect((await post('/api/auth/reset-password', body)).status).toBe(200)
    server.onMessage = () => null
    await mail.after(HOUR / 2)
    expect(server.received.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Password changed'),
    ])
  })

  it('fills nobody’s mailbox, and answers the same', async () => {
    await account('gus')
    const answers = []
    for (let times = 0; times < 7; times += 1)
      answers.push((await post('/api/auth/request-password-reset', { email: 'gus@example.org' })).status)
    expect(answers).toEqual(Array(7).fill(202))
    expect(await deliveredAfterAnswer()).toHaveLength(5)
  })

  it('sends nothing to an account that was deactivated, or to whom has another address by then', async () => {
    await account('hugo')
    const hugo = await accountOf('hugo')
    const set = (columns: { deactivated_at?: string | null; email?: string; email_folded?: string }) =>
      storage.writeAside((tx) => tx.updateTable('users').set(columns).where('id', '=', hugo.id).execute())
    await set({ deactivated_at: new Date().toISOString() })
    await post('/api/auth/request-password-reset', { email: 'hugo@example.org' })
    expect(await deliveredAfterAnswer()).toEqual([])
    await set({ deactivated_at: null })
    await post('/api/auth/request-password-reset', { email: 'hugo@example.org' })
    await service.close()
    await set({ email: 'other@example.org', email_folded: 'other@example.org' })
    service = await testApp(database.url, { schema, outbox: mail.outbox })
    expect(await delivered()).toEqual([])
  })

  it('mails an invitation, by which the account has a verified address; withdrawn ones are not sent', async () => {
    const cookie = await account('ida', { role: 'ADMIN' })
    const invite = `mutation ($email: String) {
      createInvitation(input: { role: EDITOR, email: $email }) { path invitation { id note } } }`
    const invited = await ask(invite, cookie, { email: 'jo@example.org' })
    expect(invited).toMatchObject({ data: { createInvitation: { invitation: { note: 'jo@example.org' } } } })
    const [message] = await delivered()
    expect(message).toMatchObject({ to: 'jo@example.org', subject: expect.stringContaining('Invitation') })
    expect(message!.text).toContain('ida invites you')
    const token = tokenIn(message!, 'invitation')
    const joining = { token, email: 'jo@example.org', password: PASSWORD }
    expect((await post('/api/auth/accept-invitation', joining)).status).toBe(201)
    expect(await isVerified('jo')).toBe(true)
    expect((await post('/api/auth/accept-invitation', { ...joining, email: 'x@example.org' })).status).toBe(
      404,
    )
    expect(await delivered()).toEqual([])

    const path = (await ask(invite, cookie, { email: 'kim@example.org' })) as {
      data: { createInvitation: { path: string; invitation: { id: number } } }
    }
    const { id } = path.data.createInvitation.invitation
    await ask(`mutation { withdrawInvitation(input: { id: ${id} }) { success } }`, cookie)
    expect(await delivered()).toEqual([])

    // The link that the administrator sees works, too; the address is then not known to be theirs.
    const shown = (await ask(invite, cookie, {})) as { data: { createInvitation: { path: string } } }
    const shownToken = shown.data.createInvitation.path.split('#')[1]
    await post('/api/auth/accept-invitation', {
      token: shownToken,
      email: 'lou@example.org',
      password: PASSWORD,
    })
    expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([
      ['lou@example.org', expect.stringContaining('Verify')],
    ])
    for (const [email, error] of [
      ['nowhere', 'not an e-mail address'],
      ['a@b.org\r\nBcc: c@d.org', 'not an e-mail address'],
    ])
      expect(await ask(invite, cookie, { email })).toMatchObject({
        errors: [{ message: expect.stringContaining(error ?? '') }],
      })
  })

  it('puts nothing that people chose into headers or mark-up', async () => {
    const username = '<b>mia</b>&"x"'
    const { cookie } = await signUp('mia', { username })
    const [request] = await delivered()
    // Nor anything at all to an address that nobody has verified.
    for (const text of [request!.html, request!.text]) expect(text).not.toContain('mia')
    await post('/api/auth/verify-email', { token: tokenIn(request!, 'verify-email') })
    const change = { currentPassword: PASSWORD, newPassword: 'another passphrase' }
    await post('/api/auth/change-password', change, cookie)
    const [message] = await delivered()
    expect(message!.html).toContain('&lt;b&gt;mia&lt;/b&gt;&amp;&quot;x&quot;')
    expect(message!.html).not.toContain('<b>')
    expect(message!.text).toContain(username)
    // The name of the knowledgebase was made to be a second header.
    expect(message!.subject).toBe('Password changed at Curia <of> the Bcc: tests')
    expect(message!.headers).not.toHaveProperty('bcc')
    expect(message!.headers['from']).toMatch(/<curia@curia\.test>$/)
    expect(message!.headers['from']).not.toMatch(/=0[AD]/)
  })

  it('says to administrators alone how mail is', async () => {
    const query = '{ mailStatus { waiting lastSentAt lastFailure { reason } failed { kind } } }'
    expect(await ask(query, await account('nora'))).toEqual({ data: { mailStatus: null } })
    expect(await ask(query, await account('nina', { role: 'ADMIN' }))).toMatchObject({
      data: { mailStatus: { waiting: 0, lastSentAt: expect.any(String), failed: [] } },
    })
  })

  it('is off without a mail server: links come from administrators, and no message waits', async () => {
    await service.close()
    service = await testApp(database.url, { schema })
    const { cookie } = await signUp('otto')
    const administrator = await account('olga', { role: 'ADMIN' })
    expect(
      await ask(
        '{ signInOptions { sendsMail } mailSettings { address } mailStatus { waiting } }',
        administrator,
      ),
    ).toEqual({
      data: { signInOptions: { sendsMail: false }, mailSettings: null, mailStatus: null },
    })
    expect((await post('/api/auth/send-verification', {}, cookie)).status).toBe(503)
    expect((await post('/api/auth/request-password-reset', { email: 'otto@example.org' })).body).toContain(
      'the administrators are told',
    )
    const invite = 'mutation { createInvitation(input: { email: "p@example.org" }) { path } }'
    expect(await ask(invite, administrator)).toMatchObject({
      errors: [{ message: expect.stringContaining('does not send e-mail') }],
    })
    expect(await delivered()).toEqual([])
  })
})
