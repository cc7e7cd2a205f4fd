import type { GenomicSpan } from '../predicate.ts'

/** A residue of a gene's protein with its place in the genome, as some record of the knowledge names both. */
export interface ResidueAnchor {
  first: number
  last: number
  span: GenomicSpan
}

/**
 * Tells whether residues lie in a stretch of the genome; null when what is known does not tell.
 * @param first residue, counted from 1; `last` inclusive
 * @param transcript transcript or protein on which they are counted; null for that of the gene's records
 */
export type ResidueLocator = (
  gene: string,
  first: number,
  last: number,
  span: GenomicSpan,
  transcript: string | null,
) => boolean | null

/** Share of the other anchors that one must agree with: records on other transcripts count residues otherwise. */
const AGREEMENT = 0.8

const orderOf = (left: ResidueAnchor, right: ResidueAnchor) =>
  Math.sign(left.first - right.first) * Math.sign(left.span.start - right.span.start)

/** Anchors that lie in the genome in one order, with the strand of their gene: 1 where residues and positions grow together. */
interface OrderedAnchors {
  strand: number
  anchors: readonly ResidueAnchor[]
}

/** Keeps the anchors that lie in the order in which most do. */
function orderedAnchors(anchors: readonly ResidueAnchor[]): OrderedAnchors {
  let sum = 0
  for (const left of anchors) for (const right of anchors) sum += orderOf(left, right)
  const strand = Math.sign(sum)
  const agreeing = anchors.filter((anchor) => {
    const orders = anchors.map((other) => orderOf(anchor, other)).filter((order) => order !== 0)
    return orders.filter((order) => order === strand).length >= AGREEMENT * orders.length
  })
  return { strand, anchors: agreeing }
}

/** Where an anchor lies beside a stretch, seen in the direction of the protein: -1 before, 0 in it, 1 behind; null when it reaches over an end, or the direction is not known. */
function sideOf({ span: place }: ResidueAnchor, span: GenomicSpan, strand: number): number | null {
  if (place.start >= span.start && place.stop <= span.stop) return 0
  const isBeside = place.stop < span.start || place.start > span.stop
  if (!isBeside || strand === 0) return null
  return place.stop < span.start ? -strand : strand
}

/**
 * Locates residues by the records that name both residue and place: what lies between two residues that are known to
 * be in a stretch is in it, too, and what lies beyond one that is known to be outside is outside.
 */
export function residueLocator(anchorsOfGene: ReadonlyMap<string, readonly ResidueAnchor[]>): ResidueLocator {
  const cache = new Map<string, OrderedAnchors>()
  const anchorsOf = (gene: string) => {
    const ordered = cache.get(gene) ?? orderedAnchors(anchorsOfGene.get(gene) ?? [])
    cache.set(gene, ordered)
    return ordered
  }
  return (gene, first, last, span) => {
    const { strand, anchors } = anchorsOf(gene)
    let [insideFirst, insideLast] = [Infinity, -Infinity]
    for (const anchor of anchors) {
      const { build, chromosome } = anchor.span
      if (build !== span.build || chromosome !== span.chromosome) continue
      const side = sideOf(anchor, span, strand)
      if (side === 1 && anchor.first <= first) return false
      if (side === -1 && anchor.last >= last) return false
      if (side !== 0) continue
      insideFirst = Math.min(insideFirst, anchor.first)
      insideLast = Math.max(insideLast, anchor.last)
    }
    return first >= insideFirst && last <= insideLast ? true : null
  }
}
