import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining } from '../records/aliases.ts'
import { countSortKey } from '../summaries/evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import { hasTermNamed } from '../records/clinical/evidence-terms.ts'
import { isVisible } from '../records/visibility.ts'
import { contains, oneOf, startsWith } from '../conditions.ts'
import { byScore } from '../records/molecular-profiles.ts'
import { listing } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { MolecularProfileRecord } from '../records/records.ts'
import { variantCountSortKey } from '../records/variants/variant-counts.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseMolecularProfilesFilter {
  ids?: number[] | null
  molecularProfileName?: string | null
  molecularProfileAlias?: string | null
  /** The beginning of a variant's name, or the whole name of a feature. */
  variantName?: string | null
  /** The beginning of a feature's name. */
  featureName?: string | null
  variantId?: number | null
  featureId?: number | null
  diseaseName?: string | null
  therapyName?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseMolecularProfilesSort {
  column: 'evidenceItemCount' | 'assertionCount' | 'molecularProfileScore' | 'variantCount'
  direction: 'ASC' | 'DESC'
}

/** A profile with the statuses that its counts and lists follow. */
export type BrowseMolecularProfileRow = MolecularProfileRecord & { counted_status: EvidenceStatusFilter }

const ID = 'molecular_profiles.id'

function sortKeyOf(
  column: BrowseMolecularProfilesSort['column'],
  status: EvidenceStatusFilter,
): AggregateSortKey | null {
  switch (column) {
    case 'molecularProfileScore':
      return null
    case 'variantCount':
      return variantCountSortKey('molecular_profiles')
    case 'evidenceItemCount':
      return countSortKey('molecular_profiles', 'evidence_items', status)
    case 'assertionCount':
      return countSortKey('molecular_profiles', 'assertions', status)
  }
}

const ofVariant = (condition: unknown) => sql<boolean>`molecular_profiles.id in (
  select held.molecular_profile_id
  from molecular_profile_variants as held
  join variants as variant on variant.id = held.variant_id
  join features as feature on feature.id = variant.feature_id
  where ${condition})`

/** Live profiles and what is known about them; from the highest score down unless asked otherwise. */
export function browseMolecularProfiles(
  db: Reading,
  filter: BrowseMolecularProfilesFilter,
  sort?: BrowseMolecularProfilesSort | null,
) {
  const status = filter.status ?? 'NON_REJECTED'
  const all = db
    .selectFrom('molecular_profiles')
    .selectAll('molecular_profiles')
    .select([typed('molecular_profiles'), sql.lit(status).as('counted_status')])
    .where(isVisible('molecular_profiles'))
  let rows = all.where(followsStatus('molecular_profiles', ID, status))
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.molecularProfileName)
    rows = rows.where(contains('molecular_profiles.name_folded', filter.molecularProfileName))
  if (filter.molecularProfileAlias)
    rows = rows.where(hasAliasContaining('molecular_profile', ID, filter.molecularProfileAlias))
  if (filter.variantName) {
    const named = startsWith('variant.name_folded', filter.variantName)
    const ofFeature = sql`feature.name_folded = ${foldText(filter.variantName)}`
    rows = rows.where(ofVariant(sql`${named} or ${ofFeature}`))
  }
  if (filter.featureName) rows = rows.where(ofVariant(startsWith('feature.name_folded', filter.featureName)))
  if (filter.featureId != null) rows = rows.where(ofVariant(sql`feature.id = ${filter.featureId}`))
  if (filter.variantId != null) {
    rows = rows.where(sql<boolean>`molecular_profiles.id in (
      select molecular_profile_id from molecular_profile_variants where variant_id = ${filter.variantId})`)
  }
  if (filter.diseaseName)
    rows = rows.where(hasTermNamed('diseases', 'molecular_profiles', ID, filter.diseaseName, status))
  if (filter.therapyName)
    rows = rows.where(hasTermNamed('therapies', 'molecular_profiles', ID, filter.therapyName, status))
  const descending = sort?.direction === 'DESC'
  const sortKey = sort && sortKeyOf(sort.column, status)
  if (sortKey)
    return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [{ by: sql.ref(ID) }] }) }
  const [score, ...others] = byScore
  const order = sort ? [{ ...score, descending }, ...others] : byScore
  return { all, matching: listing({ rows, order }) }
}
