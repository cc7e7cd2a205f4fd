import { moderate } from '#app/curation/review/moderate.ts'
import type { Moderated } from '#app/curation/review/moderate.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { Ability } from '#app/curation/review/AbilityButton.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import type { Action, QueueEntry } from './queue.ts'

/** Accepting and rejecting, as evidence and assertions take it. */
export const moderationActions = (entityType: Moderated['entityType']): readonly Action[] => [
  {
    id: 'accept',
    label: 'Accept',
    done: 'accepted',
    key: 'a',
    reasonLength: null,
    run: (entry, _reason, organizationId) =>
      moderate(moderatedOf(entityType, entry), 'ACCEPTED', null, organizationId),
  },
  {
    id: 'reject',
    label: 'Reject',
    done: 'rejected',
    key: 'r',
    reasonLength: 1,
    run: (entry, reason, organizationId) =>
      moderate(moderatedOf(entityType, entry), 'REJECTED', reason, organizationId),
  },
]

function moderatedOf(
  entityType: Moderated['entityType'],
  { id, standing, decisionState }: QueueEntry,
): Moderated {
  const status = standing?.status
  return {
    entityType,
    id,
    status: evidenceStatuses.has(status) ? status : 'SUBMITTED',
    decidedOn: decisionState ?? null,
  }
}

/** The actions that change something: a record is not offered the status that it has. */
export function mayBeDecided(
  status: EvidenceStatus,
  may: Record<'accept' | 'reject', Ability> | null | undefined,
): Record<string, Ability> {
  if (!may) return {}
  return {
    ...(status === 'ACCEPTED' ? {} : { accept: may.accept }),
    ...(status === 'REJECTED' ? {} : { reject: may.reject }),
  }
}

export const statusFilter: ListFilter = {
  id: 'status',
  label: 'Status',
  kind: 'choice',
  initial: 'SUBMITTED',
  choices: [
    { value: 'SUBMITTED', label: 'Submitted' },
    { value: 'REJECTED', label: 'Rejected' },
    { value: 'ACCEPTED', label: 'Accepted' },
    { value: 'ALL', label: 'Any' },
  ],
}
