import type { MatchableVariant } from './matchable-variant.ts'
import { exactPartsOf } from './predicate.ts'
import type { ExonRange, GenomicSpan, Predicate, RegionPredicate } from './predicate.ts'
import { codingPoints, codingRanges, exonAround, pointsByTranscript } from './sequences/coding-points.ts'
import type { CodingPoint } from './sequences/coding-points.ts'
import type { CodingRange } from './sequences/coding-range.ts'
import { boundsOfExons } from './sequences/exon-order.ts'

/** Completes regions with what records say of their place: those of records, and those that reports name. */
export interface RegionPlacer {
  placeRecord: (region: RegionPredicate) => RegionPredicate
  placeReport: (region: RegionPredicate) => RegionPredicate
}

/** What an imported annotation of the genome tells. */
interface Annotation {
  /** The coding bases of a stretch on transcripts. */
  codingRangesIn: (gene: string, span: GenomicSpan) => readonly CodingRange[]
  spanOf: (region: RegionPredicate) => GenomicSpan | null
}

/** What records tell of a gene: its regions and points. */
interface GeneFacts {
  ofGene: readonly RegionPredicate[]
  points: readonly CodingPoint[]
  annotation: Annotation
}

const regionsOf = (predicate: Predicate): RegionPredicate[] => {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY') return predicate.parts.flatMap(regionsOf)
  return predicate.kind === 'REGION' ? [predicate] : []
}

const isSameRange = (left: ExonRange | null, right: ExonRange | null) =>
  left !== null && right !== null && left.first === right.first && left.last === right.last

/** The one place of regions that are numbered so; null where they have several. */
function onePlace(regions: readonly RegionPredicate[]): RegionPredicate | null {
  const [first = null, ...others] = regions
  const isSame = ({ span }: RegionPredicate) =>
    span?.chromosome === first?.span?.chromosome &&
    span?.start === first?.span?.start &&
    span?.stop === first?.span?.stop
  return others.every(isSame) ? first : null
}

/** What a region without a place takes from another record of the same exons: by its own number first. */
function placeOf(
  { exons, label }: RegionPredicate,
  placed: readonly RegionPredicate[],
): RegionPredicate | null {
  if (exons === null) return onePlace(placed.filter((one) => one.exons === null && one.label === label))
  const own = placed.filter((one) => isSameRange(one.exons, exons))
  if (own.length > 0) return onePlace(own)
  return onePlace(placed.filter(({ otherExons }) => otherExons.some((range) => isSameRange(range, exons))))
}

/** The region's own words, with those of the record that places it where they are others. */
const labelOf = ({ label }: RegionPredicate, other: RegionPredicate) =>
  label === other.label ? label : `${label} (${other.label} of ${other.transcript ?? 'the record'})`

const isOneExon = ({ exons }: RegionPredicate) => exons !== null && exons.first === exons.last

/** Whether “exon 14 deletion” in a report is the loss of the exon: that of several is, and one of which records say so. */
function meansLoss({ change, exons }: RegionPredicate, ofGene: readonly RegionPredicate[]): boolean {
  if (change !== 'DELETION' || exons === null) return false
  const losses = ofGene.filter(
    (one) => isSameRange(one.exons, exons) && ['DELETION', 'EXON_LOSS', 'SKIPPING'].includes(one.change),
  )
  return exons.first < exons.last || (losses.length > 0 && losses.every((one) => one.change !== 'DELETION'))
}

const isIn = (inner: GenomicSpan | null, outer: GenomicSpan | null) =>
  inner !== null &&
  outer !== null &&
  inner.chromosome === outer.chromosome &&
  outer.start <= inner.start &&
  inner.stop <= outer.stop

/** The region with its stretch on the coding bases of each transcript. */
function withCodings(region: RegionPredicate, { ofGene, points, annotation }: GeneFacts): RegionPredicate {
  const { span } = region
  if (!span) return region
  const isInExon = ofGene.some((one) => isOneExon(one) && isIn(span, one.span))
  const ranges = [
    ...annotation.codingRangesIn(region.gene, span),
    ...region.codings,
    ...codingRanges(span, isInExon, points),
  ]
  const exonBounds = isOneExon(region) ? exonAround(span, points) : null
  const byTranscript = new Map(ranges.toReversed().map((one) => [one.transcript, one]))
  return { ...region, exonBounds, codings: [...byTranscript.values()] }
}

