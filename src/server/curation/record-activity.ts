import { recordTag } from '#domain/tags.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { SubjectInput } from '#server/knowledge/subjects.ts'
import type { Curation } from './curate.ts'
import { mentionsIn } from './mentions.ts'
import { notifyMentioned, notifySubscribers } from './notifying.ts'

/** Something that happened to a record. */
export interface NewEvent {
  action: EventAction
  subject: SubjectInput
  /** What it came from: a comment, a flag, a revision; the subject itself unless given. */
  origin?: SubjectInput
}

export interface NewActivity {
  kind: ActivityType
  subject: SubjectInput
  /** What was done, to be followed by the subject's tag: `accepted evidence item`. */
  verb: string
  /** What the person says about it. */
  note?: string | null
  events: NewEvent[]
  /** Other records that it is about: the comment, the flag, the revisions, the evidence. */
  linked?: SubjectInput[]
}

/** Subjects without a tag of their own go by that of the variant they belong to, so they are never subjects here. */
type Tagged = Parameters<typeof recordTag>[0]

const tagOf = ({ entityType, id }: SubjectInput) => recordTag(entityType as Tagged, id)

/**
 * Writes down what one action did: one activity with its events and the records it is about. Tells those whom
 * the note mentions and the subscribers of the events' subjects, and dates the last deed of user and organization.
 * Gives the ids.
 */
export async function recordActivity(
  curation: Curation,
  activity: NewActivity,
): Promise<{ activityId: number; eventIds: number[] }> {
  const { tx, user, organizationId, now } = curation
  const who = { user_id: user.id, organization_id: organizationId, created_at: now }
  const { id: activityId } = await tx
    .insertInto('activities')
    .values({
      kind: activity.kind,
      subject_type: activity.subject.entityType,
      subject_id: activity.subject.id,
      ...who,
      note: activity.note ?? null,
      verbiage: `${activity.verb} ${tagOf(activity.subject)}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkEntities(curation, activityId, activity.linked ?? [])
  const eventIds: number[] = []
  for (const { action, subject, origin = subject } of activity.events) {
    const { id } = await tx
      .insertInto('events')
      .values({
        action,
        subject_type: subject.entityType,
        subject_id: subject.id,
        originating_object_type: origin.entityType,
        originating_object_id: origin.id,
        ...who,
        activity_id: activityId,
        user_role: user.role,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    eventIds.push(id)
  }
  await tellOthers(curation, activity, eventIds)
  await dateLastDeed(curation)
  return { activityId, eventIds }
}

async function linkEntities({ tx }: Curation, activityId: number, linked: SubjectInput[]): Promise<void> {
  const distinct = new Map(linked.map((entity) => [`${entity.entityType} ${entity.id}`, entity]))
  for (const { entityType, id } of distinct.values())
    await tx
      .insertInto('activity_linked_entities')
      .values({ activity_id: activityId, entity_type: entityType, entity_id: id })
      .execute()
}

async function tellOthers(
  curation: Curation,
  { note, events }: NewActivity,
  eventIds: number[],
): Promise<void> {
  const mentions = note ? await mentionsIn(curation, note) : { userIds: [], roles: [] }
  for (const [index, { subject }] of events.entries()) {
    const id = eventIds[index]
    if (id === undefined) continue
    // Who is mentioned is told once, by the first event.
    const told = index === 0 ? await notifyMentioned(curation, id, mentions) : new Set<number>()
    await notifySubscribers(curation, { id, subject }, told)
  }
}

async function dateLastDeed({ tx, user, organizationId, now }: Curation): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      last_activity_at: now,
      ...(organizationId !== null && { most_recent_organization_id: organizationId }),
    })
    .where('id', '=', user.id)
    .execute()
  if (organizationId === null) return
  await tx
    .updateTable('organizations')
    .set({ last_activity_at: now })
    .where('id', '=', organizationId)
    .execute()
}
