import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/client-error.ts'
import { createAccountLink, noteLinkUser, useAccountLink, withdrawAccountLinks } from './account-links.ts'
import { revokeAllApiKeys } from './api-keys.ts'
import { addMember } from './organizations.ts'
import { hashNewPassword, setPassword } from './passwords.ts'
import type { SignUpMode } from './sign-in-options.ts'
import { activeAdministrators, createUser } from './users.ts'

/** Details that somebody enters to get an account. */
export interface NewAccount {
  email: string
  password: string
  name?: string | null
  username?: string | null
}

const SIGN_UP_DENIALS: Record<Exclude<SignUpMode, 'OPEN'>, string> = {
  INVITATION: 'New accounts need an invitation: ask an administrator for a link',
  CLOSED: 'New accounts are created by administrators: ask one of them',
}

/** @throws ClientError unless anyone may make an account */
function assertSignUpOpen(mode: SignUpMode): void {
  if (mode !== 'OPEN') throw new ClientError('FORBIDDEN', SIGN_UP_DENIALS[mode])
}

async function addAccount(
  storage: Pick<Storage, 'writeAside'>,
  account: NewAccount,
  start: (tx: Writing, now: string) => Promise<Pick<UserRecord, 'role'>>,
  end: (tx: Writing, user: UserRecord) => Promise<void>,
): Promise<UserRecord> {
  if (account.email.trim() === '') throw new ClientError('BAD_USER_INPUT', 'email can’t be blank')
  // Outside the transaction, which should be short.
  const hash = await hashNewPassword(account.password)
  return storage.writeAside(async (tx) => {
    const now = new Date().toISOString()
    const { role } = await start(tx, now)
    const user = await createUser(tx, { ...account, role }, now)
    await setPassword(tx, user.id, hash, now)
    await end(tx, user)
    return user
  })
}

/**
 * Makes an account for whoever asks, as far as sign-up is open: a curator.
 * @throws ClientError
 */
export async function signUp(
  storage: Pick<Storage, 'writeAside'>,
  mode: SignUpMode,
  newAccount: NewAccount,
): Promise<UserRecord> {
  assertSignUpOpen(mode)
  return addAccount(
    storage,
    newAccount,
    async () => ({ role: 'CURATOR' }),
    async () => {},
  )
}

/**
 * Makes an account for somebody with an invitation, with the role and organization that it names.
 * @throws ClientError
 */
export function acceptInvitation(
  storage: Pick<Storage, 'writeAside'>,
  token: string,
  newAccount: NewAccount,
): Promise<UserRecord> {
  let link: Awaited<ReturnType<typeof useAccountLink>> | undefined
  return addAccount(
    storage,
    newAccount,
    async (tx, now) => {
      link = await useAccountLink(tx, 'INVITATION', token, now)
      return { role: link.role ?? 'CURATOR' }
    },
    async (tx, user) => {
      if (!link) return
      await noteLinkUser(tx, link.id, user.id)
      if (link.organization_id !== null) await addMember(tx, link.organization_id, user.id)
    },
  )
}

/**
 * Makes the first administrator, with the link that the service printed when it started.
 * @throws ClientError when the link does not work or there is an administrator by now
 */
export function setUp(
  storage: Pick<Storage, 'writeAside'>,
  token: string,
  newAccount: NewAccount,
): Promise<UserRecord> {
  return addAccount(
    storage,
    newAccount,
    async (tx, now) => {
      await useAccountLink(tx, 'SET_UP', token, now)
      if ((await activeAdministrators(tx)).length > 0)
        throw new ClientError('CONFLICT', 'This knowledgebase already has an administrator: sign in instead')
      return { role: 'ADMIN' }
    },
    async (tx) => void (await withdrawAccountLinks(tx, { kind: 'SET_UP' })),
  )
}

/** Path of a new one-time set-up link when there is no administrator; earlier ones stop working. Else null. */
export function setUpPath(storage: Storage): Promise<string | null> {
  return storage.writeAside(async (tx) => {
    if ((await activeAdministrators(tx)).length > 0) return null
    await withdrawAccountLinks(tx, { kind: 'SET_UP' })
    const link = await createAccountLink(tx, {
      kind: 'SET_UP',
      createdBy: null,
      now: new Date().toISOString(),
    })
    return link.path
  })
}

/**
 * Sets the password of whom a password link was made for. All their sessions end and their keys are revoked: whoever
 * needs such a link may have lost more than the password.
 * @throws ClientError when the link does not work or the password breaks a rule
 */
export async function resetPassword(
  storage: Pick<Storage, 'writeAside'>,
  token: string,
  password: string,
): Promise<{ userId: number; revokedKeys: number }> {
  const hash = await hashNewPassword(password)
  return storage.writeAside(async (tx) => {
    const now = new Date().toISOString()
    const link = await useAccountLink(tx, 'PASSWORD', token, now)
    if (link.user_id === null) throw new Error(`password link ${link.id} is nobody's`)
    await setPassword(tx, link.user_id, hash, now)
    await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId: link.user_id })
    const revokedKeys = await revokeAllApiKeys(tx, link.user_id, now)
    return { userId: link.user_id, revokedKeys }
  })
}
