import type { CodingChange } from './sequences/coding-change.ts'
import type { Bounds, CodingRange } from './sequences/coding-range.ts'
import type { GenomicAllele } from './sequences/genomic-allele.ts'
import type { ProteinChange } from './protein-change.ts'

/** A value with the transcript or protein it is numbered on, as written; null where none is named. */
export interface OnTranscript<Change> {
  change: Change
  transcript: string | null
}

/** One change, by everything that names it: it holds for an alteration that agrees in one of them. */
export interface ExactPredicate {
  kind: 'EXACT'
  gene: string
  proteinChanges: OnTranscript<ProteinChange>[]
  codingChanges: OnTranscript<CodingChange>[]
  alleles: GenomicAllele[]
  /** Allele registry and ClinVar identifiers, in capitals. */
  identifiers: string[]
  /** Whether the name itself says which bases change, as in `A56fs (c.164_165insG)`. */
  namesCodingChange: boolean
  /** Whether its protein changes are several of which one must be found, as in `D835H/Y`. */
  isChoice: boolean
  /** Whether both copies of the gene must have it, which bases alone do not tell. */
  isOfBothCopies: boolean
}

/** Any change of one of some residues: `V600`, `G12/G13`. */
export interface CodonPredicate {
  kind: 'CODON'
  gene: string
  codons: { position: number; residue: string | null }[]
}

/**
 * Condition on a change within a region. EXON_LOSS is the deletion of whole exons; SKIPPING is their absence from the
 * transcript, by that or by a splice site.
 */
export type RegionChange =
  | 'ANY'
  | 'DELETION'
  | 'INSERTION'
  | 'DUPLICATION'
  | 'FRAMESHIFT'
  | 'SUBSTITUTION'
  | 'SPLICE'
  | 'SKIPPING'
  | 'EXON_LOSS'

/** Numbers of the first and last of some exons. */
export interface ExonRange {
  first: number
  last: number
}

/** A kind of change in a part of a gene: exons, residues or a stretch that its record places. */
export interface RegionPredicate {
  kind: 'REGION'
  gene: string
  /** The region's own words: `exon 19`, `kinase domain`. */
  label: string
  change: RegionChange
  /** First and last exon, inclusive; null where the region is none of exons. */
  exons: ExonRange | null
  /** Numbers that other names of the record give the same exons: some count from the first exon, some from the first that codes. */
  otherExons: readonly ExonRange[]
  /** The transcript of the record that places it, as written; null where none is named. */
  transcript: string | null
  /** The exons as they are numbered on that transcript. */
  numberedExons: ExonRange | null
  /** First and last residue, inclusive. */
  residues: { first: number; last: number } | null
  /** Stretch of the genome that the record names; reference and alternate bases are not used. */
  span: GenomicSpan | null
  /** The exon that the stretch is of, where records show that it is longer. */
  exonBounds: Bounds | null
  /** The same by the coding bases of transcripts, as far as records tell. */
  codings: readonly CodingRange[]
  /** Whether “deletion” may mean a small one in the exon or the loss of the whole exon. */
  isLossOpen: boolean
}

/** A stretch of a chromosome, 1-based inclusive. */
export type GenomicSpan = Pick<GenomicAllele, 'build' | 'chromosome' | 'start' | 'stop'>

/** Class of changes in a gene. UNTELLABLE classes cannot be told from the change itself. */
export type GeneClass =
  | 'MUTATION'
  | 'TRUNCATING'
  | 'NONSENSE'
  | 'FRAMESHIFT'
  | 'MISSENSE'
  | 'SUBSTITUTION'
  | 'INFRAME_DELETION'
  | 'INFRAME_INSERTION'
  | 'SPLICE_SITE'
  | 'LOSS_OF_FUNCTION'
  | 'PROMOTER'
  | 'UNTELLABLE'

export interface GeneClassPredicate {
  kind: 'GENE_CLASS'
  gene: string
  class: GeneClass
  /** The class's own words: `activating mutation`. */
  label: string
  /** Residue whose changes do not count: 600 of `Non-V600`. */
  exceptResidue: number | null
  /** The one change that does not count: V600E of `non-V600E`. */
  exceptChange: ProteinChange | null
  /** Stretch of the genome that the record of a promoter names. */
  span: GenomicSpan | null
}

