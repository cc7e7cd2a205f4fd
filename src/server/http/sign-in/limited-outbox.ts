import type { Outbox } from '#server/mail/outbox.ts'
import type { MailKind } from '#server/storage/tables/people/mail.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/** Messages that count here; requests for a new password count whether the address has an account or not. */
const COUNTED: ReadonlySet<MailKind> = new Set(['EMAIL_VERIFICATION', 'EMAIL_CHANGED', 'PASSWORD_CHANGED'])

/**
 * An outbox that fills nobody's mailbox, whoever enters their address. Notices to a verified address count, but are
 * always sent: whoever has stolen an account must not be able to suppress them.
 */
export function limitedOutbox(outbox: Outbox, limits: Pick<AttemptLimits, 'mail' | 'verification'>): Outbox {
  if (!outbox.isOn) return outbox
  return {
    isOn: true,
    async add(tx, mail) {
      const { kind, userId, recipient, isLimited = false } = mail
      if (kind === 'EMAIL_VERIFICATION' && userId !== undefined) await limits.verification(userId)
      if (COUNTED.has(kind) && recipient !== undefined) {
        const isAllowed = await limits.mail(recipient)
        if (isLimited && !isAllowed) return false
      }
      return outbox.add(tx, mail)
    },
  }
}
