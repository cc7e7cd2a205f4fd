import { refreshAllEvidenceCounts, refreshProfileNames, refreshScores } from '#server/knowledge/derived.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** Computes anew what follows from other records: scores, evidence counts of assertions, names of profiles. */
export async function refreshDerived(context: ImportContext): Promise<void> {
  const { tx, touchedProfiles, renamedVariants, renamedFeatures, localChanges, report } = context
  await refreshScores(tx, touchedProfiles)
  await refreshAllEvidenceCounts(tx)
  // Profiles are named as the release calls their variants, also those that people here renamed.
  const variantIds = new Set([...renamedVariants, ...localChanges.ids('VARIANT')])
  const featureIds = new Set([...renamedFeatures, ...localChanges.ids('FEATURE')])
  for (const part of inParts([...featureIds], 1000)) {
    const rows = await tx.selectFrom('variants').select('id').where('feature_id', 'in', part).execute()
    for (const { id } of rows) variantIds.add(id)
  }
  const renamed = await refreshProfileNames(tx, variantIds)
  if (renamed.length > 0) report.changedSomething()
}
