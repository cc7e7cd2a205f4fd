import {
  latestApprovalActivity,
  listApprovals,
  unacceptedEvidenceOf,
} from '#server/knowledge/activity/approvals.ts'
import type { ApprovalFilter } from '#server/knowledge/activity/approvals.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { DateSort as DateSortInput } from '#server/knowledge/activity/subjects.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { ApproveAssertionActivity, RevokeApprovalActivity } from './activities.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { ApprovalStatus } from '../schema/enums.ts'
import { Approval, ApprovalConnection, Assertion, Organization, User } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'

Approval.implement({
  description: 'Approval of an assertion by an organization.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the approval.' }),
    approvalActivity: relation(t, ApproveAssertionActivity, 'Activity of the latest approval.', {
      id: latestApprovalActivity.APPROVE_ASSERTION,
    }),
    assertion: relation(t, Assertion, 'The assertion.', { assertion_id: recordById.assertions }),
    clinvarAccession: t.exposeString('clinvar_accession', {
      nullable: true,
      description: 'ClinVar accession of the assertion.',
    }),
    clinvarAccessionVisible: t.boolean({
      nullable: true,
      description: 'True if ClinVar shows the assertion under its accession; null without one.',
      // ClinVar gives an accession when it takes a submission in, and shows it from then on.
      resolve: ({ clinvar_accession }) => (clinvar_accession ? true : null),
    }),
    createdAt: t.expose('created_at', {
      type: 'ISO8601DateTime',
      description: 'Time of the first approval.',
    }),
    lastReviewed: t.expose('last_reviewed_at', {
      type: 'ISO8601DateTime',
      description: 'Time of the latest review by the organization.',
    }),
    organization: relation(t, Organization, 'The organization.', { organization_id: organizationById }),
    readyForClinvarSubmission: t.boolean({
      description:
        'True if the assertion can be submitted to ClinVar: the approval is active, its organization may approve and has a ClinVar key, all supporting evidence is accepted, and there is no accession yet.',
      resolve: async (approval, _args, { load }) => {
        if (approval.status !== 'ACTIVE' || approval.clinvar_accession) return false
        const organization = await existing(load(organizationById, approval.organization_id))
        if (!organization.can_approve || !organization.clinvar_key) return false
        return (await load(unacceptedEvidenceOf, approval.assertion_id)) === null
      },
    }),
    revocationActivity: t.field({
      type: RevokeApprovalActivity,
      nullable: true,
      description: 'Activity of the latest revocation; null if never revoked.',
      resolve: (approval, _args, { load }) => load(latestApprovalActivity.REVOKE_APPROVAL, approval.id),
    }),
    status: t.expose('status', { type: ApprovalStatus, description: 'Status of the approval.' }),
    updatedAt: t.expose('updated_at', { type: 'ISO8601DateTime', description: 'Time of the latest change.' }),
    user: relation(t, User, 'User who approved on behalf of the organization.', { user_id: userById }),
  }),
})

type ApprovalArgs = PageArgs & ApprovalFilter & { sortBy?: DateSortInput | null }

/** The approvals of one assertion. */
export const approvalsOfAssertion = ({ db }: GraphQLContext, assertionId: number, args: ApprovalArgs) =>
  connect(listApprovals(db, { ...args, approvedAssertionId: assertionId }, args.sortBy), args)

/** Filters that every list of approvals offers. */
export const approvalArgs = builder.args((t) => ({
  ...pageArgs,
  approvingOrganizationId: t.int({ description: 'Only approvals by this organization.' }),
  approvingOrganizationIsApprovedVcep: t.boolean({
    description:
      'Only approvals by organizations that are (or, if false, are not) ClinGen-approved variant curation expert panels.',
  }),
  approvingUserId: t.int({ description: 'Only approvals given by this user.' }),
  status: t.field({ type: ApprovalStatus, description: 'Only approvals with this status.' }),
  sortBy: t.field({
    type: DateSort,
    description: 'Sort order; by default active approvals first, then by latest review.',
  }),
}))

builder.queryField('approvals', (t) =>
  t.field({
    type: ApprovalConnection,
    description: 'Approvals of assertions, filtered.',
    args: {
      ...approvalArgs,
      ids: t.arg.intList({ description: 'Only these approvals.' }),
      approvedAssertionId: t.arg.int({ description: 'Only approvals of this assertion.' }),
    },
    resolve: (_root, args, { scan }) => connect(listApprovals(scan, args, args.sortBy), args),
  }),
)
