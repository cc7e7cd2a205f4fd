import { Kysely } from 'kysely'
import type { ControlledTransaction, LogEvent } from 'kysely'
import { sqliteDialect } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** One state of the database: whatever is committed meanwhile, its reader does not see. */
export interface Snapshot {
  db: ControlledTransaction<Tables>
  /** Ends the reading; to be called once, when no statement is running. */
  close(): Promise<void>
}

/** How long a snapshot is held: for one answer made at once, or for as long as a client takes to read. */
export type SnapshotUse = 'answer' | 'stream'

/** Every connection for that use is taken, and none became free in time. */
export class TooManyReaders extends Error {
  constructor() {
    super('Too many answers are being read at once; ask again in a moment')
    this.name = 'TooManyReaders'
  }
}

/** Streams end when their clients have read them, so their connections are apart from those of short answers. */
const MOST_ANSWERS = 8
const MOST_STREAMS = 4
const PATIENCE_MS = 10_000

/** A small cache and no mapped file: what a stream reads must not stay in memory. */
const STREAM_CACHE_KB = 4096
const ANSWER_CACHE_KB = 32_768

/** At most `size` connections, made when wanted and used again; more readers wait in line. */
function connectionPool(size: number, connect: () => Kysely<Tables>) {
  const idle: Kysely<Tables>[] = []
  const waiting: ((connection: Kysely<Tables>) => void)[] = []
  const all = new Set<Kysely<Tables>>()

  async function take(): Promise<Kysely<Tables>> {
    const free = idle.pop()
    if (free) return free
    if (all.size < size) {
      const made = connect()
      all.add(made)
      return made
    }
    return new Promise((resolve, reject) => {
      const resume = (connection: Kysely<Tables>) => {
        clearTimeout(timer)
        resolve(connection)
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(resume), 1)
        reject(new TooManyReaders())
      }, PATIENCE_MS)
      waiting.push(resume)
    })
  }

  function giveBack(connection: Kysely<Tables>): void {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }

  return {
    take,
    giveBack,
    close: async () => {
      for (const connection of all) await connection.destroy()
      all.clear()
    },
  }
}

export interface SnapshotSource {
  /** @throws TooManyReaders when every connection stays taken for ten seconds */
  snapshot(use: SnapshotUse): Promise<Snapshot>
  close(): Promise<void>
}

type Pool = ReturnType<typeof connectionPool>

/** Begins a transaction on a connection of the pool, which gets the connection back when it ends. */
async function snapshotFrom(
  { take, giveBack }: Pick<Pool, 'take' | 'giveBack'>,
  begin: (connection: Kysely<Tables>) => Promise<ControlledTransaction<Tables>>,
): Promise<Snapshot> {
  const connection = await take()
  try {
    const db = await begin(connection)
    const close = async () => {
      try {
        await db.rollback().execute()
      } finally {
        giveBack(connection)
      }
    }
    return { db, close }
  } catch (error) {
    giveBack(connection)
    throw error
  }
}

/** Snapshots of a SQLite file: in write-ahead mode every reading transaction is one. */
export function sqliteSnapshots(file: string, log?: (event: LogEvent) => void): SnapshotSource {
  const connect = (cacheKilobytes: number) => () =>
    new Kysely<Tables>({ dialect: sqliteDialect(file, { readOnly: true, cacheKilobytes }), log })
  const pools = {
    answer: connectionPool(MOST_ANSWERS, connect(ANSWER_CACHE_KB)),
    stream: connectionPool(MOST_STREAMS, connect(STREAM_CACHE_KB)),
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
  const streams = connectionPool(MOST_STREAMS, connect)
  const pools = { answer: { take: async () => readers, giveBack: () => {} }, stream: streams }
  const begin = (connection: Kysely<Tables>) =>
    connection.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  return { snapshot: (use) => snapshotFrom(pools[use], begin), close: () => streams.close() }
}
