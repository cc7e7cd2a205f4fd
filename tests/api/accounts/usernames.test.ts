import { afterAll, beforeAll, expect, it } from 'vitest'
import { namedOrganization, namedUser } from '#server/accounts/commands/operator.ts'
import { createOrganization } from '#server/accounts/organizations.ts'
import { checkProfile, editProfile } from '#server/accounts/profile.ts'
import { createUser } from '#server/accounts/users.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const now = '2026-06-01T10:00:00.000Z'
const noDetails = {
  url: null,
  bio: null,
  orcid: null,
  areaOfExpertise: null,
  countryId: null,
  facebookProfile: null,
  linkedinProfile: null,
  twitterHandle: null,
}

describeOnEachEngine('usernames', (engine) => {
  let site: TestInterface
  beforeAll(async () => {
    site = await openInterface(engine)
  })
  afterAll(() => site.close())
  const write = <Result>(work: Parameters<typeof site.storage.writeAside<Result>>[0]) =>
    site.storage.writeAside(work)
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => 'no error',
      (error: unknown) => String(error),
    )

  it('are not mistaken for those of others, or the names of roles', async () => {
    for (const username of ['ann', 'alice', 'Maria.Gomez', 'modern', 'bob_10', 'соня'])
      await write((tx) => createUser(tx, { email: null, username, role: 'CURATOR' }, now))
    const refused: [string, string][] = [
      ['ANN', 'is taken'],
      ['ａｎｎ', 'is taken'],
      ['аnn', 'one script'],
      ['аnп', 'one script'],
      ['αnn', 'one script'],
      ['aIice', 'looks like “alice”'],
      ['a1ice', 'looks like “alice”'],
      ['al|ce', 'no error'],
      ['aliсe', 'one script'],
      ['Maria.Gornez', 'looks like “Maria.Gomez”'],
      ['rnodern', 'looks like “modern”'],
      ['bob_lO', 'looks like “bob_10”'],
      ['сoня', 'one script'],
      ['edit0r', 'looks like “editor”'],
      ['adrnin', 'looks like “admin”'],
      ['1000002', 'a letter'],
      ['１０００００２', 'a letter'],
      ['10-00_02', 'a letter'],
      ['annie', 'no error'],
      ['田中たろう', 'no error'],
      ['ödön', 'no error'],
    ]
    const found = []
    for (const [username] of refused) {
      const made = write((tx) => createUser(tx, { email: null, username, role: 'CURATOR' }, now))
      found.push([username, await errorOf(made)])
    }
    expect(found).toEqual(refused.map(([name, error]) => [name, expect.stringContaining(error)]))
  })

  it('are compared when they change, and stay where they were', async () => {
    const numeric = await write((tx) => addUser(tx, '2000007'))
    const profile = (username: string) => checkProfile({ username, email: '', name: 'Nu', ...noDetails })
    const edit = (username: string) =>
      errorOf(write((tx) => editProfile(tx, numeric, profile(username), noOutbox, now)))
    expect(await edit('2000007')).toBe('no error')
    expect(await edit('2000008')).toContain('a letter')
    expect(await edit('аnn')).toContain('one script')
    expect(await edit('aIice')).toContain('looks like “alice”')
    expect(await edit('numa')).toBe('no error')
  })

  it('from sign-in providers are written in one script and look like no other', async () => {
    const nameOf = async (name: string, email: string | null = null) =>
      (await write((tx) => createUser(tx, { email, name, role: 'CURATOR' }, now))).username
    expect(await nameOf('A1ice')).toBe('A1ice_1')
    expect(await nameOf('аnп', 'xavier@example.org')).toBe('xavier')
    expect(await nameOf('1000002')).toBe('curator_1')
    expect(await nameOf('adrnin')).toBe('adrnin_1')
  })

  it('of digits are never taken for ids, nor ids for them', async () => {
    const { zoe, numeric, lone } = await write(async (tx) => {
      const zoe = await addUser(tx, 'zoe', { email: 'zoe@example.org', email_folded: 'zoe@example.org' })
      return { zoe, numeric: await addUser(tx, String(zoe.id)), lone: await addUser(tx, '900000001') }
    })
    const own = await write(async (tx) => {
      const { id } = await addUser(tx, 'own')
      await tx
        .updateTable('users')
        .set({ username: String(id), username_folded: String(id) })
        .where('id', '=', id)
        .execute()
      return id
    })
    const members: [string, number | string][] = [
      ['zoe', zoe.id],
      ['ZOE', zoe.id],
      ['zoe@example.org', zoe.id],
      [String(zoe.id), `write id:${zoe.id} or username:${zoe.id}`],
      [`id:${zoe.id}`, zoe.id],
      [`username:${zoe.id}`, numeric.id],
      [String(numeric.id), numeric.id],
      ['900000001', 'write id:900000001 or username:900000001'],
      ['９０００００００１', 'could be the id of another'],
      ['username:900000001', lone.id],
      ['id:900000001', 'no user “id:900000001”'],
      [String(own), own],
      ['id:zoe', 'no user'],
      ['username:zoe', zoe.id],
      ['', 'no user'],
      ['0', 'no user'],
      ['99999999999999', 'no user'],
    ]
    const found = []
    for (const [text] of members) {
      const user = namedUser(site.storage.read, text).then(({ id }) => id, String)
      found.push([text, await user])
    }
    expect(found).toEqual(
      members.map(([text, user]) => [text, typeof user === 'string' ? expect.stringContaining(user) : user]),
    )
  })

  it('and names of organizations are told from ids in the same way', async () => {
    const make = (name: string) =>
      write((tx) =>
        createOrganization(
          tx,
          { name, url: '', description: '', parentId: null, canApprove: false, isApprovedVcep: false },
          now,
        ),
      )
    const first = await make('Alliance')
    const numeric = await make(String(first.id))
    const members: [string, number | string][] = [
      ['alliance', first.id],
      [String(first.id), `write id:${first.id} or name:${first.id}`],
      [`id:${first.id}`, first.id],
      [`name:${first.id}`, numeric.id],
      [String(numeric.id), numeric.id],
      ['name:Alliance', first.id],
      ['id:x', 'no organization'],
    ]
    for (const [text, organization] of members) {
      const found = await namedOrganization(site.storage.read, text).then(({ id }) => id, String)
      if (typeof organization === 'string') expect(found).toContain(organization)
      else expect([text, found]).toEqual([text, organization])
    }
  })
})
