import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { defaultSignInOptions } from '#server/config/sign-in-options.ts'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { coalesceTurn } from '#server/caches/coalesce.ts'
import { lazy } from '#server/caches/lazy.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { localAddress } from './address.ts'
import { withDefaults } from './app-services.ts'
import type {
  AppOptions,
  AppServices,
  OperationServices,
  RegisterRoutes,
  RouteServices,
} from './app-services.ts'
import { registerAsOf } from './as-of/as-of.ts'
import { registerAllowedHosts } from './cross-site/allowed-hosts.ts'
import { registerBodyParsers } from './body-parsers.ts'
import { registerCaller } from './caller.ts'
import { BROTLI_OPTIONS, ENCODINGS, LEAST_COMPRESSED } from './caching/cached-body.ts'
import { registerSharedCaching } from './caching/shared-caching.ts'
import { answerMalformedAddress, registerErrorHandler } from './errors.ts'
import { lastVersion } from './knowledge-version/last-version.ts'
import type { LastVersion } from './knowledge-version/last-version.ts'
import { createOperations } from './graphql/operations.ts'
import { registerGraphql } from './graphql/route.ts'
import { registerHeaders, setSecurityHeaders } from './pages/headers.ts'
import { warnOfForwarded } from './limits/forwarded-header.ts'
import { registerHealth } from './health.ts'
import { registerLinks } from './pages/links.ts'
import { describedSite } from './linked-data/described-site.ts'
import { registerLinkedData } from './linked-data/linked-data-routes.ts'
import { registerPages } from './pages/pages.ts'
import { registerOpenApi } from './open-api/open-api-route.ts'
import { keyInAddressError, registerKeyInAddress } from './key-in-address.ts'
import { watchDatabase } from './monitoring/database-metrics.ts'
import { registerMonitoring } from './monitoring/monitoring.ts'
import { createMutationLimit } from './limits/mutation-limit.ts'
import { createPermalinkLimit } from './limits/permalink-limit.ts'
import { registerRequestLimits } from './limits/request-limits.ts'
import { registerNotFound } from './not-found.ts'
import { RequestLog } from './request-log.ts'
import { registerParameters } from './parameters.ts'
import { registerReplicas } from './knowledge-version/replicas.ts'
import type { ReplicaChoice } from './knowledge-version/replicas.ts'
import { registerRetryAfter } from './retry-after.ts'
import { registerSignIn } from './sign-in/routes.ts'
import { registerDecompression } from './traffic/compressed-bodies.ts'
import { registerReceivingLimits } from './traffic/receiving.ts'
import { registerRequestOrigin } from './traffic/request-origin.ts'
import { registerRequestsUnderWay } from './traffic/requests-under-way.ts'
import { registerSendingLimits } from './traffic/sending.ts'
import { MAX_HEADER_BYTES } from './traffic/parser-errors.ts'
import { serverFactory } from './traffic/server.ts'
import { createAttemptLimits } from './sign-in/attempt-limits.ts'
import type { AttemptLimits } from './sign-in/attempt-limits.ts'
import { limitedOutbox } from './sign-in/limited-outbox.ts'
import { registerStopping } from './graceful-shutdown.ts'
import { registerVersionHeader } from './knowledge-version/version-header.ts'
import { withoutTrailingSlash } from './trailing-slash.ts'

/** When the library for signing in is loaded, after the start, in ms. */
const SIGN_IN_LOADED_MS = 1000

/** The largest request body, in bytes: far more than any form of the app or query needs. */
export const BODY_LIMIT = 1_048_576

/** Server that refuses what is malformed before any route sees it. */
function createServer({ log, traffic, trustProxy, publicUrl }: AppServices): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy,
    serverFactory: serverFactory(traffic, trustProxy),
    // Each server answers by itself what its parser refuses.
    clientErrorHandler: () => {},
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply, publicUrl)
      answerMalformedAddress(keyInAddressError(request.url) ?? error, request, reply)
    },
    rewriteUrl: ({ url = '/' }) => withoutTrailingSlash(url),
    forceCloseConnections: 'idle',
    // What comes by an open connection is answered, too.
    return503OnClosing: false,
    // The length of a whole address is limited by that of the headers.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
  })
}

/** Security headers, errors and hosts: what holds for every response. */
async function registerEveryResponse(app: FastifyInstance, services: RouteServices): Promise<void> {
  registerMonitoring(app, services.monitoring)
  await registerHeaders(app, services.publicUrl)
  registerErrorHandler(app)
  registerAllowedHosts(app, services)
  registerRetryAfter(app)
  registerStopping(app)
  registerRequestOrigin(app)
  registerRequestsUnderWay(app, services.traffic.connectionsPerAddress)
}

