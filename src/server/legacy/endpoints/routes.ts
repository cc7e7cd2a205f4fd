import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageIds } from '#server/legacy/queries/ids.ts'
import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { entityTag, matchesTag } from '#server/hashing/entity-tag.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { createScheduler } from '#server/concurrency/scheduler.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import type { Answer, Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { expiredDeclarations } from '../expired-declarations.ts'
import { boundsOf, listBody, streamedList, wholeList } from '../list-body.ts'
import type { LegacyReading } from '../reading.ts'

export interface LegacyServices {
  /** The database that a request reads. */
  storageOf: (request: FastifyRequest) => Storage
  /** Address that links and pictures in answers begin with, without a slash at the end. */
  baseUrl: () => string
  /** Waits for a place for a long answer, which holds a connection for as long as its reader takes. */
  admitLong: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const Path = z.object({ id: z.string().default('') })
const Query = z.record(z.string(), z.unknown())

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

/** The answer is long or its length not known, so that its snapshot may be held for long. */
const isLong = (answer: Answer) =>
  answer.kind === 'list' && (answer.paging === null || answer.paging.count > answer.pieceSize)

/**
 * The legacy V1 interface: every address of {@link endpoints}, for GET and HEAD. An answer is made of one state of
 * the database; its tag is known first, so that a client that has it already gets 304.
 */
export function registerLegacy(
  app: FastifyInstance,
  { storageOf, baseUrl, admitLong }: LegacyServices,
): void {
  const idsByStorage = new WeakMap<Storage, ReturnType<typeof pageIds>>()
  /** Ids are remembered for each database apart: a state and the present may have the same version. */
  function idsIn(storage: Storage) {
    const ids = idsByStorage.get(storage) ?? pageIds()
    idsByStorage.set(storage, ids)
    return ids
  }

  async function send(
    { namesPeople }: Endpoint,
    answer: Answer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (isLong(answer) && request.method !== 'HEAD') await admitLong(request, reply)
    // Many that come together would all be worked on in one turn of the event loop.
    await createScheduler().wait(undefined)
    const storage = storageOf(request)
    const { signal } = resourcesOf(reply)
    await using resources = new AsyncDisposableStack()
    const snapshot = resources.use(await storage.snapshot(isLong(answer) ? 'stream' : 'answer', { signal }))
    const reading = { db: snapshot.db, baseUrl: baseUrl(), now: new Date().toISOString() }
    const knowledgeVersion = await versionNow(reading.db)
    const expired = namesPeople ? await expiredDeclarations(reading) : 0
    const tag = entityTag(knowledgeVersion, [reading.baseUrl, request.url, expired])
    reply.header('x-curia-version', String(knowledgeVersion))
    const etags = request.headers['if-none-match']
    const fresh = () => reply.headers({ etag: tag, 'cache-control': 'max-age=0, must-revalidate' }).code(304)
    if (matchesTag(etags, tag)) return fresh().send()
    const ids = idsIn(storage)
    const body = await bodyOf(answer, { reading, knowledgeVersion, ids }, request, resources)
    if (etags?.trim() === '*' && (body === undefined || typeof body === 'string')) return fresh().send()
    reply.headers({ etag: tag, 'cache-control': 'max-age=0, must-revalidate' })
    return reply.type('application/json; charset=utf-8').send(body)
  }

  /** The body, a stream that takes over the resources, or nothing where a long one is not wanted. */
  async function bodyOf(
    answer: Answer,
    state: { reading: LegacyReading; knowledgeVersion: number; ids: ReturnType<typeof pageIds> },
    request: FastifyRequest,
    resources: AsyncDisposableStack,
  ) {
    const { reading, knowledgeVersion } = state
    if (answer.kind === 'whole') return answer.write(reading)
    const collection = await answer.collection(reading)
    const ids = await state.ids(reading.db, knowledgeVersion, collection, boundsOf(answer))
    const body = listBody(answer, ids, { baseUrl: reading.baseUrl, url: request.url })
    if (body.ids.length <= answer.pieceSize) return wholeList(answer, body, reading)
    return request.method === 'HEAD' ? undefined : streamedList(answer, body, reading, resources.move())
  }

  for (const endpoint of endpoints) {
    app.route({
      url: endpoint.path,
      method: ['GET', 'HEAD'],
      config: { errorsAsText: true, readsStates: true },
      handler: async (request, reply) => {
        const { id } = Path.parse(request.params)
        const answer = endpoint.plan({ id, query: Query.parse(request.query) })
        return send(endpoint, answer, request, reply)
      },
    })
    app.route({
      url: endpoint.path,
      method: OTHER_METHODS,
      config: { errorsAsText: true },
      // Before the body is read, which nobody wants.
      onRequest: async ({ method }) => {
        throw new ClientError(
          'METHOD_NOT_ALLOWED',
          `${method} is not supported here: this interface can only be read, by GET or HEAD`,
          { headers: { allow: 'GET, HEAD' } },
        )
      },
      handler: () => {},
    })
  }
}
