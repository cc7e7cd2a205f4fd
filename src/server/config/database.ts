import { z } from 'zod'
import { parseDatabaseUrl } from './database-url.ts'
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

const urlsIn = (list: string): string[] => list.split(',').map((url) => url.trim())

/** Variables about the database; each message says what is allowed. */
export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .refine(
      (url) => locationOf(url) !== null,
      'must be sqlite:<file> or postgres://user:password@host:port/name',
    )
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
    .refine(
      (list) => urlsIn(list).every(isPostgres),
      'must be postgres://user:password@host:port/name, several separated by commas',
    )
    .transform(urlsIn)
    .optional()
    .describe(
      'database URLs of streaming replicas of a PostgreSQL database, separated by commas: readers without an account are answered from them',
    ),
}

const Database = z.object(databaseVariables)
type DatabaseValues = z.infer<typeof Database>

/** Configuration of the database. */
export interface DatabaseConfig {
  databaseUrl: string
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
export const databaseConfig = (values: DatabaseValues): DatabaseConfig => ({
  databaseUrl: values.DATABASE_URL,
  pageCacheMegabytes: values.DATABASE_CACHE_MB,
  replicaUrls: values.DATABASE_REPLICA_URLS ?? [],
})
