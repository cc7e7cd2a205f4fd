import type { Reading, Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { withdrawAccountLinks } from './account-links.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'
import { endSessions } from './sessions.ts'

/** Fewest and most characters of a password. */
const passwordLength = { min: 10, max: 200 } as const

/** @throws ClientError when the password is too short or too long; nothing else is asked of it */
function checkPassword(password: string): void {
  const { min, max } = passwordLength
  if (password.length < min)
    throw new ClientError('BAD_USER_INPUT', `The password is too short (minimum is ${min} characters)`)
  if (password.length > max)
    throw new ClientError('BAD_USER_INPUT', `The password is too long (maximum is ${max} characters)`)
}

/** @throws ClientError when the password breaks a rule; as {@link hashPassword} */
export async function hashNewPassword(password: string): Promise<string> {
  checkPassword(password)
  return hashPassword(password)
}

/** Checks whether it is the user's password; false, too, for somebody who has none. */
export async function isPasswordOf(db: Reading, userId: number, password: string): Promise<boolean> {
  const method = await db
    .selectFrom('sign_in_methods')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!method?.password_hash) return false
  return verifyPassword({ hash: method.password_hash, password })
}

/** Ways for a user to sign in: `credential` by a password, others by the provider of that id. */
export async function signInMethods(db: Reading, userId: number): Promise<string[]> {
  const methods = await db
    .selectFrom('sign_in_methods')
    .select('provider_id')
    .where('user_id', '=', userId)
    .execute()
  return methods.map(({ provider_id }) => provider_id)
}

/**
 * Removes the user's ways to sign in by providers, and those they were about to link.
 * @returns how many there were
 */
export async function unlinkProviders(tx: Writing, userId: number): Promise<number> {
  // A link that was begun is completed without the session that began it; the user's id stands in its JSON.
  await tx
    .deleteFrom('sign_in_verifications')
    .where((row) =>
      row.or(
        [`"${userId}"`, `${userId},`, `${userId}}`].map((id) => row('value', 'like', `%"userId":${id}%`)),
      ),
    )
    .execute()
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_methods')
    .where('user_id', '=', userId)
    .where('provider_id', '<>', 'credential')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Gives the user a password in place of the one they may have, ends all their sessions and withdraws their open links
 * to a new password.
 */
export async function setPassword(tx: Writing, userId: number, hash: string, now: string): Promise<void> {
  const account = { user_id: userId, provider_id: 'credential', account_id: String(userId) }
  await tx
    .insertInto('sign_in_methods')
    .values({ ...account, password_hash: hash, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password_hash: hash, updated_at: now }),
    )
    .execute()
  await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId })
  await endSessions(tx, userId)
}
