import { sql } from 'kysely'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { manyForEach, oneForEach } from '#server/knowledge/paging/batch.ts'
import { isInUse, isVisible } from '#server/knowledge/records/visibility.ts'

export interface VariantOverview {
  id: number
  name: string
  flagged: boolean
  updated_at: string
  allele_registry_id: string | null
  feature_id: number
  feature_name: string
  /** Null for a variant of a feature that is no gene; 0 while that of the gene is unknown. */
  entrez_id: number | null
  /** The profile that consists of just this variant. */
  profile_id: number
  profile_description: string | null
  profile_score: number
}

const entrezIdOf = sql<number | null>`case feature.kind when 'GENE' then coalesce(gene.entrez_id, 0) end`

/** The variant with the id, withdrawn or not; null if it is deprecated. */
export const variantOverview = oneForEach<number, VariantOverview>(
  (db, ids) =>
    db
      .selectFrom('variants as variant')
      .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
      .leftJoin('genes as gene', 'gene.feature_id', 'variant.feature_id')
      .innerJoin('molecular_profiles as profile', 'profile.id', 'variant.single_variant_molecular_profile_id')
      .select([
        'variant.id',
        'variant.name',
        'variant.flagged',
        'variant.updated_at',
        'variant.allele_registry_id',
        'feature.id as feature_id',
        'feature.name as feature_name',
        entrezIdOf.as('entrez_id'),
        'profile.id as profile_id',
        'profile.description as profile_description',
        'profile.score as profile_score',
      ])
      .where('variant.id', 'in', ids)
      .where(isInUse('variant')),
  (row) => row.id,
)

/** The live variants of a feature, ascending by id. */
export const liveVariantsOfFeature = manyForEach<number, { feature_id: number; id: number; name: string }>(
  (db, ids) =>
    db
      .selectFrom('variants')
      .select(['feature_id', 'id', 'name'])
      .where('feature_id', 'in', ids)
      .where(isVisible('variants'))
      .orderBy('id'),
  (row) => row.feature_id,
)

export interface VariantStatusCount {
  feature_id: number
  variant_id: number
  status: EvidenceStatus
  count: number
}

/**
 * Numbers of evidence items of each status that the live variants of a feature have, counting by the first
 * variant named.
 */
export const evidenceCountsOfVariants = manyForEach<number, VariantStatusCount>(
  (db, featureIds) =>
    db
      .selectFrom('variants')
      .innerJoin('molecular_profile_variants as held', (join) =>
        join.onRef('held.variant_id', '=', 'variants.id').on('held.position', '=', sql.lit(0)),
      )
      .innerJoin('evidence_items as item', 'item.molecular_profile_id', 'held.molecular_profile_id')
      .select([
        'variants.feature_id',
        'variants.id as variant_id',
        'item.status',
        sql<number>`count(*)`.as('count'),
      ])
      .where('variants.feature_id', 'in', featureIds)
      .where(isVisible('variants'))
      .groupBy(['variants.feature_id', 'variants.id', 'item.status']),
  (row) => row.feature_id,
)

const groupMembers = (owner: 'variant_group_id' | 'variant_id', member: 'variant_group_id' | 'variant_id') =>
  manyForEach<number, { owner_id: number; id: number }>(
    (db, ids) =>
      db
        .selectFrom('variant_group_variants as link')
        .innerJoin('variants', 'variants.id', 'link.variant_id')
        .innerJoin('variant_groups', 'variant_groups.id', 'link.variant_group_id')
        .select([`link.${owner} as owner_id`, `link.${member} as id`])
        .where(`link.${owner}`, 'in', ids)
        .where(isVisible('variants'))
        .where('variant_groups.withdrawn', '=', false)
        .orderBy(`link.${member}`),
    (row) => row.owner_id,
  )

/** The live variants of a group, ascending by id. */
export const variantIdsOfGroup = groupMembers('variant_group_id', 'variant_id')

/** The groups that a live variant is in, ascending by id. */
export const groupIdsOfVariant = groupMembers('variant_id', 'variant_group_id')

export interface VariantGroupOverview {
  id: number
  name: string
  description: string | null
  flagged: boolean
  origin: string
  created_at: string
  updated_at: string
}

/** The variant group with the id, unless a later release has withdrawn it. */
export const variantGroupOverview = oneForEach<number, VariantGroupOverview>(
  (db, ids) =>
    db
      .selectFrom('variant_groups')
      .select(['id', 'name', 'description', 'flagged', 'origin', 'created_at', 'updated_at'])
      .where('id', 'in', ids)
      .where('withdrawn', '=', false),
  (row) => row.id,
)

export interface GeneOverview {
  id: number
  name: string
  /** 0 while it is unknown, as of a gene that only evidence names. */
  entrez_id: number
  description: string | null
  flagged: boolean
  updated_at: string
}

/** The gene with the id, withdrawn or not; null if it is deprecated. */
export const geneOverview = oneForEach<number, GeneOverview>(
  (db, ids) =>
    db
      .selectFrom('features as feature')
      .leftJoin('genes as gene', 'gene.feature_id', 'feature.id')
      .select([
        'feature.id',
        'feature.name',
        sql<number>`coalesce(gene.entrez_id, 0)`.as('entrez_id'),
        'feature.description',
        'feature.flagged',
        'feature.updated_at',
      ])
      .where('feature.id', 'in', ids)
      .where('feature.kind', '=', 'GENE')
      .where(isInUse('feature')),
  (row) => row.id,
)
