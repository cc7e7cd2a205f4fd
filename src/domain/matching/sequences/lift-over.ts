import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Alteration } from '../sample/alteration.ts'
import type { GenomicAllele } from './genomic-allele.ts'
import { reverseComplement } from './reverse-complement.ts'

/** A stretch of one build that lies unbroken in another, as a block of a UCSC chain. Positions count from 1, inclusive. */
export interface ChainBlock {
  chromosome: string
  start: number
  stop: number
  toChromosome: string
  /** Where the stretch begins on the other build, on its forward strand. */
  toStart: number
  /** Whether it lies on the other strand there. */
  isReversed: boolean
}

/** Places an allele of one build on another; null where it does not lie whole in one stretch: it is not placed. */
export type LiftOver = (allele: GenomicAllele) => GenomicAllele | null

/** The last block that begins at or before a position; blocks are in the order of their starts. */
function blockBefore(blocks: readonly ChainBlock[], position: number): ChainBlock | null {
  let [low, high] = [0, blocks.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((blocks[middle]?.start ?? Infinity) <= position) low = middle + 1
    else high = middle
  }
  return blocks[low - 1] ?? null
}

/** Lift-over by the blocks of a chain file. */
export function createLiftOver(blocks: readonly ChainBlock[], to: ReferenceBuild): LiftOver {
  const sorted = blocks.toSorted((left, right) => left.start - right.start)
  const byChromosome = Map.groupBy(sorted, ({ chromosome }) => chromosome)
  return (allele) => {
    const block = blockBefore(byChromosome.get(allele.chromosome) ?? [], allele.start)
    if (!block || allele.stop > block.stop) return null
    const { toChromosome: chromosome, toStart, isReversed } = block
    const length = allele.stop - allele.start
    const start = toStart + (isReversed ? block.stop - allele.stop : allele.start - block.start)
    const turned = (bases: string) => (isReversed ? reverseComplement(bases) : bases)
    return {
      build: to,
      chromosome,
      start,
      stop: start + length,
      reference: allele.reference === null ? null : turned(allele.reference),
      alternate: turned(allele.alternate),
    }
  }
}

/** The alteration with its allele on the build of the knowledge, where it has one there and lies on another. */
export function liftAlteration(
  alteration: Alteration,
  sampleBuild: ReferenceBuild | null,
  { from, place }: { from: ReferenceBuild; place: LiftOver },
): Alteration {
  if (alteration.kind !== 'SMALL_VARIANT' || !alteration.allele) return alteration
  const { allele } = alteration
  if ((allele.build ?? sampleBuild) !== from) return alteration
  return { ...alteration, allele: place(allele) ?? { ...allele, build: from } }
}
