import { latestActivity } from '#server/knowledge/activity/activities.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { assertionsOf, groupBySignificance } from '#server/knowledge/summaries/clinical-significance.ts'
import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { groupsOfVariant } from '#server/knowledge/records/variants/variant-groups.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { listVariants, profilesOfVariant } from '#server/knowledge/records/variants/variants.ts'
import { CreateVariantActivity, DeprecateVariantActivity } from '../activity/activities.ts'
import { builder } from '../schema/builder.ts'
import { ClinicalSignificanceCounts } from '../summaries/clinical-significance.ts'
import { clinicalSummaryOf } from '#server/knowledge/summaries/clinical-summary.ts'
import { ClinicalSummaryObject, summaryArgs, SUMMARY_DESCRIPTION } from '../summaries/clinical-summary.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { VariantDeprecationReason } from '../schema/enums.ts'
import { typeNameOf } from '../schema/interfaces.ts'
import { lastReviewedAt, missingFromRelease, originId, recordOrigin, stub, withdrawn } from './provenance.ts'
import {
  Commentable,
  EventOriginObject,
  EventSubject,
  Feature,
  Flaggable,
  MolecularProfile,
  MolecularProfileComponent,
  MolecularProfileConnection,
  Variant,
  VariantGroup,
  VariantInterface,
  VariantInterfaceConnection,
  VariantType,
  WithRevisions,
} from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'
import { variantArgs } from './variant-arguments.ts'
import { variantInterfaces } from './variant-kinds.ts'

VariantInterface.implement({
  description: 'A variant of a gene, factor, fusion or region.',
  interfaces: [
    Commentable,
    EventOriginObject,
    EventSubject,
    Flaggable,
    MolecularProfileComponent,
    WithRevisions,
  ],
  resolveType: typeNameOf,
  fields: (t) => ({
    recordOrigin: t.field(recordOrigin),
    lastReviewedAt: t.field(lastReviewedAt),
    originId: t.field(originId('VARIANT')),
    withdrawn: t.boolean(withdrawn),
    missingFromRelease: t.field(missingFromRelease),
    stub: t.boolean(stub),
    feature: relation(t, Feature, 'Feature of the variant.', { feature_id: recordById.features }),
    singleVariantMolecularProfileId: t.exposeInt('single_variant_molecular_profile_id', {
      description: 'Id of the molecular profile of this variant alone.',
    }),
    singleVariantMolecularProfile: relation(t, MolecularProfile, 'Molecular profile of this variant alone.', {
      single_variant_molecular_profile_id: recordById.molecular_profiles,
    }),
    molecularProfiles: t.field({
      type: MolecularProfileConnection,
      description:
        'Molecular profiles with it, alone or with other variants, by id; deprecated and withdrawn ones are excluded.',
      args: pageArgs,
      resolve: ({ id }, args, context) => profilesOfVariant(context, id, args),
    }),
    clinicalSummary: t.field({
      type: ClinicalSummaryObject,
      description: SUMMARY_DESCRIPTION,
      args: {
        ...summaryArgs,
        includeCombinations: t.arg.boolean({
          defaultValue: true,
          description: 'True to include evidence on molecular profiles that need other variants, too.',
        }),
      },
      resolve: ({ id }, { status, includeCombinations }, context) =>
        clinicalSummaryOf(context, {
          kind: 'variant',
          id,
          status: status ?? 'NON_REJECTED',
          includeCombinations: includeCombinations !== false,
        }),
    }),
    variantAliases: t.stringList({
      description: 'Aliases, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(aliasesOf.variant, id)).map((alias) => alias.name),
    }),
    variantTypes: relation(t, [VariantType], 'Sequence Ontology terms, by name.', {
      id: variantTypesOfVariant,
    }),
    variantGroups: t.field({
      type: [VariantGroup],
      description: 'Variant groups that it belongs to, by name. Curia extension.',
      resolve: ({ id }, _args, { load }) => load(groupsOfVariant, id),
    }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    deprecationReason: t.expose('deprecation_reason', {
      type: VariantDeprecationReason,
      nullable: true,
      description: 'Reason for the deprecation.',
    }),
    creationActivity: t.field({
      type: CreateVariantActivity,
      nullable: true,
      description: 'Activity that created it; null for imported records.',
      resolve: ({ id }, _args, { load }) => load(latestActivity('CREATE_VARIANT', 'VARIANT'), id),
    }),
    deprecationActivity: relationOrNull(t, DeprecateVariantActivity, 'Activity that deprecated it.', {
      id: latestActivity('DEPRECATE_VARIANT', 'VARIANT'),
    }),
    clinicalSignificanceCounts: t.field({
      type: [ClinicalSignificanceCounts],
      description: 'Assertions that are not rejected, grouped by type, direction and significance.',
      resolve: async ({ id }, _args, { load }) =>
        groupBySignificance(await load(assertionsOf.variants, id), false),
    }),
    detailedClinicalSignificanceCounts: t.field({
      type: [ClinicalSignificanceCounts],
      description: 'Assertions that are not rejected, grouped by type, direction, significance and disease.',
      resolve: async ({ id }, _args, { load }) =>
        groupBySignificance(await load(assertionsOf.variants, id), true),
    }),
  }),
})

Variant.implement({
  description: 'A variant of any kind, as in names of molecular profiles.',
  interfaces: variantInterfaces,
})

builder.queryFields((t) => ({
  variant: t.field({
    type: VariantInterface,
    nullable: true,
    description: 'One variant, as an object of its kind.',
    args: { id: t.arg.int({ required: true, description: 'Id of the variant.' }) },
    resolve: (_root, { id }, { load }) => currentRecord(load, 'variants', id),
  }),
  variants: t.field({
    type: VariantInterfaceConnection,
    description:
      'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded. At most 300 per page.',
    args: variantArgs,
    resolve: (_root, args, context) =>
      connectKnowledge(context, listVariants(readerFor(context, args), args), args),
  }),
}))
