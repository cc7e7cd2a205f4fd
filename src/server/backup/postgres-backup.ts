import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { ClientError } from '#server/client-error.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { allMigrations } from '#server/storage/migrations/migrate.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'
import { startProgram } from './postgres-programs.ts'

/** Rights and owners are those of whoever restores. */
const WITHOUT_OWNERS = ['--no-owner', '--no-privileges']

/** Runs a program to its end; its output is read and left. */
async function runProgram(...start: Parameters<typeof startProgram>): Promise<void> {
  const { output, ended } = startProgram(...start)
  output.resume()
  await ended
}

/**
 * Writes an archive of one snapshot of a PostgreSQL database by `pg_dump` and reads its contents back.
 * @param to a file that is not there
 * @throws ClientError when `pg_dump` is missing; Error with what it says when it fails
 */
export async function backUpPostgres(url: string, to: string): Promise<void> {
  makeOwnFile(to)
  await runProgram('pg_dump', ['--format=custom', ...WITHOUT_OWNERS, `--file=${to}`], url)
  await runProgram('pg_restore', ['--list', to], null)
  await syncToDisk(to)
}

/** What a database has before another takes its place. */
interface Occupation {
  tables: number
  /** Connections of others. */
  connections: number
  /** Its knowledge version; null where it has none. */
  version: number | null
}

async function occupationOf(url: string): Promise<Occupation> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const one = async (statement: string) => Number((await client.query(statement)).rows[0]?.count ?? 0)
    const tables = await one("select count(*) from pg_tables where schemaname = 'public'")
    const connections = await one(
      `select count(*) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    const hasVersion = await one(
      "select count(*) from pg_tables where schemaname = 'public' and tablename = 'knowledge_state'",
    )
    const version = hasVersion === 0 ? null : await one('select version as count from knowledge_state')
    return { tables, connections, version }
  } finally {
    await client.end()
  }
}

/** Refuses, within the transaction of the restoration, a schema that this version does not know. */
const assertKnownSchema = `do $check$ declare unknown text; begin
  select string_agg(name, ', ') into unknown from kysely_migration
    where name not in (${Object.keys(allMigrations)
      .map((name) => `'${name}'`)
      .join(', ')});
  if unknown is not null then
    raise exception 'the backup was written by a newer version of Curia (it has %): restore it with that version', unknown;
  end if;
end $check$;`

const COUNTED = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * Puts a backup in the place of a PostgreSQL database, in one transaction: either all of it is there afterwards, or
 * the database is as it was.
 * @param options.force replaces a database that has tables
 * @throws ClientError when the database has tables and may not be replaced, or others are connected to it
 */
export async function restorePostgres(
  backupFile: string,
  url: string,
  { force }: { force: boolean },
): Promise<void> {
  const { tables, connections, version } = await occupationOf(url)
  if (tables > 0 && !force)
    throw new ClientError(
      'CONFLICT',
      `The database has ${COUNTED(tables, 'table')}: give --force to replace it, or name an empty one with --database`,
    )
  if (connections > 0)
    throw new ClientError(
      'CONFLICT',
      `The database is in use by ${COUNTED(connections, 'other connection')}: stop the service and all commands that use it, then restore`,
    )
  const archive = startProgram('pg_restore', [...WITHOUT_OWNERS, '--file=-', backupFile], null)
  const session = startProgram(
    'psql',
    ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
    url,
  )
  session.output.resume()
  async function* script() {
    yield 'begin; drop schema if exists public cascade; create schema public;\n'
    yield* archive.output
    // An archive that breaks off must not be taken for a short one: without a commit nothing is restored.
    await archive.ended
    yield `\nset search_path to public;\n${assertKnownSchema}\n`
    yield `update knowledge_state set version = greatest(version, ${version ?? 0}) + 1; commit;\n`
  }
  try {
    await pipeline(script, session.input)
  } catch (error) {
    // The statement that failed says more than the pipe that broke.
    await session.ended
    throw error
  }
  await session.ended
}
