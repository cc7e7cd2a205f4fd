import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationTraits } from '#server/graphql/execution/operation-traits.ts'
import { createContext } from '#server/graphql/context.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import type { Matching } from '#server/matching/matching.ts'
import { TooManyReaders } from '#server/storage/database-error.ts'
import type { DatabaseError } from '#server/errors/database-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { coalesceNext, createCoalescing } from '#server/caches/coalesce.ts'
import { giveWay } from '#server/concurrency/scheduler.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { AppServices } from '../app-services.ts'
import { auditOf } from '../audit.ts'
import { databaseUrlOf, storageOf } from '../as-of/as-of.ts'
import { chooseReplica, isReplicaError, seenVersion } from '../knowledge-version/replicas.ts'
import { sendVersion } from '../knowledge-version/version-header.ts'
import { GRAPHQL_PATH } from '../errors.ts'
import type { MutationLimit } from '../limits/mutation-limit.ts'
import type { PermalinkLimit } from '../limits/permalink-limit.ts'
import { countedAddress } from '../limits/client-address.ts'
import { encodedBody } from '../caching/cached-body.ts'
import { PRIVATE } from '../caching/shared-caching.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { answerJson } from './answer-json.ts'
import { answerKey, createResponseCache, readyAnswer } from './response-cache.ts'
import type { ReadyAnswer, ResponseCache } from './response-cache.ts'
import type { LastVersion } from '../knowledge-version/last-version.ts'
import { ofOneVersion } from '#server/storage/one-version.ts'
import type { Operations } from './operations.ts'
import { assertJsonSize } from './guards/json.ts'
import { databaseErrorOf, presentErrors } from './present-errors.ts'
import { registerMediaType, wantsResponseType } from './media-type.ts'
import { readMultipart } from './multipart.ts'
import { assertStateUnchanged, assertReadByGet } from './read-only.ts'
import { readGraphqlRequest } from './request.ts'
import type { GraphqlRequest } from './request.ts'

const JSON_TYPE = 'application/json'
/** Marks an answer of the version known last, as the database is away. */
const STALE_HEADER = 'x-curia-stale'

/** Services of the GraphQL route. */
export interface GraphqlServices extends AppServices {
  /** Reads the version of the knowledge. */
  version: () => Promise<LastVersion>
  operations: Operations
  /** Counts the permalinks that are made. */
  permalinkLimit: PermalinkLimit
  /** Counts the changes that users ask for. */
  mutationLimit: MutationLimit
}

/** Sends a tagged answer, or 304 to a client that names its tag as the one it has. */
async function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, etag }: ReadyAnswer) {
  // What is stale already grows no older in a proxy.
  reply.header('etag', etag).header('cache-control', reply.hasHeader(STALE_HEADER) ? PRIVATE : 'no-cache')
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return tags?.includes(etag) ? reply.code(304).send() : reply.send(await encodedBody(request, reply, body))
}

/** `/api/graphql`: one operation a request, by POST as JSON or as a form, or by GET when it only reads. */
export async function registerGraphql(parent: FastifyInstance, services: GraphqlServices): Promise<void> {
  // JSON is read here otherwise than elsewhere.
  await parent.register(async (app) => registerRoutes(app, services))
}

/** An operation to answer. */
interface Production {
  operation: GraphqlRequest
  traits: OperationTraits
  /** Version of the knowledge; -1 for somebody who is signed in. */
  version: number
  /** Under which its answer is kept. */
  key: string
  /** Where its answer is kept. */
  answers: ResponseCache
  /** Aborted when nobody wants the answer any longer. */
  signal: AbortSignal
}

/** An answer, with its tag where it is cached, and the version of the knowledge that it is made of. */
type Produced = (ReadyAnswer | { body: Buffer; isExecuted: boolean }) & { version: number }

/** Bytes of memory for answers about one state. */
const STATE_ANSWER_BYTES = 8 * 1024 * 1024

/**
 * Whether the answer is the same for everybody: whoever is signed in may see what others may not, but nothing else of a
 * state.
 */
