import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Usage } from '#server/knowledge/summaries/usage.ts'
import type { GraphQLContext } from '../context.ts'

type Counted = 'evidence_items' | 'assertions' | 'molecular_profiles'

const descriptions = {
  evidence_items: 'Evidence that names it, rejected evidence aside.',
  assertions: 'Assertions that name it, rejected ones aside.',
  molecular_profiles: 'Live molecular profiles whose evidence names it, rejected evidence aside.',
}

/** The options of an integer field that counts what names a term or source. */
export const usageCount = (usage: Batch<number, Usage | null>, counted: Counted) => ({
  description: descriptions[counted],
  resolve: async ({ id }: { id: number }, _args: object, { load }: GraphQLContext) =>
    (await load(usage, id))?.[counted] ?? 0,
})
