import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { firstAliasWorth, hasAliasStarting } from './aliases.ts'
import { countWorth } from './evidence-counts.ts'
import { followsStatus } from './evidence-held.ts'
import { firstTermWorth, hasTermNamed } from './evidence-terms.ts'
import { hasLiveVariant } from './features.ts'
import { isLive } from './liveness.ts'
import { contains, oneOf } from './conditions.ts'
import { listing } from './page.ts'
import type { SortKey } from './page.ts'
import { typed } from './records.ts'
import type { FeatureRecord } from './records.ts'
import { emptyLast } from './sort-keys.ts'
import { profileCountWorth, variantCountWorth } from './variant-counts.ts'
import { orderedByWorth } from './worth.ts'
import type { Worth } from './worth.ts'

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

function worthOf(column: BrowseFeaturesSort['column'], status: EvidenceStatusFilter): Worth | null {
  switch (column) {
    case 'featureName':
    case 'featureFullName':
      return null
    case 'featureAlias':
      return firstAliasWorth('feature')
    case 'diseaseName':
      return firstTermWorth('diseases', 'features', status)
    case 'therapyName':
      return firstTermWorth('therapies', 'features', status)
    case 'variantCount':
      return variantCountWorth('features')
    case 'molecularProfileCount':
      return profileCountWorth
    case 'evidenceItemCount':
      return countWorth('features', 'evidence_items', status)
    case 'assertionCount':
      return countWorth('features', 'assertions', status)
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
    .where(isLive('features'))
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
  const worth = sort && worthOf(sort.column, status)
  const matching = worth
    ? orderedByWorth(rows, ID, worth, { descending: sort.direction === 'DESC', ties: [byId] })
    : listing({ rows, order: [...keysOf(sort), byId] })
  return { all, matching }
}
