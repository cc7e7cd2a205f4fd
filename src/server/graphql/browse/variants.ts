import { recordLink } from '#domain/records/links.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseVariants } from '#server/knowledge/browse/variants.ts'
import type { BrowseVariantRow } from '#server/knowledge/browse/variants.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { EvidenceStatusFilter, VariantCategories } from '../schema/enums.ts'
import { EvidenceCounts } from '../summaries/evidence-counts.ts'
import { LinkableVariantType } from '../text/linkable.ts'
import { Disease, Therapy, VariantCoordinate } from '../schema/refs.ts'
import { sortInput } from '../schema/sorting.ts'

const VariantAlias = builder.objectRef<{ name: string }>('VariantAlias').implement({
  description: 'Another name of a variant.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The name.' }) }),
})

const featureOf = (variant: BrowseVariantRow, { load }: GraphQLContext) =>
  existing(load(recordById.features, variant.feature_id))

const BrowseVariant = builder.objectRef<BrowseVariantRow>('BrowseVariant').implement({
  description: 'A variant as a row of a table; counts and lists follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the variant.' }),
    name: t.exposeString('name', { description: 'Name of the variant.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('VARIANT', id),
    }),
    category: t.expose('kind', { type: VariantCategories, description: 'Kind of variant.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is out of use.' }),
    flagged: t.exposeBoolean('flagged', { description: 'True if a flag of it is open.' }),
    featureId: t.exposeInt('feature_id', { description: 'Id of what it is a variant of.' }),
    featureName: t.string({
      description: 'Name of what it is a variant of.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).name,
    }),
    featureLink: t.string({
      description: 'Path of the page that shows what it is a variant of.',
      resolve: (variant) => recordLink('FEATURE', variant.feature_id),
    }),
    featureDeprecated: t.boolean({
      description: 'True if what it is a variant of is out of use.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).deprecated,
    }),
    featureFlagged: t.boolean({
      description: 'True if a flag of what it is a variant of is open.',
      resolve: async (variant, _args, context) => (await featureOf(variant, context)).flagged,
    }),
    aliases: t.field({
      type: [VariantAlias],
      description: 'Other names, in alphabetical order.',
      resolve: ({ id }, _args, { load }) => load(aliasesOf.variant, id),
    }),
    variantTypes: t.field({
      type: [LinkableVariantType],
      description: 'Sequence Ontology terms, by name.',
      resolve: ({ id }, _args, { load }) => load(variantTypesOfVariant, id),
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
    evidenceItemCount: t.int({
      description: 'Evidence items of profiles that speak of it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceCounts.variants, id), counted_status),
    }),
    evidenceCounts: t.field({
      type: EvidenceCounts,
      description: 'Evidence items of profiles that speak of it by status, whatever status is asked for.',
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

const BrowseVariantConnection = browseConnectionOf('BrowseVariant', BrowseVariant)

const VariantsSort = sortInput('VariantsSort', [
  'variantName',
  'featureName',
  'diseaseName',
  'therapyName',
  'evidenceItemCount',
])

builder.queryField('browseVariants', (t) =>
  t.field({
    type: BrowseVariantConnection,
    description: 'Live variants, by id unless asked otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only variants with one of these ids.' }),
      featureId: t.arg.int({ description: 'Only variants of the feature.' }),
      featureName: t.arg.string({
        description: 'Only variants of features whose name contains this, case aside.',
      }),
      variantName: t.arg.string({ description: 'Only variants whose name contains this, case aside.' }),
      variantAlias: t.arg.string({
        description: 'Only variants with another name that contains this, case aside.',
      }),
      variantTypeName: t.arg.string({
        description: 'Only variants of a type whose name contains this, case aside.',
      }),
      variantTypeId: t.arg.int({ description: 'Only variants of the type.' }),
      variantGroupId: t.arg.int({ description: 'Only variants of the group.' }),
      category: t.arg({ type: VariantCategories, description: 'Only variants of this kind.' }),
      hasNoVariantType: t.arg.boolean({ description: 'If true, only variants without a type.' }),
      diseaseName: t.arg.string({
        description: 'Only variants with evidence on a disease whose name contains this, case aside.',
      }),
      therapyName: t.arg.string({
        description: 'Only variants with evidence on a therapy whose name contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; a single status keeps only variants with any evidence or assertions.',
      }),
      sortBy: t.arg({ type: VariantsSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseVariants(scan, args, args.sortBy), args),
  }),
)
