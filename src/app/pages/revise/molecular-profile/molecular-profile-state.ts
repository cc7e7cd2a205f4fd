import { z } from 'zod'
import type { RevisedFields } from '#app/curation/forms/revision/revised-fields.ts'
import { chosenReferences, idsOf, typedText, typedTexts, valueOrUnset } from '#app/curation/forms/values.ts'
import type { SuggestMolecularProfileRevisionMutationVariables } from '#app/graphql/generated/revise-molecular-profile.ts'

/** Fields that people may change of a molecular profile; aliases of a complex one only. */
export const MolecularProfileState = z.object({
  description: typedText,
  sources: chosenReferences,
  aliases: typedTexts,
})
export type MolecularProfileState = z.infer<typeof MolecularProfileState>

export const molecularProfileFields: RevisedFields<MolecularProfileState> = {
  description: { name: 'description' },
  sources: { name: 'source_ids' },
  aliases: { name: 'molecular_profile_alias_ids', label: 'Aliases' },
}

/** The whole new state, as the interface takes it. */
export const molecularProfileInput = ({
  description,
  sources,
  aliases,
}: MolecularProfileState): SuggestMolecularProfileRevisionMutationVariables['input']['fields'] => ({
  description: valueOrUnset(description.trim()),
  sourceIds: idsOf(sources),
  aliases,
})
