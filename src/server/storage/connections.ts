import { Kysely, sql } from 'kysely'
import type { LogEvent, Transaction } from 'kysely'
import { writeEvidenceCounts } from './evidence-counts.ts'
import { databaseFile, makeOwnFile } from './sqlite/database-file.ts'
import type { DatabaseFile } from './sqlite/database-file.ts'
import type { Location } from '#server/config/database-url.ts'
import { dialectOf } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import { StateOfOtherVersion } from './database-error.ts'
import { bumpKnowledgeVersion } from './knowledge-version.ts'
import { migrateToLatest, schemaDifference } from './migrations/migrate.ts'
import { openingError } from './opening-error.ts'
import { poolLimits, unlimited } from './postgres/postgres-limits.ts'
import type { Interruption } from './postgres/interruption.ts'
import type { PoolLimits, PoolUse } from './postgres/postgres-limits.ts'
import { coalescingDialect } from './scan/coalescing-dialect.ts'
import { ScanDialect } from './scan/dialect.ts'
import { scanPool } from './scan/pool.ts'
import type { ScanPool } from './scan/pool.ts'
import { postgresSnapshots, sqliteSnapshots } from './snapshots.ts'
import type { SnapshotSource } from './snapshots.ts'
import { existingFile, frozenSetUp, readerSetUp, sqliteDialect } from './sqlite/sqlite-driver.ts'
import type { Tables } from './tables.ts'
import { writeVersions } from './versions/write-versions.ts'

/** Time that a change waits for its turn, in ms. */
export const PATIENCE_MS = 10_000

export interface ConnectionOptions {
  /** Brings the schema up to date first (default). */
  migrate?: boolean
  /** Hears of every statement, its time and its error. */
  log?: (event: LogEvent) => void
  /** Longest statement of `scan`, in ms; five seconds unless given. */
  deadline?: number
  /** Most statements of `scan` at once; three unless given. */
  scans?: number
  /** For a command such as an import: statements take as long as they need (PostgreSQL). */
  unlimited?: boolean
  /** Ends what waits for the database, when that has fallen silent (PostgreSQL). */
  interruption?: Interruption
  /** Processes that scan frozen states, which several of them share; its own unless given. */
  stateScans?: ScanPool
}

/** Connections of one engine, by use. */
export interface Connections {
  read: Kysely<Tables>
  scan: Kysely<Tables>
  probe: Kysely<Tables>
  identity: Kysely<Tables>
  write: Kysely<Tables>
  snapshots: SnapshotSource
  /** The file of the database, where it is one of ours. */
  file: DatabaseFile | null
  /** Begins a change that may wait so many ms for the writers of other processes. */
  change<T>(patience: number, action: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  migrate(dialect: Dialect): Promise<void>
}

const scanLimits = ({
  deadline = poolLimits.scan.statement,
  scans = poolLimits.scan.connections,
}: ConnectionOptions): PoolLimits => ({
  ...poolLimits.scan,
  connections: scans,
  perAddress: Math.min(scans, poolLimits.scan.perAddress ?? scans),
  statement: deadline,
})

/** A connection that is closed at its end also where it was never used: Kysely closes only what it has initialised. */
function initialised(connection: Kysely<Tables>): Kysely<Tables> {
  void connection.connection().execute(async () => {})
  return connection
}

function openSqlite(file: string, options: ConnectionOptions): Connections {
  const { log } = options
  makeOwnFile(file)
  const lock = { patience: PATIENCE_MS }
  const write = initialised(
    new Kysely<Tables>({
      dialect: sqliteDialect(file, { readOnly: false, use: options.unlimited ? 'import' : 'write', lock }),
      log,
    }),
  )
  const read = initialised(
    new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true, use: 'read' }), log }),
  )
  const pool = scanPool(scanLimits(options))
  const scanned = { address: existingFile(file).href, setUp: readerSetUp('scan') }
  const dialect = new ScanDialect(pool, scanned)
  return {
    read,
    write,
    scan: new Kysely<Tables>({ dialect: coalescingDialect(dialect), log }),
    probe: read,
    identity: read,
    snapshots: sqliteSnapshots(file, { scan: dialect, log }),
    file: databaseFile(file),
    change(patience, action) {
      lock.patience = patience
      return write.transaction().execute(action)
    },
    migrate: (dialect) => migrateToLatest(write, dialect),
  }
}

