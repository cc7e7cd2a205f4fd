import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { FeatureInstanceType } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { firstAlias, hasAliasStarting } from './aliases.ts'
import { countExpression } from './evidence-counts.ts'
import { followsStatus } from './evidence-held.ts'
import { firstTermName, hasTermNamed } from './evidence-terms.ts'
import { hasLiveVariant } from './features.ts'
import { isLive } from './liveness.ts'
import { contains, oneOf } from './matching.ts'
import { listing } from './page.ts'
import type { SortKey } from './page.ts'
import { typed } from './records.ts'
import type { FeatureRecord } from './records.ts'
import { emptyLast } from './sort-keys.ts'
import { profileCountExpression, variantCountExpression } from './variant-counts.ts'

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

function keysOf(sort: BrowseFeaturesSort, status: EvidenceStatusFilter): SortKey[] {
  const descending = sort.direction === 'DESC'
  const text = (by: Expression<unknown>) => emptyLast(by, { text: true, descending })
  const number = (by: Expression<unknown>) => [{ by, descending }]
  switch (sort.column) {
    case 'featureName':
      return [{ by: sql.ref('features.name_folded'), text: true, descending }]
    case 'featureFullName':
      return text(sql.ref('features.full_name_folded'))
    case 'featureAlias':
      return text(firstAlias('feature', ID))
    case 'diseaseName':
      return text(firstTermName('diseases', 'features', ID, status))
    case 'therapyName':
      return text(firstTermName('therapies', 'features', ID, status))
    case 'variantCount':
      return number(variantCountExpression('features', ID))
    case 'molecularProfileCount':
      return number(profileCountExpression('features', ID))
    case 'evidenceItemCount':
      return number(countExpression('features', ID, 'evidence_items', status))
    case 'assertionCount':
      return number(countExpression('features', ID, 'assertions', status))
  }
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
  if (filter.featureFullName)
    rows = rows.where(contains('features.full_name_folded', filter.featureFullName))
  if (filter.featureAlias) rows = rows.where(hasAliasStarting('feature', ID, filter.featureAlias))
  if (filter.featureType) rows = rows.where('features.kind', '=', filter.featureType)
  if (filter.diseaseName)
    rows = rows.where(hasTermNamed('diseases', 'features', ID, filter.diseaseName, status))
  if (filter.therapyName)
    rows = rows.where(hasTermNamed('therapies', 'features', ID, filter.therapyName, status))
  const order = [...(sort ? keysOf(sort, status) : []), { by: sql.ref(ID) }]
  const computed = sort != null && sort.column !== 'featureName'
  return { all, matching: listing({ rows, order, ...(computed && { computedOn: db }) }) }
}
