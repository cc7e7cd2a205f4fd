import { checkedExpression, createMolecularProfile } from '#server/curation/creating/molecular-profiles.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { MolecularProfileComponentInput } from '#server/graphql/records/molecular-profile-structure.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { MolecularProfile } from '#server/graphql/schema/refs.ts'

curationMutation('createMolecularProfile', {
  description:
    'Gives the molecular profile of variants that are present or absent together; makes it when there is none. Refused for variants that do not exist or are out of use.',
  input: (t) => ({
    structure: t.field({
      type: MolecularProfileComponentInput,
      required: true,
      description: 'The variants and how they are joined.',
    }),
  }),
  check: ({ structure }) => checkedExpression(structure),
  act: createMolecularProfile,
  payload: (t) => ({
    molecularProfile: t.field({
      type: MolecularProfile,
      description: 'The molecular profile, made now or before.',
      resolve: ({ profileId }, _args, { load }) => existing(load(recordById.molecular_profiles, profileId)),
    }),
  }),
})
