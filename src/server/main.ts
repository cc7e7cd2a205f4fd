import { join } from 'node:path'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { setUpPath } from './accounts/new-accounts.ts'
import type { Config } from './config/config.ts'
import { misspeltVariables } from './config/misspelt.ts'
import { variableHelp } from './config/config.ts'
import { parseDatabaseUrl } from './config/database-url.ts'
import { listeningError } from './config/listening-error.ts'
import { createApp } from './features/app.ts'
import type { ServiceOptions } from './features/app.ts'
import type { EveryNight, OpenFeature, Opening } from './features/feature.ts'
import { features, featureSettings, readConfig } from './features/features.ts'
import { schema } from './graphql/schema.ts'
import { localAddress } from './http/address.ts'
import { noErrors } from './http/app-services.ts'
import type { ServiceErrors } from './http/health.ts'
import { createLog } from './http/logging.ts'
import { shareVersionCache } from './knowledge/version-cache.ts'
import { knowledgebaseState } from './knowledge/summaries/knowledgebase.ts'
import { startMonitoring } from './monitoring/monitoring.ts'
import { statementLog } from './monitoring/statement-log.ts'
import { open } from './storage/database.ts'
import type { Storage } from './storage/database.ts'
import { boundPageCaches } from './storage/sqlite/page-cache.ts'
import { requestCounters } from './storage/request-counters.ts'
import { openReplica } from './storage/replicas/replica.ts'
import { createReplicas, noReplicas } from './storage/replicas/replicas.ts'
import type { Replicas } from './storage/replicas/replicas.ts'
import { prepareDatabase } from './prepare-database.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import { reportWriteError, warnOfExposedFiles } from './start-messages.ts'

const appFolder = join(import.meta.dirname, '../../dist')

/** Statements of the operator at the start. */
export interface ServeOptions {
  /** There is a backup of the database, which may be migrated. */
  isBackedUp: boolean
}

/** A service that listens. */
interface Service {
  /** Where people reach it, such as `http://localhost:3000`. */
  url: string
  storage: Storage
  log: FastifyBaseLogger
  /** Has `/api/ready` say that the service is about to stop. */
  drain(): void
  /** Takes no more requests, ends the running ones and closes the database. */
  stop(): Promise<void>
}

/** The replicas of the configuration, which may be away when the service starts. */
async function replicasOf(
  { replicaUrls }: Config,
  primary: Storage,
  services: { log: FastifyBaseLogger; statements: ReturnType<typeof statementLog> },
): Promise<Replicas> {
  if (replicaUrls.length === 0) return noReplicas
  const { log, statements } = services
  const opened = await Promise.all(replicaUrls.map((url) => openReplica(primary, url, { log: statements })))
  // Each has a memory of its own: one may have moved on, and what was read of it would serve another that has not.
  for (const { read, scan } of [primary, ...opened.map(({ storage }) => storage)])
    for (const db of [read, scan]) shareVersionCache(db, 1 / (opened.length + 1))
  return createReplicas(opened, { log })
}

/** Services that the configuration alone decides. */
function configuredServices(config: Config): Partial<ServiceOptions> {
  const { databaseUrl, publicUrl, allowedHosts, limits, traffic, trustProxy } = config
  const { sharedCaching, allowsRobots, doiPrefix, cacheBytes } = config
  return {
    databaseUrl,
    publicUrl,
    v1BaseUrl: config.v1BaseUrl ?? publicUrl,
    allowedHosts,
    limits,
    traffic,
    trustProxy,
    sharedCaching,
    allowsRobots,
    doiPrefix,
    cacheBytes,
  }
}

/** Work of the night that features add. */
function nightlyWorks(): EveryNight {
  const works: (() => Promise<void>)[] = []
  return {
    add: (work) => void works.push(work),
    run: async () => void (await Promise.all(works.map((work) => work()))),
  }
}

/** Errors of all features; of several about the same, the first. */
function mergedErrors(features: readonly OpenFeature[]): ServiceErrors {
  const merged = { ...noErrors }
  for (const errors of features.map((feature) => feature.errors?.() ?? {}))
    for (const [name, error] of Object.entries(errors)) merged[name as keyof ServiceErrors] ??= error
  return merged
}

/** Opens the features in their order, with what they add to the services. */
async function openFeatures(opening: Opening) {
  const opened: OpenFeature[] = []
  for (const feature of features) opened.push((await feature.open?.(opening)) ?? {})
  const services: Partial<ServiceOptions> = Object.assign({}, ...opened.map((feature) => feature.services))
  return {
    services: { ...services, errors: () => mergedErrors(opened) },
    async start(url: string) {
      for (const feature of opened) await feature.start?.(url)
    },
  }
}

