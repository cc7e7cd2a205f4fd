import { noOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { createAccountLink, noteLinkUser, useAccountLink, withdrawAccountLinks } from './account-links.ts'
import { markVerified, requestVerification } from './mail/email-verification.ts'
import { mailedTo } from './mail/mail-tokens.ts'
import { addMember } from './organizations.ts'
import { hashNewPassword, setPassword } from './passwords.ts'
import type { SignUpMode } from '#server/config/sign-in-options.ts'
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

/** Where accounts are kept, and where messages about them are left. */
export interface NewAccountServices {
  storage: Pick<Storage, 'writeAside'>
  /** None is sent unless given. */
  outbox?: Outbox
}

async function addAccount(
  { storage, outbox = noOutbox }: NewAccountServices,
  account: NewAccount,
  start: (tx: Writing, now: string) => Promise<Pick<UserRecord, 'role'>>,
  /** @returns the folded address that is known to be theirs; null: none */
  end: (tx: Writing, user: UserRecord) => Promise<string | null>,
): Promise<UserRecord> {
  if (account.email.trim() === '') throw new ClientError('BAD_USER_INPUT', 'email can’t be blank')
  // Outside the transaction, which should be short.
  const hash = await hashNewPassword(account.password)
  return storage.writeAside(async (tx) => {
    const now = new Date().toISOString()
    const { role } = await start(tx, now)
    const user = await createUser(tx, { ...account, role }, now)
    await setPassword(tx, user.id, hash, now)
    const address = await end(tx, user)
    if (address !== null && address === user.email_folded) await markVerified(tx, user.id, now)
    else await requestVerification(tx, outbox, user, now)
    return user
  })
}

/**
 * Makes an account for whoever asks, as far as sign-up is open: a curator.
 * @throws ClientError
 */
export async function signUp(
  services: NewAccountServices,
  mode: SignUpMode,
  newAccount: NewAccount,
): Promise<UserRecord> {
  assertSignUpOpen(mode)
  return addAccount(
    services,
    newAccount,
    async () => ({ role: 'CURATOR' }),
    async () => null,
  )
}

/**
 * Makes an account for somebody with an invitation, with the role and organization that it names.
 * @throws ClientError
 */
export function acceptInvitation(
  services: NewAccountServices,
  token: string,
  newAccount: NewAccount,
): Promise<UserRecord> {
  let link: Awaited<ReturnType<typeof useAccountLink>> | undefined
  return addAccount(
    services,
    newAccount,
    async (tx, now) => {
      link = await useAccountLink(tx, 'INVITATION', token, now)
      return { role: link.role ?? 'CURATOR' }
    },
    async (tx, user) => {
      if (!link) return null
      await noteLinkUser(tx, link.id, user.id)
      if (link.organization_id !== null) await addMember(tx, link.organization_id, user.id)
      return mailedTo(tx, token)
    },
  )
}

/**
 * Makes the first administrator, with the link that the service printed when it started.
 * @throws ClientError when the link does not work or there is an administrator by now
 */
export function setUp(
  services: NewAccountServices,
  token: string,
  newAccount: NewAccount,
): Promise<UserRecord> {
  return addAccount(
    services,
    newAccount,
    async (tx, now) => {
      await useAccountLink(tx, 'SET_UP', token, now)
      if ((await activeAdministrators(tx)).length > 0)
        throw new ClientError('CONFLICT', 'This knowledgebase already has an administrator: sign in instead')
      return { role: 'ADMIN' }
    },
    async (tx) => {
      await withdrawAccountLinks(tx, { kind: 'SET_UP' })
      return null
    },
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
