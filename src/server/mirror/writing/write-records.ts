import { setTimeout as sleep } from 'node:timers/promises'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { keyText } from '../reading/read-records.ts'
import type { ReadRecords, RecordKey, UnreadableRecord } from '../reading/read-records.ts'
import { changedRecords } from './changed-records.ts'
import { rankOf, writePart } from './write-part.ts'
import type { Batch } from './write-part.ts'

/** Notes that a record could not be read or written, and why. */
async function setAside(
  tx: Writing,
  upstreamId: number,
  { kind, id, reason }: UnreadableRecord,
  now: string,
): Promise<void> {
  const row = { reason: reason.slice(0, 1000), set_aside_at: now }
  await tx
    .insertInto('upstream_set_aside')
    .values({ upstream_id: upstreamId, record_type: kind, upstream_record_id: id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['upstream_id', 'record_type', 'upstream_record_id']).doUpdateSet(row),
    )
    .execute()
}

/** Notes that records were read and written, or need not be. */
async function endSetAside(tx: Writing, upstreamId: number, keys: readonly RecordKey[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(keys, (key): VersionedKind => key.kind))
    await tx
      .deleteFrom('upstream_set_aside')
      .where('upstream_id', '=', upstreamId)
      .where('record_type', '=', kind)
      .where('upstream_record_id', 'in', inList(some.map(({ id }) => id)))
      .execute()
}

/** Where a run has arrived; written together with the records. */
export type WriteProgress = (tx: Writing) => Promise<void>

/** Time between two transactions, in ms, in which other writers, of other processes, too, have their turn. */
const RESPITE_MS = 30

/** Records and what could not be written, and how many were written. */
export interface WrittenRecords {
  /** Records that were merged, created or withdrawn. */
  written: number
  setAside: UnreadableRecord[]
}

/**
 * Merges records of an upstream into the knowledge, in short transactions, the last of which holds the progress of the
 * run. Without anything to write, the knowledge keeps its version, and only the progress is written.
 */
export async function writeRecords(
  storage: Storage,
  batch: Batch,
  read: ReadRecords,
  progress: WriteProgress,
): Promise<WrittenRecords> {
  const changed = await changedRecords(storage.read, batch.upstreamId, read.records)
  const unreadable = [...read.unreadable]
  async function finish(tx: Writing): Promise<void> {
    await batch.assertCurrent(tx)
    const now = new Date().toISOString()
    for (const record of unreadable) await setAside(tx, batch.upstreamId, record, now)
    const isAside = new Set(unreadable.map(keyText))
    const fine = read.records.filter((record) => !isAside.has(keyText(record)))
    await endSetAside(tx, batch.upstreamId, fine)
    const seen = read.records.filter(({ document }) => document !== null)
    await markSeen(tx, batch, [...seen, ...read.unreadable])
    await progress(tx)
  }
  const distinct = new Map(changed.map((record) => [keyText(record), record]))
  let waiting = [...distinct.values()].toSorted((left, right) => rankOf(left) - rankOf(right))
  let isFinished = false
  while (waiting.length > 0) {
    const part = await writePart(storage, batch, waiting, async (tx, { done, unwritten }) => {
      unreadable.push(...unwritten)
      isFinished = done.size === waiting.length
      if (isFinished) await finish(tx)
    })
    if (!part.isCommitted) unreadable.push(...part.unwritten)
    waiting = waiting.filter((record) => !part.done.has(keyText(record)))
    if (waiting.length > 0) await sleep(RESPITE_MS)
  }
  if (!isFinished) await storage.writeAside(finish)
  const unwritten = unreadable.length - read.unreadable.length
  return { written: distinct.size - unwritten, setAside: unreadable }
}

/** Notes that a sweep found records. */
async function markSeen(
  tx: Writing,
  { upstreamId, sweep }: Batch,
  keys: readonly RecordKey[],
): Promise<void> {
  for (const [kind, some] of Map.groupBy(keys, (key): VersionedKind => key.kind))
    await tx
      .updateTable('upstream_records')
      .set({ sweep })
      .where('upstream_id', '=', upstreamId)
      .where('record_type', '=', kind)
      .where(
        'upstream_record_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
}
