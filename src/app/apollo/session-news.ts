/** Tells the tabs of this browser that somebody has signed in or out; the others then ask who is signed in. */
const CHANNEL = 'curia.session'

/** Tells the other tabs that who is signed in has changed. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(null)
  channel.close()
}

/** Name of the event by which this tab learns that the service knows no session any more. */
const SESSION_END = 'curia:session-end'

/** Notes that the service answered a request as that of nobody. */
export const noteSessionEnd = (): boolean => window.dispatchEvent(new Event(SESSION_END))

/** Listens to all of these, and to the reader who returns to the window. Gives what ends it. */
export function onSessionNews(listener: (event: Event) => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', listener)
  window.addEventListener(SESSION_END, listener)
  window.addEventListener('focus', listener)
  return () => {
    channel?.close()
    window.removeEventListener(SESSION_END, listener)
    window.removeEventListener('focus', listener)
  }
}
