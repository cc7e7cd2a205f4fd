import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, scoreCell, sortedIds, sortedNames, textCell, timeCell } from '../cells.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { linkedNames, unresolvedIds } from '../relations.ts'
import { isInExtent } from './release-extent.ts'
import type { ReleaseTable } from './release-table.ts'
import { cellsInOrder } from './release-table.ts'

const columns = [
  'name',
  'molecular_profile_id',
  'summary',
  'variant_ids',
  'variants_civic_url',
  'evidence_score',
  'evidence_item_ids',
  'evidence_items_civic_url',
  'assertion_ids',
  'assertions_civic_url',
  'aliases',
  'last_review_date',
  'is_flagged',
] as const

/** Lists of this file alone are joined by comma and space. */
const join = (values: readonly (string | number)[]) => values.join(', ')

/** MolecularProfileSummaries: every profile of the extent. */
export const molecularProfileSummaries: ReleaseTable = {
  columns,
  async *rows(db, links, extent) {
    const chunks = idChunks((after, limit) =>
      db
        .selectFrom('molecular_profiles')
        .select(['id', 'name', 'description', 'score', 'updated_at', 'flagged'])
        .where(isInExtent('molecular_profiles', extent))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
    for await (const profiles of chunks) {
      const ids = profiles.map(({ id }) => id)
      const variants = await variantIds(db, ids)
      const evidence = await acceptedIds(db, 'evidence_items', ids)
      const missingEvidence = await unresolvedIds(db, 'MOLECULAR_PROFILE', 'EVIDENCE_ITEM', ids)
      const assertions = await acceptedIds(db, 'assertions', ids)
      const missingAssertions = await unresolvedIds(db, 'MOLECULAR_PROFILE', 'ASSERTION', ids)
      const aliases = await linkedNames(db, 'profileAliases', ids)
      yield profiles.map((profile) => {
        const { id } = profile
        const variantsOf = sortedIds(variants(id))
        const evidenceOf = sortedIds([...evidence(id), ...missingEvidence(id)])
        const assertionsOf = sortedIds([...assertions(id), ...missingAssertions(id)])
        return cellsInOrder(columns, {
          name: textCell(profile.name),
          molecular_profile_id: String(id),
          summary: textCell(profile.description),
          variant_ids: join(variantsOf),
          variants_civic_url: join(variantsOf.map((variant) => links('variants', variant))),
          evidence_score: scoreCell(profile.score),
          evidence_item_ids: join(evidenceOf),
          evidence_items_civic_url: join(evidenceOf.map((item) => links('evidence_items', item))),
          assertion_ids: join(assertionsOf),
          assertions_civic_url: join(assertionsOf.map((assertion) => links('assertions', assertion))),
          aliases: join(sortedNames(aliases(id).flatMap((alias) => alias.split(',')))),
          last_review_date: timeCell(profile.updated_at),
          is_flagged: booleanCell(profile.flagged),
        })
      })
    }
  },
}

async function variantIds(db: Reading, profileIds: readonly number[]): Promise<(id: number) => number[]> {
  const rows = await db
    .selectFrom('molecular_profile_variants')
    .select(['molecular_profile_id as owner_id', 'variant_id as value'])
    .where('molecular_profile_id', 'in', inList(profileIds))
    .execute()
  return grouped(rows)
}

async function acceptedIds(
  db: Reading,
  table: 'evidence_items' | 'assertions',
  profileIds: readonly number[],
): Promise<(id: number) => number[]> {
  const rows = await db
    .selectFrom(table)
    .select(['molecular_profile_id as owner_id', 'id as value'])
    .where('status', '=', 'ACCEPTED')
    .where('molecular_profile_id', 'in', inList(profileIds))
    .execute()
  return grouped(rows)
}
