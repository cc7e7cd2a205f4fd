import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseFeatures } from '#server/knowledge/browse/features.ts'
import type { BrowseFeatureRow } from '#server/knowledge/browse/features.ts'
import { assertionCounts, countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { profileCountsOfFeatures, variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter, FeatureInstanceTypes } from '../schema/enums.ts'
import { Disease, Flaggable, Therapy } from '../schema/refs.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseFeature = builder.objectRef<BrowseFeatureRow>('BrowseFeature').implement({
  description: 'A feature as a row of a table; counts and lists follow the status asked for.',
  interfaces: [Flaggable],
  fields: (t) => ({
    fullName: t.exposeString('full_name', { nullable: true, description: 'The name in full.' }),
    description: t.string({
      description: 'Clinical relevance of the feature; may be empty.',
      resolve: (feature) => feature.description ?? '',
    }),
    featureInstanceId: t.exposeInt('id', {
      description: 'Id of the gene, factor, fusion or region: that of the feature.',
    }),
    featureInstanceType: t.expose('kind', {
      type: FeatureInstanceTypes,
      description: 'Kind of feature.',
    }),
    featureAliases: t.stringList({
      nullable: true,
      description: 'Other names, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(aliasesOf.feature, id)).map((alias) => alias.name),
    }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is out of use.' }),
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
    variantCount: t.int({
      description: 'Live variants.',
      resolve: ({ id }, _args, { load }) => load(variantCounts.features, id),
    }),
    molecularProfileCount: t.int({
      description: 'Live molecular profiles that speak of one of its variants.',
      resolve: ({ id }, _args, { load }) => load(profileCountsOfFeatures, id),
    }),
    evidenceItemCount: t.int({
      description: 'Evidence items of these profiles.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceCounts.features, id), counted_status),
    }),
    assertionCount: t.int({
      description: 'Assertions of these profiles.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(assertionCounts.features, id), counted_status),
    }),
  }),
})

const BrowseFeatureConnection = browseConnectionOf('BrowseFeature', BrowseFeature)

const FeaturesSort = sortInput('FeaturesSort', [
  'featureName',
  'featureFullName',
  'featureAlias',
  'diseaseName',
  'therapyName',
  'variantCount',
  'evidenceItemCount',
  'assertionCount',
  'molecularProfileCount',
])

builder.queryField('browseFeatures', (t) =>
  t.field({
    type: BrowseFeatureConnection,
    description: 'Features with a live variant, by id unless asked otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only features with one of these ids.' }),
      featureName: t.arg.string({ description: 'Only features whose name contains this, case aside.' }),
      featureFullName: t.arg.string({
        description: 'Only features whose full name contains this, case aside.',
      }),
      featureAlias: t.arg.string({
        description: 'Only features with another name that begins with this, case aside.',
      }),
      featureType: t.arg({ type: FeatureInstanceTypes, description: 'Only features of this kind.' }),
      diseaseName: t.arg.string({
        description: 'Only features with evidence on a disease whose name contains this, case aside.',
      }),
      therapyName: t.arg.string({
        description: 'Only features with evidence on a therapy whose name contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence and assertions that count, NON_REJECTED by default; a single status keeps only features with any.',
      }),
      sortBy: t.arg({ type: FeaturesSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseFeatures(scan, args, args.sortBy), args),
  }),
)
