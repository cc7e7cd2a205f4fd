import { formLoader, textIn } from '#app/curation/forms/form-start.ts'
import { sourcesIn, variantsIn } from '#app/curation/forms/references/references-by-id.ts'
import type { VariantGroupValues } from './variant-group-values.ts'

/** The form starts from values: `?variantIds=12,33&sourceId=…&name=…`. */
export const loader = formLoader<VariantGroupValues>(async (parameters) => {
  const [variants, sources] = await Promise.all([variantsIn(parameters), sourcesIn(parameters)])
  return {
    error: null,
    values: {
      variants,
      sources,
      name: textIn(parameters, 'name') ?? '',
      description: textIn(parameters, 'description') ?? '',
    },
  }
})
