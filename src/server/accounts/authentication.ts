import { ClientError } from '#server/errors/client-error.ts'

/** Authentication of a caller: by an API key, a session, or a session that began a short time ago. */
export type Authentication = 'key' | 'session' | 'recent-session'

/** How long after signing in somebody may change how they sign in and what acts for them. */
const RECENT_MINUTES = 15

/** Age of a session. @param now milliseconds since 1970 */
export function authenticationOf(session: { startedAt: string }, now: number): Authentication {
  const age = now - Date.parse(session.startedAt)
  // One that begins in the future began before the clock went back: nobody knows how old it is.
  return age > -1000 && age < RECENT_MINUTES * 60_000 ? 'recent-session' : 'session'
}

/**
 * Rejects what a key that leaked or a browser that was left open must not allow.
 * @param what as in “to make an API key”
 * @throws ClientError
 */
export function requireRecentSession(authentication: Authentication, what: string): void {
  if (authentication === 'key')
    throw new ClientError('FORBIDDEN', `An API key is not enough ${what}: sign in and do so under Settings`)
  if (authentication === 'session')
    throw new ClientError(
      'RECENT_SIGN_IN_REQUIRED',
      `You signed in more than ${RECENT_MINUTES} minutes ago: enter your password again ${what}`,
    )
}