const isForAnyone = ({ isAnonymous, frozen }: FastifyRequest): boolean => isAnonymous || frozen !== null

/** Whether an operation of several readers without an account may be executed once: it changes nothing. */
const mayBeShared = ({ writes, holdsSample }: OperationTraits) => !writes && !holdsSample

function registerRoutes(app: FastifyInstance, services: GraphqlServices): void {
  const present = createResponseCache(services.cacheBytes.answers)
  const ofStates = new WeakMap<Storage, ResponseCache>()
  /** Answers about a state are kept apart from those of the present, for as long as it is open. */
  function answersOf({ frozen }: FastifyRequest): ResponseCache {
    if (!frozen) return present
    const answers = ofStates.get(frozen.storage) ?? createResponseCache(STATE_ANSWER_BYTES)
    ofStates.set(frozen.storage, answers)
    return answers
  }
  const background = backgroundWork((error) => app.log.error({ err: error }, 'work in the background failed'))
  const unwatch = watchQueue('background work', background.length)
  app.addHook('onClose', () => background.idle().finally(unwatch))
  const coalesce = createCoalescing<Produced>()
  const { replicas } = services
  const presentVersion = coalesceNext(() => runForAll(() => versionNow(services.storage.read)))

  registerMediaType(app)
  app.removeContentTypeParser(JSON_TYPE)
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const parseJson = app.getDefaultJsonParser('error', 'error')
  async function bodyOf(request: FastifyRequest) {
    const { body } = request
    if (typeof body !== 'string') return body
    await giveWay()
    assertJsonSize(body)
    return new Promise<unknown>((resolve, reject) => {
      void parseJson(request, body, (error, value) => (error ? reject(error) : resolve(value)))
    })
  }

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body, done) => {
    // Parsed as a buffer, as the options say.
    readMultipart(body as Buffer, request.headers['content-type'] ?? '').then(
      (form) => done(null, form),
      done,
    )
  })

  /** Reads the answer of a reader without an account from a replica, and once more where that fails. */
  async function produce(
    request: FastifyRequest,
    reply: FastifyReply,
    production: Production,
  ): Promise<Produced> {
    const { traits, version } = production
    // A stored search may be newer than what a replica has of its version.
    if (!request.isAnonymous || !mayBeShared(traits) || traits.repeatsSearch)
      return produceOf(request, reply, production)
    const produceFromReplica = async () => {
      const chosen = await chooseReplica(request, replicas, version)
      return produceOf(request, reply, { ...production, version: chosen?.version ?? version })
    }
    try {
      return await produceFromReplica()
    } catch (error) {
      if (!isReplicaError(request, replicas, error)) throw error
      return produceFromReplica()
    }
  }

  /** The answer of an operation: tagged where it follows from the knowledge alone, and then kept. */
  async function produceOf(
    request: FastifyRequest,
    reply: FastifyReply,
    { operation, traits, version, key, answers, signal }: Production,
  ): Promise<Produced> {
    const { site, outside, mirrors, operations } = services
    const storage = storageOf(request, services.storage)
    const url = databaseUrlOf(request)
    const matching = url === null ? services.matching : (services.matching?.at(url) ?? null)
    const isAnonymous = isForAnyone(request)
    const viewer = isAnonymous ? null : (request.caller?.user ?? null)
    const audit = auditOf(request)
    const countPermalink = async () => services.permalinkLimit(request)
    const common = {
      storage,
      site,
      outside,
      mirrors,
      matching: matching && {
        // Given up when the client leaves.
        report: (sample: Parameters<Matching['report']>[0]) => matching.report(sample, signal),
      },
      viewer,
      audit,
      background,
      outbox: services.outbox,
      countPermalink,
      authentication: request.caller?.authentication,
      countMutation: async () => services.mutationLimit(request, reply),
    }
    const client = { origin: countedAddress(request.ip), signal }
    let context: GraphQLContext | undefined
    const { answer: made, version: madeOf } = await ofOneVersion(storage, {
      version: isAnonymous ? version : null,
      versionNow: request.frozen
        ? () => versionNow(storage.read)
        : (request.replicated?.replica.version ?? presentVersion),
      make: ({ read: db, scan }, of) => {
        context = createContext({ ...common, db, scan, version: of })
        return operations.run(operation, context, client)
      },
      isRepeatable: !traits.writes,
      signal,
    })
    const { data, errors } = made
    const bytes = context?.meter.bytes() ?? 0
    const extensions = operation.wantsVersion ? { extensions: { knowledgeVersion: madeOf } } : {}
    if (!errors) {
      const body = await answerJson({ data, ...extensions }, bytes)
      if (!isAnonymous || !traits.isCacheable) return { body, isExecuted: true, version: madeOf }
      const answer = await readyAnswer(body)
      answers.keep(key, madeOf, answer)
      return { ...answer, version: madeOf }
    }
    const isUnavailable = (error: DatabaseError) =>
      error.isWhole || (error instanceof TooManyReaders && !traits.writes)
    const lost = errors.map(databaseErrorOf).find((error) => error !== null && isUnavailable(error))
    // Nothing of such an answer is worth having: whoever asked comes back.
    if (lost) throw lost
    const presented = presentErrors(errors, request.id, (defect) =>
      request.log.error({ err: defect.originalError ?? defect, path: defect.path }, 'a resolver failed'),
    )
    const body = await answerJson({ data, errors: presented, ...extensions }, bytes)
    return { body, isExecuted: data !== undefined, version: madeOf }
  }

  async function versionFor(request: FastifyRequest) {
    if (request.frozen) return { version: request.frozen.state.version, away: null, isStale: false }
    return isForAnyone(request) ? services.version() : { version: -1, away: null, isStale: false }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const isGet = request.method !== 'POST'
    const parameters = isGet ? request.query : request.body
    reply.type('application/json; charset=utf-8')
    const { frozen } = request
    const isAnonymous = isForAnyone(request)
    const answers = answersOf(request)
    // Read before the answer is: a change in between then makes the kept answer newer than its version, never older.
    const { version, away, isStale } = await versionFor(request)
    const key = isAnonymous ? answerKey(parameters) : ''
    // Not for a client that has seen a later version than this process knows of.
    const seen = isAnonymous ? seenVersion(request) : 0
    const cached = isAnonymous && version >= seen ? answers.find(key, version) : undefined
    if (isStale) reply.header(STALE_HEADER, '1')
    if (isAnonymous) sendVersion(reply, version)
    if (cached) return sendTagged(request, reply, cached)
    if (away) throw away
    const operation = readGraphqlRequest(isGet ? parameters : await bodyOf(request))
    const traits = await services.operations.traits(operation)
    if (isGet) assertReadByGet(traits)
    if (frozen) assertStateUnchanged(traits)
    if (!isAnonymous || traits.holdsSample) reply.header('cache-control', 'no-store')
    const work = (signal: AbortSignal) =>
      produce(request, reply, { operation, traits, version, key, answers, signal })
    const left = resourcesOf(reply).signal
    const produced = await (isAnonymous && mayBeShared(traits)
      ? coalesce(
          JSON.stringify([countedAddress(request.ip), frozen?.state.file, version, seen, key]),
          work,
          left,
        )
      : work(left))
    sendVersion(reply, produced.version)
    if ('etag' in produced) return sendTagged(request, reply, produced)
    if (!produced.isExecuted && wantsResponseType(request)) reply.code(400)
    // What services outside or files say changes, also beside a state.
    if (frozen) frozen.cacheControl = 'no-store'
    return produced.body
  }

  app.route({
    url: GRAPHQL_PATH,
    method: ['GET', 'POST'],
    config: { readsStates: true },
    handler: answer,
  })
  app.route({
    url: GRAPHQL_PATH,
    method: ['PUT', 'PATCH', 'DELETE'],
    handler: async ({ method }) => {
      throw new ClientError(
        'METHOD_NOT_ALLOWED',
        `${method} is not supported here: send GraphQL as POST, or a query by GET`,
        { headers: { allow: 'GET, POST, OPTIONS' } },
      )
    },
  })
}
