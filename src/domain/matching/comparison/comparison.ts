import type { TruthValue } from '../three-valued-logic.ts'

/** The rules by which an alteration can match, most precise first. */
export const precisions = ['ALLELE', 'PROTEIN_CHANGE', 'CODON', 'EXON_OR_REGION', 'CLASS', 'NAMED'] as const
export type Precision = (typeof precisions)[number]

/** Relation of an alteration to what a variant means. */
export interface Comparison {
  truth: TruthValue
  /** The rule that holds, or that would if what is missing were known. */
  precision: Precision
  /** A sentence for people: why it holds, or what would have to be known. */
  because: string
}

export const holds = (precision: Precision, because: string): Comparison => ({
  truth: 'TRUE',
  precision,
  because,
})

export const undecided = (precision: Precision, because: string): Comparison => ({
  truth: 'UNKNOWN',
  precision,
  because,
})

/** Null stands for an alteration that has nothing to do with the variant. */
export type MaybeComparison = Comparison | null
