import type { Selectable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { rowBy, rowsBy, rowsThrough } from '../rows.ts'

export type CytogeneticCoordinateRecord = Selectable<Tables['cytogenetic_coordinates']>

/** The cytogenetic region with the id, or null. */
export const cytogeneticRegionById = rowBy('cytogenetic_regions', 'id')

/** The cytogenetic regions that a region feature is made of, in its order. */
export const cytogeneticRegionsOfFeature = rowsThrough(
  'region_cytogenetic_regions',
  'feature_id',
  'cytogenetic_region_id',
  'cytogenetic_regions',
  ['link.position'],
)

/** Where a cytogenetic region lies on each reference build. */
export const cytogeneticCoordinates = rowsBy('cytogenetic_coordinates', 'cytogenetic_region_id', [
  'reference_build',
])
