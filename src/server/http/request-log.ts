import { LogController } from 'fastify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Fastify's own log of requests: only what an operator must see. */
export class RequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
  }

  /** Notes an answer that ended early: for operators only where it is no client that has left or was too slow. */
  override streamError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    if (request.raw.destroyed || reply.raw.destroyed) reply.log.debug({ err: error }, 'a client has left')
    else reply.log.warn({ err: error }, 'an answer ended early')
  }
}
