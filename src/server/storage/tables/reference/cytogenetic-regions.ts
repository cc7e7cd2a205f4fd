import type { Generated } from 'kysely'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

export interface CytogeneticRegionRow {
  id: Generated<number>
  name: string
  chromosome: string
  band: string | null
}

export interface CytogeneticCoordinatesRow {
  cytogenetic_region_id: number
  reference_build: ReferenceBuild
  start: number
  stop: number
}

export interface RegionCytogeneticRegionRow {
  feature_id: number
  position: number
  cytogenetic_region_id: number
}
