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
import { relation, relationOrNull } from '../schema/relation.ts'

const rejectedToo = builder.args((t) => ({
  includeRejected: t.boolean({ description: 'True to include rejected ones.' }),
}))

MolecularProfile.implement({
  description: 'Molecular profile: one variant, or a combination of variants that are present or absent.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithRevisions],
  fields: (t) => ({
    ...provenanceFields(t, 'MOLECULAR_PROFILE'),
    rawName: t.exposeString('raw_name', {
      description: 'Expression over variant tags, such as `#VID12 AND NOT #VID33`.',
    }),
    parsedName: t.field({
      type: [MolecularProfileSegment],
      description: 'Name, split into segments.',
      resolve: (profile, _args, { load }) => segmentsOfName(profile, load),
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Description of the clinical relevance of the molecular profile.',
    }),
    descriptionWithTags: writtenField(
      t,
      'Description, split into text and mentions; empty without a description.',
      (profile) => profile.description,
    ),
    molecularProfileAliases: t.stringList({
      description: 'Aliases, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(aliasesOf.molecular_profile, id)).map((alias) => alias.name),
    }),
    molecularProfileScore: t.exposeFloat('score', {
      description: 'Evidence score: sum of level weight times rating over the accepted evidence.',
    }),
    isMultiVariant: t.exposeBoolean('is_multi_variant', {
      description: 'True if it has more than one variant.',
    }),
    isComplex: t.exposeBoolean('is_complex', {
      description: 'True if it has more than one variant, or a variant that must be absent (NOT).',
    }),
    variants: t.field({
      type: [VariantInterface],
      description: 'Variants of the molecular profile, in the order of its name.',
      resolve: ({ id }, _args, { load }) => load(variantsOfProfile, id),
    }),
    deprecatedVariants: t.field({
      type: [VariantInterface],
      description: 'Deprecated variants of the molecular profile.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(variantsOfProfile, id)).filter((variant) => variant.deprecated),
    }),
    sources: relation(t, [Source], 'Publications about the molecular profile.', { id: profileSources }),
    evidenceItems: t.field({
      type: EvidenceItemConnection,
      description: 'Evidence items, strongest first.',
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
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    deprecationReason: t.expose('deprecation_reason', {
      type: MolecularProfileDeprecationReason,
      nullable: true,
      description: 'Reason for the deprecation.',
    }),
    complexMolecularProfileCreationActivity: relationOrNull(
      t,
      CreateComplexMolecularProfileActivity,
      'Activity that created a complex molecular profile; null for others and for imported ones.',
      { id: latestActivity('CREATE_COMPLEX_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE') },
    ),
    complexMolecularProfileDeprecationActivity: t.field({
      type: DeprecateComplexMolecularProfileActivity,
      nullable: true,
      description: 'Activity that deprecated a complex molecular profile; otherwise null.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivity('DEPRECATE_COMPLEX_MOLECULAR_PROFILE', 'MOLECULAR_PROFILE'), id),
    }),
    variantCreationActivity: t.field({
      type: CreateVariantActivity,
      nullable: true,
      description: 'Activity that created the variant of a single-variant molecular profile; otherwise null.',
      resolve: ({ id }, _args, { load }) =>
        load(latestActivityWith('CREATE_VARIANT', 'MOLECULAR_PROFILE'), id),
    }),
    variantDeprecationActivity: relationOrNull(
      t,
      DeprecateVariantActivity,
      'Activity that deprecated the variant, and with it the single-variant molecular profile; otherwise null.',
      { id: latestActivityWith('DEPRECATE_VARIANT', 'MOLECULAR_PROFILE') },
    ),
  }),
})

builder.queryFields((t) => ({
  molecularProfile: t.field({
    type: MolecularProfile,
    nullable: true,
    description: 'One molecular profile.',
    args: { id: t.arg.int({ required: true, description: 'Id of the molecular profile.' }) },
    resolve: (_root, { id }, { load }) => currentRecord(load, 'molecular_profiles', id),
  }),
  molecularProfiles: t.field({
    type: MolecularProfileConnection,
    description:
      'Molecular profiles, highest score first; deprecated and withdrawn ones are excluded. At most 300 per page.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only molecular profiles with one of these ids.' }),
      variantId: t.arg.int({ description: 'Only molecular profiles with this variant.' }),
      featureId: t.arg.int({ description: 'Only molecular profiles with a variant of this feature.' }),
      geneId: t.arg.int({
        description: 'Only molecular profiles with a variant of the gene with this feature id.',
      }),
      alleleRegistryId: t.arg.string({
        description: 'Only molecular profiles with the variant with this ClinGen Allele Registry id.',
      }),
      name: t.arg.string({
        description: 'Only molecular profiles whose name or alias contains this, ignoring case.',
      }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only molecular profiles with evidence of these statuses; all if ALL or omitted.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listMolecularProfiles(readerFor(context, args), args), args),
  }),
}))
