import type { Selectable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { manyForEach, oneForEach } from '#server/knowledge/paging/batch.ts'
import type { CytogeneticRegionRecord } from '../terms.ts'

export type CytogeneticCoordinateRecord = Selectable<Tables['cytogenetic_coordinates']>

/** The cytogenetic region with the id, or null. */
export const cytogeneticRegionById = oneForEach<number, CytogeneticRegionRecord>(
  (db, ids) => db.selectFrom('cytogenetic_regions').selectAll().where('id', 'in', ids),
  (row) => row.id,
)

/** The cytogenetic regions that a region feature is made of, in its order. */
export const cytogeneticRegionsOfFeature = manyForEach<
  number,
  CytogeneticRegionRecord & { feature_id: number }
>(
  (db, ids) =>
    db
      .selectFrom('region_cytogenetic_regions as part')
      .innerJoin('cytogenetic_regions as region', 'region.id', 'part.cytogenetic_region_id')
      .selectAll('region')
      .select('part.feature_id')
      .where('part.feature_id', 'in', ids)
      .orderBy('part.position'),
  (row) => row.feature_id,
)

/** Where a cytogenetic region lies on each reference build. */
export const cytogeneticCoordinates = manyForEach<number, CytogeneticCoordinateRecord>(
  (db, ids) =>
    db
      .selectFrom('cytogenetic_coordinates')
      .selectAll()
      .where('cytogenetic_region_id', 'in', ids)
      .orderBy('reference_build'),
  (row) => row.cytogenetic_region_id,
)
