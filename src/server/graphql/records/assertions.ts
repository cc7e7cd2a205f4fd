import { assertionFields } from '#domain/records/fields/assertion.ts'
import { assertionPhenotypes, assertionTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { latestActivity } from '#server/knowledge/activity/activities.ts'
import {
  assertionEvidence,
  assertionSortColumns,
  listAssertions,
} from '#server/knowledge/records/clinical/assertions.ts'
import { assertionAcmgCodes, assertionClingenCodes, codeById } from '#server/knowledge/records/codes.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { latestEvent } from '#server/knowledge/activity/events.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { SubmitAssertionActivity } from '../activity/activities.ts'
import { approvalArgs, approvalsOfAssertion } from '../activity/approvals.ts'
import { builder } from '../schema/builder.ts'
import { fieldColumns } from '../schema/columns.ts'
import { connect, connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import {
  AmpLevel,
  AssertionSignificance,
  EvidenceDirection,
  EvidenceStatusFilter,
  EvidenceType,
  VariantOrigin,
} from '../schema/enums.ts'
import { assertionMeanings } from '../schema/field-meanings.ts'
import { writtenField } from '../text/markup.ts'
import { OrganizationFilter } from '../people/organizations.ts'
import { lastReviewedAt, originId, recordOrigin, stub, withdrawn } from './provenance.ts'
import {
  AcmgCode,
  ApprovalConnection,
  Assertion,
  AssertionConnection,
  ClingenCode,
  Commentable,
  Disease,
  Event,
  EventOriginObject,
  EventSubject,
  EvidenceItem,
  Flaggable,
  MolecularProfile,
  NccnGuideline,
  Phenotype,
  Therapy,
  WithDescription,
  WithRevisions,
} from '../schema/refs.ts'
import { recordQuery, relation, relationOrNull } from '../schema/relation.ts'
import { sortInput } from '../schema/sorting.ts'

Assertion.implement({
  description: 'Summary of the evidence about the clinical significance of a molecular profile.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithDescription, WithRevisions],
  fields: (t) => ({
    recordOrigin: t.field(recordOrigin),
    lastReviewedAt: t.field(lastReviewedAt),
    originId: t.field(originId('ASSERTION')),
    stub: t.boolean(stub),
    withdrawn: t.boolean(withdrawn),
    ...fieldColumns(t, assertionFields, assertionMeanings),
    acceptanceEvent: relationOrNull(t, Event, 'Event of the latest acceptance.', {
      id: latestEvent('ASSERTION_ACCEPTED', 'ASSERTION'),
    }),
    acmgCodes: relation(t, [AcmgCode], 'ACMG/AMP codes that apply.', { id: assertionAcmgCodes }),
    approvals: t.field({
      type: ApprovalConnection,
      description: 'Approvals of the assertion by organizations.',
      args: approvalArgs,
      resolve: (assertion, args, context) => approvalsOfAssertion(context, assertion.id, args),
    }),
    clingenCodes: relation(t, [ClingenCode], 'ClinGen/CGC/VICC codes that apply.', {
      id: assertionClingenCodes,
    }),
    disease: relationOrNull(t, Disease, 'The disease it is about.', { disease_id: diseaseById }),
    evidenceItems: relation(t, [EvidenceItem], 'Supporting evidence items, of any status, by id.', {
      id: assertionEvidence,
    }),
    evidenceItemsCount: t.exposeInt('evidence_item_count', {
      description: 'Number of supporting evidence items, without rejected ones.',
    }),
    molecularProfile: relation(t, MolecularProfile, 'The molecular profile it is about.', {
      molecular_profile_id: recordById.molecular_profiles,
    }),
    nccnGuideline: relationOrNull(t, NccnGuideline, 'NCCN guideline that supports the assertion.', {
      nccn_guideline_id: codeById.nccn_guidelines,
    }),
    phenotypes: relation(t, [Phenotype], 'Phenotypes it is about, by name.', { id: assertionPhenotypes }),
    rejectionEvent: relationOrNull(t, Event, 'Event of the latest rejection.', {
      id: latestEvent('ASSERTION_REJECTED', 'ASSERTION'),
    }),
    submissionActivity: relation(t, SubmitAssertionActivity, 'Activity of the submission.', {
      id: latestActivity('SUBMIT_ASSERTION', 'ASSERTION'),
    }),
    submissionEvent: relationOrNull(t, Event, 'Event of the submission.', {
      id: latestEvent('ASSERTION_SUBMITTED', 'ASSERTION'),
    }),
    summaryWithTags: writtenField(t, 'Summary, split into text and mentions.', ({ summary }) => summary),
    therapies: relation(t, [Therapy], 'Therapies it is about, by name.', { id: assertionTherapies }),
    variantOrigin: t.field({
      type: VariantOrigin,
      description: 'Variant origin; releases do not contain it.',
      resolve: (assertion) => assertion.variant_origin ?? ('UNKNOWN' as const),
    }),
  }),
})

const AssertionSort = sortInput('AssertionSort', assertionSortColumns)

builder.queryFields((t) => ({
  assertion: recordQuery(t, Assertion, recordById.assertions, 'assertion', 'One assertion, of any status.'),
  assertions: t.field({
    type: AssertionConnection,
    description: 'Assertions, filtered; most evidence first unless sorted otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this assertion.' }),
      ids: t.arg.intList({ description: 'Only these assertions.' }),
      ampLevel: t.arg({
        type: AmpLevel,
        description: 'Only assertions of this AMP/ASCO/CAP tier and level.',
      }),
      approvingOrganizations: t.arg({
        type: OrganizationFilter,
        description:
          'Only assertions approved by these organizations, including approvals that require review.',
      }),
      assertionDirection: t.arg({
        type: EvidenceDirection,
        description: 'Only assertions with this direction.',
      }),
      assertionType: t.arg({ type: EvidenceType, description: 'Only assertions of this type.' }),
      diseaseId: t.arg.int({ description: 'Only about this disease.' }),
      includeSubtypes: t.arg.boolean({
        description:
          'With `diseaseId` or `diseaseName`: true to include subtypes by the Disease Ontology. Curia extension.',
      }),
      diseaseName: t.arg.string({
        description: 'Only about diseases whose name contains this, or that it names otherwise.',
      }),
      evidenceId: t.arg.int({ description: 'Only assertions supported by this evidence item.' }),
      molecularProfileId: t.arg.int({ description: 'Only about this molecular profile.' }),
      molecularProfileName: t.arg.string({
        description: 'Only about molecular profiles whose name or alias contains this.',
      }),
      organization: t.arg({
        type: OrganizationFilter,
        description: 'Only assertions submitted on behalf of these organizations.',
      }),
      phenotypeId: t.arg.int({ description: 'Only about this phenotype.' }),
      significance: t.arg({
        type: AssertionSignificance,
        description: 'Only assertions of this significance.',
      }),
      sortBy: t.arg({
        type: AssertionSort,
        description: 'Sort order; ties by number of evidence items, then id.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description: 'Only assertions with this status; all but rejected ones by default.',
      }),
      summary: t.arg.string({ description: 'Only assertions whose summary contains this.' }),
      therapyId: t.arg.int({ description: 'Only about this therapy.' }),
      therapyName: t.arg.string({
        description: 'Only about therapies whose name contains this, or that it names otherwise.',
      }),
      userId: t.arg.int({ description: 'Only assertions submitted by this user.' }),
      variantId: t.arg.int({ description: 'Only about molecular profiles with this variant.' }),
      variantName: t.arg.string({
        description:
          'Only about molecular profiles with a variant whose name contains this, or that it names otherwise.',
      }),
    },
    resolve: (_root, { sortBy, ...args }, context) => {
      const rows = listAssertions(readerFor(context, args), args, sortBy)
      // Which organizations belong to which is no knowledge.
      return args.organization ? connect(rows, args) : connectKnowledge(context, rows, args)
    },
  }),
}))
