import type { McpReading } from '../reading/knowledge.ts'

/** Fusions, where they are features of their own, that have the gene as a partner. */
export async function fusionsWithGene({ db }: McpReading, geneId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('fusions')
    .innerJoin('features', 'features.id', 'fusions.feature_id')
    .select('fusions.feature_id')
    .where(({ or, eb }) =>
      or([eb('five_prime_gene_id', '=', geneId), eb('three_prime_gene_id', '=', geneId)]),
    )
    .where('features.deprecated', '=', false)
    .orderBy('fusions.feature_id')
    .execute()
  return rows.map(({ feature_id }) => feature_id)
}
