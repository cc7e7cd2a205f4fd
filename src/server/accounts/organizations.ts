import { cleanText } from '#domain/text/clean-text.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { nameError, textError, webAddressError } from '#domain/user-rules.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { administeredUser } from './users.ts'

/** Details of an organization, and what it may do. */
export interface OrganizationDetails {
  name: string
  url: string
  description: string
  /** The organization it belongs to. */
  parentId: number | null
  /** Whether members may be given the right to approve assertions for it. */
  canApprove: boolean
  isApprovedVcep: boolean
}

/** @throws ClientError naming what breaks a rule */
export function checkOrganization(organization: OrganizationDetails): OrganizationDetails {
  const details = {
    ...organization,
    name: squeezeSpace(cleanText(organization.name)),
    url: cleanText(organization.url).trim(),
    description: cleanText(organization.description).trim(),
  }
  throwIfAny(
    'BAD_USER_INPUT',
    [
      details.name === '' ? 'name can’t be blank' : nameError(details.name),
      details.url === '' ? null : webAddressError(details.url),
      textError('description', details.description),
    ],
    ', ',
  )
  return details
}

/** @throws ClientError when there is no such organization */
export async function existingOrganization(db: Reading, id: number): Promise<OrganizationRecord> {
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (organization) return organization
  throw new ClientError('NOT_FOUND', `Organization ${id} doesn't exist`)
}

async function assertNameFree(tx: Writing, name: string, id: number | null): Promise<void> {
  const owner = await tx
    .selectFrom('organizations')
    .select('id')
    .where('name_folded', '=', foldText(name))
    .executeTakeFirst()
  if (owner && owner.id !== id) throw new ClientError('CONFLICT', `An organization “${name}” already exists`)
}

/** Organizations lie on two levels: what belongs to one has none that belong to it. */
async function assertParentAllowed(tx: Writing, parentId: number | null, id: number | null): Promise<void> {
  if (parentId === null) return
  const parent = await existingOrganization(tx, parentId)
  if (parent.id === id) throw new ClientError('BAD_USER_INPUT', `${parent.name} cannot belong to itself`)
  if (parent.parent_id !== null)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${parent.name} is a sub-organization itself and cannot have sub-organizations`,
    )
  const child = id === null ? undefined : await firstChild(tx, id)
  if (child)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${child.name} belongs to this organization, which therefore cannot have a parent organization`,
    )
}

const firstChild = (tx: Writing, id: number) =>
  tx.selectFrom('organizations').select('name').where('parent_id', '=', id).executeTakeFirst()

const columnsOf = (details: OrganizationDetails, now: string) => ({
  name: details.name,
  name_folded: foldText(details.name),
  url: details.url,
  description: details.description,
  parent_id: details.parentId,
  can_approve: details.canApprove,
  is_approved_vcep: details.isApprovedVcep,
  updated_at: now,
})

/**
 * Makes an organization without members.
 * @param details as {@link checkOrganization} gives them
 * @throws ClientError when the name is taken or the parent cannot be one
 */
export async function createOrganization(
  tx: Writing,
  details: OrganizationDetails,
  now: string,
): Promise<OrganizationRecord> {
  await assertNameFree(tx, details.name, null)
  await assertParentAllowed(tx, details.parentId, null)
  return tx
    .insertInto('organizations')
    .values({ ...columnsOf(details, now), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Replaces what is known of an organization.
 * @throws ClientError also when members hold the right to approve and it shall lose it
 */
export async function editOrganization(
  tx: Writing,
  id: number,
  details: OrganizationDetails,
  now: string,
): Promise<void> {
  const before = await existingOrganization(tx, id)
  await assertNameFree(tx, details.name, id)
  await assertParentAllowed(tx, details.parentId, id)
  if (before.can_approve && !details.canApprove) {
    const approver = await tx
      .selectFrom('affiliations')
      .select('user_id')
      .where('organization_id', '=', id)
      .where('can_approve', '=', true)
      .executeTakeFirst()
    if (approver)
      throw new ClientError(
        'CONFLICT',
        `Members of ${before.name} may approve assertions: revoke that right from each of them first`,
      )
  }
  await tx.updateTable('organizations').set(columnsOf(details, now)).where('id', '=', id).execute()
}

/** Makes a user a member, who cannot approve; a member stays as they are. */
export async function addMember(tx: Writing, organizationId: number, userId: number): Promise<void> {
  await tx
    .insertInto('affiliations')
    .values({ user_id: userId, organization_id: organizationId, can_approve: false })
    .onConflict((conflict) => conflict.columns(['user_id', 'organization_id']).doNothing())
    .execute()
}

/**
 * Makes a user a member with or without the right to approve.
 * @throws ClientError when either does not exist, or the organization itself may not approve
 */
export async function setMember(
  tx: Writing,
  member: { organizationId: number; userId: number; canApprove: boolean },
): Promise<void> {
  const organization = await existingOrganization(tx, member.organizationId)
  const user = await administeredUser(tx, member.userId)
  if (member.canApprove && !organization.can_approve)
    throw new ClientError(
      'CONFLICT',
      `${organization.name} may not approve assertions, so its members cannot either`,
    )
  await addMember(tx, organization.id, user.id)
  await tx
    .updateTable('affiliations')
    .set({ can_approve: member.canApprove })
    .where('organization_id', '=', organization.id)
    .where('user_id', '=', user.id)
    .execute()
}

/** @throws ClientError when the organization does not exist or the user is not a member of it */
export async function removeMember(
  tx: Writing,
  member: { organizationId: number; userId: number },
): Promise<void> {
  const organization = await existingOrganization(tx, member.organizationId)
  const { numDeletedRows } = await tx
    .deleteFrom('affiliations')
    .where('organization_id', '=', organization.id)
    .where('user_id', '=', member.userId)
    .executeTakeFirst()
  if (Number(numDeletedRows) === 0)
    throw new ClientError('NOT_FOUND', `User ${member.userId} is not a member of ${organization.name}`)
}