/** Identifies the caller, limits their requests, and lets them sign in. */
function registerIdentity(app: FastifyInstance, services: RouteServices, attempts: AttemptLimits): void {
  const { log, site, outbox, publicUrl, counters, limits, origin } = services
  const storage = services.storage.identity
  registerKeyInAddress(app)
  registerCaller(app, { storage, log, publicUrl })
  registerRequestLimits(app, { limits, counters, log })
  const options = site.signIn ?? defaultSignInOptions
  const report = (message: string) => log.warn({ detail: message }, 'signing in met a problem')
  // The library is a tenth of the program: neither the start nor readers beside the first sign-in wait for it.
  const loaded = lazy(async () => {
    const { createSignIn } = await import('#server/accounts/sign-in.ts')
    return createSignIn({ storage, outbox, options, report, siteUrl: origin() })
  })
  app.addHook('onListen', (done) => {
    setTimeout(
      () => void loaded().catch((error: unknown) => log.error({ err: error })),
      SIGN_IN_LOADED_MS,
    ).unref()
    done()
  })
  const background = backgroundWork((error) =>
    log.warn({ err: error }, 'could not act on a request for a password'),
  )
  app.addHook('onClose', () => background.idle())
  registerSignIn(app, { storage, outbox, background, publicUrl, options, attempts, signIn: loaded })
}

/** Parameters, states and bodies of requests, and the limits on what is received and sent. */
function registerRequestParts(
  app: FastifyInstance,
  { states, origin, sharedCaching, traffic, trustProxy }: RouteServices,
) {
  registerParameters(app)
  registerAsOf(app, { states, origin })
  registerSharedCaching(app, sharedCaching)
  registerNotFound(app)
  if (trustProxy === false) warnOfForwarded(app)
  registerReceivingLimits(app, traffic)
  registerDecompression(app)
  registerSendingLimits(app, traffic)
  registerBodyParsers(app)
}

/** Present version of the knowledge, and the choice of a replica that has it. */
interface KnowledgeVersion {
  version: () => Promise<LastVersion>
  chooseReplica: ReplicaChoice
}

function registerKnowledgeVersion(app: FastifyInstance, services: RouteServices): KnowledgeVersion {
  const { storage, replicas } = services
  const version = coalesceTurn(
    lastVersion(() => runForAll(() => versionNow(storage.read)), { ofReplicas: replicas.highestVersion }),
  )
  registerVersionHeader(app, version)
  const chooseReplica = registerReplicas(app, { replicas, version })
  watchDatabase(app, { version, writeError: () => storage.writeError() })
  return { version, chooseReplica }
}

async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ENCODINGS,
    threshold: LEAST_COMPRESSED,
    // Bodies of requests are decompressed within their limits.
    globalDecompression: false,
    brotliOptions: BROTLI_OPTIONS,
  })
}

async function registerGraphqlRoute(
  app: FastifyInstance,
  services: RouteServices,
  version: KnowledgeVersion['version'],
): Promise<OperationServices> {
  const { schema, cacheBytes, monitoring, counters, log, limits, storage } = services
  const operations = createOperations(schema, {
    allowed: cacheBytes.operations,
    onEnd: monitoring.metrics?.operation,
  })
  const permalinkLimit = createPermalinkLimit(counters, log)
  const mutationLimit = createMutationLimit({ limits, counters, log, db: storage.identity.read })
  await registerGraphql(app, { ...services, version, operations, permalinkLimit, mutationLimit })
  return { operations, mutationLimit }
}

/**
 * The whole HTTP application, not yet listening. Closing it ends the running requests first.
 * @param features register the routes of the features
 */
export async function createApp(
  options: AppOptions,
  features: readonly RegisterRoutes[],
): Promise<FastifyInstance> {
  const all = withDefaults(options)
  const app = createServer(all)
  const attempts = createAttemptLimits(all.counters, all.log)
  const services: RouteServices = {
    ...all,
    outbox: limitedOutbox(all.outbox, attempts),
    origin: () => all.publicUrl ?? localAddress(app),
  }
  await registerEveryResponse(app, services)
  registerIdentity(app, services, attempts)
  registerRequestParts(app, services)
  const { version, chooseReplica } = registerKnowledgeVersion(app, services)
  await registerCompression(app)
  const { storage, site, errors, replicas } = services
  registerHealth(app, storage, { name: site.name, errors, replicas, isDraining: () => app.isDraining() })
  const ofOperations = await registerGraphqlRoute(app, services, version)
  registerOpenApi(app, {
    name: site.name,
    origin: services.origin,
    legacyUrl: services.v1BaseUrl ?? undefined,
  })
  registerLinks(app, storage, site.name)
  for (const registerRoutes of features) await registerRoutes(app, { ...services, ...ofOperations })
  const described = describedSite(services)
  registerLinkedData(app, { storage, described })
  await registerPages(app, { ...services, described, version, chooseReplica })
  return app
}
