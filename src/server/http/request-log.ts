import { LogController } from 'fastify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Checks whether nobody is there any more to read the answer. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed

/** Notes what a client that has left makes fail: no matter for operators. */
export const noteLeft = (reply: FastifyReply, error: Error): void =>
  reply.log.debug({ err: error }, 'a client has left')

/** Fastify's own log of requests: only what an operator must see. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
  }

  /** Notes an answer that ended early: for operators only where it is no client that has left or was too slow. */
  override streamError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    // A request whose body was read counts as destroyed, too.
    if (request.raw.errored || hasLeft(reply)) noteLeft(reply, error)
    else reply.log.warn({ err: error }, 'an answer ended early')
  }
}
