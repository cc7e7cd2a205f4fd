import { foldText } from '#domain/text/names.ts'
import type { AssertionFacts } from '../../parsers/assertion-facts.ts'
import type { ImportContext } from '../import-context.ts'
import { inParts } from '../batch-writer.ts'
import type { ReadFacts } from '../record-writer.ts'

/**
 * Lets assertions of the older form whose gene and variant contradict each other follow the evidence that they cite,
 * where all of it on that gene is on one variant. The report names them.
 */
export async function followCitedEvidence(
  context: ImportContext,
  batch: readonly ReadFacts<AssertionFacts>[],
): Promise<ReadFacts<AssertionFacts>[]> {
  const genes = await genesOfVariants(
    context,
    batch.flatMap(({ facts }) => facts.variantId ?? []),
  )
  const followed: ReadFacts<AssertionFacts>[] = []
  for (const row of batch) {
    const { id, gene, variantId } = row.facts
    const geneOfVariant = genes.get(variantId ?? 0)
    if (gene === null || geneOfVariant === undefined || foldText(gene) === foldText(geneOfVariant)) {
      followed.push(row)
      continue
    }
    const [cited, ...others] = await citedVariants(context, row.facts.evidenceIds, gene)
    const said = `AID${id} names the gene ${gene} and variant ${variantId}, which is one of ${geneOfVariant}`
    if (cited === undefined || others.length > 0) {
      context.report.note(`${said}; the variant counts, as its evidence does not tell which is meant.`)
      followed.push(row)
    } else {
      context.report.note(`${said}; it follows the evidence it cites, on variant ${cited}.`)
      followed.push({ ...row, facts: { ...row.facts, variantId: cited } })
    }
  }
  return followed
}

async function genesOfVariants(
  { tx }: ImportContext,
  variantIds: readonly number[],
): Promise<Map<number, string>> {
  const genes = new Map<number, string>()
  for (const part of inParts(variantIds, 1000)) {
    const rows = await tx
      .selectFrom('variants')
      .innerJoin('features', 'features.id', 'variants.feature_id')
      .select(['variants.id', 'features.name'])
      .where('variants.id', 'in', part)
      .execute()
    for (const { id, name } of rows) genes.set(id, name)
  }
  return genes
}

/** The variants of the gene on which the evidence is. */
async function citedVariants(
  { tx }: ImportContext,
  evidenceIds: readonly number[],
  gene: string,
): Promise<number[]> {
  if (evidenceIds.length === 0) return []
  const rows = await tx
    .selectFrom('evidence_items as item')
    .innerJoin(
      'variants as variant',
      'variant.single_variant_molecular_profile_id',
      'item.molecular_profile_id',
    )
    .innerJoin('features as feature', 'feature.id', 'variant.feature_id')
    .select('variant.id')
    .distinct()
    .where('item.id', 'in', evidenceIds)
    .where('feature.name_folded', '=', foldText(gene))
    .orderBy('variant.id')
    .execute()
  return rows.map(({ id }) => id)
}
