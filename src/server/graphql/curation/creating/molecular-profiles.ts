import { checkedExpression, createMolecularProfile } from '#server/curation/creating/molecular-profiles.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { MolecularProfileComponentInput } from '#server/graphql/records/molecular-profile-structure.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { MolecularProfile } from '#server/graphql/schema/refs.ts'

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
    molecularProfile: t.field({
      type: MolecularProfile,
      description: 'The molecular profile, newly created or existing.',
      resolve: ({ profileId }, _args, { load }) => existing(load(recordById.molecular_profiles, profileId)),
    }),
  }),
})
