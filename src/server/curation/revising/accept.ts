import { acceptDenial } from '#domain/policies/revisions.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'
import { assertValid } from '../validity.ts'
import { draftsOf, examineDrafts } from './drafts.ts'
import { keepFromImports } from './local-changes.ts'
import { contestedFields, oneRecord, pendingRevisions } from './pending.ts'
import type { NamedRevisions } from './pending.ts'
import { resolveRevisions } from './resolve.ts'
import { revisables } from './revisables.ts'
import { submissionOf } from './revised-record.ts'
import type { RevisedRecordReference } from './revised-record.ts'
import { finalizeRecord } from './finalize.ts'

/**
 * Accepts pending revisions of one record: their values become the record's, other pending suggestions for the same
 * fields fall, and all that follows from the record is made anew (curation rules, section 4).
 * @throws ClientError when they cannot be accepted together, when the caller may not, or when the record would be invalid
 */
export async function acceptRevisions(
  curation: Curation,
  { comment, ...named }: NamedRevisions & { comment: string | null },
) {
  const revisions = await pendingRevisions(curation, named, false)
  const record = await oneRecord(curation.find, revisions)
  throwIfAny('BAD_USER_INPUT', contestedFields(revisions))
  const submission = await submissionOf(curation.find, record)
  const denial = acceptDenial(await withCoi(curation), revisions, submission)
  if (denial) throw new ClientError('FORBIDDEN', denial)
  const { revisionIds, supersededIds } = await applyRevisions(curation, { record, revisions, comment })
  return { revisionIds, supersededIds }
}

/**
 * Makes pending revisions of one record its values, whoever may: rules of validity hold, rights are the caller's to check.
 * @throws ClientError when the record would be invalid or name what does not exist
 */
export async function applyRevisions(
  curation: Curation,
  {
    record,
    revisions,
    comment,
  }: { record: RevisedRecordReference; revisions: readonly RevisionRecord[]; comment: string | null },
) {
  const { tx } = curation
  const drafts = await draftsOf(tx, revisions)
  const { missing, conflicts, violations } = await examineDrafts(tx, drafts)
  throwIfAny('NOT_FOUND', missing)
  assertValid(violations)
  throwIfAny('CONFLICT', conflicts)
  for (const { subject, before, after } of drafts)
    await revisables[subject.entityType].write(curation, subject.id, after, before)
  const approvalIds = await finalizeRecord(curation, record, drafts)
  await keepFromImports(
    curation,
    record,
    revisions.map(({ field_name }) => field_name),
  )
  const superseded = await rivalsOf(curation, revisions)
  await resolveRevisions(curation, revisions, 'ACCEPTED')
  await resolveRevisions(curation, superseded, 'SUPERSEDED')
  const events = [
    ...revisions.map(({ id }) => ({ action: 'REVISION_ACCEPTED', id }) as const),
    ...superseded.map(({ id }) => ({ action: 'REVISION_SUPERSEDED', id }) as const),
  ]
  const { eventIds } = await recordActivity(curation, {
    kind: 'ACCEPT_REVISIONS',
    subject: record,
    note: comment,
    events: events.map(({ action, id }) => ({
      action,
      subject: record,
      origin: { entityType: 'REVISION', id },
    })),
    linked: events.map(({ id }) => ({ entityType: 'REVISION', id })),
    approvalIds,
  })
  return {
    revisionIds: revisions.map(({ id }) => id),
    supersededIds: superseded.map(({ id }) => id),
    lastEventId: Math.max(...eventIds),
  }
}

/** Other pending revisions of the same fields. */
async function rivalsOf({ tx }: Curation, revisions: readonly RevisionRecord[]): Promise<{ id: number }[]> {
  const rivals: { id: number }[] = []
  for (const { id, subject_type, subject_id, field_name } of revisions)
    rivals.push(
      ...(await tx
        .selectFrom('revisions')
        .select('id')
        .where('subject_type', '=', subject_type)
        .where('subject_id', '=', subject_id)
        .where('field_name', '=', field_name)
        .where('status', '=', 'NEW')
        .where('id', '<>', id)
        .orderBy('id')
        .execute()),
    )
  return rivals
}
