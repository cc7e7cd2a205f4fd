import { randomBytes } from 'node:crypto'
import { expressionBuilder } from 'kysely'
import type { Selectable } from 'kysely'
import type { UserRole } from '#domain/vocabularies/people.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { AccountLinkKind } from '#server/storage/tables/people/accounts.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { digestOf } from './api-keys/api-key-format.ts'
import { linkOfMailedToken } from './mail/mail-tokens.ts'

const HOUR = 3_600_000
/** How long each kind of link works, in ms. */
const VALID_FOR: Readonly<Record<AccountLinkKind, number>> = {
  SET_UP: 24 * HOUR,
  INVITATION: 14 * 24 * HOUR,
  PASSWORD: HOUR,
}

const PAGES: Readonly<Record<AccountLinkKind, string>> = {
  SET_UP: '/set-up',
  INVITATION: '/invitation',
  PASSWORD: '/reset-password',
}

export type AccountLinkRecord = Omit<Selectable<Tables['account_links']>, 'token_digest'>

const columns = [
  'id',
  'kind',
  'user_id',
  'role',
  'organization_id',
  'note',
  'created_by',
  'expires_at',
  'used_at',
  'used_by',
  'created_at',
] as const

interface NewLink {
  kind: AccountLinkKind
  userId?: number
  role?: UserRole
  organizationId?: number | null
  note?: string | null
  createdBy: number | null
  now: string
}

/** The page of the app that a link opens. The token stands behind `#`, which browsers send to no server. */
export const linkPath = (kind: AccountLinkKind, token: string) => `${PAGES[kind]}#${token}`

/** The page of the app that verifies an address. */
export const verificationPath = (token: string) => `/verify-email#${token}`

/** Makes a link that works once, and gives its path on this site; the token in it is kept nowhere. */
export async function createAccountLink(
  tx: Writing,
  link: NewLink,
): Promise<{ path: string; record: AccountLinkRecord }> {
  const token = randomBytes(24).toString('base64url')
  const record = await tx
    .insertInto('account_links')
    .values({
      kind: link.kind,
      token_digest: digestOf(token),
      user_id: link.userId ?? null,
      role: link.role ?? null,
      organization_id: link.organizationId ?? null,
      note: link.note ?? null,
      created_by: link.createdBy,
      expires_at: new Date(Date.parse(link.now) + VALID_FOR[link.kind]).toISOString(),
      created_at: link.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { path: linkPath(link.kind, token), record }
}

/**
 * Invalidates the links of a kind that were not used, of one user where given; what was mailed of them, too. Those who
 * do so for one user wait for one another, so that each sees the link that the other has made.
 */
export async function withdrawAccountLinks(
  tx: Writing,
  which: { kind: AccountLinkKind; userId?: number; id?: number },
): Promise<number> {
  if (which.userId !== undefined)
    await tx
      .updateTable('users')
      .set(({ ref }) => ({ updated_at: ref('updated_at') }))
      .where('id', '=', which.userId)
      .execute()
  let links = tx.deleteFrom('account_links').where('kind', '=', which.kind).where('used_at', 'is', null)
  if (which.userId !== undefined) links = links.where('user_id', '=', which.userId)
  if (which.id !== undefined) links = links.where('id', '=', which.id)
  const { numDeletedRows } = await links.executeTakeFirst()
  return Number(numDeletedRows)
}

/** True for the link with the token: its own, or one that was mailed. */
const hasToken = (db: Reading, token: string) => {
  const row = expressionBuilder<Tables, 'account_links'>()
  return row.or([row('token_digest', '=', digestOf(token)), row('id', 'in', linkOfMailedToken(db, token))])
}

/** The link with the token as long as it works; else null. */
export async function findAccountLink(
  db: Reading,
  kind: AccountLinkKind,
  token: string,
  now: string,
): Promise<AccountLinkRecord | null> {
  const link = await db
    .selectFrom('account_links')
    .select(columns)
    .where(hasToken(db, token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link ?? null
}

/**
 * Uses up a link, in the transaction of what it allows: of two who use it at once, one gets it.
 * @throws ClientError when there is no such link, or it was used or has expired
 */
export async function useAccountLink(
  tx: Writing,
  kind: AccountLinkKind,
  token: string,
  now: string,
): Promise<AccountLinkRecord> {
  const link = await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where(hasToken(tx, token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
  if (link) return link
  throw linkError()
}

/** The error for every link that does not work, whatever the reason. */
export const linkError = () =>
  new ClientError('NOT_FOUND', 'This link does not work: it was used before, has expired or is incomplete')

/** Notes who a link made. */
export async function noteLinkUser(tx: Writing, linkId: number, userId: number): Promise<void> {
  await tx.updateTable('account_links').set({ used_by: userId }).where('id', '=', linkId).execute()
}

/** Invitations that still work, the newest first. */
export const openInvitations = (db: Reading, now: string): Promise<AccountLinkRecord[]> =>
  db
    .selectFrom('account_links')
    .select(columns)
    .where('kind', '=', 'INVITATION')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
