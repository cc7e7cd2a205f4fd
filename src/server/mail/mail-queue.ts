import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Reading, Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { MailFailure } from '#server/storage/tables/people/mail.ts'

/** A message of the queue. */
export type QueuedMail = Selectable<Tables['mail_queue']>

/** A message that one process alone may send for a while. */
export type ClaimedMail = QueuedMail & { claim: string }

/** How long it may, in ms: longer than an attempt takes. Afterwards the process is taken for dead. */
const CLAIM_MS = 10 * 60_000
/** How long what was sent or set aside stays in the list, in ms. */
const RECORDED_MS = 30 * 86_400_000

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Ids of messages that may be sent now, the longest due first. @param now milliseconds since 1970 */
export async function dueMail(db: Reading, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mail_queue')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', iso(now))
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', iso(now))]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Claims a message with one statement: of several processes one gets it. The attempt is counted before it is made, so
 * that a message on which the process ends is not tried for ever.
 * @returns null when another has it, or it is not due
 */
export async function claimMail(tx: Writing, id: number, now: number): Promise<ClaimedMail | null> {
  const claim = randomUUID()
  const mail = await tx
    .updateTable('mail_queue')
    .set((row) => ({ claim, claimed_until: iso(now + CLAIM_MS), attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', iso(now))
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', iso(now))]))
    .returningAll()
    .executeTakeFirst()
  return mail ? { ...mail, claim } : null
}

const claimed = (tx: Writing, { id, claim }: ClaimedMail) =>
  tx.updateTable('mail_queue').where('id', '=', id).where('claim', '=', claim)

/** What is left of a message that has ended: no text, no address, no claim. */
const emptied = { details: null, link_id: null, claim: null, claimed_until: null }

/** Notes that the server has taken a message, and removes what it said. */
export async function markSent(tx: Writing, mail: ClaimedMail, now: number): Promise<void> {
  const ended = { state: 'SENT' as const, recipient: null, reason: null, failure: null, ended_at: iso(now) }
  await claimed(tx, mail)
    .set({ ...emptied, ...ended })
    .execute()
}

/** Removes a message that is of no use any more. */
export async function dropMail(tx: Writing, { id, claim }: ClaimedMail): Promise<void> {
  await tx.deleteFrom('mail_queue').where('id', '=', id).where('claim', '=', claim).execute()
}

/** Gives up a claim: the message may be sent by anyone, at once. */
export async function releaseMail(tx: Writing, mail: ClaimedMail): Promise<void> {
  await claimed(tx, mail).set({ claim: null, claimed_until: null }).execute()
}

interface FailedAttempt {
  failure: MailFailure
  reason: string
  /** Milliseconds since 1970. */
  now: number
}

/** Leaves a message for another attempt. @param dueAt milliseconds since 1970 */
export async function postponeMail(
  tx: Writing,
  mail: ClaimedMail,
  { failure, reason, now }: FailedAttempt,
  dueAt: number,
): Promise<void> {
  await claimed(tx, mail)
    .set({
      failure,
      reason,
      failed_at: iso(now),
      due_at: iso(dueAt),
      claim: null,
      claimed_until: null,
    })
    .execute()
}

/** Gives a message up: its address and the reason stay, for administrators. */
export async function setMailAside(
  tx: Writing,
  mail: ClaimedMail,
  { failure, reason, now }: FailedAttempt,
): Promise<void> {
  await claimed(tx, mail)
    .set({ ...emptied, state: 'FAILED', failure, reason, failed_at: iso(now), ended_at: iso(now) })
    .execute()
}

/** Forgets what ended a month ago. */
export async function forgetOldMail(tx: Writing, now: number): Promise<void> {
  await tx
    .deleteFrom('mail_queue')
    .where('state', 'in', ['SENT', 'FAILED'])
    .where('ended_at', '<', iso(now - RECORDED_MS))
    .execute()
}
