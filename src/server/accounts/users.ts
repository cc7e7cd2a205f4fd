import type { UserRole } from '#domain/vocabularies/people.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { emailError, foldEmail, nameError, newUsernameError, proposedUsername } from '#domain/user-rules.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { withdrawAccountLinks } from './account-links.ts'
import { revokeAllApiKeys } from './api-keys/api-keys.ts'
import { usernameComparison } from './confusable-usernames.ts'
import { withdrawEmailTokens } from './mail/mail-tokens.ts'
import { endSessions } from './sessions.ts'

/** The username, or where it is taken or looks like another the first of `name_1`, `name_2`, … that is not. */
async function freeUsername(db: Reading, preferred: string): Promise<string> {
  const confusedWith = await usernameComparison(db, null)
  for (let number = 0; ; number += 1) {
    const username = number === 0 ? preferred : `${preferred}_${number}`
    if (confusedWith(username) === null) return username
  }
}

/**
 * Lets transactions that decide on usernames and e-mail addresses run one after the other, so that none takes what
 * another is about to.
 */
export async function lineUp(tx: Writing): Promise<void> {
  await tx
    .insertInto('service_secrets')
    .values({ name: 'queue-for-names', secret: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ secret: '' }))
    .execute()
}

export interface NewUser {
  email: string | null
  name?: string | null
  /** Chosen by the person; made from name or e-mail address when absent. */
  username?: string | null
  role: UserRole
  emailVerified?: boolean
}

/**
 * Makes a user; everyone else's account stays as it is.
 * @throws ClientError when what is given breaks a rule, or the e-mail address or chosen username is taken
 */
export async function createUser(tx: Writing, input: NewUser, now: string): Promise<UserRecord> {
  const email = input.email?.trim() || null
  // Names of providers and of commands, too.
  const name = squeezeSpace(cleanText(input.name ?? '')) || null
  const chosen = cleanText(input.username ?? '').trim() || null
  throwIfAny(
    'BAD_USER_INPUT',
    [
      email === null ? null : emailError(email),
      name === null ? null : nameError(name),
      chosen === null ? null : newUsernameError(chosen),
      input.role !== 'CURATOR' && email === null ? 'editors and administrators need an e-mail address' : null,
    ],
    ', ',
  )
  await lineUp(tx)
  if (email !== null) await assertEmailFree(tx, email, null)
  if (chosen !== null) await assertUsernameFree(tx, chosen, null)
  const username = chosen ?? (await freeUsername(tx, proposedUsername({ name, email })))
  return tx
    .insertInto('users')
    .values({
      email,
      email_folded: email && foldEmail(email),
      email_verified: input.emailVerified ?? false,
      name,
      name_folded: name && foldText(name),
      username,
      username_folded: foldText(username),
      role: input.role,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The user with an e-mail address, however it is written. */
export const userByEmail = (db: Reading, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'role'])
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst()

/** @throws ClientError when an account other than `userId` has the address */
export async function assertEmailFree(db: Reading, email: string, userId: number | null): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .executeTakeFirst()
  if (owner && owner.id !== userId)
    throw new ClientError('CONFLICT', `email “${email}” already belongs to an account`)
}

/** @throws ClientError when an account other than `userId` has the username, or one that looks like it */
export async function assertUsernameFree(
  db: Reading,
  username: string,
  userId: number | null,
): Promise<void> {
  const other = (await usernameComparison(db, userId))(username)
  if (other === null) return
  throw new ClientError(
    'CONFLICT',
    foldText(other) === foldText(username)
      ? `username “${username}” is taken`
      : `username “${username}” looks like “${other}”, which is taken or reserved: take one that nobody can mistake for it`,
  )
}

/**
 * The user with the id, for administration.
 * @throws ClientError when there is none, or it is the account in whose name imports act
 */
export async function administeredUser(db: Reading, id: number): Promise<UserRecord> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) throw new ClientError('NOT_FOUND', `User ${id} doesn't exist`)
  if (user.automation)
    throw new ClientError('FORBIDDEN', `${user.username} is the system account for imports`)
  return user
}

/** Administrators who could sign in. */
export async function activeAdministrators(db: Reading): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('deactivated_at', 'is', null)
    .where('automation', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

async function assertAdministratorLeft(tx: Writing, id: number, how: string): Promise<void> {
  const administrators = await activeAdministrators(tx)
  if (administrators.length === 1 && administrators[0] === id)
    throw new ClientError(
      'CONFLICT',
      `This is the only administrator and cannot be ${how}: appoint another first`,
    )
}

/** @throws ClientError when there is no such user, they have no e-mail address, or are the last administrator */
export async function setRole(tx: Writing, id: number, role: UserRole, now: string): Promise<void> {
  const user = await administeredUser(tx, id)
  if (role !== 'CURATOR' && user.email === null)
    throw new ClientError(
      'CONFLICT',
      `${user.username} has no e-mail address, which editors and administrators need`,
    )
  if (role !== 'ADMIN') await assertAdministratorLeft(tx, id, 'given another role')
  await tx.updateTable('users').set({ role, updated_at: now }).where('id', '=', id).execute()
}

/**
 * Keeps a user from signing in, or lets them again. Their sessions end, their keys are revoked and their links work no
 * more; none of it comes back, not even what an earlier version left when it deactivated them.
 * @throws ClientError when there is no such user or they are the last administrator
 */
export async function setDeactivated(
  tx: Writing,
  id: number,
  deactivated: boolean,
  now: string,
): Promise<void> {
  const user = await administeredUser(tx, id)
  if (deactivated) await assertAdministratorLeft(tx, id, 'deactivated')
  if (deactivated || user.deactivated_at !== null) {
    await endSessions(tx, id)
    await revokeAllApiKeys(tx, id, now)
    await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId: id })
    await withdrawEmailTokens(tx, id)
  }
  const deactivatedAt = deactivated ? (user.deactivated_at ?? now) : null
  await tx
    .updateTable('users')
    .set({ deactivated_at: deactivatedAt, updated_at: now })
    .where('id', '=', id)
    .execute()
}
