import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { open } from '#server/storage/database.ts'
import { chosenEngine } from './chosen-engine.ts'
import { isWholeRun } from '../whole-run.ts'

/** A database of a test's own: `sqlite:/…/x.db` or `postgres://…/curia_test_…`. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * What new databases are copies of. `prepare` fills the database at the address it is given (migrations, rows) and
 * closes its connections; it runs once an engine and test run, however many files use a template of that name.
 */
export type DatabaseTemplate = { name: string; prepare: (url: string) => Promise<void> }

/** A database with today's tables and no rows: migrating each anew would take seconds. */
const migrated: DatabaseTemplate = {
  name: 'migrated',
  prepare: async (url) => (await open(url)).close(),
}

/** One of the two storage engines. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  /** A copy of the template; without one, a database with today's tables and no rows; of null, one without tables. */
  createDatabase: (template?: DatabaseTemplate | null) => Promise<TestDatabase>
}

/**
 * Defines the same suite once for each engine, or for the one that `ENGINE` names. Where there is no PostgreSQL its tests
 * are named and counted as skipped.
 */
export function describeOnEachEngine(title: string, suite: (engine: Engine) => void): void {
  const chosen = chosenEngine()
  if (chosen !== 'postgres') describe(`${title} (sqlite)`, () => suite(sqlite))
  if (chosen !== 'sqlite')
    describe.skipIf(inject('postgresUrl') === null)(`${title} (postgres)`, () => suite(postgres))
}

/**
 * Defines a suite whose statements other suites run on both engines: of files, processes, mail, the network or what an
 * answer looks like. It runs on SQLite, and on PostgreSQL in a whole run or where `ENGINE` names it.
 */
export function describeOnSqliteFirst(title: string, suite: (engine: Engine) => void): void {
  if (isWholeRun || chosenEngine() !== null) describeOnEachEngine(title, suite)
  else describe(`${title} (sqlite)`, () => suite(sqlite))
}

/** SQLite alone, for what only an embedded file can show. */
export const sqlite: Engine = {
  name: 'sqlite',
  createDatabase: async (template = migrated) => {
    const file = join(inject('runFolder'), `${newName()}.db`)
    if (template) {
      const original = join(inject('runFolder'), `template_${template.name}.db`)
      await onceInRun(`sqlite_${template.name}`, async () => {
        await template.prepare(`sqlite:${original}`)
        moveLogIntoFile(original)
      })
      copyFileSync(original, file)
    }
    const drop = async () => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    }
    return { url: `sqlite:${file}`, drop }
  },
}

/** PostgreSQL alone; use it only where `inject('postgresUrl')` is not null. */
export const postgres: Engine = {
  name: 'postgres',
  createDatabase: async (template = migrated) => {
    const name = inject('databasePrefix') + newName()
    const original = template
      ? `${inject('databasePrefix')}template_${template.name.replaceAll('-', '_')}`
      : 'template0'
    if (template) {
      await onceInRun(`postgres_${template.name}`, async () => {
        await asAdmin(`create database "${original}" template template0`)
        await template.prepare(databaseUrl(original))
      })
    }
    await asAdmin(`create database "${name}" template "${original}"`)
    return { url: databaseUrl(name), drop: () => asAdmin(`drop database if exists "${name}" with (force)`) }
  },
}

const newName = () => randomBytes(6).toString('hex')

function postgresUrl(): string {
  const url = inject('postgresUrl')
  if (!url)
    throw new Error(
      'there is no PostgreSQL in this run: install its server programs or set TEST_DATABASE_URL',
    )
  return url
}

function databaseUrl(name: string): string {
  const url = new URL(postgresUrl())
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function moveLogIntoFile(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

/** Runs `work` in the first test file that asks; others, in other processes too, wait until it is done. */
async function onceInRun(name: string, work: () => Promise<void>): Promise<void> {
  const done = join(inject('runFolder'), `${name}.done`)
  const lock = join(inject('runFolder'), `${name}.lock`)
  while (!existsSync(done)) {
    if (!claim(lock)) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      continue
    }
    try {
      if (existsSync(done)) return
      await work()
      writeFileSync(done, '')
    } finally {
      rmSync(lock, { recursive: true })
    }
  }
}

function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
