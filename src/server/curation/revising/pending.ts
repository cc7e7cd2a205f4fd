import { recordTag } from '#domain/records/tags.ts'
import { revisionStatuses } from '#domain/vocabularies/curation.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { RevisionRecord } from '#server/knowledge/records/records.ts'
import { revisionsOfSet } from '#server/knowledge/activity/revisions.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { subjectOf } from './drafts.ts'
import { recordOf } from './revised-record.ts'
import type { RevisedRecordReference } from './revised-record.ts'

/** Revisions to decide on: some by their ids, or all of a set. */
export interface NamedRevisions {
  /** Distinct; at least one. */
  ids: number[] | null
  revisionSetId: number | null
}

/** A sentence for each of the revisions that somebody has decided on. */
export const alreadyDecided = (revisions: readonly RevisionRecord[]): string[] =>
  revisions
    .filter(({ status }) => status !== 'NEW')
    .map(
      ({ id, status }) =>
        `Revision ${recordTag('REVISION', id)} is already ${revisionStatuses.label(status).toLowerCase()}`,
    )

/** The revisions with the ids, and a sentence for each id that has none. */
export async function revisionsById(
  db: Reading,
  ids: readonly number[],
): Promise<{ revisions: RevisionRecord[]; missing: string[] }> {
  const rows = ids.length === 0 ? [] : await recordById.revisions(db, ids)
  return {
    revisions: rows.filter((row) => row !== null),
    missing: ids
      .filter((_, index) => !rows[index])
      .map((id) => `Revision ${recordTag('REVISION', id)} doesn't exist`),
  }
}

/**
 * The pending revisions that a decision names.
 * @param partly whether members of a set that were decided on are left out; else they are a mistake
 * @throws ClientError when there are none such, when one was decided on, and when both ids and a set are given, or neither
 */
export async function pendingRevisions(
  { tx }: Curation,
  { ids, revisionSetId }: NamedRevisions,
  partly: boolean,
): Promise<RevisionRecord[]> {
  const named = ids ? await revisionsById(tx, ids) : { revisions: [], missing: [] }
  const members = revisionSetId === null ? [] : await membersOfSet(tx, revisionSetId)
  throwIfAny('NOT_FOUND', [
    ...named.missing,
    !members && `Revision set ${recordTag('REVISION_SET', revisionSetId ?? 0)} doesn't exist`,
  ])
  const pending = members?.filter(({ status }) => status === 'NEW') ?? []
  throwIfAny('CONFLICT', [
    ...alreadyDecided(named.revisions),
    ...(partly ? [] : alreadyDecided(members ?? [])),
  ])
  if ((ids === null) === (revisionSetId === null))
    throw new ClientError('BAD_USER_INPUT', 'Give exactly one of ids and revisionSetId')
  if (ids) return named.revisions
  if (pending.length === 0)
    throw new ClientError(
      'CONFLICT',
      `Revision set ${recordTag('REVISION_SET', revisionSetId ?? 0)} has no pending revisions`,
    )
  return pending
}

/** The record that revisions to decide on would change; null where there are none. */
export async function namedRecord(
  { tx, find }: Curation,
  { ids, revisionSetId }: NamedRevisions,
): Promise<RevisedRecordReference | null> {
  const [revision] = ids
    ? (await revisionsById(tx, ids)).revisions
    : ((revisionSetId === null ? null : await membersOfSet(tx, revisionSetId)) ?? [])
  return revision ? recordOf(find, subjectOf(revision)) : null
}

/** The revisions of a set, or null when there is no such set. */
async function membersOfSet(db: Reading, setId: number): Promise<RevisionRecord[] | null> {
  const [set] = await recordById.revision_sets(db, [setId])
  if (!set) return null
  const [members = []] = await revisionsOfSet(db, [setId])
  return members
}

/**
 * The one record that all of the revisions would change, coordinates being their variant's.
 * @throws ClientError when there are several
 */
export async function oneRecord(
  find: Load,
  revisions: readonly RevisionRecord[],
): Promise<RevisedRecordReference> {
  const records = new Map<string, RevisedRecordReference>()
  for (const revision of revisions) {
    const record = await recordOf(find, subjectOf(revision))
    records.set(recordTag(record.entityType, record.id), record)
  }
  const [[, record] = [], ...others] = records
  if (!record) throw new Error('there are no revisions')
  if (others.length > 0)
    throw new ClientError(
      'BAD_USER_INPUT',
      `Revisions of one record can be decided on at once, not of ${[...records.keys()].join(', ')}`,
    )
  return record
}

/** A sentence for each field to which several of the revisions give a value. */
export function contestedFields(revisions: readonly RevisionRecord[]): string[] {
  const groups = Map.groupBy(
    revisions,
    ({ subject_type, subject_id, field_name }) => `${subject_type} ${subject_id} ${field_name}`,
  )
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const tags = group.map(({ id }) => recordTag('REVISION', id)).join(', ')
      return `Only one revision of a field can be accepted; of ${group[0]?.field_name} there are ${tags}`
    })
}
