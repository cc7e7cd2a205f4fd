import { recordLink } from '#domain/records/links.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseMolecularProfiles } from '#server/knowledge/browse/molecular-profiles.ts'
import type { BrowseMolecularProfileRow } from '#server/knowledge/browse/molecular-profiles.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import { LinkableDisease, LinkableTherapy, LinkableVariant } from '../text/linkable.ts'
import { relation } from '../schema/relation.ts'

const MolecularProfileAlias = builder.objectRef<{ name: string }>('MolecularProfileAlias').implement({
  description: 'Alias of a molecular profile.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The alias.' }) }),
})

const BrowseMolecularProfile = builder
  .objectRef<BrowseMolecularProfileRow>('BrowseMolecularProfile')
  .implement({
    description:
      'A molecular profile as a row of a table; counts and lists follow the requested evidence status.',
    fields: (t) => ({
      ...countFields(t, browseMolecularProfiles),
      id: t.exposeInt('id', { description: 'Id of the molecular profile.' }),
      name: t.exposeString('name', { description: 'Name, made of the names of its features and variants.' }),
      link: t.string({
        description: 'Path of the page that shows it.',
        resolve: ({ id }) => recordLink('MOLECULAR_PROFILE', id),
      }),
      aliases: relation(t, [MolecularProfileAlias], 'Aliases, in alphabetical order.', {
        id: aliasesOf.molecular_profile,
      }),
      deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
      flagged: t.exposeBoolean('flagged', { description: 'True if it has an open flag.' }),
      molecularProfileScore: t.exposeFloat('score', {
        description: 'Evidence score: sum of level weight times rating over the accepted evidence.',
      }),
      variants: t.field({
        type: [LinkableVariant],
        description: 'Variants of the molecular profile, in the order of its name.',
        resolve: ({ id }, _args, { load }) => load(variantsOfProfile, id),
      }),
      diseases: t.field({
        type: [LinkableDisease],
        description: 'Diseases of its evidence, those with the most evidence first.',
        resolve: ({ id, counted_status }, _args, { load }) =>
          load(evidenceDiseases.molecular_profiles[counted_status], id),
      }),
      therapies: t.field({
        type: [LinkableTherapy],
        description: 'Therapies of its evidence, those with the most evidence first.',
        resolve: ({ id, counted_status }, _args, { load }) =>
          load(evidenceTherapies.molecular_profiles[counted_status], id),
      }),
    }),
  })

browseField(browseMolecularProfiles, BrowseMolecularProfile, 'MolecularProfilesSort')
