import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { LogEvent, Transaction } from 'kysely'
import { createAdmission } from './admission.ts'
import { DatabaseBusy } from './database-error.ts'
import { dialectOf } from './dialect.ts'
import type { Dialect, Engine } from './dialect.ts'
import { bumpKnowledgeVersion } from './knowledge-version.ts'
import { migrateToLatest } from './migrate.ts'
import { poolLimits, unlimited } from './postgres-limits.ts'
import type { PoolLimits, PoolUse } from './postgres-limits.ts'
import { postgresSnapshots, sqliteSnapshots } from './snapshots.ts'
import type { Snapshot, SnapshotSource, SnapshotUse } from './snapshots.ts'
import { ScanDialect } from './scan/dialect.ts'
import { scanPool } from './scan/pool.ts'
import { readerSetUp, sqliteDialect } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** A connection that can only read. Every {@link Writing} is one, too. */
export type Reading = Omit<
  Kysely<Tables>,
  'insertInto' | 'replaceInto' | 'updateTable' | 'deleteFrom' | 'mergeInto' | 'schema' | 'destroy'
>
/** A transaction that may write. */
export type Writing = Transaction<Tables>

/** Runs changes one after the other, each in one transaction. */
interface Writes {
  /**
   * Runs one change of something that is not knowledge (sessions, key use): everything `action` writes commits, or,
   * when it throws, nothing does.
   * @throws DatabaseBusy when its turn does not come within ten seconds, or too many wait already
   */
  writeAside<T>(action: (tx: Writing) => Promise<T>): Promise<T>
}

/** An open database. Every use has connections of its own, so that none waits for those of another. */
export interface Storage extends Writes {
  engine: Engine
  dialect: Dialect
  /** The database for reading; sees what is committed. */
  read: Reading
  /**
   * The database for statements that may read much of it: searches, counts, tables in any order. They run beside the
   * thread that answers and are ended with {@link DeadlineExceeded} after five seconds. They cannot stream.
   */
  scan: Reading
  /** Who somebody is: sessions, keys and accounts. */
  identity: Writes & { read: Reading }
  /** Whether the database answers at all. */
  probe: Reading
  /**
   * One state of the database for an answer of several statements; the caller closes it.
   * @throws TooManyReaders when every connection for that use stays taken
   */
  snapshot(use: SnapshotUse): Promise<Snapshot>
  /**
   * Runs one change of the knowledge: as `writeAside`, and the growth of `knowledge_version` commits with it.
   * @throws DatabaseBusy when its turn does not come within ten seconds, or too many wait already
   */
  write<T>(action: (tx: Writing) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface OpenOptions {
  /** Brings the schema up to date first (default). */
  migrate?: boolean
  /** Hears of every statement, its time and its error. */
  log?: (event: LogEvent) => void
  /** How long a change waits for its turn, in ms; ten seconds unless given. */
  patience?: number
  /** Longest statement of `scan`, in ms; five seconds unless given. */
  deadline?: number
  /** For a command such as an import: statements take as long as they need (PostgreSQL). */
  unlimited?: boolean
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

/** Connections of one engine, by use. */
interface Connections {
  read: Kysely<Tables>
  scan: Kysely<Tables>
  probe: Kysely<Tables>
  identity: Kysely<Tables>
  write: Kysely<Tables>
  snapshots: SnapshotSource
  /** Begins a change that may wait so many ms for the writers of other processes. */
  change<T>(patience: number, action: (tx: Writing) => Promise<T>): Promise<T>
  migrate(dialect: Dialect): Promise<void>
}

/** Changes that wait for those before them. */
const MOST_WAITING = 100
const PATIENCE_MS = 10_000

function openSqlite(file: string, { log, deadline = poolLimits.scan.statement }: OpenOptions): Connections {
  mkdirSync(dirname(file), { recursive: true })
  const lock = { patience: PATIENCE_MS }
  const write = new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: false, lock }), log })
  const read = new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true }), log })
  const pool = scanPool(file, readerSetUp(), deadline)
  const scan = new Kysely<Tables>({ dialect: new ScanDialect(pool), log })
  return {
    read,
    write,
    scan,
    probe: read,
    identity: read,
    snapshots: sqliteSnapshots(file, log),
    change(patience, action) {
      lock.patience = patience
      return write.transaction().execute(action)
    },
    migrate: (dialect) => migrateToLatest(write, dialect),
  }
}

async function openPostgres(url: string, options: OpenOptions): Promise<Connections> {
  const { log, unlimited: isUnlimited, deadline = poolLimits.scan.statement } = options
  // A service on SQLite need not load it.
  const { postgresDialect } = await import('./postgres-driver.ts')
  const connect = (use: PoolUse, limits: PoolLimits = poolLimits[use]) =>
    new Kysely<Tables>({
      dialect: postgresDialect(url, isUnlimited ? unlimited(limits) : limits),
      log,
    })
  const read = connect('read')
  const write = connect('write')
  return {
    read,
    write,
    scan: connect('scan', { ...poolLimits.scan, statement: deadline }),
    probe: connect('probe'),
    identity: connect('identity'),
    snapshots: postgresSnapshots(read, () => connect('stream')),
    change: (patience, action) =>
      write.transaction().execute(async (tx) => {
        if (!isUnlimited && patience < poolLimits.write.lock)
          await sql.raw(`set local lock_timeout = ${Math.ceil(patience) || 1}`).execute(tx)
        return action(tx)
      }),
    async migrate(dialect) {
      // Indexes of large tables take their time.
      const patient = connect('write', unlimited(poolLimits.write))
      try {
        await migrateToLatest(patient, dialect)
      } finally {
        await patient.destroy()
      }
    },
  }
}

/**
 * Opens (and creates or migrates, unless told not to) the database at `url`.
 * @throws Error when the address is malformed, the database unreachable or newer than this program
 */
export async function open(url: string, options: OpenOptions = {}): Promise<Storage> {
  const { engine, target } = parseDatabaseUrl(url)
  const dialect = dialectOf(engine)
  const connections = engine === 'sqlite' ? openSqlite(target, options) : await openPostgres(target, options)
  const { read, scan, write, probe, identity, snapshots } = connections
  const close = async () => {
    await snapshots.close()
    for (const connection of new Set([read, scan, probe, identity, write])) await connection.destroy()
  }
  try {
    if (options.migrate !== false) await connections.migrate(dialect)
  } catch (error) {
    await close()
    throw error
  }
  const { patience = PATIENCE_MS } = options
  const places = engine === 'sqlite' ? 1 : poolLimits.write.connections
  const admission = createAdmission({ places, waiting: MOST_WAITING, patience }, () => new DatabaseBusy())
  const writeAside: Storage['writeAside'] = async (action) => {
    const place = await admission.enter()
    try {
      return await connections.change(place.remaining(), action)
    } finally {
      place.leave()
    }
  }
  return {
    engine,
    dialect,
    read,
    scan,
    probe,
    identity: {
      read: identity,
      writeAside: identity === read ? writeAside : (action) => identity.transaction().execute(action),
    },
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
