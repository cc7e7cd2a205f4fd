import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { accountConfig, accountVariables, incompleteProviders } from './accounts.ts'
import type { AccountConfig } from './accounts.ts'
import { ConfigError, describeValue } from './config-error.ts'
import { curationMethodFile } from './curation-method.ts'
import type { CurationMethod } from './curation-method.ts'
import { databaseConfig, databaseVariables, inconsistentDatabase } from './database.ts'
import type { DatabaseConfig } from './database.ts'
import { importConfig, importVariables } from './imports.ts'
import type { DownloadLimits } from './imports.ts'
import { matchFileConfig, matchFileVariables } from './match-files.ts'
import { readerConfig, readerVariables } from './readers.ts'
import type { ReaderConfig } from './readers.ts'
import { monitoringConfig, monitoringVariables } from './monitoring.ts'
import type { MonitoringConfig } from './monitoring.ts'
import { incompleteMail, mailConfig, mailVariables } from './mail.ts'
import type { MailConfig } from './mail.ts'
import { trafficConfig, trafficVariables } from './traffic.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { PUBLIC_ADDRESSES } from '#server/external/external-services.ts'
import type { ExternalAddresses } from '#server/external/external-services.ts'
import type { MatchFileBounds } from './match-files.ts'
import { fileInPlaceOfFolder } from '#server/files/make-folder.ts'
import { parseDatabaseUrl } from './database-url.ts'

/** Configuration of the service, read once at startup and passed down. */
export interface Config extends AccountConfig, DatabaseConfig, ReaderConfig {
  port: number
  host: string
  /** URL at which users reach the service, without a trailing slash; null: host and port that it listens on. */
  publicUrl: string | null
  /** Base URL of links in the legacy REST API, without a trailing slash; null: `publicUrl`. */
  v1BaseUrl: string | null
  knowledgebaseName: string
  /** E-mail address or web page for questions; null for none. */
  contact: string | null
  /** Prefix of identifiers of records made here in GA4GH GKS. */
  gksNamespace: string
  /** Beginning of the operator's DOIs of states and releases; null without one. */
  doiPrefix: string | null
  /** Method by which records made here were curated, in GA4GH GKS; null: the procedure of CIViC. */
  gksCurationMethod: z.infer<typeof CurationMethod> | null
  /** Absolute folder for files that the service writes: releases and frozen states. */
  dataFolder: string
  /** Seconds after SIGTERM in which the service still answers, while `/api/ready` says 503. */
  stopDelay: number
  /** Number of nightly states to keep; 0 for none. */
  nightlyStates: number
  /** Seconds after startup before a missed nightly release is built. */
  nightlyDelay: number
  /** Minutes between two runs of a mirror; 0 for none but by command. */
  mirrorMinutes: number
  /** The mail server and how messages are sent; null: none are. */
  mail: MailConfig | null
  /** Nightly backups: their folder (null: none are made), and how many are kept. */
  backup: { folder: string | null; keep: number }
  /** Indexed FASTA file of GRCh37, for VCF files of releases and the alleles of samples. */
  referenceFasta: string | null
  /** Limits on imports by URL. */
  imports: DownloadLimits
  /** Limits on files to match, and on the responses to them. */
  matchFiles: MatchFileBounds
  logLevel: LogLevel
  monitoring: MonitoringConfig
  /** Bytes of memory for cached responses, parsed operations and server-rendered pages. */
  cacheBytes: { answers: number; operations: number; pages: number }
  /** Limits on connections and memory that clients can hold. */
  traffic: TrafficLimits
  /** Base URLs of external services, without a trailing slash; null: none is queried. */
  outside: ExternalAddresses | null
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

function isSiteAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const isContact = (contact: string): boolean =>
  /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact) || /^https?:$/.test(URL.parse(contact)?.protocol ?? '')

function isServiceAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
}

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

