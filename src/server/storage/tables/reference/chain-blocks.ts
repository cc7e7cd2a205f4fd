import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** A stretch of one reference build that lies unbroken in another. Positions count from 1, inclusive. */
export interface ChainBlockRow {
  from_build: ReferenceBuild
  to_build: ReferenceBuild
  chromosome: string
  start: number
  stop: number
  to_chromosome: string
  /** On the forward strand of the other build. */
  to_start: number
  is_reversed: boolean
}
