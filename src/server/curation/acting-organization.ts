import { organizationById, organizationsOfUser } from '#server/knowledge/people/organizations.ts'
import type { Reading } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'

/**
 * The organization on whose behalf a user acts (rule O of the curation rules): the one asked for, or the only one
 * that the user is a member of, or none.
 * @throws ClientError when it does not exist, when the user is no member, or when a member of several names none
 */
export async function actingOrganization(
  db: Reading,
  userId: number,
  requestedId: number | null | undefined,
): Promise<number | null> {
  const [own = []] = await organizationsOfUser(db, [userId])
  if (requestedId != null) {
    if (own.some(({ id }) => id === requestedId)) return requestedId
    const [organization] = await organizationById(db, [requestedId])
    if (!organization) throw new ClientError('NOT_FOUND', `Organization ${requestedId} doesn't exist`)
    throw new ClientError(
      'FORBIDDEN',
      `You are not a member of ${organization.name} and cannot perform actions on its behalf`,
    )
  }
  if (own.length > 1) {
    const names = own.map(({ id, name }) => `${name} (${id})`).join(', ')
    throw new ClientError(
      'BAD_USER_INPUT',
      `You are a member of several organizations and must specify one as organizationId: ${names}`,
    )
  }
  return own[0]?.id ?? null
}
