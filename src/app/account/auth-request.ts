import { client } from '#app/apollo/client.ts'
import { SessionViewerDocument } from '#app/graphql/generated/session-viewer.ts'
import { tellTabs } from '#app/apollo/session-news.ts'
import { retryAfterOf, retrySentence } from '#app/apollo/retry-after.ts'

/** Answer of the service about an account: `ok`, or what is wrong in a sentence and by the service's code. */
export type AuthAnswer =
  | { ok: true; body: unknown }
  | { ok: false; status: number; code: string | null; error: string }

const UNREACHABLE = 'The server cannot be reached. Check the network connection, then try again.'

function errorsIn(body: unknown): { message?: unknown; extensions?: { code?: unknown } }[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return []
  return Array.isArray(body.errors) ? body.errors : []
}

function codeOf(body: unknown): string | null {
  const code = errorsIn(body)[0]?.extensions?.code
  return typeof code === 'string' ? code : null
}

function errorOf(status: number, body: unknown, retryAfter: number | undefined): string {
  if (status === 429) return `Too many attempts. ${retrySentence(retryAfter)}`
  const sentences = errorsIn(body)
    .map(({ message }) => message)
    .filter((message) => typeof message === 'string')
  return sentences.join(' ') || `The server returned status ${status}.`
}

/** Sends something about an account: `sign-in`, `sign-up`, … with what it needs. Never throws. */
export const authRequest = (action: string, body: Record<string, unknown>): Promise<AuthAnswer> =>
  sendRequest(`/api/auth/${action}`, body)

/** The same to an address of this site. */
export async function sendRequest(address: string, body: Record<string, unknown>): Promise<AuthAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) {
      if (/sign-(?:in|up|out)$/.test(address)) tellTabs()
      return { ok: true, body: answer }
    }
    const { status } = response
    const error = errorOf(status, answer, retryAfterOf(response.headers))
    return { ok: false, status, code: codeOf(answer), error }
  } catch {
    return { ok: false, status: 0, code: null, error: UNREACHABLE }
  }
}

const NO_COOKIE =
  'You signed in, but the browser did not keep the session: it blocks cookies of this site. Allow them, then sign in again.'

/** Why somebody who has signed in is not; null when they are. A browser that blocks cookies says nothing of it itself. */
export async function sessionError(): Promise<string | null> {
  const answer = client.query({ query: SessionViewerDocument, fetchPolicy: 'no-cache' })
  const isSignedIn = await answer.then(
    ({ data }) => data?.viewer != null,
    // Out of reach, the page that opens next says so.
    () => true,
  )
  return isSignedIn ? null : NO_COOKIE
}

/** Where to go after signing in: a path of this app, whatever the address says. */
export function returnPath(address: string | null): string {
  return address && /^\/(?![/\\])/.test(address) ? address : '/'
}

/** Shows a page anew as whoever is signed in now; what was kept for whoever was before is gone with the page. */
export function openAsSignedIn(path: string): void {
  window.location.assign(path)
}
