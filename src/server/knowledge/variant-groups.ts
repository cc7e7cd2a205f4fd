import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach } from './batch.ts'
import { oneOf } from './matching.ts'
import { listing } from './page.ts'
import { typed } from './records.ts'
import type { SourceRecord } from './records.ts'

/** The publications about a variant group. */
export const variantGroupSources = manyForEach<number, SourceRecord & { group_id: number }>(
  (db, ids) =>
    db
      .selectFrom('variant_group_sources as link')
      .innerJoin('sources', 'sources.id', 'link.source_id')
      .selectAll('sources')
      .select(['link.variant_group_id as group_id', typed('sources')])
      .where('link.variant_group_id', 'in', ids)
      .orderBy('link.source_id')
      .execute(),
  (row) => row.group_id,
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
