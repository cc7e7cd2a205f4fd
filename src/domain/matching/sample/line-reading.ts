import type { Alteration } from './alteration.ts'
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
  /** Symbol of the gene of a transcript or protein, without version; null when no record names it. */
  geneOfTranscript(accession: string): string | null
  /** Whether a variant of the feature is called so. */
  hasVariantNamed(feature: string, words: string): boolean
  /** Whether a record of the gene names the coding change, on any transcript. */
  hasCodingChange(gene: string, change: CodingChange): boolean
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
