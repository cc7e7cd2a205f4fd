import type { Alteration } from './alteration.ts'
import type { PredicateKind } from '../predicate.ts'
import type { CodingChange } from '../sequences/coding-change.ts'

/** Names of a knowledgebase; all in capitals. */
export interface NameLookup {
  /** Symbols of the genes, and names of the factors, fusions and regions, that a symbol, alias or Entrez id names. */
  featuresNamed(text: string): readonly string[]
  /** Symbol of the gene with an id of another database: `673` (Entrez), `HGNC:1097`, `ENSG00000157764`. */
  featureOfId(id: string): string | null
  /** Ids of a gene in other databases. */
  idsOfFeature(feature: string): readonly string[]
  /** Whether the symbols of all genes are known (HGNC): else an alias may be the symbol of a gene without records. */
  knowsAllSymbols: boolean
  /** Whether a name of a feature may be the symbol of a gene that is not known here. */
  isDoubtfulAlias(text: string, feature: string): boolean
  /** Symbol of the gene of a transcript or protein, without version; null when no record names it. */
  geneOfTranscript(accession: string): string | null
  /** Whether a variant of the feature is called so. */
  hasVariantNamed(feature: string, words: string): boolean
  /** Whether a record of the gene names the coding change, on any transcript. */
  hasCodingChange(gene: string, change: CodingChange): boolean
  /** Features of which a variant is called so. */
  featuresWithVariant(words: string): readonly string[]
  /** Symbols of the genes that a symbol or alias names: features, and partners of fusions; no factors. */
  genesNamed(text: string): readonly string[]
  /** Whether a record is a fusion of two genes in this order. */
  hasFusion(fivePrime: string, threePrime: string): boolean
  /** Whether records know a gene only as the 3' partner of fusions. */
  isThreePrimePartner(gene: string): boolean
  /** Residues that records of the gene name at a position, one letter each. */
  residuesAt(gene: string, position: number): readonly string[]
  /** The last residue that records of the gene name; 0 where they name none. */
  lastResidueOf(gene: string): number
  /** What the records of a gene are about. */
  kindsOf(gene: string): ReadonlySet<PredicateKind>
}

/** Reading of a line. */
export type LineReading =
  | { ok: true; alterations: Alteration[]; isAbsent: boolean; warnings: string[] }
  | {
      ok: false
      reason: string
      /** Lines that say one thing each, where the line may mean several. */
      choices?: readonly string[]
    }

/** A line that may mean several things, each of which is written so that it is understood. */
export const askBack = (reason: string, choices: readonly string[] = []): LineReading => ({
  ok: false,
  reason,
  choices,
})

/** The choice to leave a line out, which says nothing that can be matched: it becomes a comment. */
export const leftOut = (line: string): string => `# ${line}`

/** A reading whose gene is named by an alias that may be the symbol of another gene: it decides nothing. */
export function withAliasDoubt(
  reading: LineReading,
  name: string,
  symbol: string,
  lookup: NameLookup,
): LineReading {
  if (!reading.ok || !lookup.isDoubtfulAlias(name, symbol)) return reading
  const geneDoubt = `“${name}” is an alias of ${symbol} and may be the symbol of another gene, as the symbols of HGNC are not imported: write ${symbol} if that is meant.`
  return {
    ...reading,
    alterations: reading.alterations.map((one) => ({ ...one, geneDoubt })),
    warnings: [geneDoubt, ...reading.warnings],
  }
}

/** A reading of alterations that were found. */
export const understood = (
  alterations: Alteration[],
  warnings: string[] = [],
): Extract<LineReading, { ok: true }> => ({
  ok: true,
  alterations,
  isAbsent: false,
  warnings,
})
