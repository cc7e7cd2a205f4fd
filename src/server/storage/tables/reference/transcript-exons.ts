import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** An exon of a coding transcript of an annotation of the genome. Positions count from 1, inclusive. */
export interface TranscriptExonRow {
  /** Ensembl's accession without its version. */
  accession: string
  /** Its number in the transcript, from 1. */
  exon: number
  /** Symbol of the gene in the annotation, in capitals. */
  gene: string
  build: ReferenceBuild
  chromosome: string
  is_reversed: boolean
  start: number
  stop: number
  /** Its coding part without the stop codon; null where it has none. */
  coding_start: number | null
  coding_stop: number | null
}
