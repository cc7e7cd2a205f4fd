import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NotificationMail } from '#domain/vocabularies/people.ts'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { startMailServer } from '#tests/support/service/mail-server.ts'
import type { MailServerOfTest, ReceivedMail } from '#tests/support/service/mail-server.ts'
import { SITE, testMail } from '#tests/support/service/mail-service.ts'
import type { TestMail } from '#tests/support/service/mail-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addFeature } from '#tests/support/factories.ts'

const DAY = 86_400_000

describeOnEachEngine('notifications by mail', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let server: MailServerOfTest
  let mail: TestMail
  let service: TestApp
  let gene: number
  let writer: string
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    server = await startMailServer()
    mail = testMail(storage, server)
    service = await testApp(database.url, { schema, outbox: mail.outbox })
    gene = await storage.write((tx) => addFeature(tx, 'BRAF<b>'))
    writer = (await userWithKey(storage, 'writer')).key
  })
  afterAll(async () => {
    await service.close()
    await mail.stop()
    await server.close()
    await storage.close()
    await database.drop()
  })
  beforeEach(() => void (server.received.length = 0))

  async function ask(query: string, key?: string) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query },
      headers: key ? { authorization: `Bearer ${key}` } : {},
    })
    return JSON.parse(answer.body) as { data: unknown; errors?: { message: string }[] }
  }
  /** Somebody with a verified address, and when they want mail. */
  async function reader(name: string, notifications?: NotificationMail, given: object = {}) {
    const email = `${name}@example.org`
    const columns = { email, email_folded: email, email_verified: true, ...given }
    const { user, key } = await userWithKey(storage, name, columns)
    if (notifications) await choose(key, notifications)
    return { id: user.id, key }
  }
  const choose = async (key: string, notifications: NotificationMail) => {
    const answer = await ask(
      `mutation { setNotificationMail(input: { notifications: ${notifications} }) { mailSettings { notifications } } }`,
      key,
    )
    expect(answer).toEqual({ data: { setNotificationMail: { mailSettings: { notifications } } } })
  }
  /** Somebody writes about the gene, and mentions these. */
  const mention = async (...names: string[]) => {
    const body = names.map((name) => `@${name}`).join(' ')
    const answer = await ask(
      `mutation { addComment(input: { body: "secret words ${body}", subject: { id: ${gene}, entityType: FEATURE } }) { comment { id } } }`,
      writer,
    )
    expect(answer.errors).toBeUndefined()
  }
  async function delivered(): Promise<ReceivedMail[]> {
    await mail.run()
    return server.received.splice(0)
  }
  const unsubscribeIn = ({ headers }: ReceivedMail) =>
    /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1]?.slice(SITE.length) ?? 'no address'
  const settingOf = async (key: string) =>
    (await ask('{ mailSettings { address isAddressVerified notifications } }', key)).data

  it('come to nobody who has not asked for them', async () => {
    const { key } = await reader('abe')
    await mention('abe')
    expect(await delivered()).toEqual([])
    await mail.digests()
    expect(await delivered()).toEqual([])
    expect(await settingOf(key)).toEqual({
      mailSettings: { address: 'abe@example.org', isAddressVerified: true, notifications: 'NONE' },
    })
    expect((await ask('{ mailSettings { address } }')).data).toEqual({ mailSettings: null })
    expect(
      (await ask('mutation { setNotificationMail(input: { notifications: DAILY }) { clientMutationId } }'))
        .errors,
    ).toMatchObject([{ message: expect.stringContaining('log in') }])
  })

  it('come at once, each once, from the choice on', async () => {
    const { key } = await reader('bea')
    await mention('bea')
    await choose(key, 'AT_ONCE')
    expect(await delivered()).toEqual([])
    await mention('bea')
    const [message, ...others] = await delivered()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      to: 'bea@example.org',
      subject: '[Curia of the tests] writer commented on BRAF<b>',
    })
    expect(message!.text).toContain('writer commented on BRAF<b> (mentions you)')
    expect(message!.text).toContain(`${SITE}/features/${gene}`)
    expect(message!.html).toContain('BRAF&lt;b&gt;')
    // What people write is read in the app.
    expect(message!.text + message!.html).not.toContain('secret words')
    expect(await delivered()).toEqual([])
    // What came together is one message.
    await mention('bea')
    await mention('bea')
    expect((await delivered()).map(({ subject }) => subject)).toEqual([
      '[Curia of the tests] 2 notifications',
    ])
  })

  it('come once a day with what is unread, and not at all when nothing is', async () => {
    const { id, key } = await reader('cid', 'DAILY')
    await mention('cid')
    await mention('cid')
    expect(await delivered()).toEqual([])
    // No digest on the day of the choice.
    await mail.digests()
    expect(await delivered()).toEqual([])
    await mail.after(DAY)
    await Promise.all([mail.digests(), mail.digests()])
    const [digest, ...others] = await delivered()
    expect(others).toEqual([])
    expect(digest).toMatchObject({
      to: 'cid@example.org',
      subject: expect.stringContaining('2 notifications today'),
    })
    await mail.digests()
    expect(await delivered()).toEqual([])
    // Read in the app before the next night.
    await mention('cid')
    await storage.writeAside((tx) =>
      tx.updateTable('notifications').set({ seen: true }).where('notified_user_id', '=', id).execute(),
    )
    await mail.after(DAY)
    await mail.digests()
    expect(await delivered()).toEqual([])
    await choose(key, 'NONE')
  })

  it('come to verified addresses of active accounts only', async () => {
    await reader('dan', 'AT_ONCE', { email_verified: false })
    const { id } = await reader('eva', 'AT_ONCE')
    const { key } = await reader('flo', 'AT_ONCE')
    await storage.writeAside((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute(),
    )
    await mention('dan', 'eva', 'flo')
    expect((await delivered()).map(({ to }) => to)).toEqual(['flo@example.org'])
    await choose(key, 'NONE')
  })

  it('end by one press, without signing in, also of a mail program', async () => {
    const { key } = await reader('gil', 'AT_ONCE')
    await mention('gil')
    const [message] = await delivered()
    expect(message!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const address = unsubscribeIn(message!)
    expect(message!.text).toContain(`Unsubscribe:\n${SITE}${address}`)
    const form = 'List-Unsubscribe=One-Click'
    const press = (url: string, headers: Record<string, string>, payload: string) =>
      service.app.inject({ method: 'POST', url, payload, headers })
    const typed = { 'content-type': 'application/x-www-form-urlencoded' }
    const forged = `${address.slice(0, -3)}abc`
    for (const url of [forged, '/unsubscribe', '/unsubscribe?token=1.x', address.replace(/=\d+/, '=1')])
      expect((await press(url, typed, form)).statusCode).toBe(404)
    expect(await settingOf(key)).toMatchObject({ mailSettings: { notifications: 'AT_ONCE' } })
    // As it waits, it ends, too.
    await mention('gil')
    expect((await press(address, typed, form)).statusCode).toBe(200)
    expect(await settingOf(key)).toMatchObject({ mailSettings: { notifications: 'NONE' } })
    expect(await delivered()).toEqual([])
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const parts = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
    expect((await press(address, multipart, parts)).statusCode).toBe(200)
    // Links of old messages work again after another choice.
    await choose(key, 'DAILY')
    expect((await press(address, {}, '')).statusCode).toBe(200)
    expect(await settingOf(key)).toMatchObject({ mailSettings: { notifications: 'NONE' } })
  })
})