/**
 * Builds the service from its configuration, fills a new database and listens.
 * @throws Error with a sentence for the operator when the database cannot be opened or the port is taken
 */
async function startService(config: Config, { isBackedUp }: ServeOptions): Promise<Service> {
  const log = await createLog(config.logLevel)
  for (const { name, meant } of misspeltVariables(process.env, variableHelp(featureSettings)))
    log.warn({ variable: name, meant }, `the variable ${name} has no effect: did you mean ${meant}?`)
  boundPageCaches(config.pageCacheMegabytes)
  await prepareDatabase(config, { isBackedUp, log })
  warnOfExposedFiles(config.databaseUrl, log)
  await using resources = new AsyncDisposableStack()
  const monitoring = resources.adopt(await startMonitoring(config.monitoring), (each) => each.close())
  const statements = statementLog(parseDatabaseUrl(config.databaseUrl).engine, monitoring)
  const storage = resources.adopt(
    await open(config.databaseUrl, {
      migrate: false,
      log: statements,
      onWriteError: (error) => reportWriteError(log, error),
    }),
    (each) => each.close(),
  )
  const replicas = resources.adopt(await replicasOf(config, storage, { log, statements }), (each) =>
    each.close(),
  )
  const counters = resources.adopt(await requestCounters(config.databaseUrl), (each) => each.close())
  const opened = await openFeatures({ config, storage, log, resources, everyNight: nightlyWorks() })
  const { knowledgebaseName: name, contact, signIn, dataFolder } = config
  const app = resources.adopt(
    await createApp({
      schema,
      storage,
      site: { name, contact, downloads: join(dataFolder, 'downloads'), signIn },
      log,
      appFolder,
      ...configuredServices(config),
      replicas,
      counters,
      monitoring,
      ...opened.services,
    }),
    (each) => each.close(),
  )
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listeningError(error, config)
  })
  const url = config.publicUrl ?? localAddress(app)
  await opened.start(url)
  const running = resources.move()
  return { url, storage, log, drain: () => app.drain(), stop: () => running.disposeAsync() }
}

/** How long running requests may take to end, in seconds. */
const STOP_SECONDS = 60

/**
 * Ends the service and then the process on SIGTERM or SIGINT: exit code 0 when every running request was
 * answered. After SIGTERM it answers for `stopDelay` seconds more, in which proxies learn from `/api/ready` to send it
 * nothing. A second signal ends it at once.
 */
function stopOnSignals(service: Service, { stopDelay }: Pick<Config, 'stopDelay'>): void {
  let stopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    service.drain()
    if (signal === 'SIGTERM' && stopDelay > 0) {
      service.log.info(`${signal}: stopping in ${stopDelay} seconds; signal again to stop at once`)
      await setTimeoutPromise(stopDelay * 1000)
    }
    // Whatever still runs by then does not end by itself.
    setTimeout(() => {
      service.log.fatal(`still running ${STOP_SECONDS} seconds after ${signal}: stopping at once`)
      process.exit(1)
    }, STOP_SECONDS * 1000).unref()
    service.log.info(`${signal}: stopping after the running requests; signal again to stop at once`)
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        service.log.fatal({ err: error }, 'graceful shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', (signal) => void onSignal(signal))
  process.on('SIGINT', (signal) => void onSignal(signal))
}

const NEXT_STEPS =
  'The database has only the starter knowledgebase. To import a CIViC release (https://civicdb.org/releases), run npm run curia -- import <folder or URL of a release>'
const FIRST_ADMINISTRATOR =
  'There is no administrator yet. To become the first, open this link, once, within a day:'

/** What an operator must read at the start whatever the level of the log: as a line of the log where that is JSON. */
function announcing({ log }: Service): (text: string, address?: string) => void {
  if (process.stdout.isTTY)
    return (text, address) => process.stdout.write(address ? `${text} ${address}\n` : `${text}\n`)
  const always = log.child({}, { level: 'info' })
  return (text, address) =>
    always.info(address ? { url: address } : {}, address ? `${text} ${address}` : text)
}

/** `curia serve`: runs until a signal ends it, and says where it is reached and what to do next. */
export async function serve(options: ServeOptions): Promise<void> {
  const config = readConfig()
  const service = await startService(config, options)
  stopOnSignals(service, config)
  const { url, storage, log } = service
  const announce = announcing(service)
  announce('Curia is ready at', url)
  try {
    if ((await knowledgebaseState(storage.read)).contents === 'STARTER') announce(NEXT_STEPS)
    const path = await setUpPath(storage)
    if (path) announce(FIRST_ADMINISTRATOR, `${url}${path}`)
  } catch (error) {
    // It has started read-only.
    if (!(error instanceof DatabaseError)) throw error
    log.warn({ err: error }, 'whether there is an administrator is not known yet')
  }
}
