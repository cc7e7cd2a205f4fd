import type { DiseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import { assertionFields } from '#domain/records/fields/assertion.ts'
import { assertionPhenotypes, assertionTherapies } from '#server/knowledge/records/clinical/clinical-terms.ts'
import { latestActivity } from '#server/knowledge/activity/activities.ts'
import { browseAssertions } from '#server/knowledge/browse/assertions.ts'
import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import { assertionAcmgCodes, assertionClingenCodes, codeById } from '#server/knowledge/records/codes.ts'
import { relationOfDisease } from '#server/knowledge/records/disease-places.ts'
import { unlinkedEvidence } from '#server/knowledge/records/clinical/unlinked-evidence.ts'
import { citedOrigin } from '#server/knowledge/records/cited-origin.ts'
import { claimOf } from '#server/knowledge/records/clinical/claim-titles.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { latestEvent } from '#server/knowledge/activity/events.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { SubmitAssertionActivity } from '../activity/activities.ts'
import { approvalArgs, approvalsOfAssertion } from '../activity/approvals.ts'
import { browseListField, countFields } from '../browse/browse-field.ts'
import { MatchDiseaseRelation } from '../match-types.ts'
import { builder } from '../schema/builder.ts'
import { fieldColumns } from '../schema/columns.ts'
import { VariantOrigin } from '../schema/enums.ts'
import { assertionMeanings } from '../schema/field-meanings.ts'
import { writtenField } from '../text/markup.ts'
import { lastReviewedAt, missingFromRelease, originId, recordOrigin, stub, withdrawn } from './provenance.ts'
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

const EvidenceDisease = builder
  .objectRef<{ id: number; relation: DiseaseRelation }>('EvidenceDisease')
  .implement({
    description: 'Disease of supporting evidence.',
    fields: (t) => ({
      disease: relation(t, Disease, 'The disease.', { id: diseaseById }),
      relation: t.expose('relation', {
        type: MatchDiseaseRelation,
        description: 'Relation to the disease of the assertion.',
      }),
    }),
  })

Assertion.implement({
  description: 'Summary of the evidence about the clinical significance of a molecular profile.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithDescription, WithRevisions],
  fields: (t) => ({
    ...countFields(t, browseAssertions),
    recordOrigin: t.field(recordOrigin),
    lastReviewedAt: t.field(lastReviewedAt),
    originId: t.field(originId('ASSERTION')),
    stub: t.boolean(stub),
    withdrawn: t.boolean(withdrawn),
    missingFromRelease: t.field(missingFromRelease),
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
    citedOrigin: t.string({
      nullable: true,
      description:
        'Origin for citations: release that brought the newest version, and its number. Curia extension.',
      resolve: ({ id }, _args, { load }) => citedOrigin('ASSERTION', id, load),
    }),
    claimTitle: t.string({
      description:
        'Claim in words, made from its fields: `ALK Fusion: sensitivity to crizotinib in lung non-small cell carcinoma`. Curia extension.',
      resolve: (assertion, _args, { load }) => claimOf(assertion, load),
    }),
    clingenCodes: relation(t, [ClingenCode], 'ClinGen/CGC/VICC codes that apply.', {
      id: assertionClingenCodes,
    }),
    disease: relationOrNull(t, Disease, 'The disease it is about.', { disease_id: diseaseById }),
    evidenceDiseases: t.field({
      type: [EvidenceDisease],
      description:
        'Diseases of the supporting evidence, of any status, each with its relation to the disease of the assertion; by id. Curia extension.',
      resolve: async ({ id, disease_id }, _args, { load }) => {
        const evidence = await load(assertionEvidence, id)
        const ids = new Set(evidence.flatMap((item) => item.disease_id ?? []))
        const inOrder = [...ids].sort((left, right) => left - right)
        return Promise.all(
          inOrder.map(async (one) => ({ id: one, relation: await relationOfDisease(load, one, disease_id) })),
        )
      },
    }),
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
    unlinkedEvidenceItems: relation(
      t,
      [EvidenceItem],
      'Accepted and submitted evidence items that are not among its supporting evidence, though they are about the same molecular profile, disease, type and therapies, given in the same way; those that contradict the assertion first, those of retracted sources last, then by level, then id. Curia extension.',
      { id: unlinkedEvidence },
    ),
    variantOrigin: t.field({
      type: VariantOrigin,
      description: 'Variant origin; releases do not contain it.',
      resolve: (assertion) => assertion.variant_origin ?? ('UNKNOWN' as const),
    }),
  }),
})

builder.queryField('assertion', (t) =>
  recordQuery(t, Assertion, recordById.assertions, 'assertion', 'One assertion, of any status.'),
)

browseListField(browseAssertions, AssertionConnection, [
  'AssertionSort',
  'Sort order; ties by number of evidence items, then id.',
])
