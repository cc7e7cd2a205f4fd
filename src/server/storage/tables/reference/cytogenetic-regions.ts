import type { Generated } from 'kysely'
import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

export interface CytogeneticRegionTables {
  cytogenetic_regions: {
    id: Generated<number>
    name: string
    chromosome: string
    band: string | null
  }
  cytogenetic_coordinates: {
    cytogenetic_region_id: number
    reference_build: ReferenceBuild
    start: number
    stop: number
  }
  region_cytogenetic_regions: {
    feature_id: number
    position: number
    cytogenetic_region_id: number
  }
}
