import { activityVerbiage } from '#domain/records/activity-verbiage.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from './curate.ts'
import { mentionsIn } from './discussion/mentions.ts'
import { notifyMentioned, notifySubscribers } from './discussion/notifying.ts'

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
  /** What the person says about it. */
  note?: string | null
  /** Text that ends before the subject; that of the first event unless given. */
  verbiage?: string
  /** The first one says what the activity is about. */
  events: NewEvent[]
  /** Other records that it is about: the comment, the flag, the revisions, the evidence. */
  linked?: SubjectInput[]
  /** Approvals that it gave, revoked or put up for review. */
  approvalIds?: number[]
}

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
  const [first] = activity.events
  if (!first) throw new Error(`an activity ${activity.kind} has no event`)
  const who = { user_id: user.id, organization_id: organizationId, created_at: now }
  const { id: activityId } = await tx
    .insertInto('activities')
    .values({
      kind: activity.kind,
      subject_type: activity.subject.entityType,
      subject_id: activity.subject.id,
      ...who,
      note: activity.note ?? null,
      verbiage: activity.verbiage ?? activityVerbiage[first.action],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkEntities(curation, activityId, activity.linked ?? [])
  await linkApprovals(curation, activityId, activity.approvalIds ?? [])
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
  await dateLastAction(curation)
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

async function linkApprovals({ tx }: Curation, activityId: number, approvalIds: number[]): Promise<void> {
  if (approvalIds.length === 0) return
  await tx
    .insertInto('approval_activities')
    .values(approvalIds.map((id) => ({ approval_id: id, activity_id: activityId })))
    .execute()
}

async function tellOthers(
  curation: Curation,
  { note, events }: NewActivity,
  eventIds: number[],
): Promise<void> {
  const mentions = note ? await mentionsIn(curation, note) : { userIds: [], roles: [] }
  for (const [index, { subject, origin = subject }] of events.entries()) {
    const id = eventIds[index]
    if (id === undefined) continue
    // Who is mentioned is told once, by the first event.
    const notified = index === 0 ? await notifyMentioned(curation, id, mentions) : new Set<number>()
    await notifySubscribers(curation, { id, subject, origin }, notified)
  }
}

async function dateLastAction({ tx, user, organizationId, now }: Curation): Promise<void> {
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
