import { atMost } from '#domain/text/text-lengths.ts'
import { optionalComment, shortTextOrNull } from '#server/curation/arguments.ts'
import { submitEvidence } from '#server/curation/submission/evidence-submission.ts'
import { moderateEvidenceItem } from '#server/curation/moderation/moderation.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { EvidenceStatus } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { EvidenceItem } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'
import { EvidenceItemFieldsInput, evidenceItemFieldsFrom } from './evidence-fields.ts'

curationMutation('submitEvidence', {
  typeName: 'SubmitEvidenceItem',
  description:
    'Submits an evidence item for review. Refused if it refers to records that do not exist, duplicates a submitted or accepted evidence item, or breaks validation rules, which the error lists as `extensions.violations`.',
  input: (t) => ({
    fields: t.field({
      type: EvidenceItemFieldsInput,
      required: true,
      description: 'Fields of the evidence item.',
    }),
    comment: t.string({
      description: `Comment for reviewers, ten characters or more, ${atMost('comment')}; kept with the submission.`,
    }),
  }),
  check: ({ fields, comment }) => ({
    fields: evidenceItemFieldsFrom(fields),
    comment: optionalComment(comment),
  }),
  act: submitEvidence,
  payload: (t) => ({
    evidenceItem: relation(t, EvidenceItem, 'The new evidence item.', {
      evidenceItemId: recordById.evidence_items,
    }),
  }),
})

curationMutation('moderateEvidenceItem', {
  description:
    'Accepts or rejects an evidence item, or reopens its review. For editors with a valid conflict-of-interest disclosure who did not submit it; submitters may reject their own. Refused if it has the status already, and for accepting an evidence item that breaks validation rules.',
  input: (t) => ({
    evidenceItemId: t.int({ required: true, description: 'Id of the evidence item.' }),
    newStatus: t.field({
      type: EvidenceStatus,
      required: true,
      description: 'New status; SUBMITTED reopens the review.',
    }),
    comment: t.string({
      description: `Reason for rejecting or reopening the review, ${atMost('comment')}; not allowed when accepting.`,
    }),
  }),
  check: ({ evidenceItemId, newStatus, comment }) => ({
    id: evidenceItemId,
    newStatus,
    comment: shortTextOrNull(comment, 'comment'),
  }),
  decidesOn: ({ id }) => ({ entityType: 'EVIDENCE_ITEM', id }),
  act: moderateEvidenceItem,
  payload: (t) => ({
    evidenceItem: relation(t, EvidenceItem, 'The evidence item with its new status.', {
      evidenceItemId: recordById.evidence_items,
    }),
  }),
})
