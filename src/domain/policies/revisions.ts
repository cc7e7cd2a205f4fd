import { recordTag } from '#domain/records/tags.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { coiDenial, editorDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'
import type { Person } from './roles.ts'

/** A revision, as far as rights go. */
interface SuggestedRevision {
  id: number
  revising_user_id: number
}

/** The record that revisions would change: who submitted it and where it stands; null but for evidence and assertions. */
export interface RevisedRecord {
  submitterId: number | null
  status: EvidenceStatus | null
}

/** Submitters have the say over what they submitted until it is decided on. */
const isOwnSubmission = (person: Person, { status, submitterId }: RevisedRecord): boolean =>
  status === 'SUBMITTED' && submitterId === person.id

/**
 * Why the person may not accept these revisions of one record (curation rules, section 4). Submitters accept any of
 * what they submitted and nobody decided on, own revisions too; else editors with a valid conflict-of-interest
 * statement accept what others suggested.
 */
export function acceptDenial(
  person: Curator,
  revisions: readonly SuggestedRevision[],
  record: RevisedRecord,
): Denial {
  if (isOwnSubmission(person, record)) return null
  const action = 'accept revisions'
  const denial = editorDenial(person, action) ?? coiDenial(person, action)
  if (denial) return denial
  const own = revisions.filter(({ revising_user_id }) => revising_user_id === person.id)
  if (own.length === 0) return null
  return `Editors may not accept their own suggested revision: ${own.map(({ id }) => recordTag('REVISION', id)).join(', ')}`
}

/**
 * Why the person may not reject these revisions: who suggested every one of them may, and editors with a valid
 * conflict-of-interest statement (curation rules, section 4).
 */
export function rejectDenial(person: Curator, revisions: readonly SuggestedRevision[]): Denial {
  if (revisions.every(({ revising_user_id }) => revising_user_id === person.id)) return null
  const action = 'reject revisions that others suggested'
  return editorDenial(person, action) ?? coiDenial(person, action)
}
