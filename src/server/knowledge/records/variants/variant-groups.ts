import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import { oneOf } from '#server/knowledge/conditions.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import { rowsThrough, typed } from '../rows.ts'
import type { VariantGroupRecord } from '../records.ts'

/** The publications about a variant group. */
export const variantGroupSources = rowsThrough(
  'variant_group_sources',
  'variant_group_id',
  'source_id',
  'sources',
  ['link.source_id'],
)

/** All variants of a group by name, those out of use among them. */
export const variantGroupMembers = rowsThrough(
  'variant_group_variants',
  'variant_group_id',
  'variant_id',
  'variants',
  ['variants.name_folded', 'variants.id'],
)

/** The groups a variant belongs to, by name; withdrawn ones are left out. */
export const groupsOfVariant = manyForEach<number, VariantGroupRecord & { variant_id: number }>(
  (db, ids) =>
    db
      .selectFrom('variant_group_variants as member')
      .innerJoin('variant_groups', 'variant_groups.id', 'member.variant_group_id')
      .selectAll('variant_groups')
      .select(['member.variant_id as variant_id', typed('variant_groups')])
      .where('member.variant_id', 'in', ids)
      .where('variant_groups.withdrawn', '=', false)
      .orderBy('variant_groups.name_folded')
      .orderBy('variant_groups.id'),
  (row) => row.variant_id,
)

/** Variant groups by name. */
export function listVariantGroups(db: Reading, filter: { ids?: number[] | null }) {
  let rows = db
    .selectFrom('variant_groups')
    .selectAll()
    .select(typed('variant_groups'))
    .where('withdrawn', '=', false)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  return listing({ rows, order: [{ by: sql.ref('name_folded'), text: true }, { by: sql.ref('id') }] })
}
