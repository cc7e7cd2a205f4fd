import type { FastifyReply } from 'fastify'
import { whenClosed } from './when-closed.ts'

/**
 * A signal that is aborted when the connection closes before the whole answer was sent. It is that of the answer, not of
 * the request: a request whose body has been read is closed, and says nothing any more.
 */
export function clientLeft({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) leaving.abort()
  }
  if (raw.destroyed) leave()
  else whenClosed(raw, leave)
  return leaving.signal
}
