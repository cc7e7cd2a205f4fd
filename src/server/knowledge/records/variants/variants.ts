import { sql } from 'kysely'
import type { VariantCategory } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasContaining } from '../aliases.ts'
import { isRegisteredAs } from './allele-registry.ts'
import { firstPositionSortKey } from './coordinates.ts'
import { isVisible } from '../visibility.ts'
import { oneOf } from '#server/knowledge/conditions.ts'
import { nestedPages } from '#server/knowledge/paging/nested-pages.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { rowsThrough, typed } from '../rows.ts'
import type { MolecularProfileRecord } from '../records.ts'
import { orderedBySortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'
import { isNamedLike } from '../../names/resolve-names.ts'

/** HGVS descriptions of a variant, in alphabetical order. */
export const hgvsDescriptions = rowsThrough(
  'variant_hgvs_descriptions',
  'variant_id',
  'hgvs_description_id',
  'hgvs_descriptions',
  ['hgvs_descriptions.name_folded'],
)

/** ClinVar ids of a variant, or the marker `NONE FOUND` or `N/A`. */
export const clinvarIds = rowsThrough(
  'variant_clinvar_entries',
  'variant_id',
  'clinvar_entry_id',
  'clinvar_entries',
  ['clinvar_entries.clinvar_id'],
)

export interface VariantFilter {
  ids?: number[] | null
  /** Feature ids: of any feature, or of one of that kind. */
  featureId?: number | null
  geneId?: number | null
  factorId?: number | null
  fusionId?: number | null
  regionId?: number | null
  alleleRegistryId?: string | null
  category?: VariantCategory | null
  /** Part of the name or of another name. */
  name?: string | null
  variantTypeIds?: number[] | null
  hasNoVariantType?: boolean | null
  sortBy?: VariantSort | null
}

export interface VariantSort {
  column: 'NAME' | 'COORDINATE_START' | 'COORDINATE_END'
  direction: 'ASC' | 'DESC'
}

/** The most variants of one page. */
const CAP = 300

function filterVariants(db: Reading, filter: VariantFilter) {
  let rows = db
    .selectFrom('variants')
    .selectAll('variants')
    .select(typed('variants'))
    .where(isVisible('variants'))
  if (filter.ids) rows = rows.where(oneOf('variants.id', filter.ids))
  if (filter.featureId != null) rows = rows.where('variants.feature_id', '=', filter.featureId)
  for (const [kind, id] of [
    ['GENE', filter.geneId],
    ['FACTOR', filter.factorId],
    ['FUSION', filter.fusionId],
    ['REGION', filter.regionId],
  ] as const) {
    if (id != null) rows = rows.where('variants.feature_id', '=', id).where('variants.kind', '=', kind)
  }
  if (filter.category) rows = rows.where('variants.kind', '=', filter.category)
  if (filter.alleleRegistryId != null)
    rows = rows.where(isRegisteredAs('variants.allele_registry_id', filter.alleleRegistryId))
  if (filter.name) {
    const { name } = filter
    rows = rows.where((is) =>
      is.or([isNamedLike('variants', name), hasAliasContaining('variant', 'variants.id', name)]),
    )
  }
  if (filter.variantTypeIds) {
    const ids = filter.variantTypeIds
    rows = rows.where(sql<boolean>`variants.id in (
      select variant_id from variant_variant_types where ${oneOf('variant_type_id', ids)})`)
  }
  if (filter.hasNoVariantType) rows = rows.where(hasNoType('variants.id'))
  return rows
}

type FilteredVariants = ReturnType<typeof filterVariants>

function sortVariants(rows: FilteredVariants, sort: VariantSort | null | undefined) {
  const descending = sort?.direction === 'DESC'
  const byName = { by: sql.ref('variants.name_folded'), text: true }
  const byId = { by: sql.ref('variants.id') }
  if (!sort || sort.column === 'NAME')
    return listing({ rows, order: [{ ...byName, descending }, byId], cap: CAP })
  const sortKey = firstPositionSortKey(sort.column === 'COORDINATE_START' ? 'start' : 'stop')
  return orderedBySortKey(rows, 'variants.id', sortKey, { descending, ties: [byName, byId], cap: CAP })
}

/** Live variants, by name unless asked otherwise; those without coordinates last. */
export const listVariants = (db: Reading, filter: VariantFilter) =>
  sortVariants(filterVariants(db, filter), filter.sortBy)

/** The live variants of each feature, ordered and filtered as all variants are. */
export const variantsOfFeature = nestedPages((db, ids, filter: VariantFilter & PageArgs) => ({
  listing: sortVariants(filterVariants(db, filter).where(oneOf('variants.feature_id', ids)), filter.sortBy),
  owner: sql<number>`variants.feature_id`,
}))

/** The live variants of each group, ordered and filtered as all variants are. */
export const variantsOfGroup = nestedPages((db, ids, filter: VariantFilter & PageArgs) => {
  const members = filterVariants(db, filter)
    .innerJoin('variant_group_variants as member', 'member.variant_id', 'variants.id')
    .where(oneOf('member.variant_group_id', ids))
  // The joined table adds no columns to the rows.
  const rows = members as unknown as FilteredVariants
  return { listing: sortVariants(rows, filter.sortBy), owner: sql<number>`member.variant_group_id` }
})

/** True for a variant, whose id is `id`, that has no Sequence Ontology type. */
export const hasNoType = (id: string) =>
  sql<boolean>`not exists (select 1 from variant_variant_types as typing where typing.variant_id = ${sql.ref(id)})`

/** True for a variant, whose id is `id`, of the group. */
export const isInGroup = (id: string, groupId: number) =>
  sql<boolean>`${sql.ref(id)} in (
    select variant_id from variant_group_variants where variant_group_id = ${groupId})`

/** The live profiles that speak of each variant, by id. */
export const profilesOfVariant = nestedPages((db, ids, _args: PageArgs) => {
  const rows = db
    .selectFrom('molecular_profile_variants as held')
    .innerJoin('molecular_profiles', 'molecular_profiles.id', 'held.molecular_profile_id')
    .selectAll('molecular_profiles')
    .select(typed('molecular_profiles'))
    .where(oneOf('held.variant_id', ids))
    .where(isVisible('molecular_profiles'))
    .$castTo<MolecularProfileRecord>()
  const order = [{ by: sql.ref('held.molecular_profile_id') }]
  return { listing: listing({ rows, order, cap: CAP }), owner: sql<number>`held.variant_id` }
})
