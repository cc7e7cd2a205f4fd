import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { defaultSignInOptions } from '#server/config/sign-in-options.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import type { Matching } from '#server/matching/matching.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { memoryCounters } from '#server/storage/request-counters.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { coalesceTurn } from '#server/caches/coalesce.ts'
import { lazy } from '#server/caches/lazy.ts'
import { noFileErrors } from '#server/nightly/file-work.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { noReplicas } from '#server/storage/replicas/replicas.ts'
import { noStates } from '#server/states/open-states.ts'
import type { States } from '#server/states/open-states.ts'
import { localAddress } from './address.ts'
import { registerAsOf } from './as-of/as-of.ts'
import { registerAllowedHosts } from './cross-site/allowed-hosts.ts'
import { registerBodyParsers } from './body-parsers.ts'
import { registerCaller } from './caller.ts'
import { registerSharedCaching } from './caching/shared-caching.ts'
import type { SharedCaching } from '#server/config/readers.ts'
import { answerMalformedAddress, registerErrorHandler } from './errors.ts'
import { registerDownloads } from './downloads.ts'
import { registerStateDownloads } from './state-downloads.ts'
import { lastVersion } from './knowledge-version/last-version.ts'
import { createOperations } from './graphql/operations.ts'
import { registerGraphql } from './graphql/route.ts'
import type { GraphqlServices } from './graphql/route.ts'
import { registerHeaders, setSecurityHeaders } from './pages/headers.ts'
import { registerHealth } from './health.ts'
import type { ServiceErrors } from './health.ts'
import { registerLegacyInterface } from './legacy/legacy.ts'
import { registerLinks } from './pages/links.ts'
import { describedSite } from './linked-data/described-site.ts'
import { registerLinkedData } from './linked-data/linked-data-routes.ts'
import { registerPages } from './pages/pages.ts'
import { registerOpenApi } from './open-api/open-api-route.ts'
import { registerMatch } from './match.ts'
import { keyInAddressError, registerKeyInAddress } from './key-in-address.ts'
import { watchDatabase } from './monitoring/database-metrics.ts'
import { registerMonitoring } from './monitoring/monitoring.ts'
import { noMonitoring } from '#server/monitoring/monitoring.ts'
import type { Monitoring } from '#server/monitoring/monitoring.ts'
import { createMutationLimit } from './limits/mutation-limit.ts'
import { createPermalinkLimit } from './limits/permalink-limit.ts'
import { registerRequestLimits } from './limits/request-limits.ts'
import type { RequestLimits } from '#server/config/request-limits.ts'
import { registerChangeLists } from './change-lists.ts'
import { noGenome } from '#server/gks/reference/reference-genome.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { registerClinvar } from './clinvar.ts'
import { registerGks } from './gks.ts'
import { defaultGksSettings } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-options.ts'
import { registerRecordVersions } from './record-versions.ts'
import { registerNotFound } from './not-found.ts'
import { RequestLog } from './request-log.ts'
import { registerParameters } from './parameters.ts'
import { registerReplicas } from './knowledge-version/replicas.ts'
import { registerRetryAfter } from './retry-after.ts'
import { registerSignIn } from './sign-in/routes.ts'
import { registerDecompression } from './traffic/compressed-bodies.ts'
import { downloadPlaces } from './traffic/download-places.ts'
import { registerReceivingLimits } from './traffic/receiving.ts'
import { registerRequestOrigin } from './traffic/request-origin.ts'
import { registerRequestsUnderWay } from './traffic/requests-under-way.ts'
import { registerSendingLimits } from './traffic/sending.ts'
import { MAX_HEADER_BYTES } from './traffic/parser-errors.ts'
import { serverFactory } from './traffic/server.ts'
import { defaultTrafficLimits } from '../config/traffic-limits.ts'
import type { TrafficLimits } from '../config/traffic-limits.ts'
import { createAttemptLimits } from './sign-in/attempt-limits.ts'
import type { AttemptLimits } from './sign-in/attempt-limits.ts'
import { limitedOutbox } from './sign-in/limited-outbox.ts'
import { registerStopping } from './graceful-shutdown.ts'
import { registerVersionHeader } from './knowledge-version/version-header.ts'
import { withoutTrailingSlash } from './trailing-slash.ts'
import { registerUnsubscribe } from './unsubscribe.ts'
import { registerTableExport } from './table-export.ts'

/** Services of the HTTP application; made once by the composition root. */
export interface AppServices extends Omit<
  GraphqlServices,
  'version' | 'operations' | 'permalinkLimit' | 'mutationLimit' | 'cacheBytes'
