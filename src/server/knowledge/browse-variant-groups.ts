import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { countExpression } from './evidence-counts.ts'
import { hasEvidence } from './evidence-held.ts'
import { firstMemberName, hasMemberNamed } from './group-members.ts'
import { contains, oneOf } from './matching.ts'
import { listing } from './page.ts'
import type { SortKey } from './page.ts'
import { typed } from './records.ts'
import type { VariantGroupRecord } from './records.ts'
import { emptyLast } from './sort-keys.ts'
import { variantCountExpression } from './variant-counts.ts'

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

function keysOf(sort: BrowseVariantGroupsSort, status: EvidenceStatusFilter): SortKey[] {
  const descending = sort.direction === 'DESC'
  switch (sort.column) {
    case 'NAME':
      return [{ by: sql.ref('variant_groups.name_folded'), text: true, descending }]
    case 'GENE_NAMES':
      return emptyLast(firstMemberName('features', ID), { text: true, descending })
    case 'VARIANT_NAMES':
      return emptyLast(firstMemberName('variants', ID), { text: true, descending })
    case 'VARIANT_COUNT':
      return [{ by: variantCountExpression('variant_groups', ID), descending }]
    case 'EVIDENCE_ITEM_COUNT':
      return [{ by: countExpression('variant_groups', ID, 'evidence_items', status), descending }]
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
  const order = [...(sort ? keysOf(sort, status) : []), { by: sql.ref(ID) }]
  const computed = sort != null && sort.column !== 'NAME'
  return {
    all: groups.where(hasEvidence('variant_groups', ID, 'NON_REJECTED')),
    matching: listing({ rows, order, ...(computed && { computedOn: db }) }),
  }
}
