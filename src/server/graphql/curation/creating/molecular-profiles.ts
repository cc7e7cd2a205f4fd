import { checkedExpression, createMolecularProfile } from '#server/curation/creating/molecular-profiles.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { MolecularProfileComponentInput } from '#server/graphql/records/molecular-profile-structure.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { MolecularProfile } from '#server/graphql/schema/refs.ts'
import { relation } from '#server/graphql/schema/relation.ts'

curationMutation('createMolecularProfile', {
  description:
    'Returns the molecular profile for a combination of variants that are present or absent, and creates it if there is none. Refused for variants that do not exist or are deprecated.',
  input: (t) => ({
    structure: t.field({
      type: MolecularProfileComponentInput,
      required: true,
      description: 'Variants, and the operators that join them.',
    }),
  }),
  check: ({ structure }) => checkedExpression(structure),
  act: createMolecularProfile,
  payload: (t) => ({
    molecularProfile: relation(t, MolecularProfile, 'The molecular profile, newly created or existing.', {
      profileId: recordById.molecular_profiles,
    }),
  }),
})
