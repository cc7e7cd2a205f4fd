import { latestActivity, latestActivityWith } from '#server/knowledge/activity/activities.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { evidenceCounts, evidenceTypeCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import {
  assertionsOfProfile,
  evidenceOfProfile,
  listMolecularProfiles,
  profileSources,
  variantsOfProfile,
} from '#server/knowledge/records/molecular-profiles.ts'
import {
  CreateComplexMolecularProfileActivity,
  CreateVariantActivity,
  DeprecateComplexMolecularProfileActivity,
  DeprecateVariantActivity,
} from '../activity/activities.ts'
import { builder } from '../schema/builder.ts'
import { clinicalSummaryField } from '../summaries/clinical-summary.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { AssociatedEvidenceStatusFilter, MolecularProfileDeprecationReason } from '../schema/enums.ts'
import { EvidenceItemsByStatus, EvidenceItemsByType } from '../summaries/evidence-counts.ts'
import { writtenField } from '../text/markup.ts'
import { MolecularProfileSegment, segmentsOfName } from './molecular-profile-names.ts'
import { provenanceFields } from './provenance.ts'
import {
  AssertionConnection,
  Commentable,
  EventOriginObject,
  EventSubject,
  EvidenceItemConnection,
  Flaggable,
  MolecularProfile,
  MolecularProfileConnection,
  Source,
  VariantInterface,
  WithRevisions,
} from '../schema/refs.ts'

const rejectedToo = builder.args((t) => ({
  includeRejected: t.boolean({ description: 'True if rejected ones are listed, too.' }),
}))

MolecularProfile.implement({
  description: 'Molecular profile: one variant, or a combination of variants that are present or absent.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithRevisions],
  fields: (t) => ({
    ...provenanceFields(t),
    rawName: t.exposeString('raw_name', {
      description: 'The expression as it is stored: #VID12 AND NOT #VID33.',
    }),
    parsedName: t.field({
      type: [MolecularProfileSegment],
      description: 'The name piece by piece.',
      resolve: (profile, _args, { load }) => segmentsOfName(profile, load),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Clinical relevance of the profile.',
    }),
    descriptionWithTags: writtenField(
      t,
      'The description cut at what it mentions; empty without one.',
      (profile) => profile.description,
    ),
    molecularProfileAliases: t.stringList({
      description: 'Other names, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(aliasesOf.molecular_profile, id)).map((alias) => alias.name),
    }),
    molecularProfileScore: t.exposeFloat('score', {
      description: 'Sum over the accepted evidence of level weight times rating.',
    }),
    isMultiVariant: t.exposeBoolean('is_multi_variant', {
      description: 'True if it speaks of more than one variant.',
    }),
    isComplex: t.exposeBoolean('is_complex', {
      description: 'True if it speaks of more than one variant, or of one that is absent.',
    }),
    variants: t.field({
      type: [VariantInterface],
      description: 'The variants it speaks of, as its name orders them.',
      resolve: ({ id }, _args, { load }) => load(variantsOfProfile, id),
    }),
    deprecatedVariants: t.field({
      type: [VariantInterface],
      description: 'Deprecated variants.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(variantsOfProfile, id)).filter((variant) => variant.deprecated),
    }),
    sources: t.field({
      type: [Source],
      description: 'Publications about the profile.',
      resolve: ({ id }, _args, { load }) => load(profileSources, id),
    }),
    evidenceItems: t.field({
      type: EvidenceItemConnection,
      description: 'Evidence, the strongest first.',
      args: { ...pageArgs, ...rejectedToo },
      resolve: ({ id }, args, context) => evidenceOfProfile(context, id, args),
    }),
    assertions: t.field({
      type: AssertionConnection,
      description: 'Assertions, those with the most evidence first.',
      args: { ...pageArgs, ...rejectedToo },
      resolve: ({ id }, args, context) => assertionsOfProfile(context, id, args),
    }),
    clinicalSummary: t.field(clinicalSummaryField('molecularProfile')),
    evidenceCountsByStatus: t.field({
      type: EvidenceItemsByStatus,
      description: 'Number of evidence items by status.',
      resolve: async ({ id }, _args, { load }) => ({
        profileId: id,
        counts: await load(evidenceCounts.molecular_profiles, id),
      }),
    }),
    evidenceCountsByType: t.field({
      type: EvidenceItemsByType,
      description: 'Number of evidence items by type, without rejected ones.',
      resolve: async ({ id }, _args, { load }) => ({
        profileId: id,
        counts: await load(evidenceTypeCounts, id),
      }),
    }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is out of use.' }),
    deprecationReason: t.expose('deprecation_reason', {
      type: MolecularProfileDeprecationReason,
      nullable: true,
      description: 'Reason for the deprecation.',
    }),
    complexMolecularProfileCreationActivity: t.field({
      type: CreateComplexMolecularProfileActivity,
      nullable: true,
      description: 'Creation of a complex molecular profile.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivity('CREATE_COMPLEX_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE'), id),
    }),
    complexMolecularProfileDeprecationActivity: t.field({
      type: DeprecateComplexMolecularProfileActivity,
      nullable: true,
      description: 'Deprecation of a complex molecular profile.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivity('DEPRECATE_COMPLEX_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE'), id),
    }),
    variantCreationActivity: t.field({
      type: CreateVariantActivity,
      nullable: true,
      description: 'Creation of the variant that the profile belongs to.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivityWith('CREATE_VARIANT', 'MOLECULAR_PROFILE'), id),
    }),
    variantDeprecationActivity: t.field({
      type: DeprecateVariantActivity,
      nullable: true,
      description: 'Deprecation of the variant, and with it of the profile.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivityWith('DEPRECATE_VARIANT', 'MOLECULAR_PROFILE'), id),
    }),
  }),
})

builder.queryFields((t) => ({
  molecularProfile: t.field({
    type: MolecularProfile,
    nullable: true,
    description: 'One molecular profile.',
    args: { id: t.arg.int({ required: true, description: 'Id of the profile.' }) },
    resolve: (_root, { id }, { load }) => currentRecord(load, 'molecular_profiles', id),
  }),
  molecularProfiles: t.field({
    type: MolecularProfileConnection,
    description: 'Live molecular profiles from the highest score down; at most 300 a page.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only profiles with one of these ids.' }),
      variantId: t.arg.int({ description: 'Only profiles that speak of the variant.' }),
      featureId: t.arg.int({ description: 'Only profiles that speak of a variant of the feature.' }),
      geneId: t.arg.int({
        description: 'Only profiles that speak of a variant of the gene with this feature id.',
      }),
      alleleRegistryId: t.arg.string({
        description: 'Only profiles that speak of the variant with this ClinGen allele registry id.',
      }),
      name: t.arg.string({
        description: 'Only profiles whose name or other name contains this, case aside.',
      }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only profiles with evidence of these statuses; omitted or ALL: all.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listMolecularProfiles(readerFor(context, args), args), args),
  }),
}))