/** A deletion is a DEEP_DELETION where no copy is said to be left. */
export type CopyNumberState =
  | 'AMPLIFICATION'
  | 'GAIN'
  | 'LOW_LEVEL_GAIN'
  | 'LOSS'
  | 'DEEP_DELETION'
  | 'DELETION'
  | 'LOH'
  | 'BIALLELIC_LOSS'
  | 'ANY'

export interface CopyNumberPredicate {
  kind: 'COPY_NUMBER'
  gene: string
  state: CopyNumberState
}

/** A fusion. A side that is null is any partner; `gene` alone: the gene on either side. */
export interface FusionPredicate {
  kind: 'FUSION'
  gene: string | null
  fivePrime: string | null
  threePrime: string | null
  /** Exons at which the partners join; null where they are not named. */
  fivePrimeExon: number | null
  threePrimeExon: number | null
}

export interface ExpressionPredicate {
  kind: 'EXPRESSION'
  gene: string
  state: 'PRESENT' | 'OVER' | 'UNDER' | 'ABSENT'
  /** What the expression is of, when not of the gene as a whole: `nuclear`, `P16`, `exon 18`. */
  qualifier: string | null
}

export interface MethylationPredicate {
  kind: 'METHYLATION'
  gene: string
  state: 'PRESENT' | 'HYPER' | 'HYPO'
  promoter: boolean
}

export interface PhosphorylationPredicate {
  kind: 'PHOSPHORYLATION'
  gene: string
  /** Such as `T172`; null for phosphorylation anywhere. */
  residue: string | null
}

/** The gene was looked at and nothing protein-changing was found. */
export interface WildTypePredicate {
  kind: 'WILD_TYPE'
  gene: string
}

/** Something that is only known by its name: `MSI High`, `UGT1A1*28`, `rs1045642`. */
export interface NamedPredicate {
  kind: 'NAMED'
}

/** Several predicates that hold together, or of which one must hold. */
export interface CombinedPredicate {
  kind: 'ALL' | 'ANY'
  parts: Predicate[]
}

/** A name that does not say what to look for. */
export interface UnreadablePredicate {
  kind: 'UNREADABLE'
}

/**
 * Meaning of a variant of the knowledge: a condition over the alterations of a sample (specification:
 * matching.md).
 */
export type Predicate =
  | ExactPredicate
  | CodonPredicate
  | RegionPredicate
  | GeneClassPredicate
  | CopyNumberPredicate
  | FusionPredicate
  | ExpressionPredicate
  | MethylationPredicate
  | PhosphorylationPredicate
  | WildTypePredicate
  | NamedPredicate
  | CombinedPredicate
  | UnreadablePredicate

export type PredicateKind = Predicate['kind']

/** An exact predicate that names nothing yet but its gene. */
export const exactPredicate = (gene: string, facts: Partial<ExactPredicate>): ExactPredicate => ({
  kind: 'EXACT',
  gene,
  proteinChanges: [],
  codingChanges: [],
  alleles: [],
  identifiers: [],
  namesCodingChange: false,
  isChoice: false,
  isOfBothCopies: false,
  ...facts,
})

/** A predicate about regions without exons, residues or place. */
export const regionPredicate = (
  gene: string,
  label: string,
  facts: Partial<RegionPredicate> = {},
): RegionPredicate => ({
  kind: 'REGION',
  gene,
  label,
  change: 'ANY',
  exons: null,
  otherExons: [],
  transcript: null,
  numberedExons: null,
  residues: null,
  span: null,
  exonBounds: null,
  codings: [],
  isLossOpen: false,
  ...facts,
})

/** A class of changes of a gene. */
export const geneClassPredicate = (
  gene: string,
  geneClass: GeneClass,
  label: string,
  exceptResidue: number | null = null,
): GeneClassPredicate => ({
  kind: 'GENE_CLASS',
  gene,
  class: geneClass,
  label,
  exceptResidue,
  exceptChange: null,
  span: null,
})

/**
 * Checks whether anything can match a predicate: all of its parts must be readable, or one of those that may
 * hold each.
 */
export function isReadable(predicate: Predicate): boolean {
  if (predicate.kind === 'ALL') return predicate.parts.every(isReadable)
  if (predicate.kind === 'ANY') return predicate.parts.some(isReadable)
  return predicate.kind !== 'UNREADABLE'
}

/** The exact predicates within a predicate. */
export function exactPartsOf(predicate: Predicate): ExactPredicate[] {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY') return predicate.parts.flatMap(exactPartsOf)
  return predicate.kind === 'EXACT' ? [predicate] : []
}
