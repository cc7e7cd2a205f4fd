import type { GraphQLSchema } from 'graphql'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext } from '#server/graphql/context.ts'
import type { GraphQLContext, Site } from '#server/graphql/context.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import { TooManyReaders } from '#server/storage/database-error.ts'
import type { DatabaseError } from '#server/storage/database-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { createInFlight } from '#server/in-flight.ts'
import { giveWay } from '#server/scheduler.ts'
import { backgroundWork } from '#server/background-work.ts'
import { auditOf } from '../audit.ts'
import { sendVersion } from '../version-header.ts'
import { ClientError, GRAPHQL_PATH } from '../errors.ts'
import type { MutationLimit } from '../limits/mutation-limit.ts'
import type { PermalinkLimit } from '../limits/permalink-limit.ts'
import { countedAddress } from '../limits/client-address.ts'
import { answerJson } from './answer-json.ts'
import { answerKey, createResponseCache, readyAnswer } from './response-cache.ts'
import type { ReadyAnswer } from './response-cache.ts'
import type { LastVersion } from './last-version.ts'
import { ofOneVersion } from './one-version.ts'
import type { Operations } from './operations.ts'
import { refuseJson } from './guards/json.ts'
import { databaseErrorOf, presentErrors } from './present-errors.ts'
import { readMultipart } from './multipart.ts'
import { refuseInAddress } from './read-only.ts'
import { PERSISTED_QUERY_NOT_FOUND, readGraphqlRequest } from './request.ts'
import type { GraphqlRequest } from './request.ts'
import { namesSample } from './samples.ts'

const JSON_TYPE = 'application/json'
/** Marks an answer of the version known last, as the database is away. */
const STALE_HEADER = 'x-curia-stale'

export interface GraphqlServices {
  schema: GraphQLSchema
  storage: Storage
  /** Reads the version of the knowledge. */
  version: () => Promise<LastVersion>
  site: Site
  /** Services outside; none is asked unless given. */
  outside?: ExternalServices
  /** Matches samples; without it nothing is matched. */
  matching?: Matching | undefined
  operations: Operations
  /** Counts the permalinks that are made; as many as anyone likes unless given. */
  permalinkLimit?: PermalinkLimit
  /** Counts the changes that people ask for; as many as anyone likes unless given. */
  mutationLimit?: MutationLimit
  /** Bytes of memory for answers; 64 MB unless given. */
  cacheBytes?: { answers: number }
}

/** Sends a tagged answer, or 304 to a client that names its tag as the one it has. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, etag }: ReadyAnswer) {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return tags?.includes(etag) ? reply.code(304).send() : reply.send(body)
}

/** `/api/graphql`: one operation a request, by POST as JSON or as a form, or by GET when it only reads. */
export async function registerGraphql(parent: FastifyInstance, services: GraphqlServices): Promise<void> {
  // JSON is read here otherwise than elsewhere.
  await parent.register(async (app) => registerRoutes(app, services))
}

/** An operation to answer. */
interface Production {
  operation: GraphqlRequest
  /** Version of the knowledge; -1 for somebody who is signed in. */
  version: number
  /** Under which its answer is kept. */
  key: string
  /** Aborted when nobody wants the answer any longer. */
  signal: AbortSignal
}

/** An answer, with its tag where it is cached, and the version of the knowledge that it is made of. */
type Produced = (ReadyAnswer | { body: Buffer }) & { version: number }

/** Whether an operation of several readers without an account may be executed once: it changes nothing. */
const mayBeShared = (operation: GraphqlRequest) =>
  !/\b(?:mutation|createPermalink)\b/.test(operation.query) && !namesSample(operation)

