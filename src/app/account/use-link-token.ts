import { useEffect, useState } from 'react'
import { authRequest } from './auth-request.ts'

export type LinkKind = 'SET_UP' | 'INVITATION' | 'PASSWORD' | 'EMAIL'

/** State of the one-time link that led to a page. */
export type LinkState =
  | { state: 'asking' }
  | { state: 'works'; token: string; body: unknown }
  | { state: 'over'; error: string }

/**
 * The token behind the `#` of a one-time link, and whether it works. It is taken out of the address at once, so that
 * it is in no history, bookmark or screenshot.
 */
export function useLinkToken(kind: LinkKind): LinkState {
  const [token] = useState(() => window.location.hash.slice(1))
  const [link, setLink] = useState<LinkState>({ state: 'asking' })
  useEffect(() => {
    let gone = false
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname)
    void (async () => {
      if (!token) {
        setLink({
          state: 'over',
          error: 'This page needs a one-time link. Open the complete link again.',
        })
        return
      }
      const answer = await authRequest('link', { kind, token })
      if (gone) return
      setLink(
        answer.ok ? { state: 'works', token, body: answer.body } : { state: 'over', error: answer.error },
      )
    })()
    return () => {
      gone = true
    }
  }, [kind, token])
  return link
}
