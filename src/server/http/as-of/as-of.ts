import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { States } from '#server/states/open-states.ts'
import { stateUrl } from '#server/config/database-url.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readState } from './read-state.ts'
import type { ReadState } from './read-state.ts'
import { linkFormat, originalOf, presentLinks, TIME_MAP } from './memento-links.ts'
import { stateDownloadPath } from '../state-downloads.ts'
import { asOfIn, isFinal, misspeltAsOf, requestedState } from './requested-state.ts'
import type { AsOf } from './requested-state.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the present, or a frozen state where the request names one. */
    readsStates?: boolean
  }
  interface FastifyRequest {
    /** The frozen state that the request reads; null: the present. */
    frozen: ReadState | null
  }
}

const NO_STATES = 'This address has no states: leave “asOf” out'
const FOREVER = 'public, max-age=31536000, immutable'

/** The database that a request reads: a frozen state, a replica, or the primary. */
export const storageOf = ({ frozen, replicated }: FastifyRequest, primary: Storage): Storage =>
  frozen?.storage ?? replicated?.replica.storage ?? primary

/** Address of the database that a request reads; null: the primary. */
export const databaseUrlOf = ({ frozen, replicated }: FastifyRequest): string | null =>
  frozen ? stateUrl(frozen.state.file) : (replicated?.replica.url ?? null)

/**
 * As-of reading (RFC 7089, Memento): routes with `readsStates` read the state that `?asOf=` or `Accept-Datetime` names.
 * `GET /api/states` is the time map, as JSON or in link-format.
 * @param origin address under which people reach the service, without a slash at the end
 */
export function registerAsOf(
  app: FastifyInstance,
  { states, origin }: { states: States; origin: () => string },
): void {
  app.decorateRequest('frozen', null)
  app.addHook('onClose', () => states.close())

  async function readAsOf(request: FastifyRequest, reply: FastifyReply, asOf: AsOf): Promise<void> {
    const original = originalOf(request.url)
    const all = await states.list()
    const state = requestedState(all, asOf)
    const cacheControl = isFinal(all, state, asOf) ? FOREVER : 'no-cache'
    await readState({ request, reply }, { all, state, original, cacheControl }, { states, origin })
  }

  // Nothing is waited for where the present is read.
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions
    const { asOf }: { asOf?: unknown } = Object(request.query)
    const misspelt = url?.startsWith('/api/') ? misspeltAsOf(request.query) : null
    if (misspelt) return done(misspelt)
    if (!config?.readsStates) {
      const hasNoStates = asOf !== undefined && url?.startsWith('/api/')
      return done(hasNoStates ? new ClientError('BAD_REQUEST', NO_STATES) : undefined)
    }
    reply.header('vary', 'accept-datetime')
    const header = request.headers['accept-datetime']
    if (asOf === undefined && header === undefined) {
      reply.header('link', presentLinks(origin(), request.url))
      return done()
    }
    Promise.resolve()
      .then(() => readAsOf(request, reply, asOfIn(asOf, header)))
      .then(() => done(), done)
  })

  app.addHook('onSend', ({ frozen }, reply, _payload, done) => {
    const isAnswer = reply.statusCode < 300 || reply.statusCode === 304
    // What failed may succeed.
    if (frozen) reply.header('cache-control', isAnswer ? frozen.cacheControl : 'no-store')
    done()
  })

  app.get(TIME_MAP, async (request, reply) => {
    const { of = '/api/graphql' }: { of?: unknown } = Object(request.query)
    if (typeof of !== 'string' || !/^\/[\w!#$%&'()*+,./:;=?@[\]~-]*$/.test(of))
      throw new ClientError('BAD_REQUEST', '“of” must be a path of this service, such as /api/genes/5')
    const all = await states.list()
    reply.header('cache-control', 'no-cache').header('vary', 'accept')
    if (request.headers.accept?.includes('application/link-format'))
      return reply
        .type('application/link-format; charset=utf-8')
        .send(linkFormat(origin(), originalOf(of), all))
    return {
      states: all.map((state) => ({
        name: state.name,
        knowledgeVersion: state.version,
        date: state.date,
        digest: `sha256:${state.digest}`,
        bytes: state.bytes,
        path: stateDownloadPath(state),
      })),
    }
  })
}