/** A change of a frozen state is a mistake of ours: whoever asks for one is refused before. */
const noChange = async (): Promise<never> => {
  throw new Error('a frozen state cannot be changed')
}

/** Processes that scan frozen states: fewer than for the present. */
export const stateScanPool = (deadline?: number): ScanPool =>
  scanPool({ ...scanLimits({ deadline, scans: 2 }), perAddress: 1 })

function openState(file: string, { log, deadline, stateScans }: ConnectionOptions): Connections {
  const isFrozen = true
  const read = initialised(
    new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true, use: 'read', isFrozen }), log }),
  )
  const scanned = { address: existingFile(file, { isFrozen }).href, setUp: frozenSetUp() }
  const scanDialect = new ScanDialect(stateScans ?? stateScanPool(deadline), scanned, {
    isShared: stateScans !== undefined,
  })
  return {
    read,
    write: read,
    scan: new Kysely<Tables>({ dialect: coalescingDialect(scanDialect), log }),
    probe: read,
    identity: read,
    snapshots: sqliteSnapshots(file, { scan: scanDialect, log, isFrozen }),
    file: null,
    change: noChange,
    migrate: noChange,
  }
}

async function openPostgres(url: string, options: ConnectionOptions): Promise<Connections> {
  const { log, unlimited: isUnlimited, interruption } = options
  // A service on SQLite need not load it.
  const { postgresDialect } = await import('./postgres/postgres-driver.ts')
  const dialectFor = (use: PoolUse, limits: PoolLimits) =>
    postgresDialect(url, isUnlimited ? unlimited(limits) : limits, {
      use,
      isPrepared: use === 'read',
      // Whoever asks whether it answers again may wait.
      interruption: use === 'probe' ? undefined : interruption,
    })
  // What reads records and relations by an index is prepared; the plan of what searches depends on its values.
  const connect = (use: PoolUse, limits: PoolLimits = poolLimits[use]) =>
    new Kysely<Tables>({ dialect: dialectFor(use, limits), log })
  const scanDialect = dialectFor('scan', scanLimits(options))
  const read = connect('read')
  const write = connect('write')
  return {
    read,
    write,
    scan: new Kysely<Tables>({ dialect: coalescingDialect(scanDialect), log }),
    probe: connect('probe'),
    identity: connect('identity'),
    snapshots: postgresSnapshots(read, {
      scan: () => new Kysely<Tables>({ dialect: scanDialect, log }),
      stream: () => connect('stream'),
    }),
    file: null,
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
 * Migrates, and writes versions of records, and numbers of their evidence, whose rows were not written by a service that
 * does so: those that are older than versions, or were changed past it.
 */
async function bringUpToDate(connections: Connections, dialect: Dialect): Promise<void> {
  await connections.migrate(dialect)
  const touched = await connections.read.selectFrom('touched_records').select('record_id').limit(1).execute()
  if (touched.length === 0) return
  await connections.change(PATIENCE_MS, async (tx) => {
    await bumpKnowledgeVersion(tx)
    await writeEvidenceCounts(tx, dialect)
    await writeVersions(tx, dialect, null)
  })
}

/** @throws StateOfOtherVersion for the schema of another version of Curia, which the statements of this one do not fit */
async function assertPresentSchema({ read }: Connections): Promise<void> {
  const { missing, breaking } = await schemaDifference(read)
  if (breaking.length > 0) throw new StateOfOtherVersion('newer')
  if (missing.length > 0) throw new StateOfOtherVersion('earlier')
}

/** Connections to a database that is there and as this program wants it. */
export async function connectTo(
  { engine, target, isFrozen }: Location,
  options: ConnectionOptions,
): Promise<Connections> {
  let connections: Connections | undefined
  try {
    if (isFrozen) {
      connections = openState(target, options)
      await assertPresentSchema(connections)
      return connections
    }
    connections = engine === 'sqlite' ? openSqlite(target, options) : await openPostgres(target, options)
    if (options.migrate !== false) await bringUpToDate(connections, dialectOf(engine))
    return connections
  } catch (error) {
    if (connections) await closeAll(connections)
    throw openingError(error, { engine, target })
  }
}

/** Closes them all. */
export async function closeAll({
  snapshots,
  read,
  scan,
  probe,
  identity,
  write,
}: Connections): Promise<void> {
  await snapshots.close()
  for (const connection of new Set([read, scan, probe, identity, write])) await connection.destroy()
}
