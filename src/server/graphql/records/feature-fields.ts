import { latestActivity } from '#server/knowledge/activity/activities.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { assertionsOf, groupBySignificance } from '#server/knowledge/summaries/clinical-significance.ts'
import {
  assertionCounts,
  countOf,
  evidenceCounts,
  predictiveEvidenceCounts,
} from '#server/knowledge/summaries/evidence-counts.ts'
import { featureSources } from '#server/knowledge/records/features.ts'
import { profileCountsOfFeatures, variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import type { FeatureRecord } from '#server/knowledge/records/records.ts'
import { CreateFeatureActivity, DeprecateFeatureActivity } from '../activity/activities.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { ClinicalSignificanceCounts } from '../summaries/clinical-significance.ts'
import { clinicalSummaryField } from '../summaries/clinical-summary.ts'
import { FeatureDeprecationReason, FeatureInstanceTypes } from '../schema/enums.ts'
import { writtenField } from '../text/markup.ts'
import { provenanceFields } from './provenance.ts'
import {
  Commentable,
  EventOriginObject,
  EventSubject,
  Factor,
  Flaggable,
  Fusion,
  Gene,
  MolecularProfileComponent,
  Region,
  Source,
  WithRevisions,
} from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'

const instanceTypes = { GENE: 'Gene', FACTOR: 'Factor', FUSION: 'Fusion', REGION: 'Region' } as const

const FeatureInstance = builder.unionType('FeatureInstance', {
  description: 'A feature as an object of its kind: gene, factor, fusion or region.',
  types: [Gene, Factor, Fusion, Region],
  resolveType: (feature: FeatureRecord) => instanceTypes[feature.kind],
})

const FeatureStats = builder.objectRef<FeatureRecord>('FeatureStats').implement({
  description: 'Counts of a feature, without rejected evidence items and assertions.',
  fields: (t) => ({
    variantCount: t.int({
      description: 'Number of variants, without deprecated and withdrawn ones.',
      resolve: ({ id }, _args, { load }) => load(variantCounts.features, id),
    }),
    molecularProfileCount: t.int({
      description:
        'Number of molecular profiles with one of its variants, without deprecated and withdrawn ones.',
      resolve: ({ id }, _args, { load }) => load(profileCountsOfFeatures, id),
    }),
    evidenceItemCount: t.int({
      description: 'Number of evidence items on molecular profiles with one of its variants.',
      resolve: async ({ id }, _args, { load }) =>
        countOf(await load(evidenceCounts.features, id), 'NON_REJECTED'),
    }),
    predictiveEvidenceItemCount: t.int({
      description: 'Number of predictive evidence items on molecular profiles with one of its variants.',
      resolve: async ({ id }, _args, { load }) =>
        countOf(await load(predictiveEvidenceCounts, id), 'NON_REJECTED'),
    }),
    assertionCount: t.int({
      description: 'Number of assertions on molecular profiles with one of its variants.',
      resolve: async ({ id }, _args, { load }) =>
        countOf(await load(assertionCounts.features, id), 'NON_REJECTED'),
    }),
  }),
})

/** Interfaces of every kind of feature. */
export const featureInterfaces = [
  Commentable,
  EventOriginObject,
  EventSubject,
  Flaggable,
  MolecularProfileComponent,
  WithRevisions,
]

/** The fields of a feature of any kind; each adds its list of variants. */
export const featureFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, FeatureRecord>) => ({
  clinicalSummary: t.field(clinicalSummaryField('feature')),
  ...provenanceFields(t, 'FEATURE'),
  fullName: t.exposeString('full_name', { nullable: true, description: 'Full name.' }),
  description: t.exposeString('description', {
    nullable: true,
    description: 'Description of the clinical relevance of the feature.',
  }),
  descriptionWithTags: writtenField(
    t,
    'Description, split into text and mentions; empty without a description.',
    (feature) => feature.description,
  ),
  featureType: t.expose('kind', { type: FeatureInstanceTypes, description: 'Kind of feature.' }),
  featureInstance: t.field({
    type: FeatureInstance,
    description: 'The feature as an object of its kind.',
    resolve: (feature) => feature,
  }),
  featureAliases: t.stringList({
    description: 'Aliases, in alphabetical order.',
    resolve: async ({ id }, _args, { load }) =>
      (await load(aliasesOf.feature, id)).map((alias) => alias.name),
  }),
  sources: relation(t, [Source], 'Publications about the feature.', { id: featureSources }),
  deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
  deprecationReason: t.expose('deprecation_reason', {
    type: FeatureDeprecationReason,
    nullable: true,
    description: 'Reason for the deprecation.',
  }),
  creationActivity: t.field({
    type: CreateFeatureActivity,
    nullable: true,
    description: 'Activity that created it; null for imported records.',
    resolve: ({ id }, _args, { load }) => load(latestActivity('CREATE_FEATURE', 'FEATURE'), id),
  }),
  deprecationActivity: relationOrNull(t, DeprecateFeatureActivity, 'Activity that deprecated it.', {
    id: latestActivity('DEPRECATE_FEATURE', 'FEATURE'),
  }),
  stats: t.field({
    type: FeatureStats,
    description: 'Counts of variants, molecular profiles, evidence items and assertions.',
    resolve: (feature) => feature,
  }),
  clinicalSignificanceCounts: t.field({
    type: [ClinicalSignificanceCounts],
    description: 'Assertions that are not rejected, grouped by type, direction and significance.',
    resolve: async ({ id }, _args, { load }) =>
      groupBySignificance(await load(assertionsOf.features, id), false),
  }),
  detailedClinicalSignificanceCounts: t.field({
    type: [ClinicalSignificanceCounts],
    description: 'Assertions that are not rejected, grouped by type, direction, significance and disease.',
    resolve: async ({ id }, _args, { load }) =>
      groupBySignificance(await load(assertionsOf.features, id), true),
  }),
})
