import { randomUUID } from 'node:crypto'
import type { Writing } from '#server/storage/database.ts'
import type { MailKind } from '#server/storage/tables/people/mail.ts'

const HOUR = 3_600_000
/** How long a message is worth sending, in ms: a link to a new password works for an hour. */
const SENT_WITHIN: Readonly<Record<MailKind, number>> = {
  INVITATION: 48 * HOUR,
  PASSWORD_RESET: HOUR,
  PASSWORD_CHANGED: 48 * HOUR,
  EMAIL_VERIFICATION: 48 * HOUR,
  EMAIL_CHANGED: 48 * HOUR,
  NOTIFICATIONS: 48 * HOUR,
  DIGEST: 48 * HOUR,
}

/** A message to be sent, without its text: that is composed when it is sent. */
export interface NewMail {
  kind: MailKind
  /** Whose account it is about; it is removed with the account. */
  userId?: number
  /** The link of an account that it brings; it is removed when the link is withdrawn. */
  linkId?: number
  /** Address; the present one of the user unless given. */
  recipient?: string
  /** Whether it is not sent when its address has got as many messages as it may: for one that nobody has verified. */
  isLimited?: boolean
  /** More that its text needs; no secret. */
  details?: Readonly<Record<string, string | number | boolean | null>>
  /** ISO 8601. */
  now: string
}

/** Where messages are left to be sent. */
export interface Outbox {
  /** False: no mail server is configured, and nothing is sent. */
  readonly isOn: boolean
  /**
   * Adds a message, in the transaction of what it tells of: both commit, or neither.
   * @returns false when it is not sent: mail is off, or its address has got as many as it may
   * @throws ClientError when its user has asked for as many as they may
   */
  add(tx: Writing, mail: NewMail): Promise<boolean>
}

/** The outbox of a service without a mail server. */
export const noOutbox: Outbox = { isOn: false, add: async () => false }

/** An outbox on the queue in the database. @param onAdded hears of each message, before it commits */
export function createOutbox(onAdded: () => void = () => {}): Outbox {
  return {
    isOn: true,
    async add(tx, { kind, userId, linkId, recipient, details, now }) {
      await tx
        .insertInto('mail_queue')
        .values({
          message_id: randomUUID(),
          kind,
          user_id: userId ?? null,
          link_id: linkId ?? null,
          recipient: recipient ?? null,
          details: details ? JSON.stringify(details) : null,
          due_at: now,
          give_up_at: new Date(Date.parse(now) + SENT_WITHIN[kind]).toISOString(),
          created_at: now,
        })
        .execute()
      onAdded()
      return true
    },
  }
}
