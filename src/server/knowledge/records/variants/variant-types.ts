import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from '#server/knowledge/paging/batch.ts'
import { isVisible } from '../visibility.ts'
import { contains, oneOf } from '#server/knowledge/conditions.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import { emptyLast } from '#server/knowledge/browse/sort-keys.ts'
import { orderedBySortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'
import type { AggregateSortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'
import { rowBy, rowsThrough } from '../rows.ts'

/** The variant type with the id, or null. */
export const variantTypeById = rowBy('variant_types', 'id')

/** The Sequence Ontology terms of a variant, by name. */
export const variantTypesOfVariant = rowsThrough(
  'variant_variant_types',
  'variant_id',
  'variant_type_id',
  'variant_types',
  ['variant_types.name_folded', 'variant_types.id'],
)

/** True for a type whose name contains the text, written as people or as the ontology write it (`missense_variant`). */
export const isTypeNamed = (table: string, text: string): Expression<SqlBool> =>
  sql<SqlBool>`(${contains(`${table}.name_folded`, text)}
    or ${contains(`${table}.name_folded`, text.replaceAll(' ', '_'))})`

const liveUses = sql`
  select link.variant_type_id as owner_id, count(*) as value
  from variant_variant_types as link join variants as typed on typed.id = link.variant_id
  where ${isVisible('typed')}`

/** Number of live variants of the type. */
export const variantsOfType = oneForEach<number, { owner_id: number; value: number }>(
  (db, ids) => sql<{ owner_id: number; value: number }>`
      ${liveUses} and link.variant_type_id in (${sql.join(ids)}) group by link.variant_type_id`,
  (row) => row.owner_id,
)

const useSortKey: AggregateSortKey = {
  kind: 'count',
  of: (ids) => sql`${liveUses} and link.variant_type_id in ${ids} group by link.variant_type_id`,
}

export interface VariantTypeFilter {
  id?: number | null
  ids?: number[] | null
  /** Sequence Ontology id; the prefix `SO:` may be missing. */
  soid?: string | null
  name?: string | null
  /** Types that a variant of the feature has. */
  featureId?: number | null
  geneId?: number | null
}

export interface VariantTypeSort {
  column: 'NAME' | 'SOID' | 'VARIANT_COUNT'
  direction: 'ASC' | 'DESC'
}

const withoutPrefix = (soid: string) => soid.trim().replace(/^SO:/i, '')

/** Types that live variants have, with their number; the most frequent first unless asked otherwise. */
export function browseVariantTypes(db: Reading, filter: VariantTypeFilter, sort?: VariantTypeSort | null) {
  const inUse = db.selectFrom('variant_types').selectAll('variant_types')
    .where(sql<boolean>`variant_types.id in (
      select link.variant_type_id from variant_variant_types as link
      join variants as typed on typed.id = link.variant_id where ${isVisible('typed')})`)
  let rows = inUse
  if (filter.id != null) rows = rows.where('variant_types.id', '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf('variant_types.id', filter.ids))
  if (filter.soid) rows = rows.where('variant_types.soid', '=', `SO:${withoutPrefix(filter.soid)}`)
  if (filter.name) rows = rows.where(isTypeNamed('variant_types', filter.name))
  for (const [kind, id] of [
    [null, filter.featureId],
    ['GENE', filter.geneId],
  ] as const) {
    if (id == null) continue
    const ofKind = kind ? sql`and typed.kind = ${sql.lit(kind)}` : sql``
    rows = rows.where(sql<boolean>`variant_types.id in (
      select link.variant_type_id from variant_variant_types as link
      join variants as typed on typed.id = link.variant_id
      where typed.feature_id = ${id} ${ofKind} and ${isVisible('typed')})`)
  }
  const byId = { by: sql.ref('variant_types.id') }
  const descending = sort ? sort.direction === 'DESC' : true
  if (!sort || sort.column === 'VARIANT_COUNT') {
    const options = { descending, ties: [byId] }
    return { all: inUse, matching: orderedBySortKey(rows, 'variant_types.id', useSortKey, options) }
  }
  const keys =
    sort.column === 'NAME'
      ? [{ by: sql.ref('variant_types.name_folded'), text: true, descending }]
      : emptyLast(sql.ref('variant_types.soid'), { text: true, descending })
  return { all: inUse, matching: listing({ rows, order: [...keys, byId] }) }
}
