import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { watchMail } from '#server/mail/mail-metrics.ts'
import { mailStatus } from '#server/mail/mail-status.ts'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { startMailServer } from '#tests/support/service/mail-server.ts'
import type { MailServerOfTest } from '#tests/support/service/mail-server.ts'
import { testMail } from '#tests/support/service/mail-service.ts'
import type { TestMail } from '#tests/support/service/mail-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeOnEachEngine('the queue of mail', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let server: MailServerOfTest
  let mail: TestMail
  let user: { id: number }
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    user = await storage.writeAside((tx) => addUser(tx, 'ada', { email: 'ada@example.org' }))
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })
  beforeEach(async () => {
    server = await startMailServer()
    mail = testMail(storage, server)
  })
  afterEach(async () => {
    await mail.stop()
    await server.close()
    await storage.writeAside((tx) => tx.deleteFrom('mail_queue').execute())
  })

  const add = (...recipients: string[]) =>
    storage.writeAside(async (tx) => {
      const now = new Date().toISOString()
      for (const recipient of recipients)
        await mail.outbox.add(tx, { kind: 'PASSWORD_CHANGED', userId: user.id, recipient, now })
    })
  const rows = () => storage.read.selectFrom('mail_queue').selectAll().orderBy('id').execute()
  const recipients = () => server.received.map(({ to }) => to).sort()

  it('sends a message once, as text and HTML, and keeps nothing of what it said', async () => {
    await add('ada@example.org')
    await mail.run()
    await mail.run()
    const [message, ...others] = server.received
    expect(others).toEqual([])
    expect(message?.headers).toMatchObject({
      from: 'Curia of the tests <curia@curia.test>',
      to: 'ada@example.org',
      'auto-submitted': 'auto-generated',
      'content-type': expect.stringContaining('multipart/alternative'),
    })
    expect(message?.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@curia\.test>$/)
    for (const form of [message?.text, message?.html])
      expect(form).toContain(
        'The password of the account with this address at Curia of the tests was changed',
      )
    // Nothing that a reader's program would fetch.
    expect(message?.html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import|src=/i)
    expect(await rows()).toMatchObject([{ state: 'SENT', recipient: null, details: null, claim: null }])
    expect(mail.log.join()).not.toContain('ada@example.org')
  })

  it('sends nothing of a change that was not committed', async () => {
    const failed = storage.writeAside(async (tx) => {
      const now = new Date().toISOString()
      await mail.outbox.add(tx, { kind: 'PASSWORD_CHANGED', userId: user.id, recipient: 'a@b.org', now })
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await mail.run()
    expect([server.received, await rows()]).toEqual([[], []])
  })

  it('tries again what the server takes later, with growing pauses and the same Message-ID', async () => {
    const seen: (string | undefined)[] = []
    server.onMessage = ({ headers }) => {
      seen.push(headers['message-id'])
      return seen.length < 3 ? { code: 451, text: 'try again later' } : null
    }
    await add('ada@example.org')
    await mail.run()
    expect(await rows()).toMatchObject([
      { state: 'WAITING', attempts: 1, failure: 'MESSAGE', reason: expect.stringContaining('451') },
    ])
    // Not before the pause of a minute has passed.
    await mail.after(MINUTE - 5000)
    expect(seen).toHaveLength(1)
    await mail.after(6000)
    expect(seen).toHaveLength(2)
    await mail.after(MINUTE)
    expect(seen).toHaveLength(2)
    await mail.after(MINUTE + 1000)
    expect(new Set(seen).size).toBe(1)
    expect([seen.length, server.received.length]).toEqual([3, 1])
    // One message that waits elsewhere is no error of the server.
    expect(mail.error()).toBeNull()
  })

  it('says in the metrics how many messages wait and how many were given up', async () => {
    const metric = [...definedMetrics()].find(({ name }) => name === 'curia_mail_messages')
    const counts = async () =>
      Object.fromEntries(((await metric?.read()) ?? []).map(({ labels, value }) => [labels['state'], value]))
    expect(await counts()).toEqual({})
    const end = watchMail(storage.probe)
    expect(await counts()).toEqual({ waiting: 0, failed: 0 })
    server.onRecipient = (address) =>
      address === 'ada@example.org'
        ? { code: 451, text: 'try again later' }
        : { code: 550, text: `<${address}> is not known here` }
    await add('ada@example.org', 'gone@example.org', 'lost@example.org')
    expect(await counts()).toEqual({ waiting: 3, failed: 0 })
    await mail.run()
    expect(await counts()).toEqual({ waiting: 1, failed: 2 })
    end()
    expect(await counts()).toEqual({})
  })

  it('sets aside what the server refuses for good, with the reason, and never tries it again', async () => {
    let asked = 0
    server.onRecipient = (address) => {
      if (address !== 'gone@example.org') return null
      asked += 1
      return { code: 550, text: `5.1.1 <${address}> is not known here` }
    }
    await add('gone@example.org', 'ada@example.org')
    await mail.run()
    await mail.after(72 * HOUR)
    expect([asked, recipients()]).toEqual([1, ['ada@example.org']])
    expect(await mailStatus(storage.read)).toMatchObject({
      waiting: 0,
      lastSentAt: expect.any(String),
      lastFailure: { reason: expect.stringContaining('550') },
      failed: [
        {
          kind: 'PASSWORD_CHANGED',
          recipient: 'gone@example.org',
          reason: expect.stringContaining('<gone@example.org> is not known here'),
        },
      ],
    })
    expect(mail.log.join()).toContain('<recipient>')
    expect(mail.log.join()).not.toContain('gone@example.org')
  })

  it('sends again what it cannot know to have been taken: the connection was lost after the last line', async () => {
    const seen: (string | undefined)[] = []
    server.onMessage = ({ headers }) => {
      seen.push(headers['message-id'])
      return seen.length === 1 ? 'drop' : null
    }
    await add('ada@example.org')
    await mail.run()
    expect(await rows()).toMatchObject([{ state: 'WAITING', attempts: 1, failure: 'SERVER' }])
    await mail.after(2 * MINUTE)
    expect(seen[1]).toBe(seen[0])
    expect(recipients()).toEqual(['ada@example.org'])
  })

  it('waits for a server that is away, says so, and gives up after two days', async () => {
    await server.close()
    await add('ada@example.org', 'ben@example.org', 'cleo@example.org', 'dora@example.org')
    await mail.run()
    expect(mail.error()).toContain('Administration page')
    expect(await mailStatus(storage.read)).toMatchObject({
      waiting: 4,
      lastFailure: { reason: expect.stringContaining('ECONNREFUSED') },
    })
    // A server that is away is not asked for each message.
    expect((await rows()).filter(({ attempts }) => attempts === 0)).not.toEqual([])
    await mail.after(HOUR)
    await server.reopen()
    for (let minutes = 0; minutes < 40; minutes += 5) await mail.after(5 * MINUTE)
    expect(recipients()).toEqual([
      'ada@example.org',
      'ben@example.org',
      'cleo@example.org',
      'dora@example.org',
    ])
    expect([mail.error(), (await mailStatus(storage.read)).waiting]).toEqual([null, 0])

    await server.close()
    await add('late@example.org')
    await mail.after(0)
    await mail.after(49 * HOUR)
    await server.reopen()
    expect((await mailStatus(storage.read)).failed).toMatchObject([
      { recipient: 'late@example.org', reason: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(recipients()).not.toContain('late@example.org')
  })

  it('sends each message once from two processes, and to a slow server few at once', async () => {
    const other = await open(database.url)
    const second = testMail(other, server)
    const all = Array.from({ length: 20 }, (_none, at) => `reader${at}@example.org`)
    await add(...all)
    server.onMessage = async () => {
      // Long enough for every place to be taken.
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      return null
    }
    await Promise.all([mail.run(), second.run()])
    await second.stop()
    await other.close()
    expect(recipients()).toEqual([...all].sort())
    expect(server.mostAtOnce()).toBeGreaterThan(1)
    expect(server.mostAtOnce()).toBeLessThanOrEqual(6)
  })

  it('sends a message again whose process ended while it was sent, and only when its time is over', async () => {
    const arrived = Promise.withResolvers<string | undefined>()
    const ended = Promise.withResolvers<null>()
    server.onMessage = ({ headers }) => {
      arrived.resolve(headers['message-id'])
      return ended.promise
    }
    const other = await open(database.url)
    const ending = testMail(other, server)
    await add('ada@example.org')
    const sending = ending.run()
    const id = await arrived.promise
    // What a process leaves behind that is killed now.
    server.onMessage = () => null
    await mail.run()
    expect(server.received).toEqual([])
    await mail.after(11 * MINUTE)
    expect(server.received.map(({ headers }) => headers['message-id'])).toEqual([id])
    // The first one, should it live after all, changes nothing of what the other has noted.
    ended.resolve(null)
    await sending
    await other.close()
    expect(await rows()).toMatchObject([{ state: 'SENT', attempts: 2 }])
  })

  it('removes messages with the account, and forgets after a month what has ended', async () => {
    await add('ada@example.org')
    await mail.run()
    await mail.after(31 * 24 * HOUR)
    expect(await rows()).toEqual([])

    const leaving = await storage.writeAside((tx) => addUser(tx, 'lea', { email: 'lea@example.org' }))
    await storage.writeAside(async (tx) => {
      const now = new Date().toISOString()
      await mail.outbox.add(tx, { kind: 'DIGEST', userId: leaving.id, now })
      await tx.deleteFrom('users').where('id', '=', leaving.id).execute()
    })
    expect(await rows()).toEqual([])
  })
})
