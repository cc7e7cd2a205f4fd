import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { open } from '#server/storage/database.ts'
import { addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const template: DatabaseTemplate = {
  name: 'people',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      await tx.insertInto('countries').values({ id: 4, iso: 'NZ', name: 'New Zealand' }).execute()
      await addUser(tx, 'ann', { id: 1, name: 'Ann Example', email: 'ann@example.org', country_id: 4 })
      await addUser(tx, 'Bob', { id: 2, role: 'EDITOR', name: 'Robert' })
      await addUser(tx, 'cleo', { id: 3, role: 'ADMIN' })
      await addOrganization(tx, 'Lab', { id: 1, members: [1], can_approve: true, clinvar_key: 'secret' })
      await addOrganization(tx, 'Sublab', { id: 2, parent_id: 1, members: [2, 3], can_approve: true })
      await addOrganization(tx, 'Other', { id: 3, members: [1] })
      const statement = { user_id: 1, created_at: '2020-01-01T00:00:00.000Z' }
      await tx
        .insertInto('conflict_of_interest_statements')
        .values([
          { ...statement, coi_present: false, expires_at: '2021-01-01T00:00:00.000Z' },
          {
            user_id: 2,
            coi_present: true,
            statement: 'Paid by nobody',
            created_at: '2025-01-01T00:00:00.000Z',
            expires_at: '2999-01-01T00:00:00.000Z',
          },
        ])
        .execute()
    })
    await storage.close()
  },
}

describeOnEachEngine('People and organizations', (engine) => {
  let curia: TestInterface
  let ann: GraphQLContext['viewer'] = null
  beforeAll(async () => {
    curia = await openInterface(engine, template)
    ann =
      (await curia.storage.read.selectFrom('users').selectAll().where('id', '=', 1).executeTakeFirst()) ??
      null
  })
  afterAll(() => curia.close())

  it('have no viewer without an account', async () => {
    expect(await curia.ask('{ viewer { id } }')).toEqual({ viewer: null })
    expect(await curia.ask('{ viewer { id email } }', {}, ann)).toEqual({
      viewer: { id: 1, email: 'ann@example.org' },
    })
  })

  it('keep e-mail addresses to their owners', async () => {
    const users = '{ users { nodes { username email } } }'
    expect(await curia.ask(users)).toMatchObject({ users: { nodes: [{ email: null }, {}, {}] } })
    expect(await curia.ask(users, {}, ann)).toEqual({
      users: {
        nodes: [
          { username: 'ann', email: 'ann@example.org' },
          { username: 'Bob', email: null },
          { username: 'cleo', email: null },
        ],
      },
    })
  })

  it('are shown with where they belong and what they declare', async () => {
    const { ann, bob, cleo } = await curia.ask<Record<string, unknown>>(`{
      ann: user(id: 1) { displayName country { iso } organizations { name }
        organizationsWithApprovalPrivileges { name } profileImagePath(size: 12) role
        mostRecentConflictOfInterestStatement { coiStatus } mostRecentEvent { id } }
      bob: user(id: 2) { mostRecentConflictOfInterestStatement { coiStatus coiPresent coiStatement } }
      cleo: user(id: 3) { displayName mostRecentConflictOfInterestStatement { coiStatus } country { iso } }
    }`)
    expect(ann).toEqual({
      displayName: 'ann',
      country: { iso: 'NZ' },
      organizations: [{ name: 'Lab' }, { name: 'Other' }],
      organizationsWithApprovalPrivileges: [{ name: 'Lab' }],
      profileImagePath: null,
      role: 'CURATOR',
      mostRecentConflictOfInterestStatement: { coiStatus: 'EXPIRED' },
      mostRecentEvent: null,
    })
    expect(bob).toEqual({
      mostRecentConflictOfInterestStatement: {
        coiStatus: 'CONFLICT',
        coiPresent: true,
        coiStatement: 'Paid by nobody',
      },
    })
    expect(cleo).toEqual({ displayName: 'cleo', mostRecentConflictOfInterestStatement: null, country: null })
  })

  it('give organizations pictures that load, as wide as asked for where offered', async () => {
    const { organization } = await curia.ask<{ organization: Record<string, string> }>(
      '{ organization(id: 1) { usual: profileImagePath small: profileImagePath(size: 14) huge: profileImagePath(size: 4000) } }',
    )
    expect(organization).toEqual({
      usual: '/avatars/organizations/1-64.svg',
      small: '/avatars/organizations/1-14.svg',
      huge: '/avatars/organizations/1-256.svg',
    })
  })

  it.each([
    ['name: "EXAM"', [1]],
    ['username: "b"', [2]],
    ['role: ADMIN', [3]],
    ['ids: [3, 1]', [1, 3]],
    ['organization: {name: "lab"}', [1]],
    ['organization: {name: "lab", includeSubgroups: true}', [1, 2, 3]],
    ['organization: {includeSubgroups: true}, role: ADMIN', [3]],
    ['organization: {ids: [3]}', [1]],
    ['organization: {ids: []}', []],
  ])('users(%s) finds whom it says', async (args, expected) => {
    const { users } = await curia.ask<{ users: { nodes: { id: number }[] } }>(
      `{ users(${args}) { nodes { id } } }`,
    )
    expect(users.nodes.map((user) => user.id)).toEqual(expected)
  })

  it('list organizations by name, with members and subgroups', async () => {
    const { organizations, found } = await curia.ask<Record<string, { nodes: unknown[] }>>(`{
      organizations { nodes { name memberCount isClinvarSubmitter hasApprovingSubgroups eventCount
        subGroups { name } members { totalCount nodes { username } } } }
      found: organizations(name: "LAB") { nodes { name } }
    }`)
    expect(organizations?.nodes).toEqual([
      {
        name: 'Lab',
        memberCount: 1,
        isClinvarSubmitter: true,
        hasApprovingSubgroups: true,
        eventCount: 0,
        subGroups: [{ name: 'Sublab' }],
        members: { totalCount: 1, nodes: [{ username: 'ann' }] },
      },
      expect.objectContaining({ name: 'Other', isClinvarSubmitter: false, hasApprovingSubgroups: false }),
      expect.objectContaining({ name: 'Sublab', memberCount: 2, subGroups: [] }),
    ])
    expect(found?.nodes).toEqual([{ name: 'Lab' }, { name: 'Sublab' }])
  })
})
