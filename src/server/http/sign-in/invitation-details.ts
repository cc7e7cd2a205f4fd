import { userDisplayName } from '#domain/text/names.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Reading } from '#server/storage/database.ts'
import type { AccountLinkRecord } from '#server/accounts/account-links.ts'

/** Facts about an invitation that whoever holds its link reads before they accept it. */
export async function invitationDetails(db: Reading, link: AccountLinkRecord) {
  const [inviter] = link.created_by === null ? [] : await userById(db, [link.created_by])
  const [organization] =
    link.organization_id === null ? [] : await organizationById(db, [link.organization_id])
  return {
    /** Null for the command line. */
    invitedBy: inviter ? userDisplayName({ ...inviter, email: null }) : null,
    organization: organization?.name ?? null,
    /** Recipient, as the inviter has named them. */
    recipient: link.note,
  }
}
