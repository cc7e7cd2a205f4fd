import { recordTag } from '#domain/records/tags.ts'
import type { ApprovalStatus } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { coiDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'

interface ApprovedAssertion {
  id: number
  status: EvidenceStatus
  flagged: boolean
}

/** An organization's approval of an assertion as it stands. */
export interface StandingApproval {
  status: ApprovalStatus
  /** Who gave it. */
  userName: string
}

/** An organization with what the person who acts for it may do. */
export interface ActingFor {
  name: string
  /** Whether organization and membership both allow approving. */
  mayApprove: boolean
}

/** Why the assertion cannot be approved for the organization as things stand (curation rules, section 9). */
export function approvableDenial(
  { id, status, flagged }: ApprovedAssertion,
  approval: StandingApproval | null,
  organization: Pick<ActingFor, 'name'>,
): Denial {
  const tag = recordTag('ASSERTION', id)
  if (status !== 'ACCEPTED') return `${tag} has not been accepted, so it cannot be approved`
  if (flagged) return `${tag} is flagged: its flags must be resolved before it can be approved`
  return approval?.status === 'ACTIVE'
    ? `${tag} has already been approved for ${organization.name} by ${approval.userName}`
    : null
}

/** Why there is nothing to revoke. */
export const revocableDenial = (
  { id }: Pick<ApprovedAssertion, 'id'>,
  approval: StandingApproval | null,
  organization: Pick<ActingFor, 'name'>,
): Denial =>
  approval === null || approval.status === 'REVOKED'
    ? `There are no active approvals of ${recordTag('ASSERTION', id)} by ${organization.name}`
    : null

/** Why the person may not give or take back approvals for the organization. */
export const approvalRightDenial = (organization: ActingFor): Denial =>
  organization.mayApprove
    ? null
    : `You cannot manage approvals for ${organization.name}: its administrators have not allowed you to`

/** Why the person may not approve: the right for the organization, and a conflict-of-interest statement. */
export const approvalDenial = (person: Curator, organization: ActingFor): Denial =>
  approvalRightDenial(organization) ?? coiDenial(person, 'approve assertions')