> {
  schema: GraphQLSchema
  /** Address of the database, from which workers render pages; without it they are client-rendered. */
  databaseUrl?: string
  /** Bytes of memory for answers, for operations and for server-rendered pages; 64, 32 and 8 MB unless given. */
  cacheBytes?: { answers: number; operations: number; pages: number }
  log: FastifyBaseLogger
  /** Absolute path of the built browser application. */
  appFolder: string
  /** Address that links of the legacy REST API begin with; where the application listens unless given. */
  v1BaseUrl?: string | null
  /** Address under which people reach the service; by the host they name unless given. */
  publicUrl?: string | null
  /** Names of hosts for which the service answers beside those of its addresses; none unless given. */
  allowedHosts?: readonly string[]
  /** What is configured of objects of GA4GH GKS; {@link defaultGksSettings} unless given. */
  gks?: GksSettings
  /** Sequences over which GA4GH GKS normalises alleles; none unless given. Closing the application closes them. */
  genome?: ReferenceGenome
  /** How many requests are allowed; as many as anyone likes unless given. */
  limits?: RequestLimits
  /** What clients may hold of connections and memory; {@link defaultTrafficLimits} unless given. */
  traffic?: TrafficLimits
  /** Where requests are counted; in this process unless given. */
  counters?: RequestCounters
  /** The reverse proxies whose word on a client's address counts; none unless given. */
  trustProxy?: string[] | false
  /** Matches samples, with {@link AppServices.matchingFiles}; without them nothing is matched. */
  matching?: Matching
  /** Matches files. */
  matchingFiles?: MatchingFiles
  /** Frozen states; none unless given. Closing the application closes them. */
  states?: States
  /** Copies of responses that proxies and CDNs may keep; none unless given. */
  sharedCaching?: SharedCaching
  /** Beginning of the DOIs that the operator registers for states and releases; none unless given. */
  doiPrefix?: string | null
  /** Whether crawlers may read the pages; they may unless given. */
  allowsRobots?: boolean
  /** Errors of the files of the service and of mail, for `/api/status`; none unless given. */
  errors?: () => ServiceErrors
  /** Writes tables for download; without it none are offered. */
  tableTexts?: TableTexts
  /** What is watched; nothing unless given. */
  monitoring?: Monitoring
}

/** When the library for signing in is loaded, after the start, in ms. */
const SIGN_IN_LOADED_MS = 1000

const noErrors: ServiceErrors = { ...noFileErrors, mailProblem: null }

const noLimits: RequestLimits = { anonymous: 0, user: 0, windowSeconds: 1 }

/** The largest request body, in bytes: far more than any form of the app or query needs. */
export const BODY_LIMIT = 1_048_576

