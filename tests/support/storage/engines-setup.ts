import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { chosenEngine } from './chosen-engine.ts'
import { postgresPrograms, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run keeps its SQLite files, templates and locks. */
    runFolder: string
    /** Address of a PostgreSQL maintenance database; null when the machine has no PostgreSQL. */
    postgresUrl: string | null
    /** Every PostgreSQL database of this run begins with it. */
    databasePrefix: string
  }
}

/**
 * Once a run: one temporary PostgreSQL server (or TEST_DATABASE_URL) for all test files of the `api` project; none with
 * `ENGINE=sqlite`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'curia-test-'))
  const databasePrefix = `curia_test_${process.pid}_${Date.now().toString(36)}_`
  const isWanted = chosenEngine() !== 'sqlite'
  const named = (isWanted && process.env['TEST_DATABASE_URL']) || null
  const server = isWanted && !named && postgresPrograms() ? await startPostgres({ durable: false }) : null
  const postgresUrl = named ?? server?.url ?? null
  if (isWanted && !postgresUrl) {
    process.stderr.write(
      'PostgreSQL is missing (no server programs, no TEST_DATABASE_URL): its tests are skipped.\n',
    )
  }
  project.provide('runFolder', runFolder)
  project.provide('postgresUrl', postgresUrl)
  project.provide('databasePrefix', databasePrefix)

  return async () => {
    await server?.stop()
    if (named) await dropDatabases(named, databasePrefix)
    rmSync(runFolder, { recursive: true, force: true })
  }
}

async function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  } finally {
    await client.end()
  }
}
