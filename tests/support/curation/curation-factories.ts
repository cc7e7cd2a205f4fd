import type { Insertable, Selectable } from 'kysely'
import type { FieldValue } from '#domain/records/field-values.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import { foldText } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import { suggestionDigest } from '#server/storage/suggestion-digest.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'

/*
 * People and what they did, for tests. Like the other factories, each function adds one record.
 */

const madeAt = '2026-01-02T03:04:05.006Z'
const times = { created_at: madeAt, updated_at: madeAt }

type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>
type Subject = { type: SubjectType; id: number }

export const addUser = (
  tx: Writing,
  username: string,
  given: Given<'users'> = {},
): Promise<Selectable<Tables['users']>> =>
  tx
    .insertInto('users')
    .values({
      username,
      username_folded: foldText(username),
      ...(given.name && { name_folded: foldText(given.name) }),
      ...times,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export async function addOrganization(
  tx: Writing,
  name: string,
  { members = [], ...given }: Given<'organizations'> & { members?: number[] } = {},
): Promise<number> {
  const { id } = await tx
    .insertInto('organizations')
    .values({ name, name_folded: foldText(name), ...times, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const member of members)
    await tx
      .insertInto('affiliations')
      .values({ user_id: member, organization_id: id, can_approve: true })
      .execute()
  return id
}

interface Deed {
  user: number
  organization?: number
  /** ISO 8601. */
  at?: string
  note?: string
  /** What the event originated in: a comment, a flag, a revision. */
  from?: Subject
  linked?: Subject[]
}

/** An activity with one event about the subject. */
export async function addAction(
  tx: Writing,
  kind: ActivityType,
  action: EventAction,
  subject: Subject,
  { user, organization, at = madeAt, note, from, linked = [] }: Deed,
): Promise<{ activity: number; event: number }> {
  const who = { user_id: user, organization_id: organization ?? null }
  const about = { subject_type: subject.type, subject_id: subject.id, created_at: at }
  const activity = await tx
    .insertInto('activities')
    .values({ kind, ...about, ...who, note: note ?? null, verbiage: `did ${kind}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const entity of linked)
    await tx
      .insertInto('activity_linked_entities')
      .values({ activity_id: activity.id, entity_type: entity.type, entity_id: entity.id })
      .execute()
  const event = await tx
    .insertInto('events')
    .values({
      action,
      ...about,
      ...who,
      originating_object_type: from?.type ?? null,
      originating_object_id: from?.id ?? null,
      activity_id: activity.id,
      user_role: 'CURATOR',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { activity: activity.id, event: event.id }
}

/** The submission of an evidence item or assertion. */
export const addSubmission = (tx: Writing, type: 'EVIDENCE_ITEM' | 'ASSERTION', id: number, deed: Deed) =>
  type === 'EVIDENCE_ITEM'
    ? addAction(tx, 'SUBMIT_EVIDENCE_ITEM', 'SUBMITTED', { type, id }, deed)
    : addAction(tx, 'SUBMIT_ASSERTION', 'ASSERTION_SUBMITTED', { type, id }, deed)

/** A comment with its activity and event. */
export async function addComment(
  tx: Writing,
  subject: Subject,
  body: string,
  { user, organization, at = madeAt }: Deed,
): Promise<number> {
  const { id } = await tx
    .insertInto('comments')
    .values({
      subject_type: subject.type,
      subject_id: subject.id,
      body,
      user_id: user,
      organization_id: organization ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAction(tx, 'COMMENT', 'COMMENTED', subject, {
    user,
    organization,
    at,
    from: { type: 'COMMENT', id },
  })
  return id
}

/** An open flag with its activity and event; the record's own mark is up to the test. */
export async function addFlag(
  tx: Writing,
  subject: Subject,
  { user, at = madeAt, note }: Deed,
): Promise<number> {
  const { id } = await tx
    .insertInto('flags')
    .values({
      subject_type: subject.type,
      subject_id: subject.id,
      flagging_user_id: user,
      state: 'OPEN',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAction(tx, 'FLAG_ENTITY', 'FLAGGED', subject, { user, at, note, from: { type: 'FLAG', id } })
  return id
}

/** The resolution of a flag. */
export async function resolveFlag(
  tx: Writing,
  flag: number,
  subject: Subject,
  { user, at = madeAt, note }: Deed,
): Promise<void> {
  await tx
    .updateTable('flags')
    .set({ state: 'RESOLVED', resolving_user_id: user, resolved_at: at })
    .where('id', '=', flag)
    .execute()
  await addAction(tx, 'RESOLVE_FLAG', 'FLAG_RESOLVED', subject, {
    user,
    at,
    note,
    from: { type: 'FLAG', id: flag },
  })
}

/** A suggestion: one set with one revision a field, all pending. Gives their ids by field name. */
export async function addSuggestion(
  tx: Writing,
  subject: Subject,
  changes: Record<string, [current: FieldValue, suggested: FieldValue]>,
  { user, organization, at = madeAt, id: setId, updatedAt = at }: Deed & { id?: number; updatedAt?: string },
): Promise<{ set: number; revisions: Record<string, number> }> {
  const dates = { created_at: at, updated_at: at }
  const about = { subject_type: subject.type, subject_id: subject.id }
  const set = await tx
    .insertInto('revision_sets')
    .values({ ...(setId && { id: setId }), ...about, ...dates, updated_at: updatedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const revisions: Record<string, number> = {}
  for (const [field, [current, suggested]] of Object.entries(changes)) {
    const { id } = await tx
      .insertInto('revisions')
      .values({
        revision_set_id: set.id,
        ...about,
        field_name: field,
        current_value: JSON.stringify(current),
        suggested_value: JSON.stringify(suggested),
        suggestion_digest: suggestionDigest(field, suggested),
        status: 'NEW',
        revising_user_id: user,
        organization_id: organization ?? null,
        ...dates,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    revisions[field] = id
    await addAction(tx, 'SUGGEST_REVISION', 'REVISION_SUGGESTED', subject, {
      user,
      organization,
      at,
      from: { type: 'REVISION', id },
      linked: [{ type: 'REVISION_SET', id: set.id }],
    })
  }
  return { set: set.id, revisions }
}

/** The approval of an assertion by an organization, with its activity and event. */
export async function addApproval(
  tx: Writing,
  assertion: number,
  {
    user,
    organization,
    at = madeAt,
    ...given
  }: Given<'approvals'> & { user: number; organization: number; at?: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('approvals')
    .values({
      assertion_id: assertion,
      organization_id: organization,
      user_id: user,
      status: 'ACTIVE',
      last_reviewed_at: at,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { type: 'ASSERTION', id: assertion } as const
  const { activity } = await addAction(tx, 'APPROVE_ASSERTION', 'ASSERTION_APPROVED', subject, {
    user,
    organization,
    at,
  })
  await tx.insertInto('approval_activities').values({ approval_id: id, activity_id: activity }).execute()
  return id
}

/** A suggestion to read a source, with its activity and event. */
export async function addSourceSuggestion(
  tx: Writing,
  source: number,
  { user, at = madeAt, ...given }: Given<'source_suggestions'> & { user: number; at?: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('source_suggestions')
    .values({
      source_id: source,
      user_id: user,
      initial_comment: 'worth reading',
      status: 'NEW',
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const suggestion = { type: 'SOURCE_SUGGESTION', id } as const
  await addAction(
    tx,
    'SUGGEST_SOURCE',
    'PUBLICATION_SUGGESTED',
    { type: 'SOURCE', id: source },
    {
      user,
      at,
      from: suggestion,
      linked: [suggestion],
    },
  )
  return id
}
