import type { Generated } from 'kysely'
import type { NotificationMail } from '#domain/vocabularies/people.ts'

/** Subject of a message; each has a text of its own. */
export type MailKind =
  | 'INVITATION'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_VERIFICATION'
  | 'EMAIL_CHANGED'
  | 'NOTIFICATIONS'
  | 'DIGEST'

/** Extent of a failure: the mail server as a whole, or one message. */
export type MailFailure = 'SERVER' | 'MESSAGE'

export interface MailTables {
  /** A message that waits, was sent, or was set aside. It never holds a token. */
  mail_queue: {
    id: Generated<number>
    /** Left part of the header `Message-ID`. */
    message_id: string
    kind: MailKind
    user_id: number | null
    /** The link of an account that it brings. */
    link_id: number | null
    /** Null for the present address of the user, and once it was sent. */
    recipient: string | null
    /** JSON; null once it has ended. */
    details: string | null
    state: Generated<'WAITING' | 'SENT' | 'FAILED'>
    attempts: Generated<number>
    due_at: string
    give_up_at: string
    claim: string | null
    claimed_until: string | null
    failure: MailFailure | null
    reason: string | null
    failed_at: string | null
    created_at: string
    ended_at: string | null
  }
  /** A token that was mailed, by its digest: it opens a link of an account, or else verifies the address. */
  mail_tokens: {
    token_digest: string
    link_id: number | null
    user_id: number | null
    email_folded: string
    expires_at: string
  }
  mail_preferences: {
    user_id: number
    notifications: NotificationMail
    /** Id of the last notification that a message was made of. */
    notified_up_to: number
    /** `2026-11-26`. */
    digested_on: string
  }
}
