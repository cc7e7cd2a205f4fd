import { sql } from 'kysely'
import type { AssociatedEvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining } from './aliases.ts'
import { isRegisteredAs } from './variants/allele-registry.ts'
import { browseAssertions } from '../browse/assertions.ts'
import { browse } from '../browse/browse-query.ts'
import { associatedStatuses, hasStatus } from './clinical/evidence-status.ts'
import { browseEvidence } from '../browse/evidence.ts'
import { isVisible } from './visibility.ts'
import { oneOf } from '../conditions.ts'
import { nestedPages } from '../paging/nested-pages.ts'
import { listing } from '../paging/page.ts'
import type { PageArgs, SortKey } from '../paging/page.ts'
import { rowBy, rowsThrough, typed } from './rows.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** The variants that a profile speaks of, present or absent, as its name orders them; deprecated ones too. */
export const variantsOfProfile = rowsThrough(
  'molecular_profile_variants',
  'molecular_profile_id',
  'variant_id',
  'variants',
  ['link.position', 'variants.id'],
)

/** The profile with the stored expression, or null; deprecated ones too. */
export const profileByRawName = rowBy('molecular_profiles', 'raw_name')

/** The publications about a profile. */
export const profileSources = rowsThrough(
  'molecular_profile_sources',
  'molecular_profile_id',
  'source_id',
  'sources',
  ['link.source_id'],
)

/** Which evidence or assertions of a profile are listed. */
interface ClinicalArgs extends PageArgs {
  /** Rejected ones, too. */
  includeRejected?: boolean | null
}

const statusFor = ({ includeRejected }: ClinicalArgs) => (includeRejected ? 'ALL' : 'NON_REJECTED')

const ofProfiles = (ids: number[]) => oneOf('item.molecular_profile_id', ids)
const profileOfItem = sql<number>`item.molecular_profile_id`

/** The evidence of each profile, the strongest first. */
export const evidenceOfProfile = nestedPages((db, ids, args: ClinicalArgs) => {
  const { rows, order } = browse(db, browseEvidence, { status: statusFor(args) }).matching
  return { listing: listing({ rows: rows.where(ofProfiles(ids)), order }), owner: profileOfItem }
})

/** The assertions of each profile, those with the most evidence first. */
export const assertionsOfProfile = nestedPages((db, ids, args: ClinicalArgs) => {
  const { rows, order } = browse(db, browseAssertions, { status: statusFor(args) }).matching
  return { listing: listing({ rows: rows.where(ofProfiles(ids)), order }), owner: profileOfItem }
})

export interface MolecularProfileFilter {
  ids?: number[] | null
  variantId?: number | null
  /** Feature ids: of any feature, or of a gene. */
  featureId?: number | null
  geneId?: number | null
  alleleRegistryId?: string | null
  /** Part of the display name or of another name. */
  name?: string | null
  evidenceStatusFilter?: AssociatedEvidenceStatusFilter | null
}

/** The most profiles of one page. */
const CAP = 300

/** From the highest score down. */
export const byScore: [SortKey, ...SortKey[]] = [
  { by: sql.ref('molecular_profiles.score'), real: true, descending: true },
  { by: sql.ref('molecular_profiles.id') },
]

/** Live profiles, from the highest score down. */
export function listMolecularProfiles(db: Reading, filter: MolecularProfileFilter) {
  let rows = db
    .selectFrom('molecular_profiles')
    .selectAll('molecular_profiles')
    .select(typed('molecular_profiles'))
    .where(isVisible('molecular_profiles'))
  if (filter.ids) rows = rows.where(oneOf('molecular_profiles.id', filter.ids))
  const ofVariant = [
    ...(filter.variantId != null ? [sql`variant.id = ${filter.variantId}`] : []),
    ...(filter.featureId != null ? [sql`variant.feature_id = ${filter.featureId}`] : []),
    ...(filter.geneId != null ? [sql`variant.feature_id = ${filter.geneId} and variant.kind = 'GENE'`] : []),
    ...(filter.alleleRegistryId != null
      ? [isRegisteredAs('variant.allele_registry_id', filter.alleleRegistryId)]
      : []),
  ]
  for (const condition of ofVariant) {
    rows = rows.where(sql<boolean>`molecular_profiles.id in (
      select held.molecular_profile_id
      from variants as variant join molecular_profile_variants as held on held.variant_id = variant.id
      where ${condition})`)
  }
  if (filter.name) {
    const { name } = filter
    rows = rows.where((is) =>
      is.or([
        isNamedLike('molecular_profiles', name),
        hasAliasContaining('molecular_profile', 'molecular_profiles.id', name),
      ]),
    )
  }
  const statuses = filter.evidenceStatusFilter && associatedStatuses[filter.evidenceStatusFilter]
  if (statuses) {
    rows = rows.where(sql<boolean>`exists (
      select 1 from evidence_items as item
      where item.molecular_profile_id = molecular_profiles.id and ${hasStatus('item.status', statuses)})`)
  }
  return listing({ rows, order: byScore, cap: CAP })
}
