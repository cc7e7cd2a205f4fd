import { foldEmail } from '#domain/user-rules.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { SignInChange } from '#server/mail/sign-in-change.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { createAccountLink, linkError, useAccountLink } from './account-links.ts'
import { revokeAllApiKeys } from './api-keys/api-keys.ts'
import { markVerified } from './mail/email-verification.ts'
import { mailedTo } from './mail/mail-tokens.ts'
import { hashNewPassword, setPassword, unlinkProviders } from './passwords.ts'

/**
 * Leaves a message with a link to a new password for the account with the address, where there is an active one.
 * @returns the id of its user; null: there is none
 */
export async function requestPasswordReset(
  storage: Pick<Storage, 'writeAside'>,
  outbox: Outbox,
  email: string,
): Promise<number | null> {
  return storage.writeAside(async (tx) => {
    const now = new Date().toISOString()
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email_folded', '=', foldEmail(email))
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    if (!user || user.email === null) return null
    if (outbox.isOn) {
      const { record } = await createAccountLink(tx, {
        kind: 'PASSWORD',
        userId: user.id,
        createdBy: null,
        now,
      })
      const about = { userId: user.id, linkId: record.id, recipient: user.email }
      await outbox.add(tx, { kind: 'PASSWORD_RESET', ...about, now })
    }
    return user.id
  })
}

/** Tells the user by mail that their password was changed. @param unlinked whether providers were unlinked, too */
export async function noticePasswordChange(
  tx: Writing,
  outbox: Outbox,
  userId: number,
  now: string,
  unlinked = false,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.email) return
  const details: SignInChange = { change: 'PASSWORD', unlinked }
  const about = { userId, recipient: user.email, isLimited: !user.email_verified }
  await outbox.add(tx, { kind: 'PASSWORD_CHANGED', ...about, details, now })
}

/** Tells the user by mail, if their address is verified, that they can sign in by a provider from now on. */
export async function noticeProvider(
  tx: Writing,
  outbox: Outbox,
  { userId, provider, now }: { userId: number; provider: string; now: string },
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  if (!user?.email) return
  const details: SignInChange = { change: 'PROVIDER', provider }
  await outbox.add(tx, { kind: 'PASSWORD_CHANGED', userId, recipient: user.email, details, now })
}

/**
 * Sets the password of whom a password link was made for. All their sessions end, their keys are revoked and their
 * providers unlinked: whoever needs such a link may have lost more than the password.
 * @throws ClientError when the link does not work, or was mailed to an address that is no longer theirs, or the password
 * breaks a rule
 */
export async function resetPassword(
  storage: Pick<Storage, 'writeAside'>,
  outbox: Outbox,
  token: string,
  password: string,
): Promise<{ userId: number; revokedKeys: number; unlinkedProviders: number }> {
  const hash = await hashNewPassword(password)
  return storage.writeAside(async (tx) => {
    const now = new Date().toISOString()
    const link = await useAccountLink(tx, 'PASSWORD', token, now)
    const userId = link.user_id
    if (userId === null) throw new Error(`password link ${link.id} is nobody's`)
    const address = await mailedTo(tx, token)
    if (address !== null && !(await isAddressOf(tx, userId, address))) throw linkError()
    await setPassword(tx, userId, hash, now)
    if (address !== null) await markVerified(tx, userId, now)
    const unlinkedProviders = await unlinkProviders(tx, userId)
    await noticePasswordChange(tx, outbox, userId, now, unlinkedProviders > 0)
    const revokedKeys = await revokeAllApiKeys(tx, userId, now)
    return { userId, revokedKeys, unlinkedProviders }
  })
}

/** Whether the user has the address: who was sent a link there has shown that it is theirs. */
async function isAddressOf(tx: Writing, userId: number, emailFolded: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_folded', '=', emailFolded)
    .executeTakeFirst()
  return user !== undefined
}
