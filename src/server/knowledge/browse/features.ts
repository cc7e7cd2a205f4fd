import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { firstAliasSortKey, hasAliasStarting } from '../records/aliases.ts'
import { countSortKey } from '../summaries/evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import { firstTermSortKey, hasTermNamed } from '../records/clinical/evidence-terms.ts'
import { hasLiveVariant } from '../records/features.ts'
import { isVisible } from '../records/visibility.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { SortKey } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { FeatureRecord } from '../records/records.ts'
import { emptyLast } from './sort-keys.ts'
import { profileCountSortKey, variantCountSortKey } from '../records/variants/variant-counts.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseFeaturesFilter {
  ids?: number[] | null
  featureName?: string | null
  featureFullName?: string | null
  /** The beginning of another name. */
  featureAlias?: string | null
  featureType?: FeatureInstanceType | null
  diseaseName?: string | null
  therapyName?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseFeaturesSort {
  column:
    | 'featureName'
    | 'featureFullName'
    | 'featureAlias'
    | 'diseaseName'
    | 'therapyName'
    | 'variantCount'
    | 'evidenceItemCount'
    | 'assertionCount'
    | 'molecularProfileCount'
  direction: 'ASC' | 'DESC'
}

/** A feature with the statuses that its counts and lists follow. */
export type BrowseFeatureRow = FeatureRecord & { counted_status: EvidenceStatusFilter }

const ID = 'features.id'

function sortKeyOf(
  column: BrowseFeaturesSort['column'],
  status: EvidenceStatusFilter,
): AggregateSortKey | null {
  switch (column) {
    case 'featureName':
    case 'featureFullName':
      return null
    case 'featureAlias':
      return firstAliasSortKey('feature')
    case 'diseaseName':
      return firstTermSortKey('diseases', 'features', status)
    case 'therapyName':
      return firstTermSortKey('therapies', 'features', status)
    case 'variantCount':
      return variantCountSortKey('features')
    case 'molecularProfileCount':
      return profileCountSortKey
    case 'evidenceItemCount':
      return countSortKey('features', 'evidence_items', status)
    case 'assertionCount':
      return countSortKey('features', 'assertions', status)
  }
}

function keysOf(sort: BrowseFeaturesSort | null | undefined): SortKey[] {
  const descending = sort?.direction === 'DESC'
  if (sort?.column === 'featureName') return [{ by: sql.ref('features.name_folded'), text: true, descending }]
  if (sort?.column === 'featureFullName')
    return emptyLast(sql.ref('features.full_name_folded'), { text: true, descending })
  return []
}

/** Features with a live variant and what is known about them; by id unless asked otherwise. */
export function browseFeatures(db: Reading, filter: BrowseFeaturesFilter, sort?: BrowseFeaturesSort | null) {
  const status = filter.status ?? 'NON_REJECTED'
  const all = db
    .selectFrom('features')
    .selectAll('features')
    .select([typed('features'), sql.lit(status).as('counted_status')])
    .where(isVisible('features'))
    .where(hasLiveVariant(ID))
  let rows = all.where(followsStatus('features', ID, status))
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.featureName) rows = rows.where(contains('features.name_folded', filter.featureName))
  if (filter.featureFullName) rows = rows.where(contains('features.full_name_folded', filter.featureFullName))
  if (filter.featureAlias) rows = rows.where(hasAliasStarting('feature', ID, filter.featureAlias))
  if (filter.featureType) rows = rows.where('features.kind', '=', filter.featureType)
  if (filter.diseaseName)
    rows = rows.where(hasTermNamed('diseases', 'features', ID, filter.diseaseName, status))
  if (filter.therapyName)
    rows = rows.where(hasTermNamed('therapies', 'features', ID, filter.therapyName, status))
  const byId = { by: sql.ref(ID) }
  const sortKey = sort && sortKeyOf(sort.column, status)
  const matching = sortKey
    ? orderedBySortKey(rows, ID, sortKey, { descending: sort.direction === 'DESC', ties: [byId] })
    : listing({ rows, order: [...keysOf(sort), byId] })
  return { all, matching }
}
