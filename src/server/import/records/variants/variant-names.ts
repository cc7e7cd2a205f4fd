import type { ImportContext } from '../import-context.ts'
import { inParts } from '../batch-writer.ts'

/** Display names of variants, `BRAF V600E`: what the release calls them, else what the database does. */
export type VariantNames = {
  /** Loads what the release does not tell. */
  prepare(variantIds: readonly number[]): Promise<void>
  /** Null for a variant that nobody names. */
  of(variantId: number): string | null
  learn(variantId: number, name: string): void
}

export function variantNames(context: ImportContext): VariantNames {
  const { survey, tx } = context
  const others = new Map<number, string | null>()
  const released = (id: number): string | null => {
    const variant = survey.variants.get(id)
    if (variant) return `${variant.featureName} ${variant.name}`
    const named = survey.namedVariants.get(id)
    return named ? `${named.feature.name} ${named.name}` : null
  }
  return {
    async prepare(variantIds) {
      const missing = [...new Set(variantIds)].filter((id) => released(id) === null && !others.has(id))
      for (const id of missing) others.set(id, null)
      for (const part of inParts(missing, 1000)) {
        const rows = await tx
          .selectFrom('variants')
          .innerJoin('features', 'features.id', 'variants.feature_id')
          .select(['variants.id', 'variants.name', 'features.name as featureName'])
          .where('variants.id', 'in', part)
          .execute()
        for (const { id, name, featureName } of rows) others.set(id, `${featureName} ${name}`)
      }
    },
    of: (id) => released(id) ?? others.get(id) ?? null,
    learn: (id, name) => void others.set(id, name),
  }
}
