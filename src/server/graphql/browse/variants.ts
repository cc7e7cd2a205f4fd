import { recordLink } from '#domain/records/links.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseVariants } from '#server/knowledge/browse/variants.ts'
import type { BrowseVariantRow } from '#server/knowledge/browse/variants.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import type { GraphQLContext } from '../context.ts'
import { VariantCategories } from '../schema/enums.ts'
import { EvidenceCounts } from '../summaries/evidence-counts.ts'
import { LinkableVariantType } from '../text/linkable.ts'
import { Disease, Therapy, VariantCoordinate } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

const VariantAlias = builder.objectRef<{ name: string }>('VariantAlias').implement({
  description: 'Alias of a variant.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The alias.' }) }),
})

const featureOf = (variant: BrowseVariantRow, { load }: GraphQLContext) =>
  existing(load(recordById.features, variant.feature_id))

const BrowseVariant = builder.objectRef<BrowseVariantRow>('BrowseVariant').implement({
  description: 'A variant as a row of a table; counts and lists follow the requested evidence status.',
  fields: (t) => ({
    ...countFields(t, browseVariants),
    id: t.exposeInt('id', { description: 'Id of the variant.' }),
    name: t.exposeString('name', { description: 'Name of the variant.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('VARIANT', id),
    }),
    category: t.expose('kind', { type: VariantCategories, description: 'Kind of variant.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    flagged: t.exposeBoolean('flagged', { description: 'True if it has an open flag.' }),
    featureId: t.exposeInt('feature_id', { description: 'Id of its feature.' }),
    featureName: t.string({
      description: 'Name of its feature.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).name,
    }),
    featureLink: t.string({
      description: 'Path of the page that shows its feature.',
      resolve: (variant) => recordLink('FEATURE', variant.feature_id),
    }),
    featureDeprecated: t.boolean({
      description: 'True if its feature is deprecated.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).deprecated,
    }),
    featureFlagged: t.boolean({
      description: 'True if its feature has an open flag.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).flagged,
    }),
    aliases: relation(t, [VariantAlias], 'Aliases, in alphabetical order.', { id: aliasesOf.variant }),
    variantTypes: relation(t, [LinkableVariantType], 'Sequence Ontology terms, by name.', {
      id: variantTypesOfVariant,
    }),
    diseases: t.field({
      type: [Disease],
      description: 'Diseases of its evidence, those with the most evidence first.',
      resolve: ({ id, counted_status }, _args, { load }) =>
        load(evidenceDiseases.variants[counted_status], id),
    }),
    therapies: t.field({
      type: [Therapy],
      description: 'Therapies of its evidence, those with the most evidence first.',
      resolve: ({ id, counted_status }, _args, { load }) =>
        load(evidenceTherapies.variants[counted_status], id),
    }),
    evidenceCounts: t.field({
      type: EvidenceCounts,
      description:
        'Number of evidence items on molecular profiles with it, by status, regardless of the requested status.',
      resolve: ({ id }, _args, { load }) => load(evidenceCounts.variants, id),
    }),
    coordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description: "Coordinates; of a fusion, those of the 5' side if known.",
      resolve: async ({ id }, _args, { load }) => (await load(variantCoordinates, id)).at(0),
    }),
  }),
})

browseField(browseVariants, BrowseVariant, 'VariantsSort')
