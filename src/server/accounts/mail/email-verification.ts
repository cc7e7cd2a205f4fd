import { skipNotifications } from '#server/mail/mail-preferences.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { userOfEmailToken, withdrawEmailTokens } from './mail-tokens.ts'

/**
 * Leaves a message by which a user verifies their address; none when it is verified or there is none.
 * @returns whether one is sent
 * @throws ClientError as the outbox
 */
export async function requestVerification(
  tx: Writing,
  outbox: Outbox,
  user: Pick<UserRecord, 'id' | 'email' | 'email_verified'>,
  now: string,
): Promise<boolean> {
  if (user.email === null || user.email_verified) return false
  const about = { userId: user.id, recipient: user.email }
  return outbox.add(tx, { kind: 'EMAIL_VERIFICATION', ...about, isLimited: true, now })
}

/** Notes that an address is that of its user: they have opened what was sent there. */
export async function markVerified(tx: Writing, userId: number, now: string): Promise<void> {
  const newly = await tx
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  // What came while nothing could be sent there is no news.
  if (newly) await skipNotifications(tx, userId)
  await withdrawEmailTokens(tx, userId)
}

/**
 * Verifies the address of a user by the token of a message.
 * @returns the id of the user
 * @throws ClientError when the token does not work
 */
export async function verifyEmail(tx: Writing, token: string, now: string): Promise<number> {
  const userId = await userOfEmailToken(tx, token, now)
  if (userId === null)
    throw new ClientError(
      'NOT_FOUND',
      'This link does not work: it was used before, has expired, or the account has another address',
    )
  await markVerified(tx, userId, now)
  return userId
}
