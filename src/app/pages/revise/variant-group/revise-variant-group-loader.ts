import { fetchFresh } from '#app/curation/forms/references/requests.ts'
import { sourceReference } from '#app/curation/forms/references/references-by-id.ts'
import type { RecordToRevise } from '#app/curation/forms/revision/revised-record.ts'
import { VariantGroupToReviseDocument } from '#app/graphql/generated/revise-variant-group.ts'
import { revisionLoader } from '../revision-loader.ts'
import type { VariantGroupState } from './variant-group-state.ts'

export type VariantGroupToRevise = RecordToRevise & { values: VariantGroupState }

export const loader = revisionLoader(async (id): Promise<VariantGroupToRevise | null> => {
  const { variantGroup } = await fetchFresh(VariantGroupToReviseDocument, { id })
  if (!variantGroup) return null
  const { name, description, sources, members } = variantGroup
  return {
    kind: 'variantGroup',
    id,
    name,
    deprecated: false,
    subjects: [{ entityType: 'VARIANT_GROUP', id }],
    values: {
      name,
      description,
      variants: members.map((variant) => ({
        id: variant.id,
        name: `${variant.feature.name} ${variant.name}${variant.deprecated ? ' (deprecated)' : ''}`,
      })),
      sources: sources.map(sourceReference),
    },
  }
})
