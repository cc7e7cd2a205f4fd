import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { GenomicSpan } from '../predicate.ts'

/** A stretch of a chromosome, 1-based inclusive. */
interface Stretch {
  start: number
  stop: number
}

/** An exon, with its coding part without the stop codon; null where it has none. */
export interface Exon extends Stretch {
  coding: Stretch | null
}

/** A coding transcript on the genome. */
export interface Transcript {
  /** Ensembl's accession without its version: `ENST00000288602`. */
  accession: string
  /** Symbol of its gene in the annotation that it is of, in capitals. */
  gene: string
  build: ReferenceBuild
  /** `7`, `X`. */
  chromosome: string
  isReversed: boolean
  /** In the order of transcription: the first is exon 1. */
  exons: readonly Exon[]
}

/** An accession in capitals and without its version: records name other versions than annotations. */
export const accessionOf = (transcript: string): string =>
  transcript
    .trim()
    .toUpperCase()
    .replace(/\.\d+$/, '')

const BASES_OF_CODON = 3

const lengthOf = ({ start, stop }: Stretch) => stop - start + 1

/** Some bases of a stretch, counted from 0 in the direction of transcription; both ends inclusive. */
const part = ({ start, stop }: Stretch, first: number, last: number, isReversed: boolean): Stretch =>
  isReversed ? { start: stop - last, stop: stop - first } : { start: start + first, stop: start + last }

/**
 * The stretches of the genome that code for residues, in the order of transcription: several where they lie in several
 * exons, as the bases of one codon may. Null where the protein does not have them.
 * @param first residue, counted from 1; `last` inclusive
 */
export function stretchesOfResidues(
  { exons, isReversed }: Transcript,
  first: number,
  last: number,
): Stretch[] | null {
  const [from, to] = [(first - 1) * BASES_OF_CODON, last * BASES_OF_CODON - 1]
  const stretches: Stretch[] = []
  let before = 0
  for (const { coding } of exons) {
    if (!coding) continue
    const length = lengthOf(coding)
    const [begin, end] = [Math.max(from - before, 0), Math.min(to - before, length - 1)]
    if (begin <= end) stretches.push(part(coding, begin, end, isReversed))
    before += length
  }
  return first >= 1 && last >= first && to < before ? stretches : null
}

/** The smallest stretch of the genome that has all of some stretches in it; null where there are none. */
function enclosing({ build, chromosome }: Transcript, stretches: readonly Stretch[]): GenomicSpan | null {
  if (stretches.length === 0) return null
  const start = Math.min(...stretches.map((one) => one.start))
  const stop = Math.max(...stretches.map((one) => one.stop))
  return { build, chromosome, start, stop }
}

/** The part of the genome from the first of some residues to the last. */
export const spanOfResidues = (transcript: Transcript, first: number, last: number): GenomicSpan | null =>
  enclosing(transcript, stretchesOfResidues(transcript, first, last) ?? [])

/**
 * The part of the genome from the first of some exons to the last, as far as it codes for protein: what lies before and
 * behind that differs between the transcripts of a gene.
 * @param first exon, counted from 1; `last` inclusive
 */
export function spanOfExons(transcript: Transcript, first: number, last: number): GenomicSpan | null {
  if (first < 1 || last > transcript.exons.length) return null
  const exons = transcript.exons.slice(first - 1, last)
  const coding = exons.flatMap((exon) => exon.coding ?? [])
  return enclosing(transcript, coding.length > 0 ? coding : exons)
}

/** The coding bases, counted from 1, of a stretch of the genome; null where it has none. */
export function codingBasesIn(
  { build, chromosome, exons, isReversed }: Transcript,
  span: GenomicSpan,
): { first: number; last: number } | null {
  if (build !== span.build || chromosome !== span.chromosome) return null
  const bases: number[] = []
  let before = 0
  for (const { coding } of exons) {
    if (!coding) continue
    const [start, stop] = [Math.max(coding.start, span.start), Math.min(coding.stop, span.stop)]
    const numberOf = (position: number) =>
      before + 1 + (isReversed ? coding.stop - position : position - coding.start)
    if (start <= stop) bases.push(numberOf(start), numberOf(stop))
    before += lengthOf(coding)
  }
  return bases.length > 0 ? { first: Math.min(...bases), last: Math.max(...bases) } : null
}

/**
 * Checks whether exon 1 codes for protein: where it does not, publications count from it or from the first
 * that does.
 */
export const hasCodingFirstExon = ({ exons }: Transcript): boolean => exons[0]?.coding != null
