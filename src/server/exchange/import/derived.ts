import { refreshAllEvidenceCounts, refreshProfileNames, refreshScores } from '#server/knowledge/derived.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'

/** Computes anew what follows from other records: scores, evidence counts of assertions, names of profiles. */
export async function refreshDerived(context: ImportContext): Promise<void> {
  const { tx, touchedProfiles, renamedVariants, renamedFeatures, localChanges, survey, report } = context
  await refreshScores(tx, touchedProfiles)
  await refreshAllEvidenceCounts(tx)
  const ofRelease = await variantsOf(context, renamedVariants, renamedFeatures)
  const ofPeople = await variantsOf(context, localChanges.ids('VARIANT'), localChanges.ids('FEATURE'))
  const renamed = [
    // A profile that the release describes has the name that it gives, unless people here renamed a variant in it.
    ...(await refreshProfileNames(tx, ofRelease, (id) => survey.ids.profile.has(id))),
    ...(await refreshProfileNames(tx, ofPeople)),
  ]
  if (renamed.length > 0) report.changedSomething()
}

/** The variants, and those of the features. */
async function variantsOf(
  { tx }: ImportContext,
  variantIds: ReadonlySet<number>,
  featureIds: ReadonlySet<number>,
): Promise<Set<number>> {
  const all = new Set(variantIds)
  for (const part of inParts([...featureIds], 1000)) {
    const rows = await tx.selectFrom('variants').select('id').where('feature_id', 'in', part).execute()
    for (const { id } of rows) all.add(id)
  }
  return all
}
