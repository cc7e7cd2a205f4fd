import { automationAccount } from '#server/accounts/automation-account.ts'
import { curate } from '#server/curation/curate.ts'
import type { Storage } from '#server/storage/database.ts'
import { decideConflicts } from './decide-conflicts.ts'
import type { DecisionInput } from './decide-conflicts.ts'

/**
 * Decides a conflict for whoever runs the service.
 * @param userId who decides; null: the account of automatic changes
 * @throws ClientError when there is no such open conflict, or the record would break a rule of curation
 */
export async function decideAsOperator(
  storage: Storage,
  decision: Omit<DecisionInput, 'digest'>,
  userId: number | null,
): Promise<void> {
  const id = userId ?? (await storage.writeAside((tx) => automationAccount(tx, new Date().toISOString())))
  const request = { mutation: 'decideMirrorConflicts', input: {}, onBehalfOf: null }
  await curate({ storage, viewer: { id } }, request, (curation) =>
    decideConflicts(curation, [{ ...decision, digest: null }]),
  )
}
