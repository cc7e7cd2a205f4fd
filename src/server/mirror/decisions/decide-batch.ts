import { ClientError } from '#server/errors/client-error.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { recordKey } from './conflict-rows.ts'
import type { ClosedConflict, DecisionInput } from './decide-conflicts.ts'

/** Result of the decision of one conflict of a batch. */
export interface DecisionOutcome {
  conflictId: number
  /** Why it was not decided, in a sentence; null: it was. */
  error: string | null
  /** Activity that decided it; null where nothing did. */
  decisionId: number | null
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

type Outcome = Omit<DecisionOutcome, 'conflictId'>

async function outcomesOf(
  some: readonly DecisionInput[],
  decide: (some: readonly DecisionInput[]) => Promise<ClosedConflict[]>,
): Promise<Map<number, Outcome>> {
  try {
    const closed = await decide(some)
    return new Map(closed.map(({ conflictId, decisionId }) => [conflictId, { error: null, decisionId }]))
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return new Map(some.map(({ conflictId }) => [conflictId, { error: error.message, decisionId: null }]))
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
  decide: (some: readonly DecisionInput[]) => Promise<ClosedConflict[]>,
): Promise<DecisionOutcome[]> {
  const ids = new Set(decisions.map(({ conflictId }) => conflictId))
  if (decisions.length === 0 || decisions.length > LARGEST_BATCH || ids.size < decisions.length)
    throw new ClientError(
      'BAD_USER_INPUT',
      `A batch must have 1 to ${LARGEST_BATCH} decisions, each of another conflict`,
    )
  const outcomes = new Map<number, Outcome>()
  for (const some of await byRecord(db, decisions)) {
    const together = await outcomesOf(some, decide)
    const failed = some.length > 1 && [...together.values()].some(({ error }) => error !== null)
    for (const one of some)
      for (const [id, outcome] of failed ? await outcomesOf([one], decide) : together)
        outcomes.set(id, outcome)
  }
  return decisions.map(({ conflictId }) => ({
    conflictId,
    ...(outcomes.get(conflictId) ?? { error: null, decisionId: null }),
  }))
}
