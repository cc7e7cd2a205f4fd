import { refreshAllEvidenceCounts, refreshProfileNames, refreshScores } from '#server/knowledge/derived.ts'
import type { ImportContext } from './import-context.ts'

/**
 * Computes anew what follows from other records: scores, evidence counts of assertions, names of profiles. A file of a
 * release may name a profile otherwise than the variants are called that other files describe.
 * @returns the profiles whose names were changed
 */
export async function refreshDerived({ tx, touchedProfiles, report }: ImportContext): Promise<number[]> {
  await refreshScores(tx, touchedProfiles)
  await refreshAllEvidenceCounts(tx)
  const variants = await tx.selectFrom('variants').select('id').execute()
  const renamed = await refreshProfileNames(
    tx,
    variants.map(({ id }) => id),
  )
  if (renamed.length > 0) report.changedSomething()
  return renamed
}