function registerRoutes(app: FastifyInstance, services: GraphqlServices): void {
  const answers = createResponseCache(undefined, services.cacheBytes?.answers)
  const background = backgroundWork((error) => app.log.error({ err: error }, 'work in the background failed'))
  app.addHook('onClose', () => background.idle())
  const inFlight = createInFlight<Produced>()

  app.removeContentTypeParser(JSON_TYPE)
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const parseJson = app.getDefaultJsonParser('error', 'error')
  async function bodyOf(request: FastifyRequest) {
    const { body } = request
    if (typeof body !== 'string') return body
    await giveWay()
    refuseJson(body)
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

  /** The answer of an operation: tagged where it follows from the knowledge alone, and then kept. */
  async function produce(
    request: FastifyRequest,
    reply: FastifyReply,
    { operation, version, key, signal }: Production,
  ): Promise<Produced> {
    const { storage, site, outside, matching, operations } = services
    const { isAnonymous } = request
    const viewer = request.caller?.user ?? null
    const audit = auditOf(request)
    const countPermalink = async () => services.permalinkLimit?.(request)
    const common = {
      scan: storage.scan,
      storage,
      site,
      outside,
      matching,
      viewer,
      audit,
      background,
      countPermalink,
      authentication: request.caller?.authentication,
      countMutation: async () => services.mutationLimit?.(request, reply),
    }
    const client = { origin: countedAddress(request.ip), signal }
    let context: GraphQLContext | undefined
    const { answer: made, version: madeOf } = await ofOneVersion(storage, {
      version: isAnonymous ? version : null,
      make: (db, of) => {
        context = createContext({ ...common, db, version: of })
        return operations.run(operation, context, client)
      },
      isRepeatable: () => operations.isRepeatable(operation),
    })
    const { data, errors } = made
    const bytes = context?.meter.bytes() ?? 0
    const extensions = operation.wantsVersion ? { extensions: { knowledgeVersion: madeOf } } : {}
    if (!errors) {
      const body = await answerJson({ data, ...extensions }, bytes)
      if (!isAnonymous || !operations.isKeepable(operation)) return { body, version: madeOf }
      const answer = await readyAnswer(body)
      answers.keep(key, madeOf, answer)
      return { ...answer, version: madeOf }
    }
    const isUnavailable = (error: DatabaseError) =>
      error.isWhole || (error instanceof TooManyReaders && operations.isRepeatable(operation))
    const lost = errors.map(databaseErrorOf).find((error) => error !== null && isUnavailable(error))
    // Nothing of such an answer is worth having: whoever asked comes back.
    if (lost) throw lost
    const presented = presentErrors(errors, request.id, (defect) =>
      request.log.error({ err: defect.originalError ?? defect, path: defect.path }, 'a resolver failed'),
    )
    const body = await answerJson({ data, errors: presented, ...extensions }, bytes)
    return { body, version: madeOf }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const isGet = request.method !== 'POST'
    const parameters = isGet ? request.query : request.body
    reply.type('application/json; charset=utf-8')
    // Whoever is signed in may see what others may not.
    const { isAnonymous } = request
    // Read before the answer is: a change in between then makes the kept answer newer than its version, never older.
    const { version, away } = isAnonymous ? await services.version() : { version: -1, away: null }
    const key = isAnonymous ? answerKey(parameters) : ''
    const cached = isAnonymous ? answers.find(key, version) : undefined
    if (cached && away) reply.header(STALE_HEADER, '1')
    if (isAnonymous) sendVersion(reply, version)
    if (cached) return sendTagged(request, reply, cached)
    if (away) throw away
    const parsedRequest = readGraphqlRequest(isGet ? parameters : await bodyOf(request))
    if (!parsedRequest.ok) {
      const { code, message } = parsedRequest.problem
      throw new ClientError(code === PERSISTED_QUERY_NOT_FOUND ? 200 : 400, code, message)
    }
    if (isGet) refuseInAddress(parsedRequest.value)
    if (!isAnonymous || namesSample(parsedRequest.value)) reply.header('cache-control', 'no-store')
    const work = (signal: AbortSignal) =>
      produce(request, reply, { operation: parsedRequest.value, version, key, signal })
    const produced = await (isAnonymous && mayBeShared(parsedRequest.value)
      ? inFlight(JSON.stringify([countedAddress(request.ip), version, key]), request.signal, work)
      : work(request.signal))
    sendVersion(reply, produced.version)
    return 'etag' in produced ? sendTagged(request, reply, produced) : produced.body
  }

  app.route({ url: GRAPHQL_PATH, method: ['GET', 'POST'], exposeHeadRoute: false, handler: answer })
  app.route({
    url: GRAPHQL_PATH,
    method: ['PUT', 'PATCH', 'DELETE'],
    handler: async ({ method }) => {
      throw new ClientError(
        405,
        'METHOD_NOT_ALLOWED',
        `${method} is not supported here: send GraphQL as POST, or a query by GET`,
        { allow: 'GET, POST, OPTIONS' },
      )
    },
  })
}
