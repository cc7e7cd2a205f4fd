import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import {
  evidenceItemPhenotypes,
  evidenceItemTherapies,
} from '#server/knowledge/records/clinical/clinical-terms.ts'
import { latestActivity } from '#server/knowledge/activity/activities.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { latestEvent } from '#server/knowledge/activity/events.ts'
import { browseEvidence } from '#server/knowledge/browse/evidence.ts'
import { citedOrigin } from '#server/knowledge/records/cited-origin.ts'
import { claimOf } from '#server/knowledge/records/clinical/claim-titles.ts'
import { evidenceItemAssertions } from '#server/knowledge/records/clinical/evidence.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { isRetracted } from '#server/knowledge/records/sources.ts'
import { SubmitEvidenceItemActivity } from '../activity/activities.ts'
import { browseListField, countFields } from '../browse/browse-field.ts'
import { builder } from '../schema/builder.ts'
import { fieldColumns } from '../schema/columns.ts'
import { evidenceItemMeanings } from '../schema/field-meanings.ts'
import { lastReviewedAt, missingFromRelease, originId, recordOrigin, stub, withdrawn } from './provenance.ts'
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

EvidenceItem.implement({
  description: 'Finding of one source about the clinical significance of a molecular profile.',
  interfaces: [Commentable, EventOriginObject, EventSubject, Flaggable, WithDescription, WithRevisions],
  fields: (t) => ({
    ...countFields(t, browseEvidence),
    recordOrigin: t.field(recordOrigin),
    lastReviewedAt: t.field(lastReviewedAt),
    originId: t.field(originId('EVIDENCE_ITEM')),
    stub: t.boolean(stub),
    withdrawn: t.boolean(withdrawn),
    missingFromRelease: t.field(missingFromRelease),
    acceptanceEvent: relationOrNull(t, Event, 'Event of the latest acceptance.', {
      id: latestEvent('ACCEPTED', 'EVIDENCE_ITEM'),
    }),
    assertions: relation(t, [Assertion], 'Assertions that it supports, of any status.', {
      id: evidenceItemAssertions,
    }),
    citedOrigin: t.string({
      nullable: true,
      description:
        'Origin for citations: release that brought the newest version, and its number. Curia extension.',
      resolve: ({ id }, _args, { load }) => citedOrigin('EVIDENCE_ITEM', id, load),
    }),
    claimTitle: t.string({
      description:
        'Claim in words, made from its fields: `BRAF V600E: sensitivity to vemurafenib in skin melanoma`. Curia extension.',
      resolve: (item, _args, { load }) => claimOf(item, load),
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
    retracted: t.boolean({
      description: 'True if its source was retracted: it counts no longer in summaries and conflicts.',
      resolve: async ({ source_id }, _args, { load }) =>
        isRetracted(await existing(load(recordById.sources, source_id))),
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

builder.queryField('evidenceItem', (t) =>
  t.field({
    type: EvidenceItem,
    nullable: true,
    description: 'One evidence item, of any status.',
    args: { id: t.arg.int({ required: true, description: 'Id of the evidence item.' }) },
    resolve: (_root, { id }, { load }) => load(recordById.evidence_items, id),
  }),
)

browseListField(browseEvidence, EvidenceItemConnection, [
  'EvidenceSort',
  'Sort order; ties by level, rating and id.',
])
