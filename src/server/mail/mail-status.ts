import type { Reading } from '#server/storage/database.ts'
import type { MailKind } from '#server/storage/tables/people/mail.ts'

/** A message that was given up. */
export interface FailedMail {
  id: number
  kind: MailKind
  recipient: string | null
  reason: string
  failedAt: string
}

/** State of the queue, for administrators. */
export interface MailStatus {
  /** Messages that wait to be sent, or to be sent again. */
  waiting: number
  /** ISO 8601; null: none in the last month. */
  lastSentAt: string | null
  /** The last attempt that failed, of messages that wait or were given up. */
  lastFailure: { reason: string; at: string } | null
  /** The last hundred messages that were given up within a month. */
  failed: FailedMail[]
}

const MOST_FAILED = 100

const lastSent = async (db: Reading): Promise<string | null> => {
  const row = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.max('ended_at').as('at'))
    .where('state', '=', 'SENT')
    .executeTakeFirst()
  return row?.at ?? null
}

async function lastFailure(db: Reading, where: { serverOnly: boolean }): Promise<MailStatus['lastFailure']> {
  let rows = db
    .selectFrom('mail_queue')
    .select(['reason', 'failed_at'])
    .where('state', 'in', ['WAITING', 'FAILED'])
    .where('failed_at', 'is not', null)
  if (where.serverOnly) rows = rows.where('failure', '=', 'SERVER')
  const row = await rows.orderBy('failed_at', 'desc').limit(1).executeTakeFirst()
  return row?.failed_at ? { reason: row.reason ?? '', at: row.failed_at } : null
}

/** State of the queue. */
export async function mailStatus(db: Reading): Promise<MailStatus> {
  const [waiting, lastSentAt, failure, failed] = await Promise.all([
    db
      .selectFrom('mail_queue')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow(),
    lastSent(db),
    lastFailure(db, { serverOnly: false }),
    db
      .selectFrom('mail_queue')
      .leftJoin('users', 'users.id', 'mail_queue.user_id')
      .select(['mail_queue.id', 'kind', 'recipient', 'users.email', 'reason', 'ended_at'])
      .where('state', '=', 'FAILED')
      .orderBy('ended_at', 'desc')
      .orderBy('mail_queue.id', 'desc')
      .limit(MOST_FAILED)
      .execute(),
  ])
  return {
    waiting: Number(waiting.count),
    lastSentAt,
    lastFailure: failure,
    failed: failed.map(({ id, kind, recipient, email, reason, ended_at }) => ({
      id,
      kind,
      recipient: recipient ?? email,
      reason: reason ?? '',
      failedAt: ended_at ?? '',
    })),
  }
}

/** Checks whether the mail server as a whole failed since it last took a message, so that messages wait. */
export async function isMailDown(db: Reading): Promise<boolean> {
  const failure = await lastFailure(db, { serverOnly: true })
  if (failure === null) return false
  const sentAt = await lastSent(db)
  return sentAt === null || sentAt < failure.at
}