/** The variable with a folder of this service, which may not be there yet. */
const folder = (meaning: string) =>
  z
    .string()
    .refine((path) => fileInPlaceOfFolder(path) === null, {
      error: ({ input }) =>
        `must be a folder, or a path where one can be created; ${fileInPlaceOfFolder(String(input))} is a file`,
    })
    .optional()
    .describe(meaning)

/** The variable that says where a service outside is. */
const serviceAddress = (usual: string, meaning: string) =>
  z
    .string()
    .refine(isServiceAddress, `must be an http or https address, such as ${usual}`)
    .transform((url) => url.replace(/\/+$/, ''))
    .default(usual)
    .describe(meaning)

// Each message says what is allowed; the name and the value are put before it.
const Environment = z.object({
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
  GKS_NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9.-]{0,29}$/, 'must have 1 to 30 lower-case letters, digits, dots or hyphens')
    .refine((prefix) => prefix !== 'civic', 'must not be civic, which stands for records of CIViC')
    .default('curia')
    .describe('prefix of identifiers of records made here in GA4GH GKS'),
  DOI_PREFIX: z
    .string()
    .regex(/^10\.\d{4,9}\/[\w.\-/]*$/, 'must begin with a DOI prefix and a slash, such as 10.5072/kb.')
    .optional()
    .describe(
      'beginning of the DOIs that you register for states and releases; their metadata have addresses unless set',
    ),
  GKS_CURATION_METHOD: curationMethodFile
    .optional()
    .describe(
      'JSON file with the method by which records made here were curated, in GA4GH GKS; the procedure of CIViC unless set',
    ),
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
  NIGHTLY_STATES: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of nights from 0 (none) to 9999')
    .transform(Number)
    .default(30)
    .describe('number of nightly frozen states to keep; 0 for none'),
  NIGHTLY_DELAY: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of seconds from 0 to 99999')
    .transform(Number)
    .default(300)
    .describe('seconds after startup before a nightly release missed at midnight is built'),
  MIRROR_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of minutes from 0 (never) to 9999')
    .transform(Number)
    .default(10)
    .describe('minutes between two runs of a mirror; 0: only on request'),
  BACKUP_DIR: folder('folder for a nightly backup of the database and its frozen states; none unless set'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of backups from 1 to 9999')
    .transform(Number)
    .default(7)
    .describe('number of backups to keep in BACKUP_DIR'),
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
  ...importVariables,
  ...matchFileVariables,
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe(LOG_LEVELS.join(', ')),
  OUTSIDE_SERVICES: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('off: no external service is queried, and fields filled from one are null'),
  MYVARIANT_URL: serviceAddress(PUBLIC_ADDRESSES.myVariant, 'MyVariant.info: annotations of variants'),
  MYGENE_URL: serviceAddress(PUBLIC_ADDRESSES.myGene, 'MyGene.info: details of genes'),
  MYDISEASE_URL: serviceAddress(
    PUBLIC_ADDRESSES.myDisease,
    'MyDisease.info: names and definitions of diseases',
  ),
  MYCHEM_URL: serviceAddress(PUBLIC_ADDRESSES.myChem, 'MyChem.info: chemistry and approvals of therapies'),
  NCIT_URL: serviceAddress(PUBLIC_ADDRESSES.ncit, 'NCI vocabularies (EVS): definitions of factors'),
  OPENCRAVAT_URL: serviceAddress(PUBLIC_ADDRESSES.openCravat, 'OpenCRAVAT: predictions for variants'),
  ALLELE_REGISTRY_URL: serviceAddress(PUBLIC_ADDRESSES.alleleRegistry, 'ClinGen: MANE Select transcripts'),
  PUBMED_URL: serviceAddress(PUBLIC_ADDRESSES.pubmed, 'NCBI E-utilities: PubMed articles'),
  ASCO_URL: serviceAddress(PUBLIC_ADDRESSES.asco, 'ASCO: meeting abstracts'),
  CROSSREF_URL: serviceAddress(PUBLIC_ADDRESSES.crossref, 'Crossref: ASH publications by DOI'),
  CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of megabytes from 0 (no cache) to 99999')
    .transform(Number)
    .default(96)
    .describe(
      'memory for cached responses (seven twelfths), parsed operations (four) and server-rendered pages (one), in MB',
    ),
  ...accountVariables,
  ...mailVariables,
  ...trafficVariables,
  ...readerVariables,
  ...monitoringVariables,
})

