import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import {
  evidenceItemPhenotypes,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { latestActivity } from '#server/knowledge/activity/activities.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { latestEvent } from '#server/knowledge/activity/events.ts'
import {
  evidenceItemAssertions,
  evidenceSortColumns,
  listEvidence,
} from '#server/knowledge/records/clinical/evidence.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { SubmitEvidenceItemActivity } from '../activity/activities.ts'
import { builder } from '../schema/builder.ts'
import { fieldColumns } from '../schema/columns.ts'
import { connect, connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceStatusFilter,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '../schema/enums.ts'
import { evidenceItemMeanings } from '../schema/field-meanings.ts'
import { OrganizationFilter } from '../people/organizations.ts'
import { lastReviewedAt, originId, recordOrigin, stub, withdrawn } from './provenance.ts'
import {
  Assertion,
  Commentable,
  Disease,
  Event,
  EventOriginObject,
  EventSubject,
  EvidenceItem,
  EvidenceItemConnection,
  Flaggable,
  MolecularProfile,
  Phenotype,
  Source,
  Therapy,
  WithDescription,
  WithRevisions,
} from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'
import { sortInput } from '../schema/sorting.ts'

EvidenceItem.implement({
  description: 'Finding of one source about the clinical significance of a molecular profile.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithDescription, WithRevisions],
  fields: (t) => ({
    recordOrigin: t.field(recordOrigin),
    lastReviewedAt: t.field(lastReviewedAt),
    originId: t.field(originId('EVIDENCE_ITEM')),
    stub: t.boolean(stub),
    withdrawn: t.boolean(withdrawn),
    acceptanceEvent: relationOrNull(t, Event, 'Event of the latest acceptance.', {
      id: latestEvent('ACCEPTED', 'EVIDENCE_ITEM'),
    }),
    assertions: relation(t, [Assertion], 'Assertions that it supports, of any status.', {
      id: evidenceItemAssertions,
    }),
    disease: relationOrNull(t, Disease, 'The disease it is about; functional evidence has none.', {
      disease_id: diseaseById,
    }),
    ...fieldColumns(t, evidenceItemFields, evidenceItemMeanings),
    molecularProfile: relation(t, MolecularProfile, 'The molecular profile it is about.', {
      molecular_profile_id: recordById.molecular_profiles,
    }),
    phenotypes: relation(t, [Phenotype], 'Phenotypes it is about, by name.', { id: evidenceItemPhenotypes }),
    rejectionEvent: relationOrNull(t, Event, 'Event of the latest rejection.', {
      id: latestEvent('REJECTED', 'EVIDENCE_ITEM'),
    }),
    source: relation(t, Source, 'Source of the evidence.', { source_id: recordById.sources }),
    submissionActivity: relation(t, SubmitEvidenceItemActivity, 'Activity of the submission.', {
      id: latestActivity('SUBMIT_EVIDENCE_ITEM', 'EVIDENCE_ITEM'),
    }),
    submissionEvent: relation(t, Event, 'Event of the submission.', {
      id: latestEvent('SUBMITTED', 'EVIDENCE_ITEM'),
    }),
    therapies: relation(t, [Therapy], 'Therapies it is about, by name.', { id: evidenceItemTherapies }),
  }),
})

const EvidenceSort = sortInput('EvidenceSort', evidenceSortColumns)

builder.queryFields((t) => ({
  evidenceItem: t.field({
    type: EvidenceItem,
    nullable: true,
    description: 'One evidence item, of any status.',
    args: { id: t.arg.int({ required: true, description: 'Id of the evidence item.' }) },
    resolve: (_root, { id }, { load }) => load(recordById.evidence_items, id),
  }),
  evidenceItems: t.field({
    type: EvidenceItemConnection,
    description: 'Evidence items, filtered; strongest first unless sorted otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this evidence item.' }),
      ids: t.arg.intList({ description: 'Only these evidence items.' }),
      assertionId: t.arg.int({ description: 'Only supporting evidence of this assertion.' }),
      clinicalTrialId: t.arg.int({
        description: 'Only evidence from sources that report on this clinical trial.',
      }),
      description: t.arg.string({ description: 'Only evidence whose statement contains this.' }),
      diseaseId: t.arg.int({ description: 'Only about this disease.' }),
      diseaseName: t.arg.string({
        description: 'Only about diseases whose name contains this, or that it names otherwise.',
      }),
      evidenceDirection: t.arg({
        type: EvidenceDirection,
        description: 'Only evidence with this direction.',
      }),
      evidenceLevel: t.arg({ type: EvidenceLevel, description: 'Only evidence of this level.' }),
      evidenceRating: t.arg.int({ description: 'Only evidence with this rating.' }),
      evidenceType: t.arg({ type: EvidenceType, description: 'Only evidence of this type.' }),
      featureId: t.arg.int({
        description: 'Only about molecular profiles with a variant of this feature. Curia extension.',
      }),
      includeSubtypes: t.arg.boolean({
        description:
          'With `diseaseId` or `diseaseName`: true to include subtypes by the Disease Ontology. Curia extension.',
      }),
      excludeNegated: t.arg.boolean({
        description:
          'With `featureId` or `variantId`: true to exclude molecular profiles in which it occurs only as absent (NOT). Curia extension.',
      }),
      molecularProfileId: t.arg.int({ description: 'Only about this molecular profile.' }),
      molecularProfileName: t.arg.string({
        description: 'Only about molecular profiles whose name or alias contains this.',
      }),
      organization: t.arg({
        type: OrganizationFilter,
        description: 'Only evidence submitted on behalf of these organizations.',
      }),
      phenotypeId: t.arg.int({ description: 'Only about this phenotype.' }),
      significance: t.arg({ type: EvidenceSignificance, description: 'Only evidence of this significance.' }),
      sortBy: t.arg({ type: EvidenceSort, description: 'Sort order; ties by level, rating and id.' }),
      sourceId: t.arg.int({ description: 'Only evidence from this source.' }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description: 'Only evidence with this status; all but rejected evidence by default.',
      }),
      therapyId: t.arg.int({ description: 'Only about this therapy.' }),
      therapyIds: t.arg.intList({
        description: 'Only about exactly these therapies, in any order. Curia extension.',
      }),
      therapyInteractionType: t.arg({
        type: TherapyInteraction,
        description: 'Only evidence with this therapy interaction type. Curia extension.',
      }),
      therapyName: t.arg.string({
        description: 'Only about therapies whose name contains this, or that it names otherwise.',
      }),
      userId: t.arg.int({ description: 'Only evidence submitted by this user.' }),
      variantGroupId: t.arg.int({
        description: 'Only about molecular profiles with a member of this variant group. Curia extension.',
      }),
      variantId: t.arg.int({ description: 'Only about molecular profiles with this variant.' }),
      variantOrigin: t.arg({ type: VariantOrigin, description: 'Only evidence with this variant origin.' }),
    },
    resolve: (_root, { sortBy, ...args }, context) => {
      const rows = listEvidence(readerFor(context, args), args, sortBy)
      // Which organizations belong to which is no knowledge.
      return args.organization ? connect(rows, args) : connectKnowledge(context, rows, args)
    },
  }),
}))
