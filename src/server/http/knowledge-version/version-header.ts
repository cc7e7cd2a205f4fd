import type { FastifyInstance, FastifyReply } from 'fastify'
import { isInterface, isSignIn } from '../api-paths.ts'
import { GRAPHQL_PATH } from '../errors.ts'
import type { LastVersion } from './last-version.ts'

/** Header with the version of the knowledge that an answer is made of; changes after it may show in the answer already. */
export const VERSION_HEADER = 'x-curia-version'

export const sendVersion = (reply: FastifyReply, version: number): FastifyReply =>
  reply.header(VERSION_HEADER, String(version))

/**
 * Sends {@link VERSION_HEADER} with every answer of the interfaces. It is read before the answer is made: whoever asks
 * for the changes since then misses none. GraphQL says itself of which version its answers are.
 */
export function registerVersionHeader(app: FastifyInstance, lastVersion: () => Promise<LastVersion>): void {
  app.addHook('preHandler', async (request, reply) => {
    const isElsewhere =
      !isInterface(request) || isSignIn(request) || request.routeOptions.url === GRAPHQL_PATH
    // That of a state is known already.
    if (isElsewhere || request.frozen) return
    // Without the database the route says what is wrong.
    const last = await lastVersion().catch(() => null)
    if (last && !last.away) sendVersion(reply, last.version)
  })
}
