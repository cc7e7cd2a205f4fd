import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Curation } from '#server/curation/curate.ts'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import { startHistory } from '#server/import/records/history.ts'
import { idSource } from '#server/import/records/remapping/ids.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { Writing } from '#server/storage/database.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { installationId } from '#server/knowledge/records/record-origins.ts'
import { localIds } from './local-ids.ts'
import type { LocalIds } from './local-ids.ts'

/** Records that one transaction wrote, by what follows from them. */
export interface TouchedRecords {
  records: Map<VersionedKind, Set<number>>
  /** Features and variants whose names are new. */
  renamed: Map<VersionedKind, Set<number>>
  /** Molecular profiles whose accepted evidence may have changed. */
  scored: Set<number>
}

/** One transaction that writes records of an upstream. */
export interface Mirroring {
  tx: Writing
  upstreamId: number
  /** The identity of this installation. */
  installation: string
  /** Version of the knowledge that the transaction makes. */
  version: number
  /** Number of the sweep under way, or of the last one. */
  sweep: number
  now: string
  ids: LocalIds
  touched: TouchedRecords
  /** What the upstream said of records, to be stored at the end. */
  stored: Insertable<Tables['upstream_records']>[]
  /** The automation account, in whose name the history of records is written. */
  curation: Curation
}

/** Begins to write records of an upstream, as the cause of the versions of the transaction. */
export async function startMirroring(
  tx: Writing,
  dialect: Dialect,
  { upstreamId, sweep, ids }: Pick<Mirroring, 'upstreamId' | 'sweep' | 'ids'>,
): Promise<Mirroring> {
  const now = new Date().toISOString()
  const installation = await installationId(tx)
  await tx.insertInto('mirror_writes').values({ upstream_id: upstreamId, written_at: now }).execute()
  const history = await startHistory(tx, batchWriter(tx, dialect), idSource(tx, dialect), now)
  const [user] = await userById(tx, [history.userId])
  if (!user) throw new Error('there is no automation account')
  await dialect.syncGeneratedIds(tx, 'users')
  const find: Curation['find'] = async (batch, key) => {
    const [value] = await batch(tx, [key])
    // Batches give one value for each key.
    return value as Awaited<ReturnType<typeof batch>>[number]
  }
  return {
    tx,
    upstreamId,
    installation,
    version: await versionNow(tx),
    sweep,
    now,
    ids,
    touched: { records: new Map(), renamed: new Map(), scored: new Set() },
    stored: [],
    curation: { tx, user, authentication: 'key', organizationId: null, now, find, outbox: noOutbox },
  }
}

/** Writing of records of an upstream by a curation action, as the decision of a conflict. */
export async function mirroringBy(curation: Curation, upstreamId: number): Promise<Mirroring> {
  const { tx, now } = curation
  return {
    tx,
    upstreamId,
    installation: await installationId(tx),
    version: await versionNow(tx),
    sweep: 0,
    now,
    ids: localIds(new Map()),
    touched: { records: new Map(), renamed: new Map(), scored: new Set() },
    stored: [],
    curation,
  }
}

/** Notes that a record was written. */
export function touch(map: Map<VersionedKind, Set<number>>, kind: VersionedKind, id: number): void {
  map.set(kind, (map.get(kind) ?? new Set()).add(id))
}