/** Bounds of exons whose coding bases no record names, by the numbers of the others; none where records number exons either way. */
function withOrder(region: RegionPredicate, { ofGene, points }: GeneFacts): RegionPredicate {
  const { exons, codings } = region
  const numbered = ofGene.filter(isOneExon)
  if (!exons || [region, ...numbered].some(({ otherExons }) => otherExons.length > 0)) return region
  const build = region.span?.build ?? numbered[0]?.span?.build ?? null
  const ranges = pointsByTranscript(points, build).flatMap(([transcript, ofTranscript]) => {
    if (codings.some((range) => range.transcript === transcript)) return []
    const placedExons = numbered.flatMap((one) => {
      const range = one.codings.find((coding) => coding.transcript === transcript)
      return range ? [{ ...range, number: one.exons?.first ?? null }] : []
    })
    const byNumber = new Map(placedExons.map((exon) => [exon.number, exon]))
    const bounds = boundsOfExons(exons, ofTranscript, [...byNumber.values()])
    return bounds ? [{ transcript, ...bounds }] : []
  })
  return { ...region, codings: [...codings, ...ranges] }
}

/**
 * Tells regions where they lie: the coding bases of their stretch, and the place of another record of the same exons
 * where they have none.
 */
export function regionPlacer(variants: readonly MatchableVariant[], annotation: Annotation): RegionPlacer {
  const exact = variants.flatMap(({ predicate }) => exactPartsOf(predicate))
  const exactOf = Map.groupBy(exact, ({ gene }) => gene)
  const regionsOfGene = Map.groupBy(
    variants.flatMap(({ predicate }) => regionsOf(predicate)),
    ({ gene }) => gene,
  )
  const cache = new Map<string, GeneFacts>()
  const factsOf = (gene: string): GeneFacts => {
    const cached = cache.get(gene)
    if (cached) return cached
    const points = (exactOf.get(gene) ?? []).flatMap((part) => codingPoints(part.codingChanges, part.alleles))
    const facts = { ofGene: regionsOfGene.get(gene) ?? [], points, annotation }
    const placed = facts.ofGene.map((one) => withCodings(one, facts))
    cache.set(gene, { ...facts, ofGene: placed })
    return { ...facts, ofGene: placed }
  }
  const placeRecord = (region: RegionPredicate): RegionPredicate => {
    const facts = factsOf(region.gene)
    const { ofGene } = facts
    const placed = ofGene.filter(({ span }) => span !== null)
    const other = region.span || region.residues ? null : placeOf(region, placed)
    const otherExons = other ? [other.exons, ...other.otherExons].filter((one) => one !== null) : []
    const whole = other
      ? {
          ...region,
          label: labelOf(region, other),
          span: other.span,
          transcript: other.transcript,
          numberedExons: other.numberedExons,
          otherExons,
        }
      : region
    const isLossOpen =
      region.isLossOpen && (region.span === null || ofGene.some(({ change }) => change === 'EXON_LOSS'))
    return withOrder({ ...withCodings(whole, facts), isLossOpen }, facts)
  }
  return {
    placeRecord,
    placeReport: (region) => {
      const isLoss = meansLoss(region, factsOf(region.gene).ofGene)
      const named = placeRecord(isLoss ? { ...region, change: 'EXON_LOSS' } : region)
      return named.span ? named : placeRecord({ ...named, span: annotation.spanOf(named) })
    },
  }
}

/** A predicate with its regions placed. */
export function withPlaces(predicate: Predicate, place: RegionPlacer['placeRecord']): Predicate {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY')
    return { ...predicate, parts: predicate.parts.map((part) => withPlaces(part, place)) }
  return predicate.kind === 'REGION' ? place(predicate) : predicate
}
