import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { VariantCategory } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining } from '../records/aliases.ts'
import { countSortKey } from '../summaries/evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import { firstTermSortKey, hasTermNamed } from '../records/clinical/evidence-terms.ts'
import { isVisible } from '../records/visibility.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { VariantRecord } from '../records/records.ts'
import { isTypeNamed } from '../records/variants/variant-types.ts'
import { hasNoType, isInGroup } from '../records/variants/variants.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseVariantsFilter {
  ids?: number[] | null
  featureId?: number | null
  featureName?: string | null
  variantName?: string | null
  variantAlias?: string | null
  variantTypeName?: string | null
  variantTypeId?: number | null
  variantGroupId?: number | null
  category?: VariantCategory | null
  hasNoVariantType?: boolean | null
  diseaseName?: string | null
  therapyName?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseVariantsSort {
  column: 'variantName' | 'featureName' | 'diseaseName' | 'therapyName' | 'evidenceItemCount'
  direction: 'ASC' | 'DESC'
}

/** A variant with the statuses that its counts and lists follow. */
export type BrowseVariantRow = VariantRecord & { counted_status: EvidenceStatusFilter }

const ID = 'variants.id'

const featureNameSortKey: AggregateSortKey = {
  kind: 'name',
  of: (ids) => sql`
    select owned.id as owner_id, feature.name_folded as value
    from variants as owned join features as feature on feature.id = owned.feature_id
    where owned.id in ${ids}`,
}

function sortKeyOf(
  column: BrowseVariantsSort['column'],
  status: EvidenceStatusFilter,
): AggregateSortKey | null {
  switch (column) {
    case 'variantName':
      return null
    case 'featureName':
      return featureNameSortKey
    case 'diseaseName':
      return firstTermSortKey('diseases', 'variants', status)
    case 'therapyName':
      return firstTermSortKey('therapies', 'variants', status)
    case 'evidenceItemCount':
      return countSortKey('variants', 'evidence_items', status)
  }
}

/** Live variants and what is known about them; by id unless asked otherwise. */
export function browseVariants(db: Reading, filter: BrowseVariantsFilter, sort?: BrowseVariantsSort | null) {
  const status = filter.status ?? 'NON_REJECTED'
  const all = db
    .selectFrom('variants')
    .selectAll('variants')
    .select([typed('variants'), sql.lit(status).as('counted_status')])
    .where(isVisible('variants'))
  let rows = all.where(followsStatus('variants', ID, status))
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.featureId != null) rows = rows.where('variants.feature_id', '=', filter.featureId)
  if (filter.featureName) {
    const named = contains('owner.name_folded', filter.featureName)
    rows = rows.where(sql<boolean>`variants.feature_id in (
      select owner.id from features as owner where ${named})`)
  }
  if (filter.variantName) rows = rows.where(contains('variants.name_folded', filter.variantName))
  if (filter.variantAlias) rows = rows.where(hasAliasContaining('variant', ID, filter.variantAlias))
  if (filter.variantTypeName) {
    const named = isTypeNamed('type', filter.variantTypeName)
    rows = rows.where(sql<boolean>`variants.id in (
      select link.variant_id from variant_variant_types as link
      join variant_types as type on type.id = link.variant_type_id where ${named})`)
  }
  if (filter.variantTypeId != null) {
    rows = rows.where(sql<boolean>`variants.id in (
      select variant_id from variant_variant_types where variant_type_id = ${filter.variantTypeId})`)
  }
  if (filter.variantGroupId != null) rows = rows.where(isInGroup(ID, filter.variantGroupId))
  if (filter.category) rows = rows.where('variants.kind', '=', filter.category)
  if (filter.hasNoVariantType) rows = rows.where(hasNoType(ID))
  if (filter.diseaseName)
    rows = rows.where(hasTermNamed('diseases', 'variants', ID, filter.diseaseName, status))
  if (filter.therapyName)
    rows = rows.where(hasTermNamed('therapies', 'variants', ID, filter.therapyName, status))
  const byId = { by: sql.ref(ID) }
  const descending = sort?.direction === 'DESC'
  const sortKey = sort && sortKeyOf(sort.column, status)
  if (sortKey) return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
  const byName = { by: sql.ref('variants.name_folded'), text: true, descending }
  return { all, matching: listing({ rows, order: sort ? [byName, byId] : [byId] }) }
}
