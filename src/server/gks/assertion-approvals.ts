import { approvalsByAssertion } from '#server/knowledge/activity/approvals.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import type { ApprovalRecord } from '#server/knowledge/records/terms.ts'
import { extensions, present } from './concepts.ts'
import type { GksContext } from './gks-context.ts'
import type { Contribution } from './gks-types.ts'

async function contributionOf(
  { organization_id, last_reviewed_at }: ApprovalRecord,
  { load, ids }: GksContext,
): Promise<Contribution[]> {
  const organization = await load(organizationById, organization_id)
  if (!organization) return []
  const contributor = present({
    id: ids.id('organization', organization),
    type: 'Agent' as const,
    name: organization.name,
    description: organization.description,
    extensions: extensions({ isApprovedVcep: organization.is_approved_vcep }),
  })
  const date = last_reviewed_at.slice(0, 10)
  return [{ type: 'Contribution', contributor, activityType: 'approval.last_reviewed', date }]
}

/**
 * Who approved the assertion and has not revoked that, by date, and the accession in ClinVar of the latest approval. Of
 * one organization's objects its own alone.
 */
export async function assertionApprovals(assertion: AssertionRecord, context: GksContext) {
  const approvals = (await context.load(approvalsByAssertion, assertion.id))
    .filter(({ status }) => status !== 'REVOKED')
    .filter(({ organization_id: id }) => context.organization === null || id === context.organization)
    .toSorted((one, other) => (one.last_reviewed_at < other.last_reviewed_at ? -1 : 1))
  const contributions = await Promise.all(approvals.map((approval) => contributionOf(approval, context)))
  const accession = approvals.at(-1)?.clinvar_accession ?? null
  return { contributions: contributions.flat(), accession }
}
