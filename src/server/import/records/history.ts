import { activityVerbiage } from '#domain/records/activity-verbiage.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { Insertable } from 'kysely'
import { automationAccount } from '#server/accounts/automation-account.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import type { BatchWriter } from './batch-writer.ts'
import type { IdSource } from './remapping/ids.ts'

type Action = { kind: ActivityType; action: EventAction }

/** Action of the automation account to a record. */
export type HistoryEntry = {
  action: ActionName
  type: RecordType
  id: number
  /** ISO 8601. */
  at: string
  note?: string | null
  /** The flag that a flagging or resolving is about. */
  flagId?: number
}

const actions = {
  submitEvidence: { kind: 'SUBMIT_EVIDENCE_ITEM', action: 'SUBMITTED' },
  acceptEvidence: { kind: 'MODERATE_EVIDENCE_ITEM', action: 'ACCEPTED' },
  rejectEvidence: { kind: 'MODERATE_EVIDENCE_ITEM', action: 'REJECTED' },
  revertEvidence: { kind: 'MODERATE_EVIDENCE_ITEM', action: 'REVERTED' },
  submitAssertion: {
    kind: 'SUBMIT_ASSERTION',
    action: 'ASSERTION_SUBMITTED',
  },
  acceptAssertion: {
    kind: 'MODERATE_ASSERTION',
    action: 'ASSERTION_ACCEPTED',
  },
  rejectAssertion: {
    kind: 'MODERATE_ASSERTION',
    action: 'ASSERTION_REJECTED',
  },
  revertAssertion: {
    kind: 'MODERATE_ASSERTION',
    action: 'ASSERTION_REVERTED',
  },
  flag: { kind: 'FLAG_ENTITY', action: 'FLAGGED' },
  resolveFlag: { kind: 'RESOLVE_FLAG', action: 'FLAG_RESOLVED' },
} satisfies Record<string, Action>

export type ActionName = keyof typeof actions

/** Writes activities with their events in the name of the automation account. */
export type History = {
  /** The automation account. */
  userId: number
  add(entry: HistoryEntry): Promise<void>
  /** Writes what was added so far. */
  flush(): Promise<void>
}

const MOST_PENDING = 2000

/** Finds the automation account, or makes it. */
export async function startHistory(
  tx: Writing,
  writer: BatchWriter,
  ids: IdSource,
  now: string,
): Promise<History> {
  const userId = await automationAccount(tx, now, () => ids.next('users'))
  let activities: Insertable<Tables['activities']>[] = []
  let events: Insertable<Tables['events']>[] = []
  const flush = async () => {
    await writer.insert('activities', activities)
    await writer.insert('events', events)
    activities = []
    events = []
  }
  return {
    userId,
    flush,
    async add({ action: name, type, id, at, note, flagId }) {
      const { kind, action } = actions[name]
      const activityId = await ids.next('activities')
      activities.push({
        id: activityId,
        kind,
        subject_type: type,
        subject_id: id,
        user_id: userId,
        organization_id: null,
        note: note ?? null,
        verbiage: activityVerbiage[action],
        created_at: at,
      })
      events.push({
        id: await ids.next('events'),
        action,
        subject_type: type,
        subject_id: id,
        originating_object_type: flagId === undefined ? type : 'FLAG',
        originating_object_id: flagId ?? id,
        user_id: userId,
        organization_id: null,
        activity_id: activityId,
        user_role: 'EDITOR',
        created_at: at,
      })
      if (activities.length >= MOST_PENDING) await flush()
    },
  }
}

/**
 * Actions that must have happened for a record to go from one status to another; null for a record that is new. A
 * release names no events, but every record has a history.
 */
export function actionsBetween(
  type: 'EVIDENCE_ITEM' | 'ASSERTION',
  from: EvidenceStatus | null,
  to: EvidenceStatus,
): ActionName[] {
  if (from === to) return []
  const kind = type === 'ASSERTION' ? 'Assertion' : 'Evidence'
  const judged: Record<EvidenceStatus, ActionName> = {
    ACCEPTED: `accept${kind}`,
    REJECTED: `reject${kind}`,
    SUBMITTED: `revert${kind}`,
  }
  if (from !== null) return [judged[to]]
  return to === 'SUBMITTED' ? [`submit${kind}`] : [`submit${kind}`, judged[to]]
}
