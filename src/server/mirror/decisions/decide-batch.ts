import { ClientError } from '#server/errors/client-error.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { recordKey } from './conflict-rows.ts'
import type { DecisionInput } from './decide-conflicts.ts'

/** Result of the decision of one conflict of a batch. */
export interface DecisionOutcome {
  conflictId: number
  /** Why it was not decided, in a sentence; null: it was. */
  error: string | null
}

/** Most conflicts of one batch. */
export const LARGEST_BATCH = 100

/** The decisions by record; those of conflicts that are not there stand alone. */
async function byRecord(db: Reading, decisions: readonly DecisionInput[]): Promise<DecisionInput[][]> {
  const rows = await db
    .selectFrom('upstream_conflicts')
    .select(['id', 'record_type', 'record_id'])
    .where('id', 'in', inList(decisions.map(({ conflictId }) => conflictId)))
    .execute()
  const keys = new Map(rows.map((row) => [row.id, recordKey(row)]))
  return [...Map.groupBy(decisions, ({ conflictId }) => keys.get(conflictId) ?? conflictId).values()]
}

async function errorOf(decide: () => Promise<void>): Promise<string | null> {
  try {
    await decide()
    return null
  } catch (error) {
    if (error instanceof ClientError) return error.message
    throw error
  }
}

/**
 * Decides conflicts, record by record. Those of one record are decided together, as one content may need another; where
 * that is refused, each is decided alone.
 * @param decide decides conflicts of one record in one transaction, all or none
 * @returns an outcome for each conflict, in the order of the decisions
 * @throws ClientError for no decisions, too many, or two of one conflict
 */
export async function decideBatch(
  db: Reading,
  decisions: readonly DecisionInput[],
  decide: (some: readonly DecisionInput[]) => Promise<void>,
): Promise<DecisionOutcome[]> {
  const ids = new Set(decisions.map(({ conflictId }) => conflictId))
  if (decisions.length === 0 || decisions.length > LARGEST_BATCH || ids.size < decisions.length)
    throw new ClientError(
      'BAD_USER_INPUT',
      `A batch must have 1 to ${LARGEST_BATCH} decisions, each of another conflict`,
    )
  const errors = new Map<number, string | null>()
  for (const some of await byRecord(db, decisions)) {
    const error = await errorOf(() => decide(some))
    for (const one of some)
      errors.set(
        one.conflictId,
        error === null || some.length === 1 ? error : await errorOf(() => decide([one])),
      )
  }
  return decisions.map(({ conflictId }) => ({ conflictId, error: errors.get(conflictId) ?? null }))
}
