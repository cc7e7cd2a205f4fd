/** What the service answered about an account: `ok`, or what is wrong in a sentence. */
export type AuthAnswer = { ok: true; body: unknown } | { ok: false; status: number; problem: string }

const UNREACHABLE = 'The server cannot be reached. Check the network connection, then try again.'

function problemOf(status: number, body: unknown, retryAfter: string | null): string {
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60))
    return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  }
  const errors =
    typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
      ? body.errors
      : []
  const sentences = errors.map((error) => error?.message).filter((message) => typeof message === 'string')
  return sentences.join(' ') || `The server answered with status ${status}.`
}

/** Sends something about an account: `sign-in`, `sign-up`, … with what it needs. Never throws. */
export async function authRequest(action: string, body: Record<string, unknown>): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, body: answer }
    const { status } = response
    return { ok: false, status, problem: problemOf(status, answer, response.headers.get('retry-after')) }
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE }
  }
}

/** Where to go after signing in: a path of this app, whatever the address says. */
export function returnPath(asked: string | null): string {
  return asked && /^\/(?![/\\])/.test(asked) ? asked : '/'
}

/** Shows a page anew as whoever is signed in now; what was kept for whoever was before is gone with the page. */
export function openAsSignedIn(path: string): void {
  window.location.assign(path)
}
