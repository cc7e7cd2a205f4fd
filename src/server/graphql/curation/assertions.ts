import { atMost } from '#domain/text/text-lengths.ts'
import { explainingComment, optionalComment, shortTextOrNull } from '#server/curation/arguments.ts'
import { approveAssertion, revokeApproval } from '#server/curation/moderation/approvals.ts'
import { submitAssertion } from '#server/curation/submission/assertion-submission.ts'
import { moderateAssertion } from '#server/curation/moderation/moderation.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { GraphQLContext } from '../context.ts'
import { EvidenceStatus } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Assertion } from '../schema/refs.ts'
import { AssertionFieldsInput, assertionFieldsFrom } from './assertion-fields.ts'

const assertionOf = ({ assertionId }: { assertionId: number }, _args: unknown, { load }: GraphQLContext) =>
  existing(load(recordById.assertions, assertionId))

curationMutation('submitAssertion', {
  description:
    'Submits an assertion for review. Refused if it refers to records that do not exist, or if it or its supporting evidence breaks validation rules, which the error lists as `extensions.violations`.',
  input: (t) => ({
    fields: t.field({ type: AssertionFieldsInput, required: true, description: 'Fields of the assertion.' }),
    comment: t.string({
      description: `Comment for reviewers, ten characters or more, ${atMost('comment')}; kept with the submission.`,
    }),
  }),
  check: ({ fields, comment }) => ({
    fields: assertionFieldsFrom(fields),
    comment: optionalComment(comment),
  }),
  act: submitAssertion,
  payload: (t) => ({
    assertion: t.field({ type: Assertion, description: 'The new assertion.', resolve: assertionOf }),
  }),
})

curationMutation('moderateAssertion', {
  description:
    'Accepts or rejects an assertion, or reopens its review. For editors with a valid conflict-of-interest disclosure who did not submit it; submitters may reject their own. Refused if it has the status already, and for accepting or rejecting an assertion that breaks validation rules.',
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    newStatus: t.field({
      type: EvidenceStatus,
      required: true,
      description: 'New status; SUBMITTED reopens the review.',
    }),
    comment: t.string({
      description: `Reason for rejecting or reopening the review, ${atMost('comment')}; not allowed when accepting.`,
    }),
  }),
  check: ({ assertionId, newStatus, comment }) => ({
    id: assertionId,
    newStatus,
    comment: shortTextOrNull(comment, 'comment'),
  }),
  decidesOn: ({ id }) => ({ entityType: 'ASSERTION', id }),
  act: moderateAssertion,
  payload: (t) => ({
    assertion: t.field({
      type: Assertion,
      description: 'The assertion with its new status.',
      resolve: assertionOf,
    }),
  }),
})

curationMutation('approveAssertion', {
  description:
    'Approves an accepted, unflagged assertion on behalf of an organization. For members who may approve on its behalf, with a valid conflict-of-interest disclosure.',
  onBehalf: false,
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    organizationId: t.int({ description: 'Id of the organization that approves; required.' }),
    comment: t.string({
      description: `Comment on the approval, ten characters or more, ${atMost('comment')}. Curia extension.`,
    }),
    version: t.int({
      description:
        'Version number of the assertion that was reviewed; refused if it has changed since. Curia extension.',
    }),
  }),
  check: ({ assertionId, organizationId, comment, version }) => ({
    id: assertionId,
    organizationId: organizationId ?? null,
    comment: optionalComment(comment),
    version: version ?? null,
  }),
  decidesOn: ({ id }) => ({ entityType: 'ASSERTION', id }),
  act: approveAssertion,
  payload: (t) => ({
    assertion: t.field({ type: Assertion, description: 'The approved assertion.', resolve: assertionOf }),
  }),
})

curationMutation('revokeApproval', {
  description:
    "Revokes an organization's approval of an assertion. For members who may approve on its behalf; requires a reason of ten characters or more.",
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    comment: t.string({
      required: true,
      description: `Reason, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: ({ assertionId, comment }) => ({ id: assertionId, comment: explainingComment(comment) }),
  decidesOn: ({ id }) => ({ entityType: 'ASSERTION', id }),
  act: revokeApproval,
  payload: (t) => ({
    assertion: t.field({ type: Assertion, description: 'The assertion.', resolve: assertionOf }),
  }),
})
