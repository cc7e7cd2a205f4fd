import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

const KINDS =
  'INVITATION PASSWORD_RESET PASSWORD_CHANGED EMAIL_VERIFICATION EMAIL_CHANGED NOTIFICATIONS DIGEST'

/** Mail that waits or was set aside, tokens that were mailed, and who gets notifications by mail. */
export function mail(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const table = (name: string, columns: string[]) => createTable(dialect, name, columns)
  const user = (necessity = '') => `user_id integer ${necessity} references users (id) on delete cascade`
  const link = `link_id integer references account_links (id) on delete cascade`
  return [
    ...table('mail_queue', [
      `id ${id}`,
      // The same at each attempt, so that a repeated message is recognised as one.
      `message_id ${text} not null unique`,
      `kind ${text} not null ${oneOf('kind', KINDS)}`,
      user(),
      link,
      // Empty once it was sent.
      `recipient ${text}`,
      `details ${text}`,
      `state ${text} not null default 'WAITING' ${oneOf('state', 'WAITING SENT FAILED')}`,
      `attempts integer not null default 0`,
      `due_at ${text} not null`,
      `give_up_at ${text} not null`,
      // Which process sends it, and until when it alone may.
      `claim ${text}`,
      `claimed_until ${text}`,
      // Of the last attempt that failed: whether the server as a whole did, or took everything but this message.
      `failure ${text} ${oneOf('failure', 'SERVER MESSAGE')}`,
      `reason ${text}`,
      `failed_at ${text}`,
      `created_at ${text} not null`,
      `ended_at ${text}`,
    ]),
    createIndex('mail_queue', 'state, due_at, id'),
    createIndex('mail_queue', 'user_id'),
    createIndex('mail_queue', 'link_id'),
    ...table('mail_tokens', [
      `token_digest ${text} primary key`,
      // What it opens: a link of an account, or else the address that it verifies.
      link,
      user(),
      `email_folded ${text} not null`,
      `expires_at ${text} not null`,
    ]),
    createIndex('mail_tokens', 'link_id'),
    createIndex('mail_tokens', 'user_id'),
    createIndex('mail_tokens', 'expires_at'),
    ...table('mail_preferences', [
      `user_id integer primary key references users (id) on delete cascade`,
      `notifications ${text} not null ${oneOf('notifications', 'NONE AT_ONCE DAILY')}`,
      // The last notification that a message was made of or that was there when the user decided.
      `notified_up_to integer not null`,
      // Day (UTC) of the last digest.
      `digested_on ${text} not null`,
    ]),
    createIndex('mail_preferences', 'notifications, user_id'),
    createIndex('notifications', 'notified_user_id, id', { where: 'not seen' }),
  ]
}
