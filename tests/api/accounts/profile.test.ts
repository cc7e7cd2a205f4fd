import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const EDIT = `mutation ($input: EditUserInput!) {
  editUser(input: $input) {
    clientMutationId
    user {
      username email name url bio orcid areaOfExpertise country { id }
      facebookProfile linkedinProfile twitterHandle
    }
  }
}`
const COI = `mutation ($present: Boolean!, $statement: String) {
  updateCoi(input: { coiPresent: $present, statement: $statement }) {
    coiStatement { id coiPresent coiStatement coiStatus createdAt expiresAt }
  }
}`

const unset = { unset: true }
const plain = (given: object) => ({
  username: 'ada',
  email: 'ada@example.org',
  name: unset,
  url: unset,
  bio: unset,
  orcid: unset,
  areaOfExpertise: unset,
  countryId: unset,
  facebookProfile: unset,
  linkedinProfile: unset,
  twitterHandle: unset,
  ...given,
})

describeOnEachEngine('profiles and statements', (engine) => {
  let site: TestInterface
  let countryId: number
  beforeAll(async () => {
    site = await openInterface(engine)
    countryId = await site.storage.writeAside(async (tx) => {
      const { id } = await tx
        .insertInto('countries')
        .values({ iso: 'XY', name: 'Xyland' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  })
  afterAll(() => site.close())
  const person = (username: string, given: Parameters<typeof addUser>[2] = {}) =>
    site.storage.writeAside((tx) => addUser(tx, username, given))

  it('replaces the whole profile of the caller', async () => {
    const ada = await person('ada')
    const input = plain({
      email: ' Ada@Example.org ',
      name: { value: ' Ada   Lovelace ' },
      url: { value: 'https://example.org/~ada' },
      bio: { value: 'First.' },
      orcid: { value: '0000-0002-1825-0097' },
      areaOfExpertise: { value: 'RESEARCH_SCIENTIST' },
      countryId: { value: countryId },
      facebookProfile: { value: 'ada' },
      linkedinProfile: { value: 'ada-l' },
      twitterHandle: { value: 'ada_' },
      clientMutationId: 'e1',
    })
    expect(await site.ask(EDIT, { input }, ada)).toEqual({
      editUser: {
        clientMutationId: 'e1',
        user: {
          username: 'ada',
          email: 'Ada@Example.org',
          name: 'Ada Lovelace',
          url: 'https://example.org/~ada',
          bio: 'First.',
          orcid: '0000-0002-1825-0097',
          areaOfExpertise: 'RESEARCH_SCIENTIST',
          country: { id: countryId },
          facebookProfile: 'ada',
          linkedinProfile: 'ada-l',
          twitterHandle: 'ada_',
        },
      },
    })
    const emptied = plain({ name: { value: '  ' }, bio: {}, url: { value: null } })
    expect(await site.ask(EDIT, { input: emptied }, ada)).toMatchObject({
      editUser: { user: { name: null, url: null, bio: null, orcid: null, country: null } },
    })
    const found = '{ users(username: "ada") { nodes { username } } }'
    expect(await site.ask(found)).toMatchObject({ users: { nodes: [{ username: 'ada' }] } })
  })

  it('says what is wrong with an entry, before it asks who is there', async () => {
    const wrong: [object, string][] = [
      [{ username: 'a b' }, 'white space'],
      [{ username: 'a@b' }, '@'],
      [{ username: ' ' }, 'blank'],
      [{ username: 'Editors' }, 'name of a role'],
      [{ username: 'admin' }, 'name of a role'],
      [{ email: 'nobody' }, 'not an e-mail address'],
      [{ url: { value: 'javascript:alert(1)' } }, 'https://'],
      [{ orcid: { value: 'https://orcid.org/0000-0002-1825-0097' } }, 'orcid'],
      [{ twitterHandle: { value: 'a/b' } }, 'twitterHandle'],
      [{ name: { value: 'x', unset: true } }, 'unset'],
      [{ bio: { value: 'x'.repeat(10_001) } }, 'too long'],
    ]
    for (const [given, message] of wrong)
      expect(await site.errorsOf(EDIT, { input: plain(given) })).toEqual([expect.stringContaining(message)])
    expect(await site.errorsOf(EDIT, { input: plain({}) })).toEqual([expect.stringContaining('must log in')])
  })

  it('refuses what belongs to others, and leaves nothing half done', async () => {
    const bob = await person('bob', { email: 'bob@example.org', email_folded: 'bob@example.org' })
    const eva = await person('eva', {
      email: 'eva@example.org',
      email_folded: 'eva@example.org',
      role: 'EDITOR',
    })
    const refusals: [object, string][] = [
      [{ username: 'BOB', email: 'eva@example.org' }, 'is taken'],
      [{ username: 'eve', email: 'BOB@example.org' }, 'already belongs'],
      [{ username: 'eve', email: 'eva@example.org', countryId: { value: 7 } }, "Country 7 doesn't exist"],
      [{ username: 'eve', email: '' }, 'editors and administrators need one'],
    ]
    for (const [given, message] of refusals)
      expect(await site.errorsOf(EDIT, { input: plain(given) }, eva)).toEqual([
        expect.stringContaining(message),
      ])
    expect(await site.ask('query ($id: Int!) { user(id: $id) { username } }', { id: eva.id })).toEqual({
      user: { username: 'eva' },
    })
    expect(await site.ask(EDIT, { input: plain({ username: 'bobby', email: '' }) }, bob)).toMatchObject({
      editUser: { user: { username: 'bobby', email: null } },
    })
  })

  it('takes statements about conflicts of interest, valid for a year', async () => {
    const cleo = await person('cleo')
    const { updateCoi } = await site.ask<{
      updateCoi: { coiStatement: { createdAt: string; expiresAt: string } }
    }>(COI, { present: true, statement: '  I own   shares. ' }, cleo)
    expect(updateCoi.coiStatement).toMatchObject({
      coiPresent: true,
      coiStatement: 'I own shares.',
      coiStatus: 'CONFLICT',
    })
    const [from, until] = [updateCoi.coiStatement.createdAt, updateCoi.coiStatement.expiresAt].map(Date.parse)
    const days = ((until ?? 0) - (from ?? 0)) / 86_400_000
    expect([365, 366]).toContain(days)
    expect(await site.ask(COI, { present: false }, cleo)).toMatchObject({
      updateCoi: { coiStatement: { coiPresent: false, coiStatement: null, coiStatus: 'VALID' } },
    })
    const latest = '{ viewer { mostRecentConflictOfInterestStatement { coiStatus } } }'
    expect(await site.ask(latest, {}, cleo)).toEqual({
      viewer: { mostRecentConflictOfInterestStatement: { coiStatus: 'VALID' } },
    })
  })

  it('refuses statements that say too little or too much, before it asks who is there', async () => {
    const wrong: [object, string][] = [
      [{ present: true }, 'must provide a statement'],
      [{ present: true, statement: ' \n ' }, 'must provide a statement'],
      [{ present: true, statement: 'a    b    c' }, 'greater than 10 characters'],
      [{ present: false, statement: 'nothing' }, 'no need for a statement'],
      [{ present: false, statement: '' }, 'must log in'],
      [{ present: true, statement: 'ten chars.' }, 'must log in'],
    ]
    for (const [variables, message] of wrong)
      expect(await site.errorsOf(COI, { ...variables })).toEqual([expect.stringContaining(message)])
  })
})