/** Who sends a request, how many they may send, and how they sign in. */
function registerIdentity(app: FastifyInstance, services: AppServices, attempts: AttemptLimits): void {
  const {
    log,
    site,
    outbox = noOutbox,
    publicUrl = null,
    counters = memoryCounters(),
    limits = noLimits,
  } = services
  const storage = services.storage.identity
  registerKeyInAddress(app)
  registerCaller(app, { storage, log, publicUrl })
  registerRequestLimits(app, { limits, counters, log })
  const options = site.signIn ?? defaultSignInOptions
  const report = (message: string) => log.warn({ detail: message }, 'signing in met a problem')
  // The library is a tenth of the program: it holds up neither the start nor whoever reads beside the first that signs in.
  const loaded = lazy(async () => {
    const { createSignIn } = await import('#server/accounts/sign-in.ts')
    return createSignIn({ storage, outbox, options, report, siteUrl: publicUrl ?? localAddress(app) })
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
  registerSignIn(app, {
    storage,
    outbox,
    background,
    publicUrl,
    options,
    attempts,
    signIn: loaded,
  })
}

/** The whole HTTP application, not yet listening. Closing it ends the running requests first. */
export async function createApp(services: AppServices): Promise<FastifyInstance> {
  const { traffic = defaultTrafficLimits, trustProxy = false, monitoring = noMonitoring } = services
  const app = fastify({
    loggerInstance: services.log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy,
    serverFactory: serverFactory(traffic, trustProxy),
    // Each server answers by itself what its parser refuses.
    clientErrorHandler: () => {},
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply, services.publicUrl ?? null)
      answerMalformedAddress(keyInAddressError(request.url) ?? error, request, reply)
    },
    rewriteUrl: ({ url = '/' }) => withoutTrailingSlash(url),
    forceCloseConnections: 'idle',
    // What comes by an open connection is answered, too.
    return503OnClosing: false,
    // The length of a whole address is limited by that of the headers.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
  })
  registerMonitoring(app, monitoring)
  await registerHeaders(app, services.publicUrl ?? null)
  registerErrorHandler(app)
  registerAllowedHosts(app, services)
  registerRetryAfter(app)
  registerStopping(app)
  registerRequestOrigin(app)
  registerRequestsUnderWay(app, traffic.connectionsPerAddress)
  const attempts = createAttemptLimits(services.counters ?? memoryCounters(), services.log)
  const outbox = limitedOutbox(services.outbox ?? noOutbox, attempts)
  registerIdentity(app, { ...services, outbox }, attempts)
  registerParameters(app)
  registerAsOf(app, {
    states: services.states ?? noStates,
    origin: () => services.publicUrl ?? localAddress(app),
  })
  registerSharedCaching(app, services.sharedCaching ?? { seconds: 0, surrogateKeys: false })
  registerNotFound(app)
  registerReceivingLimits(app, traffic)
  registerDecompression(app)
  registerSendingLimits(app, traffic)
  registerBodyParsers(app)
  const { replicas = noReplicas } = services
  const version = coalesceTurn(
    lastVersion(() => runForAll(() => versionNow(services.storage.read)), {
      ofReplicas: replicas.highestVersion,
    }),
  )
  registerVersionHeader(app, version)
  const chooseReplica = registerReplicas(app, { replicas, version })
  watchDatabase(app, { version, writeError: () => services.storage.writeError() })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Bodies of requests are decompressed within their limits.
    globalDecompression: false,
    // The fastest level that still beats gzip; the default would take a hundred times as long.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  registerHealth(app, services.storage, {
    name: services.site.name,
    errors: services.errors ?? (() => noErrors),
    replicas,
    isDraining: () => app.isDraining(),
  })
  const { schema, cacheBytes } = services
  const operations = createOperations(schema, {
    allowed: cacheBytes?.operations,
    onEnd: monitoring.metrics?.operation,
  })
  const permalinkLimit = createPermalinkLimit(services.counters ?? memoryCounters(), services.log)
  const mutationLimit = createMutationLimit({
    limits: services.limits ?? noLimits,
    counters: services.counters ?? memoryCounters(),
    log: services.log,
    db: services.storage.identity.read,
  })
  await registerGraphql(app, { ...services, outbox, version, operations, permalinkLimit, mutationLimit })
  registerLegacyInterface(app, {
    storage: services.storage,
    v1BaseUrl: services.v1BaseUrl ?? null,
    admitLong: downloadPlaces('lists of the legacy API'),
  })
  registerOpenApi(app, {
    name: services.site.name,
    origin: () => services.publicUrl ?? localAddress(app),
    legacyUrl: services.v1BaseUrl ?? undefined,
  })
  registerLinks(app, services.storage, services.site.name)
  registerUnsubscribe(app, services.storage.identity)
  registerRecordVersions(app, { storage: services.storage, admit: downloadPlaces('changes') })
  registerChangeLists(app, {
    storage: services.storage,
    admit: downloadPlaces('change lists'),
    name: services.site.name,
    origin: () => services.publicUrl ?? localAddress(app),
  })
  const { genome = noGenome } = services
  app.addHook('onClose', () => genome.close())
  registerGks(app, {
    storage: services.storage,
    admit: downloadPlaces('GKS collections'),
    settings: services.gks ?? defaultGksSettings,
    downloads: services.site.downloads ?? null,
    origin: () => services.publicUrl ?? localAddress(app),
    genome,
  })
  registerClinvar(app, {
    storage: services.storage,
    settings: services.gks ?? defaultGksSettings,
    origin: () => services.publicUrl ?? localAddress(app),
  })
  const { matching, matchingFiles } = services
  if (matching && matchingFiles)
    registerMatch(app, { matching, files: matchingFiles, admit: downloadPlaces('files to match') })
  const { tableTexts } = services
  if (tableTexts) registerTableExport(app, { schema, tableTexts, admit: downloadPlaces('table downloads') })
  if (services.site.downloads)
    await registerDownloads(app, services.site.downloads, () => services.publicUrl ?? localAddress(app))
  await registerStateDownloads(app, {
    states: services.states ?? noStates,
    admit: downloadPlaces('files of states'),
  })
  const described = describedSite({
    site: services.site,
    origin: () => services.publicUrl ?? localAddress(app),
    states: services.states ?? noStates,
    doiPrefix: services.doiPrefix ?? null,
  })
  registerLinkedData(app, { storage: services.storage, described })
  await registerPages(app, {
    ...services,
    described,
    version,
    chooseReplica,
    states: services.states ?? noStates,
    allowsRobots: services.allowsRobots ?? true,
    counters: services.counters ?? memoryCounters(),
    limits: services.limits ?? noLimits,
    pageBytes: cacheBytes?.pages,
    origin: () => services.publicUrl ?? localAddress(app),
  })
  return app
}
