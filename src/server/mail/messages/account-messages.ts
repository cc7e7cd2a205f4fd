import { userRoles } from '#domain/vocabularies/people.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import type { MailText } from '../mail-text.ts'

/** Name of the knowledgebase, and whom to ask about it. */
export interface MailSite {
  name: string
  /** Without a slash at the end. */
  url: string
  /** E-mail address or web page; null: none is configured. */
  contact: string | null
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const timeOf = (iso: string) => `${time.format(new Date(iso))} UTC`

const whomToAsk = ({ contact }: MailSite) =>
  contact === null ? 'an administrator' : `an administrator (${contact})`

/** An account in a message; its name, which its owner chose, goes only to whom the address is known to belong. */
const accountWith = (username: string | null) =>
  username === null ? 'account with this address' : `account ${username}`

/** An invitation to create an account. @param invitation.link address with a token that works once */
export function invitationText(
  site: MailSite,
  invitation: {
    invitedBy: string | null
    role: UserRole
    organization: string | null
    link: string
    expiresAt: string
  },
): MailText {
  const { invitedBy, role, organization, link, expiresAt } = invitation
  const who = invitedBy === null ? 'You are invited' : `${invitedBy} invites you`
  const where = organization === null ? '' : `, as a member of ${organization}`
  return {
    subject: `Invitation to ${site.name}`,
    blocks: [
      {
        paragraph: `${who} to create an account at ${site.name} (${site.url}) with the role ${userRoles.label(role)}${where}.`,
      },
      { action: 'Accept the invitation', href: link },
      { paragraph: `The link works once, until ${timeOf(expiresAt)}.` },
    ],
    footer: [{ paragraph: 'If you did not expect this invitation, ignore this message.' }],
  }
}

/** A link to a new password, for somebody who has asked for it. */
export function passwordResetText(
  site: MailSite,
  reset: { username: string | null; link: string; expiresAt: string },
): MailText {
  return {
    subject: `New password for ${site.name}`,
    blocks: [
      { paragraph: `A new password was requested for the ${accountWith(reset.username)} at ${site.name}.` },
      { action: 'Set a new password', href: reset.link },
      {
        paragraph: `The link works once, until ${timeOf(reset.expiresAt)}. All sessions of the account will be signed out, all its API keys revoked, and sign-in by other services removed.`,
      },
    ],
    footer: [{ paragraph: 'If you did not request this, ignore this message: the password stays as it is.' }],
  }
}

/** Tells that the password was changed. @param change.unlinked whether sign-in by other services was removed, too */
export function passwordChangedText(
  site: MailSite,
  change: { username: string | null; changedAt: string; unlinked: boolean },
): MailText {
  const services = change.unlinked
    ? ' Sign-in by other services was removed: link them again in Settings.'
    : ''
  return {
    subject: `Password changed at ${site.name}`,
    blocks: [
      {
        paragraph: `The password of the ${accountWith(change.username)} at ${site.name} was changed on ${timeOf(change.changedAt)}. Its other sessions were signed out.${services}`,
      },
      {
        paragraph: `If you did not do this, request a new password at once and contact ${whomToAsk(site)}.`,
      },
      { action: 'Request a new password', href: `${site.url}/forgotten-password` },
    ],
    footer: [],
  }
}

/** Tells that the account can be signed in to by another service. */
export function providerLinkedText(
  site: MailSite,
  change: { username: string | null; changedAt: string; provider: string },
): MailText {
  return {
    subject: `Sign-in with ${change.provider} added at ${site.name}`,
    blocks: [
      {
        paragraph: `Sign-in with ${change.provider} was added to the ${accountWith(change.username)} at ${site.name} on ${timeOf(change.changedAt)}.`,
      },
      {
        paragraph: `If you did not do this, set a new password at once, which removes it, and contact ${whomToAsk(site)}.`,
      },
      { action: 'Request a new password', href: `${site.url}/forgotten-password` },
    ],
    footer: [],
  }
}

/** Asks somebody to verify the address of their account. */
export function emailVerificationText(site: MailSite, link: string): MailText {
  return {
    subject: `Verify your e-mail address at ${site.name}`,
    blocks: [
      {
        paragraph: `This address was entered for an account at ${site.name}. Verify that it is yours.`,
      },
      { action: 'Verify this address', href: link },
      { paragraph: 'The link works once, within a week.' },
    ],
    footer: [{ paragraph: 'If you have no account there, ignore this message.' }],
  }
}

/** Tells the former address of an account that it has another one. */
export function emailChangedText(site: MailSite, change: { username: string; changedAt: string }): MailText {
  return {
    subject: `E-mail address changed at ${site.name}`,
    blocks: [
      {
        paragraph: `The e-mail address of the account ${change.username} at ${site.name} was changed on ${timeOf(change.changedAt)}. Messages no longer go to this address.`,
      },
      { paragraph: `If you did not do this, contact ${whomToAsk(site)}.` },
    ],
    footer: [],
  }
}
