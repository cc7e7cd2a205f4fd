import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { accountConfig, accountVariables, incompleteProviders } from './accounts.ts'
import type { AccountConfig } from './accounts.ts'
import { databaseConfig, databaseVariables, inconsistentDatabase } from './database.ts'
import type { DatabaseConfig } from './database.ts'
import { readerConfig, readerVariables } from './readers.ts'
import type { ReaderConfig } from './readers.ts'
import { monitoringConfig, monitoringVariables } from './monitoring.ts'
import type { MonitoringConfig } from './monitoring.ts'
import { folder } from './variables.ts'
import { trafficConfig, trafficVariables } from './traffic.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { parseDatabaseUrl } from './database-url.ts'

/** Configuration that several features read. */
export interface CoreConfig extends AccountConfig, DatabaseConfig, ReaderConfig {
  port: number
  host: string
  /** URL at which users reach the service, without a trailing slash; null: host and port that it listens on. */
  publicUrl: string | null
  /** Base URL of links in the legacy REST API, without a trailing slash; null: `publicUrl`. */
  v1BaseUrl: string | null
  /** Beginning of the operator's DOIs of states and releases; null without one. */
  doiPrefix: string | null
  knowledgebaseName: string
  /** E-mail address or web page for questions; null for none. */
  contact: string | null
  /** Absolute folder for files that the service writes: releases and frozen states. */
  dataFolder: string
  /** Seconds after SIGTERM in which the service still answers, while `/api/ready` says 503. */
  stopDelay: number
  /** Indexed FASTA file of GRCh37, for VCF files of releases and the alleles of samples. */
  referenceFasta: string | null
  logLevel: LogLevel
  monitoring: MonitoringConfig
  /** Bytes of memory for cached responses, parsed operations and server-rendered pages. */
  cacheBytes: { answers: number; operations: number; pages: number }
  /** Limits on connections and memory that clients can hold. */
  traffic: TrafficLimits
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

function isSiteAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const isContact = (contact: string): boolean =>
  /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact) || /^https?:$/.test(URL.parse(contact)?.protocol ?? '')

/** The variable with an address of this service, given as its origin. */
const siteAddress = (meaning: string) =>
  z
    .string()
    .refine(
      isSiteAddress,
      'must be an http or https address without a path, such as https://curia.example.org',
    )
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(meaning)

// Each message says what is allowed; the name and the value are put before it.
/** Variables that are not of a single feature. */
export const coreVariables = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 (any free port) to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 (any free port) to 65535')
    .default(3000)
    .describe('port to listen on'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address, such as localhost or 0.0.0.0')
    .default('localhost')
    .describe('address to listen on; 0.0.0.0 or :: for all interfaces'),
  ...databaseVariables,
  PUBLIC_URL: siteAddress('URL at which users reach the service; from HOST and PORT unless set'),
  DOI_PREFIX: z
    .string()
    .regex(/^10\.\d{4,9}\/[\w.\-/]*$/, 'must begin with a DOI prefix and a slash, such as 10.5072/kb.')
    .optional()
    .describe(
      'beginning of the DOIs that you register for states and releases; their metadata have addresses unless set',
    ),
  V1_BASE_URL: siteAddress('base URL of links in responses of the legacy REST API; PUBLIC_URL unless set'),
  KNOWLEDGEBASE_NAME: z
    .string()
    .max(60, 'must have at most 60 characters')
    .default('Curia')
    .describe('name of the knowledgebase in the app and the API'),
  CONTACT: z
    .string()
    .refine(isContact, 'must be an e-mail address, or an http or https address')
    .optional()
    .describe('e-mail address or web page for questions, shown on the About page'),
  DATA_DIR: folder(
    'folder for files the service writes; the folder of the SQLite file, or ./data, unless set',
  ),
  STOP_DELAY: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds from 0 to 999')
    .transform(Number)
    .default(0)
    .describe(
      'seconds after SIGTERM in which requests are still answered, while /api/ready says 503, so that a proxy sends no more',
    ),
  REFERENCE_FASTA: z
    .string()
    .refine(
      (file) => existsSync(file) && existsSync(`${file}.fai`),
      'must be a FASTA file with its index beside it, named <file>.fai (made by samtools faidx)',
    )
    .optional()
    .describe(
      'FASTA file of GRCh37 with its .fai index: gives the base before an indel in VCF files, and is used to check and left-align alleles of samples and to normalise alleles in GA4GH GKS',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe(LOG_LEVELS.join(', ')),
  CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of megabytes from 0 (no cache) to 99999')
    .transform(Number)
    .default(96)
    .describe(
      'memory for cached responses (seven twelfths), parsed operations (four) and server-rendered pages (one), in MB',
    ),
  ...accountVariables,
  ...trafficVariables,
  ...readerVariables,
  ...monitoringVariables,
}

const Core = z.object(coreVariables)
type CoreValues = z.infer<typeof Core>

/** Variables that are missing or contradict others, each in a sentence. */
export const incompleteCore = (values: CoreValues): string[] => [
  ...inconsistentDatabase(values),
  ...incompleteProviders(values),
]

/** Twelfths of the memory: seven for answers, four for operations, one for pages. */
function cacheShares(megabytes: number): CoreConfig['cacheBytes'] {
  const bytes = megabytes * 1024 * 1024
  const pages = Math.floor(bytes / 12)
  return { answers: bytes - 5 * pages, operations: 4 * pages, pages }
}

function besideDatabase(databaseUrl: string): string {
  const { engine, target } = parseDatabaseUrl(databaseUrl)
  return engine === 'sqlite' ? dirname(target) : './data'
}

/** The configuration that several features read. */
export function coreConfig(data: CoreValues, environment: NodeJS.ProcessEnv): CoreConfig {
  return {
    port: data.PORT,
    host: data.HOST,
    ...databaseConfig(data, environment),
    publicUrl: data.PUBLIC_URL ?? null,
    v1BaseUrl: data.V1_BASE_URL ?? null,
    doiPrefix: data.DOI_PREFIX ?? null,
    knowledgebaseName: data.KNOWLEDGEBASE_NAME,
    contact: data.CONTACT ?? null,
    dataFolder: resolve(data.DATA_DIR ?? besideDatabase(data.DATABASE_URL)),
    stopDelay: data.STOP_DELAY,
    referenceFasta: data.REFERENCE_FASTA ?? null,
    logLevel: data.LOG_LEVEL,
    monitoring: monitoringConfig(data),
    cacheBytes: cacheShares(data.CACHE_MB),
    ...accountConfig(data),
    ...readerConfig(data),
    traffic: trafficConfig(data),
  }
}
