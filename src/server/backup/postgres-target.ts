import { Client } from 'pg'
import { ClientError } from '#server/errors/client-error.ts'
import { tableNames } from '#server/states/state-contents.ts'

/** Tables of Curia: those of the knowledge and the accounts, and those in which migrations are recorded. */
const CURIA_TABLES = [...tableNames, 'kysely_migration', 'kysely_migration_lock']

/** A PostgreSQL database into which a backup is restored. */
export interface PostgresTarget {
  /** Major version of its server, such as 15. */
  serverMajor: number
  /** Tables of Curia that it has. */
  tables: string[]
  /** Functions that triggers of these tables call. */
  functions: string[]
  /** Connections of others. */
  connections: number
  /** Its knowledge version; null where it has none. */
  version: number | null
}

const numberOf = (rows: { n?: unknown }[]) => Number(rows[0]?.n ?? 0)

/** Runs something on a connection of its own. */
async function connected<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const majorOf = async (client: Client) =>
  Math.floor(
    numberOf((await client.query("select current_setting('server_version_num') as n")).rows) / 10_000,
  )

/** Major version of the server of a database, such as 15. */
export const serverMajorOf = (url: string): Promise<number> => connected(url, majorOf)

/** Reads which tables of Curia a database has, and how many others use it. */
export const postgresTarget = (url: string): Promise<PostgresTarget> =>
  connected(url, async (client) => {
    const there = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)",
      [CURIA_TABLES],
    )
    const tables = there.rows.map(({ name }) => name)
    const called = await client.query<{ name: string }>(
      `select distinct tgfoid::regprocedure::text as name from pg_trigger
       join pg_class on pg_class.oid = tgrelid
       join pg_namespace on pg_namespace.oid = relnamespace
       where not tgisinternal and nspname = 'public' and relname = any($1)`,
      [tables],
    )
    // Another role's kind of connection is not shown.
    const others = await client.query(
      `select count(*) as n from pg_stat_activity where datname = current_database()
         and coalesce(backend_type, 'client backend') = 'client backend' and pid <> pg_backend_pid()`,
    )
    const version = tables.includes('knowledge_state')
      ? numberOf((await client.query('select version as n from knowledge_state')).rows)
      : null
    return {
      serverMajor: await majorOf(client),
      tables,
      functions: called.rows.map(({ name }) => name),
      connections: numberOf(others.rows),
      version,
    }
  })

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** @throws ClientError when the database is in use, or has tables of Curia and may not be replaced */
export function assertReplaceable({ tables, connections }: PostgresTarget, force: boolean): void {
  if (tables.length > 0 && !force)
    throw new ClientError(
      'CONFLICT',
      `The database has ${counted(tables.length, 'table')} of Curia: use --force to replace them, or name an empty database with --database`,
    )
  if (connections > 0)
    throw new ClientError(
      'CONFLICT',
      `The database is in use by ${counted(connections, 'other connection')}: stop the service and all commands that use it, then restore`,
    )
}

/** Statements that remove what a database has of Curia, and nothing else; what depends on it makes them fail. */
export function removal({ tables, functions }: PostgresTarget): string {
  const names = tables.map((name) => `public."${name}"`)
  return [
    ...(names.length > 0 ? [`drop table ${names.join(', ')};`] : []),
    ...(functions.length > 0 ? [`drop function ${functions.join(', ')};`] : []),
  ].join('\n')
}
