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
    description: 'Permissions of the viewer on an evidence item. Curia extension.',
    fields: (t) => ({
      accept: t.field(abilityTo('ACCEPTED', 'Permission to accept it.')),
      reject: t.field(abilityTo('REJECTED', 'Permission to reject it, which requires a comment.')),
      revert: t.field(abilityTo('SUBMITTED', 'Permission to reopen its review, which requires a comment.')),
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
    'Permissions of the viewer regarding the approval by one of their organizations. Curia extension.',
  fields: (t) => ({
    organization: t.field({
      type: Organization,
      description: 'An organization that the viewer is a member of.',
      resolve: ({ organization }) => organization,
    }),
    approve: t.field({
      type: Ability,
      description: 'Permission to approve the assertion on its behalf.',
      resolve: ({ assertion, curator, organization, approval }) => ({
        denial: approvableDenial(assertion, approval, organization) ?? approvalDenial(curator, organization),
      }),
    }),
    revoke: t.field({
      type: Ability,
      description: 'Permission to revoke its approval, which requires a comment.',
      resolve: ({ assertion, organization, approval }) => ({
        denial: revocableDenial(assertion, approval, organization) ?? approvalRightDenial(organization),
      }),
    }),
  }),
})

const AssertionAbilities = builder.objectRef<Moderating<AssertionRecord>>('AssertionAbilities').implement({
  description: 'Permissions of the viewer on an assertion. Curia extension.',
  fields: (t) => ({
    accept: t.field(abilityTo('ACCEPTED', 'Permission to accept it.')),
    reject: t.field(abilityTo('REJECTED', 'Permission to reject it, which requires a comment.')),
    revert: t.field(abilityTo('SUBMITTED', 'Permission to reopen its review, which requires a comment.')),
    approvals: t.field({
      type: [ApprovalAbilities],
      description: 'Permissions for each organization of the viewer, by name.',
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
    description: 'Permissions of the viewer; null when anonymous. Curia extension.',
    resolve: (item, _args, context) => moderating(item, context),
  }),
)

builder.objectField(Assertion, 'viewerMay', (t) =>
  t.field({
    type: AssertionAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Curia extension.',
    resolve: (assertion, _args, context) => moderating(assertion, context),
  }),
)
