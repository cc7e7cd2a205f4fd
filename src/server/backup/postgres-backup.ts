import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ClientError } from '#server/errors/client-error.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { allMigrations } from '#server/storage/migrations/migrate.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'
import { startProgram } from './postgres-programs.ts'
import type { ProgramStart } from './postgres-programs.ts'
import { ESSENTIAL_TABLES } from './sqlite-backup.ts'
import { assertReplaceable, postgresTarget, removal, serverMajorOf } from './postgres-target.ts'

/** The schema of Curia alone; rights and owners are those of whoever restores. */
const SCHEMA = ['--schema=public', '--no-owner', '--no-privileges']
/** How long a dump waits for whoever changes a table, in ms. */
const LOCK_WAIT_MS = 600_000

/** Runs a program to its end; its output is read and left. */
async function runProgram(start: ProgramStart): Promise<void> {
  const { output, ended } = startProgram(start)
  output.resume()
  await ended
}

/**
 * Writes an archive of one snapshot of a PostgreSQL database by `pg_dump` and reads all of it back.
 * @param to a file that is not there
 * @throws ClientError when `pg_dump` is missing; Error with what it says when it fails
 */
export async function backUpPostgres(url: string, to: string): Promise<void> {
  const serverMajor = await serverMajorOf(url)
  makeOwnFile(to)
  const options = ['--format=custom', ...SCHEMA, `--lock-wait-timeout=${LOCK_WAIT_MS}`, `--file=${to}`]
  await runProgram({ program: 'pg_dump', options, serverMajor, url })
  await runProgram({ program: 'pg_restore', options: [...SCHEMA, '--file=-', to], serverMajor })
  await syncToDisk(to)
}

const migrationNames = Object.keys(allMigrations)
  .map((name) => `'${name}'`)
  .join(', ')

/** Refuses, within the transaction of the restoration, a schema of a newer version. */
const assertSupportedSchema = `do $check$ declare newer text; begin
  select string_agg(name, ', ') into newer from kysely_migration where name not in (${migrationNames});
  if newer is not null then
    raise exception 'the backup was written by a newer version of Curia (it has %): restore it with that version', newer;
  end if;
end $check$;`

/** Checks that an archive is of a database of Curia. @throws ClientError for another; Error when it cannot be read */
async function assertOfCuria(file: string, serverMajor: number): Promise<void> {
  const { output, ended } = startProgram({ program: 'pg_restore', options: ['--list', file], serverMajor })
  const contents = await textOf(output)
  await ended
  const missing = ESSENTIAL_TABLES.filter((table) => !contents.includes(` TABLE DATA public ${table} `))
  if (missing.length > 0)
    throw new ClientError(
      'BAD_REQUEST',
      `${file} is an archive of another database: it has no rows of the table ${missing.join(', ')} of Curia`,
    )
}

/** Newer programs set what older servers do not know. */
const UNKNOWN_SETTING = /^SET transaction_timeout = .*$/m

/** The statements of an archive. @throws Error when it cannot be read to its end */
async function* archived(file: string, serverMajor: number): AsyncGenerator<string> {
  const options = [...SCHEMA, '--file=-', file]
  const { output, ended } = startProgram({ program: 'pg_restore', options, serverMajor })
  output.setEncoding('utf8')
  let isFirst = true
  for await (const text of output as AsyncIterable<string>) {
    yield isFirst ? text.replace(UNKNOWN_SETTING, '') : text
    isFirst = false
  }
  await ended
}

/**
 * Puts a backup in the place of the tables of Curia in a PostgreSQL database, in one transaction: either all of it is
 * there afterwards, or the database is as it was. Other tables, extensions and rights on the schema stay.
 * @param options.force replaces tables of Curia that are there
 * @throws ClientError when there are such tables and they may not be replaced, or others are connected
 */
export async function restorePostgres(
  backupFile: string,
  url: string,
  { force }: { force: boolean },
): Promise<void> {
  const target = await postgresTarget(url)
  assertReplaceable(target, force)
  const { serverMajor, version } = target
  await assertOfCuria(backupFile, serverMajor)
  async function* script() {
    yield `begin; set client_min_messages = warning;\n${removal(target)}\n`
    // Without the commit at the end nothing is restored, as when the archive breaks off.
    yield* archived(backupFile, serverMajor)
    yield `\nset search_path to public;\n${assertSupportedSchema}\n`
    yield `update knowledge_state set version = greatest(version, ${version ?? 0}) + 1; commit;\n`
  }
  const options = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
  const session = startProgram({ program: 'psql', options, serverMajor, url })
  session.output.resume()
  try {
    await pipeline(script, session.input)
  } catch (error) {
    // The statement that failed says more than the pipe that broke.
    await session.ended
    throw error
  }
  await session.ended
}
