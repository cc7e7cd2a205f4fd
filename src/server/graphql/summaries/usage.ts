import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Usage } from '#server/knowledge/summaries/usage.ts'
import type { GraphQLContext } from '../context.ts'

type Counted = 'evidence_items' | 'assertions' | 'molecular_profiles'

const descriptions = {
  evidence_items: 'Number of evidence items with it, without rejected ones.',
  assertions: 'Number of assertions with it, without rejected ones.',
  molecular_profiles:
    'Number of molecular profiles with evidence that is not rejected and names it; deprecated and withdrawn profiles are not counted.',
}

/** The options of an integer field that counts what names a term or source. */
export const usageCount = (usage: Batch<number, Usage | null>, counted: Counted) => ({
  description: descriptions[counted],
  resolve: async ({ id }: { id: number }, _args: object, { load }: GraphQLContext) =>
    (await load(usage, id))?.[counted] ?? 0,
})
