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
    'Submits an assertion for review. Refused when it names what does not exist, or when it or evidence that it cites breaks a rule of validity; the error then lists the rules as `extensions.violations`.',
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
    'Accepts, rejects or reverts an assertion. Takes an editor with a valid conflict of interest statement who did not submit it; submitters may reject their own. Refused for the status that it has, and for accepting or rejecting what breaks a rule of validity.',
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    newStatus: t.field({
      type: EvidenceStatus,
      required: true,
      description: 'Status to be; SUBMITTED reverts it.',
    }),
    comment: t.string({
      description: `Reason for rejecting or reverting, ${atMost('comment')}; not allowed when accepting.`,
    }),
  }),
  check: ({ assertionId, newStatus, comment }) => ({
    id: assertionId,
    newStatus,
    comment: shortTextOrNull(comment, 'comment'),
  }),
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
    'Approves an accepted, unflagged assertion on behalf of an organization, which must be named. Takes a member who may approve for it, with a valid conflict of interest statement.',
  onBehalf: false,
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    organizationId: t.int({ description: 'The organization that approves; always needed.' }),
    comment: t.string({
      description: `Comment on the approval, ten characters or more, ${atMost('comment')}. Of this service, not of the contract.`,
    }),
    version: t.int({
      description:
        'Number of the version that was read; refused when the assertion has changed since. Of this service, not of the contract.',
    }),
  }),
  check: ({ assertionId, organizationId, comment, version }) => ({
    id: assertionId,
    organizationId: organizationId ?? null,
    comment: optionalComment(comment),
    version: version ?? null,
  }),
  act: approveAssertion,
  payload: (t) => ({
    assertion: t.field({ type: Assertion, description: 'The approved assertion.', resolve: assertionOf }),
  }),
})

curationMutation('revokeApproval', {
  description:
    "Takes back an organization's approval of an assertion. Takes a member who may approve for the organization, and a reason of ten characters or more.",
  input: (t) => ({
    assertionId: t.int({ required: true, description: 'Id of the assertion.' }),
    comment: t.string({
      required: true,
      description: `Reason, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: ({ assertionId, comment }) => ({ id: assertionId, comment: explainingComment(comment) }),
  act: revokeApproval,
  payload: (t) => ({
    assertion: t.field({ type: Assertion, description: 'The assertion.', resolve: assertionOf }),
  }),
})
