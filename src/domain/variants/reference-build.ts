import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** The build that the coordinates of the knowledge are of. */
export const KNOWLEDGE_BUILD = 'GRCH37'

/** Lengths of chromosomes in both builds (assembly reports of NCBI): GRCh37, then GRCh38. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = lookupTable({
  1: [249_250_621, 248_956_422],
  2: [243_199_373, 242_193_529],
  3: [198_022_430, 198_295_559],
  4: [191_154_276, 190_214_555],
  5: [180_915_260, 181_538_259],
  7: [159_138_663, 159_345_973],
  9: [141_213_431, 138_394_717],
  12: [133_851_895, 133_275_309],
  17: [81_195_210, 83_257_441],
  22: [51_304_566, 50_818_468],
  X: [155_270_560, 156_040_895],
})

/** The build of a chromosome of a length; null when it is of neither. */
export function buildOfLength(chromosome: string, length: number): ReferenceBuild | null {
  const lengths = LENGTHS[chromosome.replace(/^chr/i, '').toUpperCase()]
  if (!lengths) return null
  return length === lengths[0] ? 'GRCH37' : length === lengths[1] ? 'GRCH38' : null
}

/** The build that a text names: `GRCh37`, `hg19`, `b37`, `hs37d5`, `GRCh38.p14`, `hg38`, `38`. */
export function buildOfName(text: string): ReferenceBuild | null {
  const is37 = /grch37|hg19|\bb37\b|hs37|human_g1k_v37|^37(\.\d+)?$/i.test(text)
  const is38 = /grch38|hg38|\bb38\b|^38(\.\d+)?$/i.test(text)
  if (is37 === is38) return null
  return is37 ? 'GRCH37' : 'GRCH38'
}
