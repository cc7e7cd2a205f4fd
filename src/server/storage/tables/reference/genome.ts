import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

export interface GenomeTables {
  /** A stretch of one reference build that lies unbroken in another. Positions count from 1, inclusive. */
  chain_blocks: {
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
  /** An exon of a coding transcript of an annotation of the genome. Positions count from 1, inclusive. */
  transcript_exons: {
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
  /** The sequence of a protein or a transcript that records name. */
  reference_sequences: {
    /** RefSeq's or Ensembl's accession with its version: `NP_005219.2`. */
    accession: string
    /** Its GA4GH digest: `SQ.` and 32 letters. */
    refget: string
    /** In capitals. */
    residues: string
  }
  /** A base of GRCh37. */
  anchor_bases: {
    chromosome: string
    /** 1-based. */
    position: number
    base: string
  }
}
