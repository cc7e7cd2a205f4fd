import { Kysely } from 'kysely'
import type { ControlledTransaction, Dialect, KyselyConfig } from 'kysely'
import { createAdmission } from '#server/concurrency/admission.ts'
import type { AdmissionLimits } from '#server/concurrency/admission.ts'
import { held } from '#server/monitoring/held-resources.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import { TooManyReaders } from './database-error.ts'
import { sqliteDialect } from './sqlite/sqlite-driver.ts'
import type { Tables } from './tables.ts'

/**
 * One state of the database: whatever is committed meanwhile, its reader does not see. It is disposed of once, when no
 * statement is running; that never throws.
 */
export interface Snapshot extends AsyncDisposable {
  db: ControlledTransaction<Tables>
}

/**
 * Use of a snapshot: for one answer made at once, for one whose statements may read much, which run where those of `scan`
 * do and have their deadline, or for as long as a client takes to read.
 */
export type SnapshotUse = 'answer' | 'scan' | 'stream'

/** Streams end when their clients have read them, so their connections are apart from those of short answers. */
const MOST_ANSWERS = 8
const MOST_STREAMS = 4
/**
 * They are on the connections of `scan`. Some of those are left, also to each address: a snapshot may wait for what an
 * answer has that waits for one of them.
 */
const MOST_SCANS = { places: 2, placesPerOrigin: 1 }
const MOST_WAITING = 100
const PATIENCE_MS = 10_000
/** A connection that nobody has used for so long is closed, with its page cache and its statements, in ms. */
const IDLE_MS = 60_000

/** Connection that was lent; disposing of it gives it back. */
interface Loan extends Disposable {
  connection: Kysely<Tables>
}

/** How many connections of a pool there may be, and whether those that nobody uses are closed. */
type PoolSize = Pick<AdmissionLimits, 'places' | 'placesPerOrigin'> & { closesIdle?: boolean }

/** At most so many connections, made when wanted and used again; more readers wait in line. */
function connectionPool(
  use: SnapshotUse,
  { closesIdle = false, ...size }: PoolSize,
  connect: () => Kysely<Tables>,
) {
  /** Those used last at the end. */
  const idle: { connection: Kysely<Tables>; closing: NodeJS.Timeout | undefined }[] = []
  const all = new Set<Kysely<Tables>>()
  const counted = { use: `database snapshots of ${use}s`, kind: 'connection' } as const
  const limits = { ...counted, ...size, waiting: MOST_WAITING, patience: PATIENCE_MS }
  const admission = createAdmission(limits, () => new TooManyReaders())

  const unwatch = watchQueue(counted.use, admission.length)

  function closeIdle(connection: Kysely<Tables>): void {
    const at = idle.findIndex((each) => each.connection === connection)
    idle.splice(at, 1)
    all.delete(connection)
    void connection.destroy()
  }

  function giveBack(connection: Kysely<Tables>): void {
    const closing = closesIdle ? setTimeout(closeIdle, IDLE_MS, connection).unref() : undefined
    idle.push({ connection, closing })
  }

  function takeIdle(): Kysely<Tables> | undefined {
    const last = idle.pop()
    clearTimeout(last?.closing)
    return last?.connection
  }

  return {
    async take(signal: AbortSignal | undefined): Promise<Loan> {
      using stack = new DisposableStack()
      stack.use(await admission.enter({ signal }))
      const connection = takeIdle() ?? connect()
      all.add(connection)
      stack.defer(() => giveBack(connection))
      const lent = stack.move()
      return { connection, [Symbol.dispose]: () => lent.dispose() }
    },
    close: async () => {
      unwatch()
      for (const { closing } of idle.splice(0)) clearTimeout(closing)
      for (const connection of all) await connection.destroy()
      all.clear()
    },
  }
}

export interface SnapshotSource {
  /** @throws TooManyReaders when every connection stays taken for ten seconds, or too many wait for one */
  snapshot(use: SnapshotUse, options?: { signal?: AbortSignal }): Promise<Snapshot>
  close(): Promise<void>
}

type Pool = { take(signal: AbortSignal | undefined): Promise<Loan> }

/** Begins a transaction on a connection of the pool, which gets the connection back when it ends. */
async function snapshotFrom(
  pool: Pool,
  begin: (connection: Kysely<Tables>) => Promise<ControlledTransaction<Tables>>,
  { use, signal }: { use: SnapshotUse; signal?: AbortSignal | undefined },
): Promise<Snapshot> {
  await using stack = new AsyncDisposableStack()
  const { connection } = stack.use(await pool.take(signal))
  const db = await begin(connection)
  stack.use(held('snapshot', `${use}s`))
  // A connection that was lost has nothing to roll back; its driver replaces it.
  stack.defer(() =>
    db
      .rollback()
      .execute()
      .catch(() => {}),
  )
  const open = stack.move()
  return { db, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/**
 * Snapshots of a SQLite file: in write-ahead mode every reading transaction is one.
 * @param options.scan dialect of the processes that scan it
 */
export function sqliteSnapshots(
  file: string,
  { scan, log, isFrozen }: { scan: Dialect; log: KyselyConfig['log']; isFrozen?: boolean },
): SnapshotSource {
  const connect = (kind: 'answer' | 'stream') => () =>
    new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true, isFrozen, use: kind }), log })
  const pools = {
    answer: connectionPool('answer', { places: MOST_ANSWERS, closesIdle: true }, connect('answer')),
    scan: connectionPool('scan', MOST_SCANS, () => new Kysely({ dialect: scan, log })),
    stream: connectionPool('stream', { places: MOST_STREAMS, closesIdle: true }, connect('stream')),
  }
  return {
    snapshot: (use, { signal } = {}) =>
      snapshotFrom(pools[use], (connection) => connection.startTransaction().execute(), { use, signal }),
    close: async () => {
      for (const pool of Object.values(pools)) await pool.close()
    },
  }
}

/**
 * Snapshots of a PostgreSQL database: repeatable read. Short ones use the connections of all readers, others those that
 * `connect` gives.
 */
export function postgresSnapshots(
  readers: Kysely<Tables>,
  connect: Record<'scan' | 'stream', () => Kysely<Tables>>,
): SnapshotSource {
  const scan = connectionPool('scan', MOST_SCANS, connect.scan)
  const stream = connectionPool('stream', { places: MOST_STREAMS }, connect.stream)
  const pools = {
    answer: { take: async () => ({ connection: readers, [Symbol.dispose]: () => {} }) },
    scan,
    stream,
  }
  const begin = (connection: Kysely<Tables>) =>
    connection.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  return {
    snapshot: (use, { signal } = {}) => snapshotFrom(pools[use], begin, { use, signal }),
    close: async () => {
      await scan.close()
      await stream.close()
    },
  }
}
