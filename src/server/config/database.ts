import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { parseDatabaseUrl, postgresUrlError } from './database-url.ts'
import type { Location } from './database-url.ts'
import { PAGE_CACHE_MB } from './page-cache.ts'

/** The location at an address of a database that is no frozen state; null for any other text. */
function locationOf(url: string): Location | null {
  try {
    const location = parseDatabaseUrl(url)
    return location.isFrozen ? null : location
  } catch {
    return null
  }
}

const isPostgres = (url: string): boolean => locationOf(url)?.engine === 'postgres'

const urlErrorOf = (url: string): string | null =>
  /^postgres(?:ql)?:\/\//.test(url) ? postgresUrlError(url) : null

const urlsIn = (list: string): string[] => list.split(',').map((url) => url.trim())

/** Variables about the database; each message says what is allowed. */
export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .refine((url) => locationOf(url) !== null, {
      error: ({ input }) =>
        urlErrorOf(String(input)) ?? 'must be sqlite:<file> or postgres://user:password@host:port/name',
    })
    .default('sqlite:./data/curia.db')
    .describe('database URL: sqlite:<file> or postgres://user:password@host:port/name'),
  DATABASE_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of megabytes from 1 to 99999')
    .transform(Number)
    .default(PAGE_CACHE_MB)
    .describe('megabytes of memory for pages of SQLite files, all connections of the service together'),
  DATABASE_REPLICA_URLS: z
    .string()
    .refine((list) => urlsIn(list).every(isPostgres), {
      error: ({ input }) =>
        urlsIn(String(input))
          .map(urlErrorOf)
          .find((message) => message !== null) ??
        'must be postgres://user:password@host:port/name, several separated by commas (a comma in a password as %2C)',
    })
    .transform(urlsIn)
    .optional()
    .describe(
      'database URLs of streaming replicas of a PostgreSQL database, separated by commas: readers without an account are answered from them',
    ),
}

const installation = resolve(import.meta.dirname, '../../..')

/**
 * URL of the database that a command fills, and creates where there is none: of the option, else of DATABASE_URL.
 * @throws ClientError where nobody has named one and the present folder is not that of the installation: the file would be
 * made where no service looks for it
 */
export function databaseToFill(
  { databaseUrl, isDatabaseNamed }: Pick<DatabaseConfig, 'databaseUrl' | 'isDatabaseNamed'>,
  named: string | undefined,
): string {
  if (named !== undefined || isDatabaseNamed || process.cwd() === installation) return named ?? databaseUrl
  const { target } = parseDatabaseUrl(databaseUrl)
  if (existsSync(target)) return databaseUrl
  throw new ClientError(
    'BAD_USER_INPUT',
    `Which database? DATABASE_URL is not set, and there is none in this folder. Set it to that of the service, or name one with --database: sqlite:${target} creates it here`,
  )
}

const Database = z.object(databaseVariables)
type DatabaseValues = z.infer<typeof Database>

/** Configuration of the database. */
export interface DatabaseConfig {
  databaseUrl: string
  /** Whether DATABASE_URL says so, or it is the usual file in the present folder. */
  isDatabaseNamed: boolean
  /** Megabytes for page caches of SQLite. */
  pageCacheMegabytes: number
  /** URLs of streaming replicas; none on SQLite. */
  replicaUrls: string[]
}

/** Variables about the database that do not go together, each as a sentence. */
export const inconsistentDatabase = (values: DatabaseValues): string[] =>
  values.DATABASE_REPLICA_URLS && !isPostgres(values.DATABASE_URL)
    ? ['DATABASE_REPLICA_URLS is set, but DATABASE_URL is an SQLite file, which has no replicas']
    : []

/** Configuration from the variables. */
export const databaseConfig = (values: DatabaseValues, environment: NodeJS.ProcessEnv): DatabaseConfig => ({
  isDatabaseNamed: Boolean(environment['DATABASE_URL']?.trim()),
  databaseUrl: values.DATABASE_URL,
  pageCacheMegabytes: values.DATABASE_CACHE_MB,
  replicaUrls: values.DATABASE_REPLICA_URLS ?? [],
})
