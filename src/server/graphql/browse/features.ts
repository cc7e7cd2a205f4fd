import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseFeatures } from '#server/knowledge/browse/features.ts'
import type { BrowseFeatureRow } from '#server/knowledge/browse/features.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import { FeatureInstanceTypes } from '../schema/enums.ts'
import { Disease, Flaggable, Therapy } from '../schema/refs.ts'

const BrowseFeature = builder.objectRef<BrowseFeatureRow>('BrowseFeature').implement({
  description: 'A feature as a row of a table; counts and lists follow the requested evidence status.',
  interfaces: [Flaggable],
  fields: (t) => ({
    ...countFields(t, browseFeatures),
    fullName: t.exposeString('full_name', { nullable: true, description: 'Full name.' }),
    description: t.string({
      description: 'Description of the clinical relevance of the feature; may be empty.',
      resolve: (feature) => feature.description ?? '',
    }),
    featureInstanceId: t.exposeInt('id', {
      description: 'Id of the gene, factor, fusion or region, which is that of the feature.',
    }),
    featureInstanceType: t.expose('kind', {
      type: FeatureInstanceTypes,
      description: 'Kind of feature.',
    }),
    featureAliases: t.stringList({
      nullable: true,
      description: 'Aliases, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(aliasesOf.feature, id)).map((alias) => alias.name),
    }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    diseases: t.field({
      type: [Disease],
      nullable: true,
      description: 'Diseases of its evidence, those with the most evidence first.',
      resolve: ({ id, counted_status }, _args, { load }) =>
        load(evidenceDiseases.features[counted_status], id),
    }),
    therapies: t.field({
      type: [Therapy],
      nullable: true,
      description: 'Therapies of its evidence, those with the most evidence first.',
      resolve: ({ id, counted_status }, _args, { load }) =>
        load(evidenceTherapies.features[counted_status], id),
    }),
  }),
})

browseField(browseFeatures, BrowseFeature, 'FeaturesSort')
