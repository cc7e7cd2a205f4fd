import type { FastifyReply } from 'fastify'

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
  else raw.setMaxListeners(raw.getMaxListeners() + 1).once('close', leave)
  return leaving.signal
}
