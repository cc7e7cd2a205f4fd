import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { isEditor } from './roles.ts'
import type { Person } from './roles.ts'

/** A revision, as far as rights go. */
interface Suggested {
  revising_user_id: number
}

/** The record that revisions would change; who submitted it and where it stands, for evidence and assertions. */
export interface RevisedRecord {
  submitterId: number | null
  status: EvidenceStatus | null
}

/**
 * Whether the person revises an evidence item or assertion of their own that nobody has decided on: then they accept
 * as they like, also own revisions, without role or statement (curation rules, section 4).
 */
export const isOwnSubmission = (person: Person, record: RevisedRecord): boolean =>
  record.status === 'SUBMITTED' && record.submitterId === person.id

/** Editors accept what others suggest; submitters anything about what they submitted, until it is decided on. */
export const mayAcceptRevisions = (
  person: Person,
  revisions: readonly Suggested[],
  record: RevisedRecord,
): boolean => isOwnSubmission(person, record) || (isEditor(person) && !isAuthorOfAny(person, revisions))

/** Editors reject, and who suggested every one of the revisions withdraws them so. */
export const mayRejectRevisions = (person: Person, revisions: readonly Suggested[]): boolean =>
  isEditor(person) || isAuthorOfAll(person, revisions)

/** Whether one of the revisions is the person's. */
export const isAuthorOfAny = (person: Person, revisions: readonly Suggested[]): boolean =>
  revisions.some(({ revising_user_id }) => revising_user_id === person.id)

/** Whether all of the revisions are the person's; rejecting them needs neither role nor statement. */
export const isAuthorOfAll = (person: Person, revisions: readonly Suggested[]): boolean =>
  revisions.every(({ revising_user_id }) => revising_user_id === person.id)
