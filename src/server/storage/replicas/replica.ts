import { shareNext } from '#server/share-next.ts'
import { runForAll } from '#server/request-client.ts'
import { closeAll, connectTo } from '../connections.ts'
import type { ConnectionOptions } from '../connections.ts'
import { parseDatabaseUrl } from '../database-url.ts'
import type { Storage } from '../database.ts'
import { inTime } from '../in-time.ts'
import { versionNow } from '../knowledge-version.ts'

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
}

/** Opens a replica; its connections are made at their first use, so that it may be away. */
export async function openReplica(
  primary: Storage,
  url: string,
  options: Pick<ConnectionOptions, 'log'> = {},
): Promise<Replica> {
  const connections = await connectTo(parseDatabaseUrl(url), { ...options, migrate: false })
  const { read, scan, snapshots } = connections
  const { host, pathname } = new URL(url)
  return {
    name: `${host}${pathname}`,
    url,
    storage: {
      ...primary,
      read,
      scan,
      snapshot: (use) => snapshots.snapshot(use),
      close: () => closeAll(connections),
    },
    version: shareNext(() =>
      inTime(
        runForAll(() => versionNow(read)),
        PATIENCE_MS,
      ),
    ),
  }
}
