import { z } from 'zod'
import type { Reading, Storage, Writing } from '#server/storage/database.ts'
import type { ComposedMail } from './composed-mail.ts'
import type { ClaimedMail } from './mail-queue.ts'
import { htmlText, plainText, subjectOf } from './mail-text.ts'
import type { MailText } from './mail-text.ts'
import {
  emailChangedText,
  emailVerificationText,
  invitationText,
  passwordChangedText,
  passwordResetText,
  providerLinkedText,
} from './messages/account-messages.ts'
import type { MailSite } from './messages/account-messages.ts'
import { notificationText } from './messages/notification-message.ts'
import { preferenceOf } from './mail-preferences.ts'
import { readNotifications } from './read-notifications.ts'
import { SignInChange } from './sign-in-change.ts'

/** Secrets of messages: made when these are sent, and kept nowhere. */
export interface MailSecrets {
  /** Path of a page of this site with a new token, for a link of an account, or else to verify an address. */
  path(
    tx: Writing,
    opens: { kind: 'INVITATION' | 'PASSWORD'; linkId: number } | { kind: 'EMAIL'; userId: number },
    email: string,
    now: string,
  ): Promise<string>
  /** Path by which a user unsubscribes without signing in. */
  unsubscribePath(userId: number): Promise<string>
}

export interface ComposeServices {
  storage: Pick<Storage, 'read' | 'writeAside'>
  site: MailSite
  secrets: MailSecrets
}

type Message = Pick<ComposedMail, 'to'> & { text: MailText; headers?: Record<string, string> }

const Range = z.object({ after: z.number(), upTo: z.number() })

const accountOf = (db: Reading, id: number | null) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_folded', 'email_verified', 'deactivated_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The username, for an address that is verified; else null. */
const knownName = (
  {
    username,
    email,
    email_verified: isVerified,
  }: { username: string; email: string | null; email_verified: boolean },
  to: string,
) => (isVerified && email === to ? username : null)

const linkOfMail = (db: Reading, { link_id }: ClaimedMail, now: string) =>
  db
    .selectFrom('account_links')
    .leftJoin('organizations', 'organizations.id', 'account_links.organization_id')
    .leftJoin('users', 'users.id', 'account_links.created_by')
    .select(['account_links.id', 'account_links.role', 'account_links.expires_at'])
    .select(['organizations.name as organization', 'users.username as invited_by'])
    .where('account_links.id', '=', link_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

type Composer = (services: ComposeServices, mail: ClaimedMail, now: string) => Promise<Message | null>

const invitation: Composer = async ({ storage, site, secrets }, mail, now) => {
  const link = await linkOfMail(storage.read, mail, now)
  if (!link || mail.recipient === null) return null
  const to = mail.recipient
  const opens = { kind: 'INVITATION' as const, linkId: link.id }
  const path = await storage.writeAside((tx) => secrets.path(tx, opens, to, now))
  const { invited_by: invitedBy, role, organization, expires_at: expiresAt } = link
  const about = { invitedBy, role: role ?? ('CURATOR' as const), organization, expiresAt }
  return { to, text: invitationText(site, { ...about, link: `${site.url}${path}` }) }
}

const passwordReset: Composer = async ({ storage, site, secrets }, mail, now) => {
  const link = await linkOfMail(storage.read, mail, now)
  const account = await accountOf(storage.read, mail.user_id)
  if (!link || !account || account.email === null || account.deactivated_at !== null) return null
  // Since it was asked for, the account may have got another address.
  if (account.email !== mail.recipient) return null
  const to = account.email
  const opens = { kind: 'PASSWORD' as const, linkId: link.id }
  const path = await storage.writeAside((tx) => secrets.path(tx, opens, to, now))
  const about = { username: knownName(account, to), expiresAt: link.expires_at }
  return { to, text: passwordResetText(site, { ...about, link: `${site.url}${path}` }) }
}

const emailVerification: Composer = async ({ storage, site, secrets }, mail, now) => {
  const account = await accountOf(storage.read, mail.user_id)
  if (!account || account.deactivated_at !== null || account.email_verified) return null
  if (account.email === null || account.email !== mail.recipient) return null
  const to = account.email
  const opens = { kind: 'EMAIL' as const, userId: account.id }
  const path = await storage.writeAside((tx) => secrets.path(tx, opens, to, now))
  return { to, text: emailVerificationText(site, `${site.url}${path}`) }
}

/** Tells of a change to how the user signs in. */
const signInChanged: Composer = async ({ storage, site }, mail) => {
  const account = await accountOf(storage.read, mail.user_id)
  if (!account || mail.recipient === null) return null
  const change = SignInChange.parse(JSON.parse(mail.details ?? '{"change":"PASSWORD","unlinked":false}'))
  const about = { username: knownName(account, mail.recipient), changedAt: mail.created_at }
  const text =
    change.change === 'PASSWORD'
      ? passwordChangedText(site, { ...about, unlinked: change.unlinked })
      : providerLinkedText(site, { ...about, provider: change.provider })
  return { to: mail.recipient, text }
}

/** Tells the address that the account had when the message was written. */
const emailChanged: Composer = async ({ storage, site }, mail) => {
  const account = await accountOf(storage.read, mail.user_id)
  if (!account || mail.recipient === null) return null
  const { username } = account
  return { to: mail.recipient, text: emailChangedText(site, { username, changedAt: mail.created_at }) }
}

const notifications =
  (isDigest: boolean): Composer =>
  async ({ storage, site, secrets }, mail) => {
    const account = await accountOf(storage.read, mail.user_id)
    if (!account || account.deactivated_at !== null) return null
    if (account.email === null || !account.email_verified) return null
    if ((await preferenceOf(storage.read, account.id)) === 'NONE') return null
    const range = Range.parse(JSON.parse(mail.details ?? '{}'))
    const list = await readNotifications(storage.read, { userId: account.id, ...range })
    if (list.lines.length === 0) return null
    const unsubscribe = `${site.url}${await secrets.unsubscribePath(account.id)}`
    return {
      to: account.email,
      text: notificationText(site, { ...list, isDigest }, unsubscribe),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }

const composers: Readonly<Record<ClaimedMail['kind'], Composer>> = {
  INVITATION: invitation,
  PASSWORD_RESET: passwordReset,
  PASSWORD_CHANGED: signInChanged,
  EMAIL_VERIFICATION: emailVerification,
  EMAIL_CHANGED: emailChanged,
  NOTIFICATIONS: notifications(false),
  DIGEST: notifications(true),
}

/**
 * A message as it is sent: its text and what it brings are made now, from what the database has now.
 * @param now milliseconds since 1970
 * @returns null when it is of no use any more: the link was used, the account deactivated, the notification read
 */
export async function composeMail(
  services: ComposeServices,
  mail: ClaimedMail,
  now: number,
): Promise<ComposedMail | null> {
  const message = await composers[mail.kind](services, mail, new Date(now).toISOString())
  if (message === null) return null
  const { to, text, headers = {} } = message
  return {
    messageId: mail.message_id,
    to,
    subject: subjectOf(text.subject),
    text: plainText(text),
    html: htmlText(text),
    headers,
  }
}
