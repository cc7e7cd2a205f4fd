import type { z } from 'zod'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { latestEvents } from '#server/legacy/queries/history.ts'
import type { LatestEvent } from '#server/legacy/queries/history.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { readPeople } from './people.ts'
import type { People } from './people.ts'
import type { LegacyReading } from './reading.ts'
import type { evidenceLifecycle, featureLifecycle, groupLifecycle } from './schemas/people.ts'

type Subject = 'FEATURE' | 'VARIANT' | 'VARIANT_GROUP' | 'EVIDENCE_ITEM' | 'ASSERTION'
type GroupLifecycle = z.infer<typeof groupLifecycle>
type LifecycleAction = NonNullable<GroupLifecycle['last_modified']>

/** Reads what happened last to each of the records: of each kind of event the newest, or nothing. */
async function readLatest(reading: LegacyReading, subject: Subject, ids: readonly number[]) {
  const events = await valuesById(reading.db, latestEvents(subject), ids)
  const all = ids.flatMap(events)
  const people = await readPeople(reading, {
    userIds: all.map((event) => event.user_id),
    organizationIds: all.map((event) => event.organization_id),
  })
  return (id: number, actions: readonly EventAction[]): LifecycleAction | undefined => {
    const event = events(id).find(({ action }) => actions.includes(action))
    return event && presentEvent(event, people)
  }
}

const presentEvent = (event: LatestEvent, people: People): LifecycleAction => ({
  timestamp: event.created_at,
  user: people.user(event.user_id),
  organization: people.organization(event.organization_id),
})

/** Leaves out what never happened. */
const happened = <Actions extends Record<string, LifecycleAction | undefined>>(actions: Actions) =>
  Object.fromEntries(Object.entries(actions).filter(([, action]) => action)) as Partial<
    Record<keyof Actions, LifecycleAction>
  >

/** The history of genes or variants. */
export async function readFeatureLifecycles(
  reading: LegacyReading,
  subject: 'FEATURE' | 'VARIANT',
  ids: readonly number[],
): Promise<(id: number) => z.infer<typeof featureLifecycle>> {
  const latest = await readLatest(reading, subject, ids)
  return (id) =>
    happened({
      last_modified: latest(id, ['REVISION_SUGGESTED']),
      last_reviewed: latest(id, ['REVISION_ACCEPTED']),
      last_commented_on: latest(id, ['COMMENTED']),
    })
}

interface Created {
  id: number
  origin: string
  created_at: string
}

/**
 * The history of variant groups. Nobody records who creates a group, so a group made here has an absent user;
 * when one of a release was made is not known.
 */
export async function readGroupLifecycles(
  reading: LegacyReading,
  ids: readonly number[],
): Promise<(group: Created) => GroupLifecycle> {
  const latest = await readLatest(reading, 'VARIANT_GROUP', ids)
  return ({ id, origin, created_at }) =>
    happened({
      last_modified: latest(id, ['REVISION_SUGGESTED']),
      created:
        origin === 'LOCAL'
          ? { timestamp: created_at, user: { username: 'Admin' as const }, organization: {} }
          : undefined,
      last_commented_on: latest(id, ['COMMENTED']),
    })
}

/** The history of evidence items or assertions; whose status was decided says the status of today. */
export async function readEvidenceLifecycles(
  reading: LegacyReading,
  subject: 'EVIDENCE_ITEM' | 'ASSERTION',
  ids: readonly number[],
): Promise<(id: number, status: EvidenceStatus) => z.infer<typeof evidenceLifecycle>> {
  const latest = await readLatest(reading, subject, ids)
  return (id, status) =>
    happened({
      submitted: latest(id, ['SUBMITTED', 'ASSERTION_SUBMITTED']),
      last_modified: latest(id, ['REVISION_SUGGESTED']),
      last_reviewed: latest(id, ['REVISION_ACCEPTED']),
      last_commented_on: latest(id, ['COMMENTED']),
      accepted: status === 'ACCEPTED' ? latest(id, ['ACCEPTED', 'ASSERTION_ACCEPTED']) : undefined,
      rejected: status === 'REJECTED' ? latest(id, ['REJECTED', 'ASSERTION_REJECTED']) : undefined,
    })
}
