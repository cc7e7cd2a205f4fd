import { recordTag } from '#domain/records/tags.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

/** An evidence item or assertion whose status somebody wants to change. */
export interface ModeratedRecord {
  kind: 'EVIDENCE_ITEM' | 'ASSERTION'
  id: number
  status: EvidenceStatus
  submitterId: number | null
}

/** What giving the status is called. */
const moderationVerbs = {
  ACCEPTED: 'accept',
  REJECTED: 'reject',
  SUBMITTED: 'reopen review of',
} as const satisfies Record<EvidenceStatus, string>

const names = { EVIDENCE_ITEM: 'evidence', ASSERTION: 'assertions' } as const

/** Every status can follow every other, but none itself (curation rules, section 2). */
export const statusDenial = ({ kind, id, status }: ModeratedRecord, newStatus: EvidenceStatus): Denial =>
  status === newStatus ? `${recordTag(kind, id)} already has status ${evidenceStatuses.label(status)}` : null

/**
 * Why the person may not give the record the status (curation rules, section 2): only editors with a valid
 * conflict-of-interest statement may, and nobody accepts what they submitted. Submitters may reject their own.
 */
export function moderationDenial(
  person: Curator,
  { kind, id, submitterId }: ModeratedRecord,
  newStatus: EvidenceStatus,
): Denial {
  const isOwn = submitterId === person.id
  if (isOwn && newStatus === 'REJECTED') return null
  const action = `${moderationVerbs[newStatus]} ${names[kind]}`
  const denial = editorDenial(person, action) ?? coiDenial(person, action)
  if (denial) return denial
  return isOwn && newStatus === 'ACCEPTED'
    ? `Editors may not accept their own submitted ${names[kind]}; you submitted ${recordTag(kind, id)}`
    : null
}

/**
 * Denial of a comment that is not as it must be: none for acceptance, which speaks for itself, else a reason
 * (curation rules, section 2).
 */
export function moderationCommentDenial(newStatus: EvidenceStatus, comment: string | null): Denial {
  if (newStatus === 'ACCEPTED')
    return comment === null ? null : 'Please do not supply a comment when accepting'
  return comment === null ? 'A comment is required when rejecting or reverting' : null
}
