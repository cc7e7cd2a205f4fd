import { foldText } from '#domain/text/names.ts'
import { refreshEvidenceCounts, refreshProfileNames, refreshScores } from '#server/knowledge/derived.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import { requireReview } from '../moderation/approval-review.ts'
import type { Curation } from '../curate.ts'
import { changedFields } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { namesWith } from './exon-coordinates.ts'
import { keepFromImports } from './local-changes.ts'
import type { RevisedRecordReference } from './revised-record.ts'
import { copyAliasesToProfile } from './profile-of-variant.ts'

/**
 * Writes what follows from a changed record: names, words to find it by, scores, counts, approvals to be reviewed.
 * Gives the ids of those approvals.
 * @param drafts what was changed, of the record and what belongs to it
 */
export async function finalizeRecord(
  curation: Curation,
  record: RevisedRecordReference,
  drafts: readonly Draft[],
): Promise<number[]> {
  const { tx } = curation
  const { entityType, id } = record
  switch (entityType) {
    case 'FEATURE':
      await finalizeFeature(curation, id, drafts)
      return []
    case 'VARIANT':
      await finalizeVariant(curation, id, drafts)
      return []
    case 'MOLECULAR_PROFILE':
    case 'VARIANT_GROUP':
      await reindexSearch(tx, entityType, [id])
      return []
    case 'EVIDENCE_ITEM':
      await refreshScores(tx, profilesOf(drafts))
      return requireReview(curation, record)
    case 'ASSERTION':
      await refreshEvidenceCounts(tx, [id])
      return requireReview(curation, record)
  }
}

/** The profile that an evidence item is about, and the one it was about. */
const profilesOf = (drafts: readonly Draft[]): Set<number> =>
  new Set(
    drafts
      .flatMap(({ before, after }) => [before['molecular_profile_id'], after['molecular_profile_id']])
      .filter((profileId) => typeof profileId === 'number'),
  )

async function finalizeFeature({ tx }: Curation, id: number, drafts: readonly Draft[]): Promise<void> {
  await reindexSearch(tx, 'FEATURE', [id])
  if (!drafts.some((draft) => changedFields(draft).includes('name'))) return
  const variants = await tx.selectFrom('variants').select('id').where('feature_id', '=', id).execute()
  const variantIds = variants.map((variant) => variant.id)
  await reindexSearch(tx, 'VARIANT', variantIds)
  await reindexSearch(tx, 'MOLECULAR_PROFILE', await refreshProfileNames(tx, variantIds))
}

async function finalizeVariant(curation: Curation, id: number, drafts: readonly Draft[]): Promise<void> {
  const { tx, now } = curation
  await tx.updateTable('variants').set({ updated_at: now }).where('id', '=', id).execute()
  if (drafts.some(({ subject }) => subject.entityType === 'EXON_COORDINATES'))
    await renameFusionVariant(curation, id)
  const profileId = await copyAliasesToProfile(curation, id)
  const renamed = await refreshProfileNames(tx, [id])
  await reindexSearch(tx, 'VARIANT', [id])
  await reindexSearch(tx, 'MOLECULAR_PROFILE', [...new Set([profileId, ...renamed])])
}

/** A fusion variant is named after the exons at which it breaks. */
async function renameFusionVariant(curation: Curation, id: number): Promise<void> {
  const { tx } = curation
  const variant = await tx
    .selectFrom('variants')
    .select(['id', 'feature_id', 'name', 'vicc_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const names = await namesWith(tx, variant)
  if (!names || (names.name === variant.name && names.viccName === variant.vicc_name)) return
  await tx
    .updateTable('variants')
    .set({ name: names.name, name_folded: foldText(names.name), vicc_name: names.viccName })
    .where('id', '=', id)
    .execute()
  await keepFromImports(curation, { entityType: 'VARIANT', id }, ['name', 'vicc_name'])
}
