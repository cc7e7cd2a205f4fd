import type { RuleViolation } from '#domain/validity.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { Refusal } from '../refusal.ts'
import { draftsOf, problemsOf } from './drafts.ts'
import { alreadyDecided, contested, oneRecord, revisionsById } from './pending.ts'

/** Problems that stand against accepting revisions together. */
export interface AcceptanceProblems {
  /** Of fields, as they are recorded. */
  violations: RuleViolation[]
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
): Promise<AcceptanceProblems> {
  const { revisions, missing } = await revisionsById(db, ids)
  const general = [...missing, ...alreadyDecided(revisions), ...contested(revisions)]
  if (revisions.length === 0 || general.length > missing.length) return { violations: [], general }
  try {
    await oneRecord(load, revisions)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { violations: [], general: [...general, error.message] }
  }
  const problems = await problemsOf(db, await draftsOf(db, revisions))
  return {
    violations: problems.violations,
    general: [...general, ...problems.missing, ...problems.conflicts],
  }
}
