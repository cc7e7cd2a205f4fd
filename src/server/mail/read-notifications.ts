import { sql } from 'kysely'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { recordTag } from '#domain/records/tags.ts'
import { outcomeOfSet } from '#domain/text/revision-outcome.ts'
import { userDisplayName } from '#domain/text/names.ts'
import { eventWords } from '#domain/vocabularies/event-words.ts'
import { revisionsOfSet } from '#server/knowledge/activity/revisions.ts'
import { supersedingRevision } from '#server/knowledge/activity/superseding-revisions.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import { changeLinkOf, nameOf } from '#server/knowledge/records/record-names.ts'
import { findRecord } from '#server/knowledge/records/records.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import type { Reading } from '#server/storage/database.ts'
import { MOST_LINES } from './messages/notification-message.ts'
import type { NotificationLine } from './messages/notification-message.ts'

/** Notifications of a user by id: behind the first, and not behind the second. */
export interface NotificationRange {
  userId: number
  after: number
  upTo: number
}

/** The unread notifications of a user in a range. */
const unread = (db: Reading, { userId, after, upTo }: NotificationRange) =>
  db
    .selectFrom('notifications')
    .where('notified_user_id', '=', userId)
    .where('seen', '=', false)
    .where('notifications.id', '>', after)
    .where('notifications.id', '<=', upTo)

const eventsOf = (db: Reading, range: NotificationRange) =>
  unread(db, range)
    .innerJoin('events', 'events.id', 'notifications.event_id')
    .select([
      'events.id',
      'events.action',
      'events.subject_type',
      'events.subject_id',
      'events.originating_object_type',
      'events.originating_object_id',
      'events.activity_id',
      'events.user_id',
      'reason',
    ])
    .orderBy('notifications.id')
    .limit(MOST_LINES)
    .execute()

type NotifiedEvent = Awaited<ReturnType<typeof eventsOf>>[number]

/** Events of one act that did the same to a record, such as the fields of a set that were accepted together. */
const groupOf = ({ id, activity_id, action, subject_type, subject_id }: NotifiedEvent) =>
  activity_id === null ? `event ${id}` : [activity_id, action, subject_type, subject_id].join(' ')

const originOf = ({ originating_object_type: type, originating_object_id: id }: NotifiedEvent, load: Load) =>
  type === null || id === null ? null : findRecord(load, type, id)

async function lineOf(
  load: Load,
  events: readonly [NotifiedEvent, ...NotifiedEvent[]],
): Promise<NotificationLine | null> {
  const [event] = events
  const [user, subject, ...origins] = await Promise.all([
    load(userById, event.user_id),
    findRecord(load, event.subject_type, event.subject_id),
    ...events.map((one) => originOf(one, load)),
  ])
  if (!user || !subject) return null
  const [name, path] = await Promise.all([nameOf(subject, load), changeLinkOf(origins[0] ?? subject, load)])
  const revisions = origins.filter((origin) => origin?.record_type === 'REVISION')
  const who = userDisplayName({ ...user, email: null })
  const outcome = revisions.length > 0 ? `: ${await outcomeOf(load, revisions)}` : ''
  return {
    text: `${who} ${eventWords[event.action]} ${name}${outcome}`,
    path,
    isMention: events.some(({ reason }) => reason === 'MENTION'),
  }
}

/** Fields of revisions, what superseded them, and what became of their set. */
async function outcomeOf(load: Load, revisions: readonly RevisionRecord[]): Promise<string> {
  const fields = await Promise.all(revisions.map((revision) => fieldOf(load, revision)))
  const sets = new Set(revisions.map(({ revision_set_id }) => revision_set_id))
  const members = await Promise.all([...sets].map((id) => load(revisionsOfSet, id)))
  const outcomes = members.flatMap((set) => outcomeOfSet(set.map(({ status }) => status)) ?? [])
  return [fields.join(', '), ...outcomes].join('; ')
}

async function fieldOf(
  load: Load,
  { id, field_name, subject_type, status }: RevisionRecord,
): Promise<string> {
  const label = fieldLabel(field_name, subject_type === 'EVIDENCE_ITEM' ? 'EvidenceItem' : undefined)
  const by = status === 'SUPERSEDED' ? await load(supersedingRevision, id) : null
  return by ? `${label} (by ${recordTag('REVISION', by.id)})` : label
}

/**
 * The first unread notifications of a range in the order in which they came, those of one act as one line, and how many
 * more there are.
 */
export async function readNotifications(
  db: Reading,
  range: NotificationRange,
): Promise<{ lines: NotificationLine[]; more: number }> {
  const [{ count }, events] = await Promise.all([
    unread(db, range)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
    eventsOf(db, range),
  ])
  const { load } = startLoading({ db })
  const groups = Map.groupBy(events, groupOf)
  const lines = await Promise.all([...groups.values()].map((group) => lineOf(load, group as [NotifiedEvent])))
  return { lines: lines.filter((line) => line !== null), more: Number(count) - events.length }
}