/** Twelfths of the memory: seven for answers, four for operations, one for pages. */
function cacheShares(megabytes: number): Config['cacheBytes'] {
  const bytes = megabytes * 1024 * 1024
  const pages = Math.floor(bytes / 12)
  return { answers: bytes - 5 * pages, operations: 4 * pages, pages }
}

function besideDatabase(databaseUrl: string): string {
  const { engine, target } = parseDatabaseUrl(databaseUrl)
  return engine === 'sqlite' ? dirname(target) : './data'
}

/**
 * The configuration from environment variables; an empty variable counts as unset.
 * @throws ConfigError listing every variable that is wrong, its value unless that may hold a password, and what is allowed
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = Environment.safeParse(variables)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name} is ${describeValue(name, environment[name])}: ${issue.message}`
      }),
    )
  }
  const { data } = result
  const incomplete = [...inconsistentDatabase(data), ...incompleteProviders(data), ...incompleteMail(data)]
  if (incomplete.length > 0) throw new ConfigError(incomplete)
  return {
    port: data.PORT,
    host: data.HOST,
    ...databaseConfig(data),
    publicUrl: data.PUBLIC_URL ?? null,
    v1BaseUrl: data.V1_BASE_URL ?? null,
    knowledgebaseName: data.KNOWLEDGEBASE_NAME,
    contact: data.CONTACT ?? null,
    gksNamespace: data.GKS_NAMESPACE,
    doiPrefix: data.DOI_PREFIX ?? null,
    gksCurationMethod: data.GKS_CURATION_METHOD ?? null,
    dataFolder: resolve(data.DATA_DIR ?? besideDatabase(data.DATABASE_URL)),
    stopDelay: data.STOP_DELAY,
    nightlyStates: data.NIGHTLY_STATES,
    nightlyDelay: data.NIGHTLY_DELAY,
    mirrorMinutes: data.MIRROR_MINUTES,
    backup: { folder: data.BACKUP_DIR ? resolve(data.BACKUP_DIR) : null, keep: data.BACKUP_KEEP },
    referenceFasta: data.REFERENCE_FASTA ?? null,
    imports: importConfig(data),
    matchFiles: matchFileConfig(data),
    logLevel: data.LOG_LEVEL,
    monitoring: monitoringConfig(data),
    cacheBytes: cacheShares(data.CACHE_MB),
    ...accountConfig(data),
    ...readerConfig(data),
    mail: mailConfig(data),
    traffic: trafficConfig(data),
    outside:
      data.OUTSIDE_SERVICES === 'off'
        ? null
        : {
            myVariant: data.MYVARIANT_URL,
            myGene: data.MYGENE_URL,
            myDisease: data.MYDISEASE_URL,
            myChem: data.MYCHEM_URL,
            ncit: data.NCIT_URL,
            openCravat: data.OPENCRAVAT_URL,
            alleleRegistry: data.ALLELE_REGISTRY_URL,
            pubmed: data.PUBMED_URL,
            asco: data.ASCO_URL,
            crossref: data.CROSSREF_URL,
          },
  }
}

/** The variables with their meaning and default, for a help text. */
export const settings: { name: string; meaning: string; default: string | null }[] = Object.entries(
  Environment.shape,
).map(([name, schema]) => {
  const whenUnset: unknown = schema.safeParse(undefined).data
  return {
    name,
    meaning: schema.description ?? '',
    default: whenUnset === undefined ? null : String(whenUnset),
  }
})
