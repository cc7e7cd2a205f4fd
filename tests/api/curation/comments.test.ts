import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { brokenInvariants } from '#server/integrity/curation-invariants.ts'
import { brokenRules } from '#tests/support/integrity.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { addFeature } from '#tests/support/factories.ts'

const ADD = `mutation ($input: AddCommentInput!) {
  addComment(input: $input) {
    clientMutationId
    comment { id title comment deleted commenter { username } commentable { id } }
  }
}`
const DELETE = `mutation ($id: Int!) {
  deleteComment(input: { commentId: $id }) { comment { id deleted } }
}`

type Added = {
  addComment: { clientMutationId: string | null; comment: { id: number; title: string | null } }
}

describeOnEachEngine('commenting', (engine) => {
  let knowledge: TestInterface
  let gene: number
  type Viewer = Awaited<ReturnType<typeof addUser>>
  let author: Viewer
  let reader: Viewer
  let editor: Viewer

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      gene = await addFeature(tx, 'BRAF')
      author = await addUser(tx, 'ada')
      reader = await addUser(tx, 'rosa')
      editor = await addUser(tx, 'edith', { role: 'EDITOR' })
    })
  })
  afterAll(() => knowledge.close())

  const count = async (table: 'comments' | 'events' | 'activities') => {
    const row = await knowledge.storage.read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const input = (given: object = {}) => ({
    input: { subject: { entityType: 'FEATURE', id: gene }, body: 'A comment that says something', ...given },
  })

  it('needs somebody who is signed in, and says a body that is too short or too long before that', async () => {
    expect(await knowledge.errorsOf(ADD, input())).toEqual([expect.stringContaining('must log in')])
    expect(await knowledge.errorsOf(ADD, input({ body: ' too short ' }))).toEqual([
      expect.stringContaining('is too short (minimum is 10)'),
    ])
    // Each mention would be looked up at every reading.
    expect(await knowledge.errorsOf(ADD, input({ body: '@rosa '.repeat(150_000) }), author)).toEqual([
      'body has 899999 characters and is too long (maximum is 10000 characters)',
    ])
    expect(await count('comments')).toBe(0)
  })

  it('refuses a record that does not exist', async () => {
    const missing = input({ subject: { entityType: 'VARIANT', id: 77 } })
    expect(await knowledge.errorsOf(ADD, missing, author)).toEqual(["Variant 77 doesn't exist"])
    expect(await count('activities')).toBe(0)
  })

  it('writes the comment with its event, subscribes the author and tells whom it mentions', async () => {
    const { addComment } = await knowledge.ask<Added>(
      ADD,
      input({
        title: 'Look',
        body: 'What do @rosa and the $editors think of it?',
        clientMutationId: 'first',
      }),
      author,
    )
    expect(addComment).toMatchObject({
      clientMutationId: 'first',
      comment: { title: 'Look', commenter: { username: 'ada' }, commentable: { id: gene } },
    })
    const told = await knowledge.storage.read
      .selectFrom('notifications')
      .select(['notified_user_id', 'reason'])
      .orderBy('notified_user_id')
      .execute()
    expect(told).toEqual([
      { notified_user_id: reader.id, reason: 'MENTION' },
      { notified_user_id: editor.id, reason: 'MENTION' },
    ])
    const subscriptions = await knowledge.storage.read.selectFrom('subscriptions').select('user_id').execute()
    expect(subscriptions).toEqual([{ user_id: author.id }])
    const user = await knowledge.storage.read
      .selectFrom('users')
      .select('last_activity_at')
      .where('id', '=', author.id)
      .executeTakeFirstOrThrow()
    expect(user.last_activity_at).not.toBeNull()
  })

  it('does the same request once', async () => {
    const request = input({ body: 'Sent twice because the answer was lost', clientMutationId: 'again' })
    const first = await knowledge.ask<Added>(ADD, request, author)
    const before = await count('events')
    expect(await knowledge.ask<Added>(ADD, request, author)).toEqual(first)
    expect(await count('events')).toBe(before)
    const other = await knowledge.ask<Added>(ADD, request, reader)
    expect(other.addComment.comment.id).not.toBe(first.addComment.comment.id)
  })

  it('tells subscribers of what others write', async () => {
    await knowledge.ask(ADD, input({ body: 'Here is my answer to that' }), editor)
    const told = await knowledge.storage.read
      .selectFrom('notifications')
      .select(['notified_user_id', 'reason'])
      .where('originating_user_id', '=', editor.id)
      .orderBy('notified_user_id')
      .execute()
    expect(told).toEqual([
      { notified_user_id: author.id, reason: 'SUBSCRIPTION' },
      { notified_user_id: reader.id, reason: 'SUBSCRIPTION' },
    ])
  })

  it('is deleted by its author only, once, and stays', async () => {
    const { addComment } = await knowledge.ask<Added>(ADD, input(), author)
    const { id } = addComment.comment
    expect(await knowledge.errorsOf(DELETE, { id }, editor)).toEqual([
      expect.stringContaining('only delete your own'),
    ])
    expect(await knowledge.ask(DELETE, { id }, author)).toEqual({
      deleteComment: { comment: { id, deleted: true } },
    })
    const { activities } = await knowledge.ask<{ activities: { nodes: object[] } }>(`{
      activities(activityType: [DELETE_COMMENT]) {
        nodes { verbiage subject { id name } events { action subject { id } } ... on DeleteCommentActivity { comment { id } } }
      }
    }`)
    expect(activities.nodes).toEqual([
      {
        verbiage: 'deleted comment',
        subject: { id, name: `CID${id}` },
        events: [{ action: 'COMMENT_DELETED', subject: { id: gene } }],
        comment: { id },
      },
    ])
    expect(await knowledge.errorsOf(DELETE, { id }, author)).toEqual([
      expect.stringContaining('already been deleted'),
    ])
    expect(await knowledge.errorsOf(DELETE, { id: 5 }, author)).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
  })

  it('is written on behalf of an organization', async () => {
    const [one, two] = await knowledge.storage.write(async (tx) => [
      await addOrganization(tx, 'One', { members: [author.id, reader.id] }),
      await addOrganization(tx, 'Two', { members: [reader.id] }),
    ])
    const organizationOf = async (request: object, viewer: Viewer) => {
      const { addComment } = await knowledge.ask<Added>(ADD, request as Record<string, unknown>, viewer)
      const row = await knowledge.storage.read
        .selectFrom('comments')
        .select('organization_id')
        .where('id', '=', addComment.comment.id)
        .executeTakeFirstOrThrow()
      return row.organization_id
    }
    expect(await organizationOf(input(), author)).toBe(one)
    expect(await organizationOf(input({ organizationId: two }), reader)).toBe(two)
    expect(await knowledge.errorsOf(ADD, input(), reader)).toEqual([
      expect.stringContaining('must specify one'),
    ])
    expect(await knowledge.errorsOf(ADD, input({ organizationId: two }), author)).toEqual([
      expect.stringContaining('cannot perform actions'),
    ])
    expect(await knowledge.errorsOf(ADD, input({ organizationId: 9 }), author)).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
  })

  it('keeps the rules of the database when the clock is set back', async () => {
    const rule = 'the time of the latest activity of a user is recorded'
    const broken = async () =>
      (await brokenRules(knowledge.storage, brokenInvariants)).filter((each) => each.includes(rule))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    await knowledge.ask(ADD, input({ body: 'Written by a clock that is fast' }), author)
    vi.useRealTimers()
    await knowledge.ask(ADD, input({ body: 'Written after it was corrected' }), author)
    expect(await broken()).toEqual([])
    await knowledge.storage.write((tx) =>
      tx.updateTable('users').set({ last_activity_at: null }).where('id', '=', author.id).execute(),
    )
    expect(await broken()).toHaveLength(1)
  })

  it('stores no characters that nobody sees, and answers a request with its own id', async () => {
    const hidden = '\ufeffA com\u200bment \u202ethat\u202c says some\u0007thing 👩‍⚕️'
    const added = await knowledge.ask<Added & { addComment: { comment: { comment: string } } }>(
      ADD,
      input({ body: hidden, title: 'Ti\u00adtle', clientMutationId: 'a\u200bb' }),
      author,
    )
    expect(added.addComment).toMatchObject({
      clientMutationId: 'a\u200bb',
      comment: { comment: 'A comment that says something 👩‍⚕️', title: 'Title' },
    })
  })
})
