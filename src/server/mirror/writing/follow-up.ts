import { inList } from '#server/knowledge/paging/batch.ts'
import {
  nameProfiles,
  refreshEvidenceCounts,
  refreshProfileNames,
  refreshScores,
} from '#server/knowledge/derived.ts'
import { applyRetractionNotices } from '#server/knowledge/records/retraction-notices.ts'
import { addCoordinateStubs } from '#server/knowledge/records/variants/coordinate-stubs.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Mirroring } from './mirroring.ts'

/** Writes what follows from the records that the transaction wrote: names, scores, counts, words to find them by. */
export async function finishMirroring({ tx, now, touched }: Mirroring): Promise<void> {
  const ids = (kind: VersionedKind) => [...(touched.records.get(kind) ?? [])]
  const features = [...(touched.renamed.get('FEATURE') ?? [])]
  const ofFeatures = features.length
    ? await tx.selectFrom('variants').select('id').where('feature_id', 'in', inList(features)).execute()
    : []
  const renamed = new Set([...(touched.renamed.get('VARIANT') ?? []), ...ofFeatures.map(({ id }) => id)])
  const variants = ids('VARIANT')
  if (variants.length > 0) await addCoordinateStubs(tx, now, variants)
  const profiles = new Set(ids('MOLECULAR_PROFILE'))
  await nameProfiles(tx, profiles)
  for (const id of await refreshProfileNames(tx, renamed)) profiles.add(id)
  await applyRetractionNotices(tx, now, ids('SOURCE'))
  await reindexSearch(tx, 'FEATURE', ids('FEATURE'))
  await reindexSearch(tx, 'VARIANT', [...new Set([...variants, ...renamed])])
  await reindexSearch(tx, 'VARIANT_GROUP', ids('VARIANT_GROUP'))
  await reindexSearch(tx, 'MOLECULAR_PROFILE', [...profiles])
  await reindexSearch(tx, 'THERAPY', ids('THERAPY'))
  await reindexSearch(tx, 'DISEASE', ids('DISEASE'))
  await refreshScores(tx, touched.scored)
  const evidence = ids('EVIDENCE_ITEM')
  const citing = evidence.length
    ? await tx
        .selectFrom('assertion_evidence_items')
        .select('assertion_id')
        .where('evidence_item_id', 'in', inList(evidence))
        .execute()
    : []
  await refreshEvidenceCounts(
    tx,
    new Set([...ids('ASSERTION'), ...citing.map(({ assertion_id }) => assertion_id)]),
  )
}
