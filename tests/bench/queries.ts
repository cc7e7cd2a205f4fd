import { print } from 'graphql'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { GenePageDocument } from '#app/graphql/generated/gene-page.ts'
import { VariantsTableDocument } from '#app/graphql/generated/variants-table.ts'

/** An operation to measure, as the app sends it. */
export type MeasuredQuery = { title: string; query: string; variables: Record<string, unknown> }

/** Entrez symbol of the gene that is measured; `featureId` is looked up in the release that was imported. */
export const MEASURED_GENE = 'BRAF'

/** The operations of the app that readers wait for most. */
export const measuredQueries = (featureId: number): MeasuredQuery[] => [
  {
    title: `gene page (${MEASURED_GENE})`,
    query: print(GenePageDocument),
    variables: { symbol: MEASURED_GENE },
  },
  {
    title: `variants of ${MEASURED_GENE}, 50 rows`,
    query: print(VariantsTableDocument),
    variables: { featureId, first: 50 },
  },
  {
    title: 'evidence, 50 rows with profile, disease, therapies, source',
    query: print(EvidenceTableDocument),
    variables: { first: 50 },
  },
]
