import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { SharedCaching } from '#server/config/readers.ts'
import type { RequestLimits } from '#server/config/request-limits.ts'
import { defaultTrafficLimits } from '#server/config/traffic-limits.ts'
import type { TrafficLimits } from '#server/config/traffic-limits.ts'
import { externalServicesOff } from '#server/external/external-services.ts'
import type { ExternalServices } from '#server/external/external-services.ts'
import type { MirrorRuns, Site } from '#server/graphql/context.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Matching } from '#server/matching/matching.ts'
import { noMonitoring } from '#server/monitoring/monitoring.ts'
import type { Monitoring } from '#server/monitoring/monitoring.ts'
import { noFileErrors } from '#server/nightly/file-work.ts'
import { noStates } from '#server/states/open-states.ts'
import type { States } from '#server/states/open-states.ts'
import type { Storage } from '#server/storage/database.ts'
import { noReplicas } from '#server/storage/replicas/replicas.ts'
import type { Replicas } from '#server/storage/replicas/replicas.ts'
import { memoryCounters } from '#server/storage/request-counters.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { OPERATION_CACHE_BYTES } from './graphql/operations.ts'
import type { Operations } from './graphql/operations.ts'
import type { ServiceErrors } from './health.ts'
import type { MutationLimit } from './limits/mutation-limit.ts'

/** Services of the HTTP application. Those of a single feature are declared by it. */
export interface AppServices {
  schema: GraphQLSchema
  storage: Storage
  site: Site
  log: FastifyBaseLogger
  /** Absolute path of the built browser application. */
  appFolder: string
  /** URL of the database, from which workers render pages; null: pages are client-rendered. */
  databaseUrl: string | null
  /** Bytes of memory for responses, for operations and for server-rendered pages. */
  cacheBytes: { answers: number; operations: number; pages: number }
  /** URL at which users reach the service; null: the address on which it listens. */
  publicUrl: string | null
  /** Address that links of the legacy REST API begin with; null: as `publicUrl`. */
  v1BaseUrl: string | null
  /** Names of hosts for which the service answers beside those of its addresses. */
  allowedHosts: readonly string[]
  /** How many requests are allowed. */
  limits: RequestLimits
  /** What clients may hold of connections and memory. */
  traffic: TrafficLimits
  /** Where requests are counted. */
  counters: RequestCounters
  /** The reverse proxies that are believed about the address of a client. */
  trustProxy: string[] | false
  /** Replicas that answer readers. */
  replicas: Replicas
  /** External services. */
  outside: ExternalServices
  /** Where messages to users are left. */
  outbox: Outbox
  /** Matches samples; null: nothing is matched. */
  matching: Matching | null
  /** Runs mirrors on request; null: they run when a service that does starts. */
  mirrors: MirrorRuns | null
  /** Frozen states. Closing the application closes them. */
  states: States
  /** Copies of responses that proxies and CDNs may keep. */
  sharedCaching: SharedCaching
  /** Beginning of the DOIs that the operator registers for states and releases; null: none. */
  doiPrefix: string | null
  /** Whether crawlers may read the pages. */
  allowsRobots: boolean
  /** Errors of the files of the service and of mail, for `/api/status`. */
  errors: () => ServiceErrors
  monitoring: Monitoring
}

/** Services of routes. */
export interface RouteServices extends AppServices {
  /** Where users reach the service, without a slash at the end. */
  origin: () => string
}

/** Services that run operations, as GraphQL does. */
export interface OperationServices {
  operations: Operations
  mutationLimit: MutationLimit
}

/** Services of the routes of features. */
export interface FeatureRouteServices extends RouteServices, OperationServices {}

/** Registers the routes of a feature. */
export type RegisterRoutes = (app: FastifyInstance, services: FeatureRouteServices) => void | Promise<void>

type NeededService = 'schema' | 'storage' | 'site' | 'log' | 'appFolder'

/** Services that an application is made of; the others have defaults. */
export type AppOptions = Pick<AppServices, NeededService> & Partial<AppServices>

/** No errors of the service. */
export const noErrors: ServiceErrors = { ...noFileErrors, mailProblem: null }

const MB = 1024 * 1024

/** Defaults: of an application in one process, for which nothing is configured. */
const defaults = (): Omit<AppServices, NeededService> => ({
  databaseUrl: null,
  cacheBytes: { answers: 64 * MB, operations: OPERATION_CACHE_BYTES, pages: 8 * MB },
  publicUrl: null,
  v1BaseUrl: null,
  allowedHosts: [],
  limits: { anonymous: 0, user: 0, windowSeconds: 1 },
  traffic: defaultTrafficLimits,
  counters: memoryCounters(),
  trustProxy: false,
  replicas: noReplicas,
  outside: externalServicesOff,
  outbox: noOutbox,
  matching: null,
  mirrors: null,
  states: noStates,
  sharedCaching: { seconds: 0, surrogateKeys: false },
  doiPrefix: null,
  allowsRobots: true,
  errors: () => noErrors,
  monitoring: noMonitoring,
})

/** All services of an application: what is given, or else the default. */
export const withDefaults = (options: AppOptions): AppServices => ({ ...defaults(), ...options })
