import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import type { Alteration } from './alteration.ts'
import type { Predicate } from '../predicate.ts'

/** The kinds of alteration that a test may look for. */
export const assayKinds = ['smallVariants', 'copyNumber', 'fusions', 'expression'] as const
export type AssayKind = (typeof assayKinds)[number]

/** Genes that a test looked at: all genes, those of a panel (symbols in capitals), or nobody said. */
export type AssayedGenes = 'ALL' | 'UNKNOWN' | ReadonlySet<string>
export type Assayed = Record<AssayKind, AssayedGenes>

/** A sample: what was found in it, what was looked for and is not there, and what was looked for at all. */
export interface Sample {
  /** Build of the places that do not name theirs; null when nobody said. */
  build: ReferenceBuild | null
  alterations: readonly Alteration[]
  /** What its report denies: `no KIT D816V`, `TP53 wild type`. */
  absences: readonly Alteration[]
  assayed: Assayed
}

/** Nothing is said of what was looked for. */
export const NOTHING_ASSAYED: Assayed = {
  smallVariants: 'UNKNOWN',
  copyNumber: 'UNKNOWN',
  fusions: 'UNKNOWN',
  expression: 'UNKNOWN',
}

/** The test that would have found what a predicate is about; null when no kind of test is known for it. */
export function assayOf({ kind }: Predicate): AssayKind | null {
  switch (kind) {
    case 'EXACT':
    case 'CODON':
    case 'REGION':
    case 'GENE_CLASS':
    case 'WILD_TYPE':
      return 'smallVariants'
    case 'COPY_NUMBER':
      return 'copyNumber'
    case 'FUSION':
      return 'fusions'
    case 'EXPRESSION':
    case 'METHYLATION':
    case 'PHOSPHORYLATION':
      return 'expression'
    default:
      return null
  }
}

/** The genes that a predicate is about, symbols in capitals. */
export function genesOf(predicate: Predicate): string[] {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY') return predicate.parts.flatMap(genesOf)
  if (predicate.kind === 'FUSION') {
    const { gene, fivePrime, threePrime } = predicate
    return [gene, fivePrime, threePrime].filter((one) => one !== null)
  }
  return 'gene' in predicate ? [predicate.gene] : []
}

/**
 * Checks whether the sample was tested for what a simple predicate is about; a fusion is found from either
 * partner.
 */
export function isAssayed(assayed: Assayed, predicate: Predicate): boolean {
  const kind = assayOf(predicate)
  if (kind === null) return false
  const genes = assayed[kind]
  if (genes === 'ALL' || genes === 'UNKNOWN') return genes === 'ALL'
  const concerned = genesOf(predicate)
  return predicate.kind === 'FUSION'
    ? concerned.some((gene) => genes.has(gene))
    : concerned.length > 0 && concerned.every((gene) => genes.has(gene))
}
