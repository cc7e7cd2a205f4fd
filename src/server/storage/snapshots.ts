import { Kysely } from 'kysely'
import type { ControlledTransaction, LogEvent } from 'kysely'
import { createAdmission } from '#server/admission.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import type { Place } from '#server/admission.ts'
import { TooManyReaders } from './database-error.ts'
import { sqliteDialect } from './sqlite/sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** One state of the database: whatever is committed meanwhile, its reader does not see. */
export interface Snapshot {
  db: ControlledTransaction<Tables>
  /** Ends the reading; to be called once, when no statement is running. Never throws. */
  close(): Promise<void>
}

/**
 * Use of a snapshot, by how long it is held: for one answer made at once, or for as long as a client takes to
 * read.
 */
export type SnapshotUse = 'answer' | 'stream'

/** Streams end when their clients have read them, so their connections are apart from those of short answers. */
const MOST_ANSWERS = 8
const MOST_STREAMS = 4
const MOST_WAITING = 100
const PATIENCE_MS = 10_000

/** A small cache and no mapped file: what a stream reads must not stay in memory. */
const STREAM_CACHE_KB = 4096
const ANSWER_CACHE_KB = 32_768

/** Connection that was lent, to be given back once. */
interface Loan {
  connection: Kysely<Tables>
  giveBack(): void
}

/** At most `size` connections, made when wanted and used again; more readers wait in line. */
function connectionPool(use: SnapshotUse, size: number, connect: () => Kysely<Tables>) {
  const idle: Kysely<Tables>[] = []
  const all = new Set<Kysely<Tables>>()
  const limits = { places: size, waiting: MOST_WAITING, patience: PATIENCE_MS }
  const admission = createAdmission(limits, () => new TooManyReaders())

  const unwatch = watchQueue(`database snapshots of ${use}s`, admission.length)

  function lend(place: Place): Loan {
    const connection = idle.pop() ?? connect()
    all.add(connection)
    const giveBack = () => {
      idle.push(connection)
      place.leave()
    }
    return { connection, giveBack }
  }

  return {
    async take(): Promise<Loan> {
      const place = await admission.enter()
      try {
        return lend(place)
      } catch (error) {
        place.leave()
        throw error
      }
    },
    close: async () => {
      unwatch()
      for (const connection of all) await connection.destroy()
      all.clear()
    },
  }
}

export interface SnapshotSource {
  /** @throws TooManyReaders when every connection stays taken for ten seconds, or too many wait for one */
  snapshot(use: SnapshotUse): Promise<Snapshot>
  close(): Promise<void>
}

type Pool = { take(): Promise<Loan> }

/** Begins a transaction on a connection of the pool, which gets the connection back when it ends. */
async function snapshotFrom(
  pool: Pool,
  begin: (connection: Kysely<Tables>) => Promise<ControlledTransaction<Tables>>,
): Promise<Snapshot> {
  const { connection, giveBack } = await pool.take()
  try {
    const db = await begin(connection)
    const close = () =>
      db
        .rollback()
        .execute()
        // A connection that was lost has nothing to roll back; its driver replaces it.
        .catch(() => {})
        .finally(giveBack)
    return { db, close }
  } catch (error) {
    giveBack()
    throw error
  }
}

/** Snapshots of a SQLite file: in write-ahead mode every reading transaction is one. */
export function sqliteSnapshots(
  file: string,
  { log, isFrozen }: { log?: ((event: LogEvent) => void) | undefined; isFrozen?: boolean } = {},
): SnapshotSource {
  const connect = (cacheKilobytes: number) => () =>
    new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true, isFrozen, cacheKilobytes }), log })
  const pools = {
    answer: connectionPool('answer', MOST_ANSWERS, connect(ANSWER_CACHE_KB)),
    stream: connectionPool('stream', MOST_STREAMS, connect(STREAM_CACHE_KB)),
  }
  return {
    snapshot: (use) => snapshotFrom(pools[use], (connection) => connection.startTransaction().execute()),
    close: async () => {
      await pools.answer.close()
      await pools.stream.close()
    },
  }
}

/**
 * Snapshots of a PostgreSQL database: repeatable read. Short ones use the connections of all readers, long ones have
 * their own, which `connect` gives.
 */
export function postgresSnapshots(readers: Kysely<Tables>, connect: () => Kysely<Tables>): SnapshotSource {
  const streams = connectionPool('stream', MOST_STREAMS, connect)
  const pools = {
    answer: { take: async () => ({ connection: readers, giveBack: () => {} }) },
    stream: streams,
  }
  const begin = (connection: Kysely<Tables>) =>
    connection.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  return { snapshot: (use) => snapshotFrom(pools[use], begin), close: () => streams.close() }
}
