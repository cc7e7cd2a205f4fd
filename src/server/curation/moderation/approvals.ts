import {
  approvableDenial,
  approvalDenial,
  approvalRightDenial,
  revocableDenial,
} from '#domain/policies/approvals.ts'
import type { ActingFor, StandingApproval } from '#domain/policies/approvals.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import { recordTag } from '#domain/records/tags.ts'
import { userDisplayName } from '#domain/text/names.ts'
import { organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { actingOrganization } from '../acting-organization.ts'
import type { Curation } from '../curate.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'

const ORGANIZATION_NEEDED =
  'You must specify the organization whose approval it is as organizationId: only organizations approve'

/** An approval that somebody gives. */
interface NewApproval {
  /** Id of the assertion. */
  id: number
  organizationId: number | null
  comment: string | null
  /** Number of the version that was read; null for whichever is the newest. */
  version: number | null
}

/**
 * Approves an assertion on behalf of an organization, for the first time or again (curation rules, section 9).
 * @throws ClientError
 */
export async function approveAssertion(
  curation: Curation,
  { id, organizationId, comment, version }: NewApproval,
) {
  if (organizationId === null) throw new ClientError('BAD_USER_INPUT', ORGANIZATION_NEEDED)
  const { tx, user, now } = curation
  const acting = {
    ...curation,
    organizationId: await actingOrganization(tx, user.id, organizationId),
  }
  const { assertion, organization, approval } = await approvalCase(acting, id)
  const state = approvableDenial(assertion, approval, organization)
  if (state) throw new ClientError('CONFLICT', state)
  if (version !== null) await assertSameVersion(tx, id, version)
  const right = approvalDenial(await withCoi(curation), organization)
  if (right) throw new ClientError('FORBIDDEN', right)
  const columns = { user_id: user.id, status: 'ACTIVE', last_reviewed_at: now, updated_at: now } as const
  const { id: approvalId } = await tx
    .insertInto('approvals')
    .values({ ...columns, assertion_id: id, organization_id: organization.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['assertion_id', 'organization_id']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(acting, id, approvalId, {
    kind: 'APPROVE_ASSERTION',
    action: 'ASSERTION_APPROVED',
    note: comment,
  })
  return { assertionId: id }
}

/**
 * Takes back an organization's approval of an assertion (curation rules, section 9).
 * @throws ClientError
 */
export async function revokeApproval(curation: Curation, { id, comment }: { id: number; comment: string }) {
  const { tx, user, now } = curation
  const { organization, approval } = await approvalCase(curation, id)
  const state = revocableDenial({ id }, approval, organization)
  if (state) throw new ClientError('CONFLICT', state)
  const right = approvalRightDenial(organization)
  if (right) throw new ClientError('FORBIDDEN', right)
  const { id: approvalId } = await tx
    .updateTable('approvals')
    .set({ user_id: user.id, status: 'REVOKED', last_reviewed_at: now, updated_at: now })
    .where('assertion_id', '=', id)
    .where('organization_id', '=', organization.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(curation, id, approvalId, {
    kind: 'REVOKE_APPROVAL',
    action: 'ASSERTION_APPROVAL_REVOKED',
    note: comment,
  })
  return { assertionId: id }
}

/** @throws ClientError when the newest version of the assertion is another one */
async function assertSameVersion(tx: Reading, id: number, version: number): Promise<void> {
  const newest = await tx
    .selectFrom('record_versions')
    .select('number')
    .where('record_type', '=', 'ASSERTION')
    .where('record_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.number === version) return
  const now = newest ? `it is at version ${newest.number} now` : 'it has no versions yet'
  throw new ClientError(
    'CONFLICT',
    `${recordTag('ASSERTION', id)} is not at version ${version}: ${now}. Reload it`,
  )
}

interface ApprovalCase {
  assertion: AssertionRecord
  organization: ActingFor & { id: number }
  approval: StandingApproval | null
}

/** The assertion, the organization that the user acts for and its approval as it stands. */
async function approvalCase({ tx, find, user, organizationId }: Curation, id: number): Promise<ApprovalCase> {
  const assertion = await find(recordById.assertions, id)
  if (!assertion) throw new ClientError('NOT_FOUND', `Assertion ${id} doesn't exist`)
  const own = await find(organizationsOfUser, user.id)
  const membership = own.find((organization) => organization.id === organizationId)
  if (!membership) throw new ClientError('BAD_USER_INPUT', ORGANIZATION_NEEDED)
  const row = await tx
    .selectFrom('approvals')
    .select(['status', 'user_id'])
    .where('assertion_id', '=', id)
    .where('organization_id', '=', membership.id)
    .executeTakeFirst()
  const approver = row && (await find(userById, row.user_id))
  return {
    assertion,
    organization: {
      id: membership.id,
      name: membership.name,
      mayApprove: membership.can_approve && membership.member_can_approve,
    },
    approval: row && approver ? { status: row.status, userName: userDisplayName(approver) } : null,
  }
}

async function record(
  curation: Curation,
  id: number,
  approvalId: number,
  change: { kind: ActivityType; action: EventAction; note: string | null },
): Promise<void> {
  const subject = { entityType: 'ASSERTION', id } as const
  const { action, ...activity } = change
  await recordActivity(curation, {
    ...activity,
    subject,
    events: [{ action, subject }],
    approvalIds: [approvalId],
  })
}
