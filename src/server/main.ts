import { join } from 'node:path'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { mailSecrets } from './accounts/mail/mail-secrets.ts'
import { setUpPath } from './accounts/new-accounts.ts'
import { readConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import { prepareGenome } from './gks/reference/reference-genome.ts'
import type { PreparedGenome } from './gks/reference/reference-genome.ts'
import { schema } from './graphql/schema.ts'
import { configuredGks } from './gks/gks-options.ts'
import { localAddress } from './http/address.ts'
import { createApp } from './http/app.ts'
import { createLog } from './http/logging.ts'
import { shareVersionCache } from './knowledge/version-cache.ts'
import { knowledgebaseState } from './knowledge/summaries/knowledgebase.ts'
import { ensureSearchIndex } from './knowledge/search/reindex.ts'
import { createExternalServices, externalServicesOff } from './external/external-services.ts'
import type { ExternalServices } from './external/external-services.ts'
import { watchMail } from './mail/mail-metrics.ts'
import { mailOff, mailService } from './mail/mail-service.ts'
import type { MailService } from './mail/mail-service.ts'
import { createMatching } from './matching/matching.ts'
import { createMatchingFiles } from './matching/matching-files.ts'
import { startMonitoring } from './monitoring/monitoring.ts'
import { statementLog } from './monitoring/statement-log.ts'
import { watchMirrors } from './mirror/mirror-metrics.ts'
import { scheduleMirrors } from './mirror/runs/mirror-schedule.ts'
import { allUpstreams } from './mirror/upstreams.ts'
import { sharedFileWork } from '#server/nightly/file-work.ts'
import { openStates } from './states/open-states.ts'
import { statesFolder } from './states/stored-states.ts'
import { open } from './storage/database.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { boundPageCaches } from './storage/sqlite/page-cache.ts'
import { requestCounters } from './storage/request-counters.ts'
import type { Storage } from './storage/database.ts'
import { openReplica } from './storage/replicas/replica.ts'
import { createReplicas, noReplicas } from './storage/replicas/replicas.ts'
import type { Replicas } from './storage/replicas/replicas.ts'
import { listeningError } from './config/listening-error.ts'
import { reportWriteError, warnOfExposedFiles } from './start-messages.ts'
import { version } from '#server/config/version.ts'

const appFolder = join(import.meta.dirname, '../../dist')
const starterFolder = join(import.meta.dirname, 'import/starter')

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

/** Loads the starter knowledgebase into a database in which nothing was ever written. */
async function fillWhenNew(storage: Storage, log: FastifyBaseLogger): Promise<void> {
  const isNew = async () => (await knowledgebaseState(storage.read)).knowledgeVersion === 0
  if (!(await isNew())) return
  log.info('the database is empty: loading the starter knowledgebase')
  // Loaded only here: an import is the largest part of the program, and a start on a full database needs none of it.
  const { importRelease } = await import('#server/import/import-release.ts')
  try {
    await importRelease(storage, starterFolder, { origin: 'STARTER' })
  } catch (error) {
    // Another instance that started on the same database was first.
    if (await isNew()) throw error
  }
}

/** Brings the database up to date; however long that takes, no request waits for it. */
async function prepareDatabase(url: string, log: FastifyBaseLogger): Promise<void> {
  const storage = await open(url, { unlimited: true })
  try {
    await fillWhenNew(storage, log)
    await ensureSearchIndex(storage)
  } finally {
    await storage.close()
  }
}

/** `User-Agent` of requests to other services. */
const agentOf = (publicUrl: string | null): string => `Curia/${version}${publicUrl ? ` (+${publicUrl})` : ''}`

function outsideOf({ outside, publicUrl }: Config, log: FastifyBaseLogger): ExternalServices {
  if (!outside) return externalServicesOff
  return createExternalServices(outside, {
    agent: agentOf(publicUrl),
    onSilence: (service, reason) => log.warn({ service, reason }, 'an external service does not respond'),
  })
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

/** Runs the mirrors again and again, or only on request where the configuration says so. */
function mirrorsOf(
  { databaseUrl, publicUrl, mirrorMinutes }: Config,
  storage: Storage,
  log: FastifyBaseLogger,
) {
  return scheduleMirrors(
    { databaseUrl, agent: agentOf(publicUrl), minutes: mirrorMinutes },
    {
      upstreams: async () =>
        (await allUpstreams(storage.read))
          .filter(({ requested_run }) => mirrorMinutes > 0 || requested_run !== null)
          .map(({ id }) => id),
      stopped: (errors) => log.warn({ errors }, 'mirrors ended early'),
      failed: (error) => log.error({ err: error }, 'could not run the mirrors'),
    },
  )
}

/** Mail by the configured server. */
function mailOf(config: Config, storage: Storage, log: FastifyBaseLogger): MailService {
  if (config.mail === null) return mailOff
  const { knowledgebaseName: name, contact } = config
  const secrets = mailSecrets(storage)
  return mailService({ storage, config: config.mail, site: { name, contact }, secrets, log })
}

/** The sequences of the configured FASTA file; null where there is none. */
function genomeOf({ referenceFasta, dataFolder }: Config, log: FastifyBaseLogger): PreparedGenome | null {
  if (referenceFasta === null) return null
  return prepareGenome(referenceFasta, dataFolder, (error) =>
    log.warn(
      { err: error },
      'REFERENCE_FASTA gives no sequences to GA4GH GKS: insertions and deletions have no alleles',
    ),
  )
}

/**
 * Builds the service from its configuration, fills a new database and listens.
 * @throws Error with a sentence for the operator when the database cannot be opened or the port is taken
 */
async function startService(config: Config): Promise<Service> {
  const log = await createLog(config.logLevel)
  boundPageCaches(config.pageCacheMegabytes)
  await prepareDatabase(config.databaseUrl, log)
  warnOfExposedFiles(config.databaseUrl, log)
  const monitoring = await startMonitoring(config.monitoring)
  const { engine } = parseDatabaseUrl(config.databaseUrl)
  const statements = statementLog(engine, monitoring)
  const storage = await open(config.databaseUrl, {
    migrate: false,
    log: statements,
    onWriteError: (error) => reportWriteError(log, error),
  }).catch(async (error: unknown) => {
    // What listens for whoever reads metrics would keep the process alive.
    await monitoring.close()
    throw error
  })
  const replicas = await replicasOf(config, storage, { log, statements })
  try {
    const downloads = join(config.dataFolder, 'downloads')
    const states = statesFolder(config.dataFolder, config.databaseUrl)
    const { contact, signIn } = config
    const site = { name: config.knowledgebaseName, contact, downloads, signIn }
    const counters = await requestCounters(config.databaseUrl)
    const tables = tableTexts(config.databaseUrl)
    const matching = createMatching(config.databaseUrl, config.referenceFasta)
    const matchingFiles = createMatchingFiles(config.databaseUrl, config.matchFiles, config.referenceFasta)
    const genome = genomeOf(config, log)
    const v1BaseUrl = config.v1BaseUrl ?? config.publicUrl
    const mail = mailOf(config, storage, log)
    const fileWork = sharedFileWork(
      { storage, dataFolder: config.dataFolder, log },
      { states, databaseUrl: config.databaseUrl, backup: config.backup, mailDigests: mail.digests },
    )
    const openedStates = openStates(states, undefined, undefined, ({ name, file }, reason) =>
      log.error({ state: name, file, reason }, 'the file of a state is damaged: restore it from a backup'),
    )
    const gks = configuredGks(config)
    const mirrors = mirrorsOf(config, storage, log)
    const app = await createApp({
      errors: () => {
        const errors = fileWork.errors()
        const statesProblem = errors.statesProblem ?? openedStates.problem()
        return { ...errors, statesProblem, mailProblem: mail.error() }
      },
      outbox: mail.outbox,
      schema,
      storage,
      site,
      outside: outsideOf(config, log),
      log,
      appFolder,
      databaseUrl: config.databaseUrl,
      replicas,
      publicUrl: config.publicUrl,
      allowedHosts: config.allowedHosts,
      gks,
      ...(genome && { genome }),
      v1BaseUrl,
      tableTexts: tables,
      matching,
      matchingFiles,
      states: openedStates,
      limits: config.limits,
      traffic: config.traffic,
      sharedCaching: config.sharedCaching,
      allowsRobots: config.allowsRobots,
      doiPrefix: config.doiPrefix,
      cacheBytes: config.cacheBytes,
      mirrors,
      trustProxy: config.trustProxy,
      counters,
      monitoring,
    })
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listeningError(error, config)
    })
    const url = config.publicUrl ?? localAddress(app)
    const { databaseUrl, dataFolder, referenceFasta, nightlyStates, nightlyDelay } = config
    await fileWork.start(
      { databaseUrl, downloads, states, nightlyStates, site: url, referenceFasta, dataFolder, gks },
      { catchUp: nightlyDelay * 1000 },
    )
    mail.start()
    mirrors.start()
    const endMirrorMetrics = watchMirrors(storage.probe)
    const endMailMetrics = config.mail === null ? () => {} : watchMail(storage.probe)
    const stop = async () => {
      await app.close()
      endMirrorMetrics()
      endMailMetrics()
      await mirrors.stop()
      await mail.stop()
      await fileWork.stop()
      await tables.close()
      await matching.close()
      await matchingFiles.close()
      await counters.close()
      await storage.close()
      await monitoring.close()
    }
    return { url, storage, log, drain: () => app.drain(), stop }
  } catch (error) {
    await replicas.close()
    await storage.close()
    await monitoring.close()
    throw error
  }
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

const NEXT_STEPS = `The database has only the starter knowledgebase. To import a CIViC release (https://civicdb.org/releases), run
  npm run curia -- import <folder or URL of a release>
`

/** `curia serve`: runs until a signal ends it, and says where it is reached and what to do next. */
export async function serve(): Promise<void> {
  const config = readConfig()
  const service = await startService(config)
  stopOnSignals(service, config)
  process.stdout.write(`Curia is ready at ${service.url}\n`)
  const { contents } = await knowledgebaseState(service.storage.read)
  if (contents === 'STARTER') process.stdout.write(NEXT_STEPS)
  const path = await setUpPath(service.storage)
  if (path)
    process.stdout.write(
      `There is no administrator yet. To become the first, open this link, once, within a day:\n  ${service.url}${path}\n`,
    )
}
