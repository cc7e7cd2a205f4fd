import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

type Viewer = Awaited<ReturnType<typeof addUser>>

/** A mutation with its one input. */
const change = (name: string, payload: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return `mutation ($input: ${type}!) { ${name}(input: $input) { clientMutationId ${payload} } }`
}
const CREATE = change('createOrganization', 'organization { id name canApprove parent { id } }')
const EDIT = change('editOrganization', 'organization { name url description canApprove subGroups { id } }')
const SET = change('setOrganizationMember', 'user { organizationsWithApprovalPrivileges { id } }')
const REMOVE = change('removeOrganizationMember', 'organization { memberCount }')
const ROLE = change('setUserRole', 'user { role }')
const OFF = change('deactivateUser', 'user { username deactivatedAt }')
const ON = change('reactivateUser', 'user { deactivatedAt }')
const INVITE = change(
  'createInvitation',
  'path invitation { id role note organization { name } invitedBy { id } }',
)
const WITHDRAW = change('withdrawInvitation', 'success')
const PASSWORD = change('createPasswordLink', 'path expiresAt')
const everything = [CREATE, EDIT, SET, REMOVE, ROLE, OFF, ON, INVITE, WITHDRAW, PASSWORD]

describeOnEachEngine('administration', (engine) => {
  let site: TestInterface
  let admin: Viewer
  beforeAll(async () => {
    site = await openInterface(engine)
    admin = await person('root', { role: 'ADMIN', email: 'root@example.org' })
  })
  afterAll(() => site.close())
  const person = (username: string, given: Parameters<typeof addUser>[2] = {}) =>
    site.storage.writeAside((tx) => addUser(tx, username, given))
  const ask = <Answer = unknown>(source: string, input: object) => site.ask<Answer>(source, { input }, admin)
  const refused = (source: string, input: object) => site.errorsOf(source, { input }, admin)
  async function organization(name: string, given: object = {}): Promise<number> {
    const made = await ask<{ createOrganization: { organization: { id: number } } }>(CREATE, {
      name,
      ...given,
    })
    return made.createOrganization.organization.id
  }

  it('is for administrators alone', async () => {
    const editor = await person('an-editor', { role: 'EDITOR', email: 'e@example.org' })
    const input = {
      name: 'x',
      id: 1,
      userId: 1,
      organizationId: 1,
      role: 'ADMIN',
    }
    for (const source of everything) {
      const wanted = new Set(fieldsOf(source))
      const given = Object.fromEntries(Object.entries(input).filter(([name]) => wanted.has(name)))
      expect(await site.errorsOf(source, { input: given })).toEqual([expect.stringContaining('must log in')])
      expect(await site.errorsOf(source, { input: given }, editor)).toEqual([
        expect.stringContaining('must be an administrator'),
      ])
    }
    expect(await site.errorsOf('{ invitations { id } }', {}, editor)).toEqual([
      expect.stringContaining('must be an administrator'),
    ])
  })

  function fieldsOf(source: string): string[] {
    if (source === CREATE) return ['name']
    if (source === EDIT) return ['id', 'name']
    if (source === SET || source === REMOVE) return ['organizationId', 'userId']
    if (source === ROLE) return ['userId', 'role']
    if (source === WITHDRAW) return ['id']
    return source === INVITE ? ['role'] : ['userId']
  }

  it('makes organizations on two levels, with names of their own', async () => {
    const top = await organization('Alliance')
    const sub = await organization('Alliance  East', { parentId: top, canApprove: true })
    const wrong: [object, string][] = [
      [{ name: ' alliance ' }, 'already'],
      [{ name: ' ' }, 'blank'],
      [{ name: 'Deep', parentId: sub }, 'is a sub-organization itself'],
      [{ name: 'Lost', parentId: 5 }, "Organization 5 doesn't exist"],
      [{ name: 'Site', url: 'javascript:x' }, 'https://'],
    ]
    for (const [input, message] of wrong)
      expect(await refused(CREATE, input)).toEqual([expect.stringContaining(message)])
    const other = await organization('Other')
    expect(await refused(EDIT, { id: top, name: 'Alliance', parentId: other })).toEqual([
      expect.stringContaining('cannot have a parent'),
    ])
    expect(await refused(EDIT, { id: other, name: 'Other', parentId: other })).toEqual([
      expect.stringContaining('itself'),
    ])
    const edited = { id: top, name: 'The Alliance', url: 'https://a.example', description: ' All of us. ' }
    expect(await ask(EDIT, edited)).toMatchObject({
      editOrganization: {
        organization: {
          name: 'The Alliance',
          url: 'https://a.example',
          description: 'All of us.',
          subGroups: [{ id: sub }],
        },
      },
    })
  })

  it('gives members the right to approve only as far as their organization has it', async () => {
    const cara = await person('cara')
    const id = await organization('Panel')
    const member = { organizationId: id, userId: cara.id }
    expect(await refused(SET, { ...member, canApprove: true })).toEqual([
      expect.stringContaining('may not approve'),
    ])
    await ask(EDIT, { id, name: 'Panel', canApprove: true })
    expect(await ask(SET, { ...member, canApprove: true })).toMatchObject({
      setOrganizationMember: { user: { organizationsWithApprovalPrivileges: [{ id }] } },
    })
    expect(await refused(EDIT, { id, name: 'Panel', canApprove: false })).toEqual([
      expect.stringContaining('revoke that right'),
    ])
    expect(await ask(SET, member)).toMatchObject({
      setOrganizationMember: { user: { organizationsWithApprovalPrivileges: [] } },
    })
    await ask(EDIT, { id, name: 'Panel', canApprove: false })
    expect(await ask(REMOVE, member)).toMatchObject({
      removeOrganizationMember: { organization: { memberCount: 0 } },
    })
    expect(await refused(REMOVE, member)).toEqual([expect.stringContaining('not a member')])
    expect(await refused(SET, { organizationId: id, userId: 3 })).toEqual([
      expect.stringContaining("User 3 doesn't exist"),
    ])
  })

  it('keeps an administrator, and e-mail addresses of editors', async () => {
    const dora = await person('dora', { email: 'dora@example.org' })
    const mute = await person('mute')
    expect(await ask(ROLE, { userId: dora.id, role: 'EDITOR' })).toMatchObject({
      setUserRole: { user: { role: 'EDITOR' } },
    })
    expect(await refused(ROLE, { userId: mute.id, role: 'EDITOR' })).toEqual([
      expect.stringContaining('no e-mail address'),
    ])
    expect(await refused(ROLE, { userId: admin.id, role: 'CURATOR' })).toEqual([
      expect.stringContaining('only administrator'),
    ])
    expect(await refused(OFF, { userId: admin.id })).toEqual([expect.stringContaining('only administrator')])
    expect(await refused(ROLE, { userId: 4, role: 'ADMIN' })).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
  })

  it('finds people by part of a full name, username or e-mail address; by the last only for administrators', async () => {
    const found = await person('quill', {
      name: 'Maud Pen',
      email: 'Feather@inkwell.example',
      email_folded: 'feather@inkwell.example',
    })
    const search = async (text: string, viewer: Viewer) => {
      const source = 'query ($text: String!) { users(search: $text) { nodes { id } totalCount } }'
      const { users } = await site.ask<{ users: { nodes: { id: number }[] } }>(source, { text }, viewer)
      return users.nodes.map(({ id }) => id)
    }
    for (const text of ['QUIL', 'ud pe', 'feather@INKWELL'])
      expect(await search(text, admin)).toEqual([found.id])
    expect(await search('uil', found)).toEqual([found.id])
    expect(await search('inkwell', found)).toEqual([])
    expect(await search('%', admin)).toEqual([])
  })

  it('deactivates and reactivates, which only administrators see', async () => {
    const finn = await person('finn')
    const seen = await ask<{ deactivateUser: { user: { deactivatedAt: string } } }>(OFF, { userId: finn.id })
    expect(seen.deactivateUser.user.deactivatedAt).toMatch(/Z$/)
    const query = 'query ($id: Int!) { user(id: $id) { username deactivatedAt } }'
    expect(await site.ask(query, { id: finn.id })).toEqual({
      user: { username: 'finn', deactivatedAt: null },
    })
    expect(await ask(ON, { userId: finn.id })).toMatchObject({
      reactivateUser: { user: { deactivatedAt: null } },
    })
  })

  it('stores who decided what on accounts and organizations, and when', async () => {
    const hugo = await person('hugo', { email: 'hugo@example.org' })
    const id = await organization('Deciders')
    const member = { organizationId: id, userId: hugo.id }
    const user = { userId: hugo.id }
    const begun = new Date().toISOString()
    const made: readonly (readonly [action: string, source: string, input: object])[] = [
      ['USER role-changed', ROLE, { ...user, role: 'EDITOR' }],
      ['USER user-deactivated', OFF, user],
      ['USER user-reactivated', ON, user],
      ['ORGANIZATION organization-changed', EDIT, { id, name: 'Deciders', canApprove: true }],
      ['ORGANIZATION member-set', SET, { ...member, canApprove: true }],
      ['ORGANIZATION member-removed', REMOVE, member],
    ]
    for (const [, source, input] of made) await ask(source, input)
    // What is refused is no decision.
    expect(await refused(ROLE, { userId: 999_999_999, role: 'EDITOR' })).toHaveLength(1)
    const stored = await site.storage.read
      .selectFrom('account_decisions')
      .selectAll()
      .where('created_at', '>=', begun)
      .where('subject_id', 'in', [hugo.id, id])
      .orderBy('id')
      .execute()
    expect(stored.map(({ subject_type, action }) => `${subject_type} ${action}`)).toEqual(
      made.map(([action]) => action),
    )
    for (const { user_id, created_at, subject_type, subject_id } of stored)
      expect([user_id, subject_id, created_at]).toEqual([
        admin.id,
        subject_type === 'USER' ? hugo.id : id,
        expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ])
  })

  it('invites people with a link that is shown once, and withdraws it', async () => {
    const id = await organization('Inviters')
    const input = { role: 'EDITOR', organizationId: id, note: ' Gina ' }
    const made = await ask<{ createInvitation: { path: string; invitation: { id: number } } }>(INVITE, input)
    expect(made.createInvitation).toMatchObject({
      path: expect.stringMatching(/^\/invitation#[\w-]{32}$/) as string,
      invitation: {
        role: 'EDITOR',
        note: 'Gina',
        organization: { name: 'Inviters' },
        invitedBy: { id: admin.id },
      },
    })
    const listed = '{ invitations { id note } }'
    expect(await site.ask(listed, {}, admin)).toEqual({
      invitations: [{ id: made.createInvitation.invitation.id, note: 'Gina' }],
    })
    const kept = await site.storage.read.selectFrom('account_links').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(made.createInvitation.path.split('#')[1])
    const open = { id: made.createInvitation.invitation.id }
    expect(await ask(WITHDRAW, open)).toMatchObject({ withdrawInvitation: { success: true } })
    expect(await refused(WITHDRAW, open)).toEqual([expect.stringContaining("doesn't exist")])
    expect(await site.ask(listed, {}, admin)).toEqual({ invitations: [] })
  })

  it('shows administrators alone which reference data are missing', async () => {
    const query = '{ referenceData { id isImported effectIfMissing importedAt } }'
    expect(await site.ask(query, {}, null)).toEqual({ referenceData: null })
    const { referenceData } = await site.ask<{ referenceData: unknown[] }>(query, {}, admin)
    expect(referenceData).toHaveLength(10)
    expect(referenceData[1]).toEqual({
      id: 'diseases',
      isImported: false,
      effectIfMissing: expect.stringContaining('whether two diseases are related is unknown'),
      importedAt: null,
    })
  })

  it('tells how people sign in', async () => {
    expect(await site.ask('{ signInOptions { signUp needsSetUp providers { id name } } }')).toEqual({
      signInOptions: { signUp: 'OPEN', needsSetUp: false, providers: [] },
    })
  })
})
