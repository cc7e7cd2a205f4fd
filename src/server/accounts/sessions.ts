import type { Reading, Writing } from '#server/storage/database.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { digestOf } from './api-keys/api-key-format.ts'

/** Names of the session cookie; browsers accept the second only over TLS. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?curia\.session_token=([^;]+)/

/**
 * The session's token in a `Cookie` header, or null. What follows the dot is a signature for the library that made
 * the cookie; the token alone is a secret nobody can guess.
 */
export function sessionTokenIn(cookies: string | undefined): string | null {
  const value = cookies === undefined ? undefined : SESSION_COOKIE.exec(cookies)?.[1]
  return value?.split('.', 1)[0] || null
}

/** A session that goes on. */
export interface Session {
  user: UserRecord
  /** When its user signed in, or entered the password again. */
  startedAt: string
}

/**
 * The session of a token; null when there is none, it has ended, or its user is deactivated.
 * @param now ISO 8601
 */
export async function sessionOf(db: Reading, token: string, now: string): Promise<Session | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.created_at as session_created_at')
    .where('sessions.token_digest', '=', digestOf(token))
    .where('sessions.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { session_created_at: startedAt, ...user } = found
  return { user, startedAt }
}

/** Ends one session. */
export async function endSession(tx: Writing, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_digest', '=', digestOf(token)).execute()
}

/** Ends all sessions of a user. */
export async function endSessions(tx: Writing, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
