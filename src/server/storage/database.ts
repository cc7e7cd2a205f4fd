import { sql } from 'kysely'
import { createAdmission } from '#server/concurrency/admission.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import type { Reading, Writing } from './access.ts'
import { closeAll, connectTo, PATIENCE_MS } from './connections.ts'
import type { ConnectionOptions } from './connections.ts'
import { DatabaseBusy, DatabaseDamaged, DatabaseUnavailable, DeadlineExceeded } from './database-error.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import type { Engine } from '#server/config/database-url.ts'
import { dialectOf } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import { writeEvidenceCounts } from './evidence-counts.ts'
import { bumpKnowledgeVersion } from './knowledge-version.ts'
import { poolLimits } from './postgres/postgres-limits.ts'
import type { Snapshot, SnapshotUse } from './snapshots.ts'
import { latestCauses, writeVersions } from './versions/write-versions.ts'
import { watchWrites, writeSomePages } from './write-health.ts'
import type { WriteError } from './write-health.ts'

export type { Reading, Writing }

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
   * One state of the database for an answer of several statements; the caller disposes of it.
   * @param options.signal aborted when it is no longer wanted: the waiting for it ends
   * @throws TooManyReaders when every connection for that use stays taken
   */
  snapshot(use: SnapshotUse, options?: { signal?: AbortSignal }): Promise<Snapshot>
  /**
   * Runs one change of the knowledge: as `writeAside`, and the growth of `knowledge_version`, the numbers of evidence and a
   * version of each record that it changed commit with it.
   * @throws DatabaseBusy when its turn does not come within ten seconds, or too many wait already
   */
  write<T>(action: (tx: Writing) => Promise<T>): Promise<T>
  /** What keeps the database from being written for longer than a moment; null: nothing that is known. */
  writeError(): WriteError | null
  close(): Promise<void>
}

export interface OpenOptions extends ConnectionOptions {
  /** How long a change waits for its turn, in ms; ten seconds unless given. */
  patience?: number
  /** Hears of what keeps the database from being written, and of its end with null; a server is then asked for its mode, too. */
  onWriteError?: (error: WriteError | null) => void
}

/** Checks whether a PostgreSQL server can only be read, as a standby or because it is set so. */
async function isReadOnly(db: Reading): Promise<boolean> {
  const { rows } = await sql<{
    mode: string
  }>`select current_setting('transaction_read_only') as mode`.execute(db)
  return rows[0]?.mode === 'on'
}

/** Changes that wait for those before them. */
const MOST_WAITING = 100

/**
 * Opens (and creates or migrates, unless told not to) the database at `url`.
 * @throws Error when the address is malformed, the database unreachable or newer than this program
 */
export async function open(url: string, options: OpenOptions = {}): Promise<Storage> {
  const location = parseDatabaseUrl(url)
  const { engine } = location
  const dialect = dialectOf(engine)
  let noteDamage = (_error: DatabaseDamaged) => {}
  const connections = await connectTo(location, {
    ...options,
    log(event) {
      if (event.level === 'error' && event.error instanceof DatabaseDamaged) noteDamage(event.error)
      options.log?.(event)
    },
  })
  const { read, scan, probe, identity, snapshots, file } = connections
  const { patience = PATIENCE_MS, onWriteError } = options
  const places = engine === 'sqlite' ? 1 : poolLimits.write.connections
  const admission = createAdmission(
    { use: 'database changes', places, waiting: MOST_WAITING, patience },
    () => new DatabaseBusy(),
  )
  const unwatch = watchQueue('database changes', admission.length)
  const health = watchWrites({
    file,
    probe: () => connections.change(patience, writeSomePages),
    isReadOnly: engine === 'postgres' && onWriteError ? () => isReadOnly(probe) : null,
    report: onWriteError ?? (() => {}),
  })
  noteDamage = (error) => health.noteDamage(error)
  const writeAside: Storage['writeAside'] = async (action) => {
    using place = await admission.enter()
    try {
      return await health.guard(() => connections.change(place.remaining(), action))
    } catch (error) {
      // A change asks for little: the database was slow, or silent for a while, and has changed nothing.
      throw error instanceof DeadlineExceeded ? new DatabaseUnavailable(error) : error
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
      writeAside:
        identity === read
          ? writeAside
          : (action) => health.guard(() => identity.transaction().execute(action)),
    },
    snapshot: (use, options) => snapshots.snapshot(use, options),
    writeAside,
    write: (action) =>
      writeAside(async (tx) => {
        await bumpKnowledgeVersion(tx)
        const before = await latestCauses(tx)
        const result = await action(tx)
        await writeEvidenceCounts(tx, dialect)
        await writeVersions(tx, dialect, before)
        return result
      }),
    writeError: () => health.error(),
    async close() {
      health.close()
      unwatch()
      await closeAll(connections)
    },
  }
}
