import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { booleanCell, scoreCell, sortedNames, textCell, timeCell } from '../cells.ts'
import { grouped, idChunks } from '../id-chunks.ts'
import { allIds, linkedNames, unresolvedIds } from '../relations.ts'
import { isInExtent } from './release-extent.ts'
import { releaseTable } from './release-table.ts'

/** Lists of this file alone are joined by comma and space. */
const join = (values: readonly (string | number)[]) => values.join(', ')

/** MolecularProfileSummaries: every profile of the extent. */
export const molecularProfileSummaries = releaseTable({
  described: 'molecular_profiles',
  rows: (db, extent) =>
    idChunks((after, limit) =>
      db
        .selectFrom('molecular_profiles')
        .select(['id', 'name', 'description', 'score', 'updated_at', 'flagged'])
        .where(isInExtent('molecular_profiles', extent))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  relations: async (db) => async (ids) => ({
    variants: allIds(await variantIds(db, ids)),
    evidence: allIds(
      await acceptedIds(db, 'evidence_items', ids),
      await unresolvedIds(db, 'MOLECULAR_PROFILE', 'EVIDENCE_ITEM', ids),
    ),
    assertions: allIds(
      await acceptedIds(db, 'assertions', ids),
      await unresolvedIds(db, 'MOLECULAR_PROFILE', 'ASSERTION', ids),
    ),
    aliases: await linkedNames(db, 'profileAliases', ids),
  }),
  cells: {
    name: ({ name }) => textCell(name),
    molecular_profile_id: ({ id }) => String(id),
    summary: ({ description }) => textCell(description),
    variant_ids: ({ id }, { variants }) => join(variants(id)),
    variants_civic_url: ({ id }, { variants, links }) =>
      join(variants(id).map((variant) => links('variants', variant))),
    evidence_score: ({ score }) => scoreCell(score),
    evidence_item_ids: ({ id }, { evidence }) => join(evidence(id)),
    evidence_items_civic_url: ({ id }, { evidence, links }) =>
      join(evidence(id).map((item) => links('evidence_items', item))),
    assertion_ids: ({ id }, { assertions }) => join(assertions(id)),
    assertions_civic_url: ({ id }, { assertions, links }) =>
      join(assertions(id).map((assertion) => links('assertions', assertion))),
    aliases: ({ id }, { aliases }) => join(sortedNames(aliases(id).flatMap((alias) => alias.split(',')))),
    last_review_date: ({ updated_at }) => timeCell(updated_at),
    is_flagged: ({ flagged }) => booleanCell(flagged),
  },
})

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
