import type { Violation } from '#domain/validity.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { draftsOf, examineDrafts } from './drafts.ts'
import { alreadyDecided, contestedFields, oneRecord, revisionsById } from './pending.ts'

/** Errors that stand against accepting revisions together. */
export interface AcceptanceErrors {
  /** Of fields, as they are recorded. */
  violations: Violation[]
  /** Of the revisions: they do not exist, are decided on, or do not go together. */
  general: string[]
}

/**
 * Preview of accepting these revisions together, whoever did it. Changes nothing.
 * @param ids distinct
 */
export async function previewAcceptance(
  { db, load }: { db: Reading; load: Load },
  ids: readonly number[],
): Promise<AcceptanceErrors> {
  const { revisions, missing } = await revisionsById(db, ids)
  const general = [...missing, ...alreadyDecided(revisions), ...contestedFields(revisions)]
  if (revisions.length === 0 || general.length > missing.length) return { violations: [], general }
  try {
    await oneRecord(load, revisions)
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return { violations: [], general: [...general, error.message] }
  }
  const errors = await examineDrafts(db, await draftsOf(db, revisions))
  return {
    violations: errors.violations,
    general: [...general, ...errors.missing, ...errors.conflicts],
  }
}
