import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { countSortKey } from '../summaries/evidence-counts.ts'
import { hasEvidence } from '../records/clinical/evidence-held.ts'
import { firstMemberSortKey, hasMemberNamed } from '../records/variants/group-members.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { VariantGroupRecord } from '../records/records.ts'
import { variantCountSortKey } from '../records/variants/variant-counts.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseVariantGroupsFilter {
  ids?: number[] | null
  name?: string | null
  featureNames?: string | null
  variantNames?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseVariantGroupsSort {
  column: 'NAME' | 'GENE_NAMES' | 'VARIANT_NAMES' | 'VARIANT_COUNT' | 'EVIDENCE_ITEM_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A variant group with the statuses that its counts follow. */
export type BrowseVariantGroupRow = VariantGroupRecord & { counted_status: EvidenceStatusFilter }

const ID = 'variant_groups.id'

function sortKeyOf(
  column: BrowseVariantGroupsSort['column'],
  status: EvidenceStatusFilter,
): AggregateSortKey | null {
  switch (column) {
    case 'NAME':
      return null
    case 'GENE_NAMES':
      return firstMemberSortKey('features')
    case 'VARIANT_NAMES':
      return firstMemberSortKey('variants')
    case 'VARIANT_COUNT':
      return variantCountSortKey('variant_groups')
    case 'EVIDENCE_ITEM_COUNT':
      return countSortKey('variant_groups', 'evidence_items', status)
  }
}

/** Groups with evidence that the status filter lets through; by id unless asked otherwise. */
export function browseVariantGroups(
  db: Reading,
  filter: BrowseVariantGroupsFilter,
  sort?: BrowseVariantGroupsSort | null,
) {
  const status = filter.status ?? 'NON_REJECTED'
  const groups = db
    .selectFrom('variant_groups')
    .selectAll('variant_groups')
    .select([typed('variant_groups'), sql.lit(status).as('counted_status')])
    .where('variant_groups.withdrawn', '=', false)
  let rows = groups.where(hasEvidence('variant_groups', ID, status))
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.name) rows = rows.where(contains('variant_groups.name_folded', filter.name))
  if (filter.featureNames) rows = rows.where(hasMemberNamed('features', ID, filter.featureNames))
  if (filter.variantNames) rows = rows.where(hasMemberNamed('variants', ID, filter.variantNames))
  const all = groups.where(hasEvidence('variant_groups', ID, 'NON_REJECTED'))
  const byId = { by: sql.ref(ID) }
  const descending = sort?.direction === 'DESC'
  const sortKey = sort && sortKeyOf(sort.column, status)
  if (sortKey) return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
  const byName = { by: sql.ref('variant_groups.name_folded'), text: true, descending }
  return { all, matching: listing({ rows, order: sort ? [byName, byId] : [byId] }) }
}
