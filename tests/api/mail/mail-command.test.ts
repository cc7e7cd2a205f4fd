import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { settingsOf } from '#server/config/config.ts'
import { mailSettings } from '#server/config/mail.ts'
import { readConfig } from '#server/features/features.ts'
import { open } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { startMailServer } from '#tests/support/service/mail-server.ts'
import type { MailServerOfTest } from '#tests/support/service/mail-server.ts'
import { testMail } from '#tests/support/service/mail-service.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

let server: MailServerOfTest
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

const complete = {
  SMTP_URL: 'smtps://ada%40example.org:p%3Aw@mail.example.org',
  MAIL_FROM: 'The Curia <curia@example.org>',
  PUBLIC_URL: 'https://curia.example.org',
}

it('reads where mail goes from SMTP_URL, and who sends it from MAIL_FROM', () => {
  expect(settingsOf(readConfig({}), mailSettings)).toBeNull()
  expect(settingsOf(readConfig(complete), mailSettings)).toEqual({
    server: {
      host: 'mail.example.org',
      port: 465,
      secure: true,
      auth: { user: 'ada@example.org', pass: 'p:w' },
    },
    from: { name: 'The Curia', address: 'curia@example.org' },
    siteUrl: 'https://curia.example.org',
  })
  const plain = { ...complete, SMTP_URL: 'smtp://[::1]:2525', MAIL_FROM: 'c@example.org' }
  expect(settingsOf(readConfig(plain), mailSettings)).toMatchObject({
    server: { host: '::1', port: 2525, secure: false, auth: null },
    from: { name: 'Curia', address: 'c@example.org' },
  })
})

it.each([
  [
    { SMTP_URL: 'mail.example.org' },
    'SMTP_URL is wrong (its value may hold a password and is not shown): must be smtp://',
  ],
  [{ SMTP_URL: 'http://mail.example.org' }, 'must be smtp://'],
  [{ SMTP_URL: 'smtp://mail.example.org/?logger=true' }, 'must be smtp://'],
  [{ SMTP_URL: 'smtp://a:%zz@mail.example.org' }, 'must be smtp://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody": must be an e-mail address'],
  [{ MAIL_FROM: 'A\r\nBcc: b@c.org <a@b.org>' }, 'must be an e-mail address'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM must be set, too'],
  [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set, too'],
  [{ SMTP_URL: '' }, 'SMTP_URL must be set, too'],
])('refuses to start with %o', (wrong, message) => {
  expect(() => readConfig({ ...complete, ...wrong })).toThrow(message)
})

it.each(['smtp://ada:se@cret@a b', 'ada:secret@mail.example.org', 'smtp:ada:secret@mail'])(
  'prints no password of %s',
  (SMTP_URL) => {
    expect(() => readConfig({ ...complete, SMTP_URL })).toThrow(/^((?!cret).)*$/s)
  },
)

it('sends a test message with curia mail test, or says why not', async () => {
  const database = `sqlite:${join(inject('runFolder'), 'none.db')}`
  const env = { ...complete, SMTP_URL: server.url }
  const run = (address: string, settings: Record<string, string> = env) =>
    runCuria(['mail', 'test', address], { database, env: settings })
  server.onRecipient = (address) =>
    address.startsWith('gone') ? { code: 550, text: 'no such mailbox' } : null
  const [sent, refused, invalid, off] = await Promise.all([
    run('ada@example.org'),
    run('gone@example.org'),
    run('nowhere'),
    run('ada@example.org', {}),
  ])
  expect(sent).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('took a message for ada@example.org'),
  })
  expect(server.received.splice(0)).toMatchObject([
    {
      to: 'ada@example.org',
      subject: 'Test message of Curia',
      headers: { from: 'The Curia <curia@example.org>' },
    },
  ])
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('no such mailbox') })
  expect(invalid).toMatchObject({ code: 1, stderr: expect.stringContaining('is not an e-mail address') })
  expect(off).toMatchObject({ code: 1, stderr: expect.stringContaining('set SMTP_URL') })
})

describeOnSqliteFirst('a service with a mail server', (engine) => {
  it('delays no request, loses no message when it is killed, and says when the server is away', async () => {
    const database = await engine.createDatabase()
    const storage = await open(database.url)
    // A change of the knowledge, so that no starter set is loaded.
    const user = await storage.write((tx) =>
      addUser(tx, 'ada', { email: 'ada@example.org', email_folded: 'ada@example.org' }),
    )
    const env = { ...complete, SMTP_URL: server.url, NIGHTLY_DELAY: '99999' }
    const curia = await startCuria({ database: database.url, env })
    const arrived = Promise.withResolvers<string | undefined>()
    const held = Promise.withResolvers<'drop'>()
    server.onMessage = ({ headers }) => {
      arrived.resolve(headers['message-id'])
      return held.promise
    }
    const asked = await fetch(`${curia.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org' }),
    })
    expect(asked.status).toBe(202)
    const id = await arrived.promise
    await curia.kill9()
    held.resolve('drop')

    server.received.length = 0
    server.onMessage = () => null
    const next = testMail(storage, server)
    await next.run()
    expect(server.received).toEqual([])
    await next.after(11 * 60_000)
    const received = server.received.map(({ headers }) => headers['message-id'])
    expect(received.map((each) => each?.split('@')[0])).toEqual([id?.split('@')[0]])

    await server.close()
    await storage.writeAside((tx) =>
      next.outbox.add(tx, {
        kind: 'PASSWORD_CHANGED',
        recipient: 'ada@example.org',
        userId: user.id,
        now: new Date().toISOString(),
      }),
    )
    await next.run()
    expect(next.error()).toContain('Mail cannot be sent')
    await next.stop()
    await storage.close()
    await server.reopen()
    await database.drop()
  })
})
