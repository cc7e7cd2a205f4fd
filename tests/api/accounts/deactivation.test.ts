import { expect, it } from 'vitest'
import { createAccountLink, findAccountLink, openInvitations } from '#server/accounts/account-links.ts'
import { generateApiKey, holderOfKey } from '#server/accounts/api-keys/api-keys.ts'
import { createMailToken, userOfEmailToken } from '#server/accounts/mail/mail-tokens.ts'
import { sessionOf } from '#server/accounts/sessions.ts'
import { digestOf } from '#server/accounts/api-keys/api-key-format.ts'
import { setDeactivated, setRole } from '#server/accounts/users.ts'
import { schema } from '#server/graphql/schema.ts'
import type { Writing } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { openInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const now = new Date().toISOString()
const later = new Date(Date.now() + 86_400_000).toISOString()
const address = 'ada@example.org'

/** Gives an account one of everything by which somebody acts for it. */
async function withAccess(tx: Writing, username: string) {
  const { id: userId } = await addUser(tx, username, {
    email: address.replace('ada', username),
    email_folded: address.replace('ada', username),
  })
  const { token: key } = await generateApiKey(tx, { userId, name: 'k', expiresAt: null, now })
  const session = `session-of-${username}`
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_digest: digestOf(session),
      expires_at: later,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const { path, record } = await createAccountLink(tx, { kind: 'PASSWORD', userId, createdBy: null, now })
  const mailed = await createMailToken(tx, { linkId: record.id }, address, now)
  const verification = await createMailToken(tx, { userId }, address.replace('ada', username), now)
  return { userId, key, session, reset: path.split('#')[1] ?? '', mailed, verification }
}

describeOnEachEngine('deactivating an account', (engine) => {
  it('revokes its keys, sessions and links, and reactivating it brings none of them back', async () => {
    const site = await openInterface(engine)
    const { storage } = site
    type Access = Awaited<ReturnType<typeof withAccess>>
    const working = async ({ key, session, reset, mailed, verification }: Access) => ({
      key: (await holderOfKey(storage.read, key, now)).ok,
      session: (await sessionOf(storage.read, session, now)) !== null,
      reset: (await findAccountLink(storage.read, 'PASSWORD', reset, now)) !== null,
      mailed: (await findAccountLink(storage.read, 'PASSWORD', mailed, now)) !== null,
      verification: (await userOfEmailToken(storage.read, verification, now)) !== null,
    })
    const all = { key: true, session: true, reset: true, mailed: true, verification: true }
    const none = { key: false, session: false, reset: false, mailed: false, verification: false }
    const set = (userId: number, off: boolean) => storage.write((tx) => setDeactivated(tx, userId, off, now))

    const ada = await storage.writeAside((tx) => withAccess(tx, 'ada'))
    const bob = await storage.writeAside((tx) => withAccess(tx, 'bob'))
    expect(await working(ada)).toEqual(all)
    await set(ada.userId, true)
    expect(await working(ada)).toEqual(none)
    await set(ada.userId, false)
    expect(await working(ada)).toEqual(none)
    expect(await working(bob)).toEqual(all)
    // As an earlier version deactivated accounts.
    await storage.writeAside((tx) =>
      tx.updateTable('users').set({ deactivated_at: now }).where('id', '=', bob.userId).execute(),
    )
    await set(bob.userId, false)
    expect(await working(bob)).toEqual(none)
    await site.close()
  })

  it('withdraws the links that it made for others, as does another role', async () => {
    const site = await openInterface(engine)
    const { storage } = site
    const made = await storage.writeAside(async (tx) => {
      const make = async (username: string) => {
        const email = `${username}@example.org`
        const { id } = await addUser(tx, username, { role: 'ADMIN', email, email_folded: email })
        const invitation = await createAccountLink(tx, {
          kind: 'INVITATION',
          role: 'ADMIN',
          createdBy: id,
          now,
        })
        const reset = await createAccountLink(tx, { kind: 'PASSWORD', userId: id, createdBy: id, now })
        const mailed = await createMailToken(tx, { linkId: invitation.record.id }, 'new@example.org', now)
        const token = ({ path }: { path: string }) => path.split('#')[1] ?? ''
        return { id, links: [token(invitation), mailed, token(reset)] as const }
      }
      return {
        ada: await make('ada'),
        bea: await make('bea'),
        cid: await make('cid'),
        dan: await make('dan'),
      }
    })
    const working = async ({ links: [invitation, mailed, reset] }: (typeof made)['ada']) => {
      const find = async (kind: 'INVITATION' | 'PASSWORD', token: string) =>
        (await findAccountLink(storage.read, kind, token, now)) !== null
      return [
        await find('INVITATION', invitation),
        await find('INVITATION', mailed),
        await find('PASSWORD', reset),
      ]
    }
    const all = [true, true, true]
    const none = [false, false, false]
    const open = async () => (await openInvitations(storage.read, now)).map(({ created_by }) => created_by)
    expect(await working(made.ada)).toEqual(all)
    await storage.write((tx) => setDeactivated(tx, made.ada.id, true, now))
    expect(await working(made.ada)).toEqual(none)
    await storage.write((tx) => setDeactivated(tx, made.ada.id, false, now))
    expect(await working(made.ada)).toEqual(none)
    await storage.write((tx) => setRole(tx, made.bea.id, 'CURATOR', now))
    expect(await working(made.bea)).toEqual(none)
    // As an earlier version deactivated accounts.
    await storage.writeAside((tx) =>
      tx.updateTable('users').set({ deactivated_at: now }).where('id', '=', made.cid.id).execute(),
    )
    expect(await working(made.cid)).toEqual(none)
    expect(await working(made.dan)).toEqual(all)
    expect(await open()).toEqual([made.dan.id])
    await site.close()
  })

  it('and revoking the keys of others is noted in the audit log with who did it', async () => {
    const database = await engine.createDatabase()
    const service = await testApp(database.url, { schema })
    const { user: admin, key } = await userWithKey(service.storage, 'root-a', { role: 'ADMIN' })
    const { user } = await userWithKey(service.storage, 'carl')
    const cookie = await service.storage.writeAside(async (tx) => {
      const session = 'an-administrator'
      await tx
        .insertInto('sessions')
        .values({
          user_id: admin.id,
          token_digest: digestOf(session),
          expires_at: later,
          created_at: now,
          updated_at: now,
        })
        .execute()
      return `curia.session_token=${session}.signature`
    })
    const query = `mutation { revokeAllApiKeys(input: { userId: ${user.id} }) { revokedCount } }`
    const ask = (headers: Record<string, string>) =>
      service.app.inject({ method: 'POST', url: '/api/graphql', payload: { query }, headers })
    expect((await ask({ authorization: `Bearer ${key}` })).body).toContain('An API key is not enough')
    const answer = await ask({ cookie, 'sec-fetch-site': 'same-origin' })
    expect(answer.json()).toEqual({ data: { revokeAllApiKeys: { revokedCount: 1 } } })
    const noted = service.log.map((line) => JSON.parse(line) as { audit?: string })
    expect(noted.find(({ audit }) => audit === 'api-keys-revoked')).toMatchObject({
      userId: user.id,
      count: 1,
      by: admin.id,
    })
    await service.close()
    await database.drop()
  })
})
