import type { FastifyRequest } from 'fastify'
import type { Audit } from '#server/accounts/audit-log.ts'

/** Notes what concerns security in the service's log, one line an event, with the address that asked. */
export const auditOf =
  (request: FastifyRequest): Audit =>
  (event, about) =>
    request.log.info({ audit: event, ...about, address: request.ip }, `audit: ${event}`)
