import { defineGauge } from '#server/monitoring/registry.ts'
import type { Reading } from '#server/storage/database.ts'

const messages = defineGauge(
  'curia_mail_messages',
  'Messages that wait to be sent, or were given up in the last 30 days, by state (waiting or failed)',
  ['state'],
)

/** States of messages that are scraped, as the queue has them. */
const STATES = ['WAITING', 'FAILED'] as const

/** Number of messages in a state; null where the database does not answer. */
const count = (db: Reading, state: (typeof STATES)[number]): Promise<number | null> =>
  db
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
    .then((row) => Number(row.count))
    .catch(() => null)

/**
 * Has the queue of mail scraped.
 * @returns a function that ends it
 */
export function watchMail(read: Reading): () => void {
  const ends = STATES.map((state) =>
    messages.register({ state: state.toLowerCase() }, () => count(read, state)),
  )
  return () => ends.forEach((end) => end())
}
