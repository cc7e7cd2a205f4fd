import { recordLink } from '#domain/records/links.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseMolecularProfiles } from '#server/knowledge/browse/molecular-profiles.ts'
import type { BrowseMolecularProfileRow } from '#server/knowledge/browse/molecular-profiles.ts'
import { assertionCounts, countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { variantsOfProfile } from '#server/knowledge/records/molecular-profiles.ts'
import { variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { LinkableDisease, LinkableTherapy, LinkableVariant } from '../text/linkable.ts'
import { sortInput } from '../schema/sorting.ts'

const MolecularProfileAlias = builder.objectRef<{ name: string }>('MolecularProfileAlias').implement({
  description: 'Another name of a molecular profile.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The name.' }) }),
})

const BrowseMolecularProfile = builder
  .objectRef<BrowseMolecularProfileRow>('BrowseMolecularProfile')
  .implement({
    description: 'A molecular profile as a row of a table; counts and lists follow the status asked for.',
    fields: (t) => ({
      id: t.exposeInt('id', { description: 'Id of the profile.' }),
      name: t.exposeString('name', { description: 'Name of the profile, with names of its variants.' }),
      link: t.string({
        description: 'Path of the page that shows it.',
        resolve: ({ id }) => recordLink('MOLECULAR_PROFILE', id),
      }),
      aliases: t.field({
        type: [MolecularProfileAlias],
        description: 'Other names, in alphabetical order.',
        resolve: ({ id }, _args, { load }) => load(aliasesOf.molecular_profile, id),
      }),
      deprecated: t.exposeBoolean('deprecated', { description: 'True if it is out of use.' }),
      flagged: t.exposeBoolean('flagged', { description: 'True if a flag of it is open.' }),
      molecularProfileScore: t.exposeFloat('score', {
        description: 'Sum over the accepted evidence of level weight times rating.',
      }),
      variants: t.field({
        type: [LinkableVariant],
        description: 'The variants it speaks of, as its name orders them.',
        resolve: ({ id }, _args, { load }) => load(variantsOfProfile, id),
      }),
      variantCount: t.int({
        description: 'Variants in use.',
        resolve: ({ id }, _args, { load }) => load(variantCounts.molecular_profiles, id),
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
      evidenceItemCount: t.int({
        description: 'Evidence items.',
        resolve: async ({ id, counted_status }, _args, { load }) =>
          countOf(await load(evidenceCounts.molecular_profiles, id), counted_status),
      }),
      assertionCount: t.int({
        description: 'Assertions.',
        resolve: async ({ id, counted_status }, _args, { load }) =>
          countOf(await load(assertionCounts.molecular_profiles, id), counted_status),
      }),
    }),
  })

const BrowseMolecularProfileConnection = browseConnectionOf('BrowseMolecularProfile', BrowseMolecularProfile)

const MolecularProfilesSort = sortInput('MolecularProfilesSort', [
  'evidenceItemCount',
  'assertionCount',
  'molecularProfileScore',
  'variantCount',
])

builder.queryField('browseMolecularProfiles', (t) =>
  t.field({
    type: BrowseMolecularProfileConnection,
    description: 'Live molecular profiles, from the highest score down unless asked otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only profiles with one of these ids.' }),
      molecularProfileName: t.arg.string({
        description: 'Only profiles whose name contains this, case aside.',
      }),
      molecularProfileAlias: t.arg.string({
        description: 'Only profiles with another name that contains this, case aside.',
      }),
      variantName: t.arg.string({
        description:
          'Only profiles with a variant whose name begins with this, or whose feature has exactly this name, case aside.',
      }),
      featureName: t.arg.string({
        description: 'Only profiles with a variant of a feature whose name begins with this, case aside.',
      }),
      variantId: t.arg.int({ description: 'Only profiles that speak of the variant.' }),
      featureId: t.arg.int({ description: 'Only profiles that speak of a variant of the feature.' }),
      diseaseName: t.arg.string({
        description: 'Only profiles with evidence on a disease whose name contains this, case aside.',
      }),
      therapyName: t.arg.string({
        description: 'Only profiles with evidence on a therapy whose name contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence and assertions that count, NON_REJECTED by default; a single status keeps only profiles with any.',
      }),
      sortBy: t.arg({ type: MolecularProfilesSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseMolecularProfiles(scan, args, args.sortBy), args),
  }),
)
