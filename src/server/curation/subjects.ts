import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { findRecord } from '#server/knowledge/records/records.ts'
import type { AnyRecord } from '#server/knowledge/records/records.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from './curate.ts'

/**
 * The record that an action is about.
 * @throws ClientError when there is none
 */
export async function existingSubject<Type extends SubjectType>(
  { find }: Pick<Curation, 'find'>,
  subject: { entityType: Type; id: number },
  kinds: Vocabulary<Type>,
): Promise<AnyRecord> {
  const record = await findRecord(find, subject.entityType, subject.id)
  if (!record)
    throw new ClientError('NOT_FOUND', `${kinds.label(subject.entityType)} ${subject.id} doesn't exist`)
  return record
}
