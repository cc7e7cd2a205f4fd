import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { LogEvent, Transaction } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { Dialect, Engine } from './dialect.ts'
import { bumpKnowledgeVersion } from './knowledge-version.ts'
import { migrateToLatest } from './migrate.ts'
import { postgresSnapshots, sqliteSnapshots } from './snapshots.ts'
import type { Snapshot, SnapshotUse } from './snapshots.ts'
import { sqliteDialect } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** A connection that can only read. Every {@link Writing} is one, too. */
export type Reading = Omit<
  Kysely<Tables>,
  'insertInto' | 'replaceInto' | 'updateTable' | 'deleteFrom' | 'mergeInto' | 'schema' | 'destroy'
>
/** A transaction that may write. */
export type Writing = Transaction<Tables>

/** An open database. */
export interface Storage {
  engine: Engine
  dialect: Dialect
  /** The database for reading; sees what is committed. */
  read: Reading
  /**
   * One state of the database for an answer of several statements; the caller closes it.
   * @throws TooManyReaders when every connection for that use stays taken
   */
  snapshot(use: SnapshotUse): Promise<Snapshot>
  /**
   * Runs one change of the knowledge: everything `action` writes and the growth of
   * `knowledge_version` commit together, or, when it throws, nothing does.
   */
  write<T>(action: (tx: Writing) => Promise<T>): Promise<T>
  /** Runs one change of something that is not knowledge (sessions, key use); same guarantees. */
  writeAside<T>(action: (tx: Writing) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface OpenOptions {
  /** Brings the schema up to date first (default). */
  migrate?: boolean
  /** Hears of every statement, its time and its error. */
  log?: (event: LogEvent) => void
  /** How long a change waits for a writer in another process, in ms (SQLite); ten seconds unless given. */
  patience?: number
  /** Connections in the pool (PostgreSQL). */
  maxConnections?: number
}

interface Location {
  engine: Engine
  /** SQLite: absolute file path; PostgreSQL: connection URL. */
  target: string
}

/**
 * Reads a database address: `sqlite:<file>` or `postgres://…`.
 * @throws Error naming the address and the two forms allowed
 */
export function parseDatabaseUrl(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', target: url }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1]
  if (file) return { engine: 'sqlite', target: resolve(file) }
  throw new Error(`"${url}" is no database address; allowed are sqlite:<file> and postgres://user@host/name`)
}

function openSqlite(file: string, { log, patience }: OpenOptions) {
  mkdirSync(dirname(file), { recursive: true })
  const writer = new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: false, patience }), log })
  const reader = new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true }), log })
  return { writer, reader, snapshots: sqliteSnapshots(file, log) }
}

async function openPostgres(url: string, { log, maxConnections = 10 }: OpenOptions) {
  // A service on SQLite need not load it.
  const { postgresDialect } = await import('./postgres-driver.ts')
  const connect = (connections: number) =>
    new Kysely<Tables>({ dialect: postgresDialect(url, { maxConnections: connections }), log })
  const pool = connect(maxConnections)
  return { writer: pool, reader: pool, snapshots: postgresSnapshots(pool, () => connect(1)) }
}

/**
 * Opens (and creates or migrates, unless told not to) the database at `url`.
 * @throws Error when the address is malformed, the database unreachable or newer than this program
 */
export async function open(url: string, options: OpenOptions = {}): Promise<Storage> {
  const { engine, target } = parseDatabaseUrl(url)
  const dialect = dialectOf(engine)
  const { writer, reader, snapshots } =
    engine === 'sqlite' ? openSqlite(target, options) : await openPostgres(target, options)
  const close = async () => {
    await snapshots.close()
    await reader.destroy()
    if (writer !== reader) await writer.destroy()
  }
  try {
    if (options.migrate !== false) await migrateToLatest(writer, dialect)
  } catch (error) {
    await close()
    throw error
  }
  const writeAside: Storage['writeAside'] = (action) => writer.transaction().execute(action)
  return {
    engine,
    dialect,
    read: reader,
    snapshot: (use) => snapshots.snapshot(use),
    writeAside,
    write: (action) =>
      writeAside(async (tx) => {
        await bumpKnowledgeVersion(tx)
        return action(tx)
      }),
    close,
  }
}
