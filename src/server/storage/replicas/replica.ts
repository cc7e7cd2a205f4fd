import { coalesceNext } from '#server/caches/coalesce.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import { closeAll, connectTo } from '../connections.ts'
import type { ConnectionOptions } from '../connections.ts'
import { DatabaseUnavailable } from '../database-error.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import type { Storage } from '../database.ts'
import { inTime } from '../in-time.ts'
import { versionNow } from '../knowledge-version.ts'
import { createInterruption } from '../postgres/interruption.ts'
import { schemaDifference } from '../migrations/migrate.ts'

/** How long a replica may take to say its version, in ms. */
const PATIENCE_MS = 1000

/** A streaming replica of a PostgreSQL database, which answers readers. */
export interface Replica {
  /** Host, port and database, without user and password. */
  name: string
  url: string
  /** The replica for reading; changes, identities and probes go to the primary. */
  storage: Storage
  /** The version of the knowledge that it has. @throws DatabaseError when it does not answer in time */
  version(): Promise<number>
  /** Ends the statements that wait for it, as it has fallen silent: another database answers those who asked. */
  interrupt(): void
}

/** Opens a replica; its connections are made at their first use, so that it may be away. */
export async function openReplica(
  primary: Storage,
  url: string,
  options: Pick<ConnectionOptions, 'log'> = {},
): Promise<Replica> {
  const interruption = createInterruption()
  const connections = await connectTo(parseDatabaseUrl(url), { ...options, migrate: false, interruption })
  const { read, scan, probe, snapshots } = connections
  const { host, pathname } = new URL(url)
  let isMigrated = false

  /** The version by a connection that no reader takes, once the replica has the schema of this program. */
  async function ask(): Promise<number> {
    if (!isMigrated) {
      const { missing } = await schemaDifference(probe)
      // The migrations of the primary come like any change, behind the reads of earlier versions of Curia.
      if (missing.length > 0)
        throw new DatabaseUnavailable(new Error(`the replica lacks the migrations ${missing.join(', ')} yet`))
      isMigrated = true
    }
    return versionNow(probe)
  }
  return {
    name: `${host}${pathname}`,
    url,
    storage: {
      ...primary,
      read,
      scan,
      snapshot: (use, options) => snapshots.snapshot(use, options),
      close: () => closeAll(connections),
    },
    interrupt: () => interruption.interrupt(new Error('the replica has fallen silent')),
    version: coalesceNext(() => inTime(runForAll(ask), PATIENCE_MS)),
  }
}
