import {
  approvableDenial,
  approvalDenial,
  approvalRightDenial,
  revocableDenial,
} from '#domain/policies/approvals.ts'
import type { ActingFor, StandingApproval } from '#domain/policies/approvals.ts'
import { moderationDenial, statusDenial } from '#domain/policies/moderation.ts'
import type { Curator, Denial } from '#domain/policies/rights.ts'
import { userDisplayName } from '#domain/text/names.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { submissionEvent } from '#server/curation/moderation/moderation.ts'
import { approvalsByAssertion } from '#server/knowledge/activity/approvals.ts'
import { organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import { existing } from '#server/knowledge/records/records.ts'
import type { AssertionRecord, EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { Assertion, EvidenceItem, Organization } from '../schema/refs.ts'

/** What the viewer may do with a record that is moderated. */
interface Moderating<Row extends EvidenceItemRecord | AssertionRecord> {
  record: Row
  curator: Curator
  submitterId: number | null
}

async function moderating<Row extends EvidenceItemRecord | AssertionRecord>(
  record: Row,
  context: GraphQLContext,
): Promise<Moderating<Row> | null> {
  const curator = await viewingCurator(context)
  if (!curator) return null
  const submission = await context.load(submissionEvent(record.record_type), record.id)
  return { record, curator, submitterId: submission?.user_id ?? null }
}

function denialOf(
  newStatus: EvidenceStatus,
  { record, curator, submitterId }: Moderating<EvidenceItemRecord | AssertionRecord>,
): Denial {
  const moderated = { kind: record.record_type, id: record.id, status: record.status, submitterId }
  return statusDenial(moderated, newStatus) ?? moderationDenial(curator, moderated, newStatus)
}

const abilityTo = (newStatus: EvidenceStatus, description: string) => ({
  type: Ability,
  description,
  resolve: (moderated: Moderating<EvidenceItemRecord | AssertionRecord>) => ({
    denial: denialOf(newStatus, moderated),
  }),
})

const EvidenceItemAbilities = builder
  .objectRef<Moderating<EvidenceItemRecord>>('EvidenceItemAbilities')
  .implement({
    description: 'Permissions of the viewer on an evidence item. Of this service, not of the contract.',
    fields: (t) => ({
      accept: t.field(abilityTo('ACCEPTED', 'Accept it.')),
      reject: t.field(abilityTo('REJECTED', 'Reject it; takes a comment.')),
      revert: t.field(abilityTo('SUBMITTED', 'Return it to those that wait for review; takes a comment.')),
    }),
  })

/** What the viewer may do for one of their organizations. */
interface Approving {
  assertion: AssertionRecord
  curator: Curator
  organization: OrganizationRecord & ActingFor
  approval: StandingApproval | null
}

const ApprovalAbilities = builder.objectRef<Approving>('ApprovalAbilities').implement({
  description:
    'Permissions of the viewer on the approval of one of their organizations. Of this service, not of the contract.',
  fields: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'An organization that the viewer is a member of.',
      resolve: ({ organization }) => organization,
    }),
    approve: t.field({
      type: Ability,
      description: 'Approve the assertion on its behalf.',
      resolve: ({ assertion, curator, organization, approval }) => ({
        denial: approvableDenial(assertion, approval, organization) ?? approvalDenial(curator, organization),
      }),
    }),
    revoke: t.field({
      type: Ability,
      description: 'Take its approval back; takes a comment.',
      resolve: ({ assertion, organization, approval }) => ({
        denial: revocableDenial(assertion, approval, organization) ?? approvalRightDenial(organization),
      }),
    }),
  }),
})

const AssertionAbilities = builder.objectRef<Moderating<AssertionRecord>>('AssertionAbilities').implement({
  description: 'Permissions of the viewer on an assertion. Of this service, not of the contract.',
  fields: (t) => ({
    accept: t.field(abilityTo('ACCEPTED', 'Accept it.')),
    reject: t.field(abilityTo('REJECTED', 'Reject it; takes a comment.')),
    revert: t.field(abilityTo('SUBMITTED', 'Return it to those that wait for review; takes a comment.')),
    approvals: t.field({
      type: [ApprovalAbilities],
      description: 'Permissions for each of their organizations, by name.',
      resolve: ({ record, curator }, _args, { load }) => approvingFor(record, curator, load),
    }),
  }),
})

async function approvingFor(
  assertion: AssertionRecord,
  curator: Curator,
  load: GraphQLContext['load'],
): Promise<Approving[]> {
  const [organizations, approvals] = await Promise.all([
    load(organizationsOfUser, curator.id),
    load(approvalsByAssertion, assertion.id),
  ])
  return Promise.all(
    organizations.map(async (organization) => {
      const row = approvals.find(({ organization_id }) => organization_id === organization.id)
      const approval = row && {
        status: row.status,
        userName: userDisplayName(await existing(load(userById, row.user_id))),
      }
      const mayApprove = organization.can_approve && organization.member_can_approve
      return {
        assertion,
        curator,
        organization: { ...organization, mayApprove },
        approval: approval ?? null,
      }
    }),
  )
}

builder.objectField(EvidenceItem, 'viewerMay', (t) =>
  t.field({
    type: EvidenceItemAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Of this service, not of the contract.',
    resolve: (item, _args, context) => moderating(item, context),
  }),
)

builder.objectField(Assertion, 'viewerMay', (t) =>
  t.field({
    type: AssertionAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Of this service, not of the contract.',
    resolve: (assertion, _args, context) => moderating(assertion, context),
  }),
)
