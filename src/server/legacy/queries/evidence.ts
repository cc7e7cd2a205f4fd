import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '#server/knowledge/paging/batch.ts'

/**
 * The legacy REST API knows no molecular profiles: an evidence item or an assertion belongs to the first variant
 * that the profile's name writes.
 */
interface FirstVariant {
  profile_id: number
  profile_name: string
  variant_id: number
  variant_name: string
  allele_registry_id: string | null
  feature_id: number
  feature_name: string
}

export type EvidenceOverview = FirstVariant & Selectable<Tables['evidence_items']>

export type AssertionOverview = FirstVariant & Selectable<Tables['assertions']>

const withFirstVariant = <Table extends 'evidence_items' | 'assertions'>(db: Reading, table: Table) =>
  db
    .selectFrom(`${table as 'evidence_items'} as item`)
    .innerJoin('molecular_profiles as profile', 'profile.id', 'item.molecular_profile_id')
    .innerJoin('molecular_profile_variants as held', (join) =>
      join
        .onRef('held.molecular_profile_id', '=', 'item.molecular_profile_id')
        .on('held.position', '=', sql.lit(0)),
    )
    .innerJoin('variants as variant', 'variant.id', 'held.variant_id')
    .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
    .select([
      'profile.id as profile_id',
      'profile.name as profile_name',
      'variant.id as variant_id',
      'variant.name as variant_name',
      'variant.allele_registry_id',
      'feature.id as feature_id',
      'feature.name as feature_name',
    ])

/** The evidence item with the id, any status, or null. */
export const evidenceOverview = oneForEach<number, EvidenceOverview>(
  (db, ids) => withFirstVariant(db, 'evidence_items').selectAll('item').where('item.id', 'in', ids),
  (row) => row.id,
)

/** The assertion with the id, any status, or null. */
export const assertionOverview = oneForEach<number, AssertionOverview>(
  (db, ids) =>
    withFirstVariant(db, 'assertions')
      .selectAll('item')
      .where('item.id', 'in', ids)
      // Kysely follows only one of the two tables.
      .$castTo<AssertionOverview>(),
  (row) => row.id,
)

const heldByVariant = (table: 'evidence_items' | 'assertions') =>
  manyForEach<number, { variant_id: number; id: number }>(
    (db, variantIds) =>
      db
        .selectFrom('molecular_profile_variants as held')
        .innerJoin(
          `${table as 'evidence_items'} as item`,
          'item.molecular_profile_id',
          'held.molecular_profile_id',
        )
        .select(['held.variant_id', 'item.id'])
        .where('held.position', '=', sql.lit(0))
        .where('held.variant_id', 'in', variantIds)
        .orderBy('item.id'),
    (row) => row.variant_id,
  )

/** The evidence items of a variant: those whose profile names it first; ascending by id. */
export const evidenceIdsOfVariant = heldByVariant('evidence_items')

/** The assertions of a variant, likewise. */
export const assertionIdsOfVariant = heldByVariant('assertions')

const linked = (from: 'assertion_id' | 'evidence_item_id', to: 'assertion_id' | 'evidence_item_id') =>
  manyForEach<number, { owner_id: number; id: number }>(
    (db, ids) =>
      db
        .selectFrom('assertion_evidence_items')
        .select([`${from} as owner_id`, `${to} as id`])
        .where(from, 'in', ids)
        .orderBy(to),
    (row) => row.owner_id,
  )

/** The assertions that cite an evidence item. */
export const assertionIdsOfEvidence = linked('evidence_item_id', 'assertion_id')

/** The evidence items that an assertion cites, any status. */
export const evidenceIdsOfAssertion = linked('assertion_id', 'evidence_item_id')

/** Number of evidence items that an assertion cites, of any status and waiting for review; null for none. */
export const citedEvidence = oneForEach<number, { assertion_id: number; all: number; submitted: number }>(
  (db, ids) =>
    db
      .selectFrom('assertion_evidence_items as link')
      .innerJoin('evidence_items as item', 'item.id', 'link.evidence_item_id')
      .select([
        'link.assertion_id',
        sql<number>`count(*)`.as('all'),
        sql<number>`count(case when item.status = 'SUBMITTED' then 1 end)`.as('submitted'),
      ])
      .where('link.assertion_id', 'in', ids)
      .groupBy('link.assertion_id'),
  (row) => row.assertion_id,
)
