import { sameValue } from '#domain/records/field-values.ts'
import type { FieldValue } from '#domain/records/field-values.ts'
import { suggestionDigest } from '#server/storage/suggestion-digest.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { recordActivity } from '../record-activity.ts'
import { assertValid } from '../validity.ts'
import { changedFields, draft, examineDrafts, suggestedValue } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { valuesOf } from './revisable.ts'
import type { RevisedSubject } from './revisable.ts'
import type { RevisedRecordReference } from './revised-record.ts'

/** Values that a subject should get: some or all of its fields, in camel case. */
export interface SuggestedFields {
  subject: RevisedSubject
  fields: object
}

/** A record, and what it and the coordinates that belong to it should become. */
export interface Proposal {
  record: RevisedRecordReference
  suggested: SuggestedFields[]
}

/** Outcome of the change of one field. */
export interface RevisionResult {
  id: number
  /** Snake case. */
  fieldName: string
  /** False when somebody suggested the same before and it is pending. */
  newlyCreated: boolean
  revisionSetId: number
}

/**
 * Suggests changes of a record and what belongs to it: one revision for each field that differs from what is there,
 * all in one set (curation rules, section 4). Who suggests hears what becomes of each, also of one that somebody
 * suggested before.
 * @throws ClientError when something named does not exist, when the changed record would be invalid, and when nothing
 *   would change or all of it is pending already
 */
export async function suggestRevisions(
  curation: Curation,
  { record, suggested }: Proposal,
  comment: string | null,
): Promise<{ id: number; results: RevisionResult[] }> {
  const drafts: Draft[] = []
  for (const { subject, fields } of suggested) {
    const drafted = await draft(curation.tx, subject, valuesOf(fields))
    if (!drafted) throw new Error(`there is no ${subject.entityType} ${subject.id} to revise`)
    drafts.push(drafted)
  }
  const { missing, conflicts, violations } = await examineDrafts(curation.tx, drafts)
  throwIfAny('NOT_FOUND', missing)
  const changes = drafts.flatMap((one) => changedFields(one).map((fieldName) => changeOf(one, fieldName)))
  if (changes.length === 0)
    throw new ClientError('BAD_USER_INPUT', 'You must change at least one field; all are as they were')
  assertValid(violations)
  throwIfAny('CONFLICT', conflicts)
  const results = await keepRevisions(curation, record, changes)
  const created = results.filter(({ newlyCreated }) => newlyCreated)
  const [first] = created
  if (!first) {
    const pending = results.map(({ id, fieldName }) => `RID${id} (${fieldName})`).join(', ')
    throw new ClientError('CONFLICT', `This suggestion already exists and is pending: ${pending}`)
  }
  const revisions = created.map(({ id }) => ({ entityType: 'REVISION', id }) as const)
  await recordActivity(curation, {
    kind: 'SUGGEST_REVISION',
    subject: record,
    note: comment,
    events: revisions.map((origin) => ({ action: 'REVISION_SUGGESTED', subject: record, origin })),
    linked: [{ entityType: 'REVISION_SET', id: first.revisionSetId }, ...revisions],
  })
  for (const { id } of results) await subscribe(curation, { entityType: 'REVISION', id })
  return { id: record.id, results }
}

interface Change {
  subject: RevisedSubject
  fieldName: string
  current: FieldValue
  suggested: FieldValue
}

const changeOf = ({ subject, before, after }: Draft, fieldName: string): Change => ({
  subject,
  fieldName,
  current: before[fieldName] ?? null,
  suggested: after[fieldName] ?? null,
})

/** Writes a revision for each change that is not pending already, all in one new set. */
async function keepRevisions(
  curation: Curation,
  record: RevisedRecordReference,
  changes: readonly Change[],
): Promise<RevisionResult[]> {
  let setId: number | null = null
  const results: RevisionResult[] = []
  for (const change of changes) {
    const { fieldName } = change
    const pending = await pendingTwin(curation, change)
    if (pending) {
      const { id, revision_set_id: revisionSetId } = pending
      results.push({ id, fieldName, newlyCreated: false, revisionSetId })
      continue
    }
    setId ??= await newSet(curation, record)
    const id = await newRevision(curation, setId, change)
    results.push({ id, fieldName, newlyCreated: true, revisionSetId: setId })
  }
  return results
}

async function pendingTwin({ tx }: Curation, { subject, fieldName, suggested }: Change) {
  const pending = await tx
    .selectFrom('revisions')
    .select(['id', 'revision_set_id', 'suggested_value'])
    .where('subject_type', '=', subject.entityType)
    .where('subject_id', '=', subject.id)
    .where('status', '=', 'NEW')
    .where('field_name', '=', fieldName)
    .orderBy('id')
    .execute()
  return pending.find((revision) => sameValue(suggestedValue(revision), suggested))
}

async function newSet({ tx, now }: Curation, record: RevisedRecordReference): Promise<number> {
  const { id } = await tx
    .insertInto('revision_sets')
    .values({ subject_type: record.entityType, subject_id: record.id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function newRevision(
  { tx, user, organizationId, now }: Curation,
  setId: number,
  { subject, fieldName, current, suggested }: Change,
): Promise<number> {
  const { id } = await tx
    .insertInto('revisions')
    .values({
      revision_set_id: setId,
      subject_type: subject.entityType,
      subject_id: subject.id,
      field_name: fieldName,
      current_value: JSON.stringify(current),
      suggested_value: JSON.stringify(suggested),
      suggestion_digest: suggestionDigest(fieldName, suggested),
      status: 'NEW',
      revising_user_id: user.id,
      organization_id: organizationId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
