import { sql } from 'kysely'
import { ClientError } from '#server/client-error.ts'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { writingOrder } from '../interface/queries.ts'
import { keyText } from '../reading/read-records.ts'
import type { ReadRecords, RecordKey, UnreadableRecord, UpstreamRecord } from '../reading/read-records.ts'
import { referencesOf } from '../reading/referenced-records.ts'
import { storedDocument } from './earlier-contents.ts'
import { finishMirroring } from './follow-up.ts'
import { recordMappings, localIds } from './local-ids.ts'
import type { RecordMapping } from './local-ids.ts'
import { mergeRecord } from './merge-record.ts'
import { startMirroring } from './mirroring.ts'
import type { Mirroring } from './mirroring.ts'
import { changedRecords } from './changed-records.ts'
import { withdrawRecord } from './withdraw.ts'

/** Fusions refer to genes: these come first. */
const rankOf = ({ kind, document }: UpstreamRecord): number =>
  writingOrder.indexOf(kind) * 2 + (document?.['fivePrimePartnerStatus'] === undefined ? 0 : 1)

/** All records that records and what was said of them before refer to. */
const keysIn = (
  records: readonly UpstreamRecord[],
  mappings: ReadonlyMap<string, RecordMapping>,
): RecordKey[] => [
  ...records.flatMap(({ document }) => (document ? keysOf(document) : [])),
  ...[...mappings.values()].flatMap(({ document }) =>
    document === null ? [] : keysOf(storedDocument(document)),
  ),
]

const keysOf = (document: UpstreamDocument): RecordKey[] => {
  const profile = document['singleVariantMolecularProfileId']
  const own: RecordKey[] = typeof profile === 'number' ? [{ kind: 'MOLECULAR_PROFILE', id: profile }] : []
  return [...referencesOf(document), ...own]
}

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

/** Writes one record; null, or why it could not be written, with nothing of it left. */
async function writeOne(
  mirroring: Mirroring,
  record: UpstreamRecord,
  mapping: RecordMapping | undefined,
): Promise<string | null> {
  const { tx } = mirroring
  await sql`savepoint mirrored_record`.execute(tx)
  try {
    if (record.document) await mergeRecord(mirroring, { ...record, document: record.document }, mapping)
    else if (mapping && !mapping.gone) await withdrawRecord(mirroring, record, mapping)
    await sql`release savepoint mirrored_record`.execute(tx)
    return null
  } catch (error) {
    if (!isConstraintViolation(error) && !(error instanceof ClientError)) throw error
    await sql`rollback to savepoint mirrored_record`.execute(tx)
    await sql`release savepoint mirrored_record`.execute(tx)
    return error instanceof Error ? error.message : String(error)
  }
}

/** Where a run has arrived; written together with the records. */
export type WriteProgress = (tx: Writing) => Promise<void>

interface Batch {
  upstreamId: number
  /** Number of the sweep under way, or of the last one. */
  sweep: number
}

/** Records and what could not be written, and how many were written. */
export interface WrittenRecords {
  /** Records that were merged, created or withdrawn. */
  written: number
  setAside: UnreadableRecord[]
}

/**
 * Merges records of an upstream into the knowledge, in one transaction with the progress of the run. Without anything to
 * write, the knowledge keeps its version, and only the progress is written.
 */
export async function writeRecords(
  storage: Storage,
  { upstreamId, sweep }: Batch,
  read: ReadRecords,
  progress: WriteProgress,
): Promise<WrittenRecords> {
  const changed = await changedRecords(storage.read, upstreamId, read.records)
  const seen = read.records.filter(({ document }) => document !== null)
  const finish = async (tx: Writing, unreadable: readonly UnreadableRecord[]) => {
    const now = new Date().toISOString()
    for (const record of unreadable) await setAside(tx, upstreamId, record, now)
    const isAside = new Set(unreadable.map(keyText))
    const fine = read.records.filter((record) => !isAside.has(keyText(record)))
    await endSetAside(tx, upstreamId, fine)
    await markSeen(tx, { upstreamId, sweep }, [...seen, ...unreadable])
    await progress(tx)
  }
  if (changed.length === 0) {
    await storage.writeAside((tx) => finish(tx, read.unreadable))
    return { written: 0, setAside: read.unreadable }
  }
  const unwritten: UnreadableRecord[] = []
  try {
    const written = await storage.write(async (tx) => {
      unwritten.push(...(await writeAll(storage.dialect, tx, { upstreamId, sweep }, changed)))
      if (unwritten.length === changed.length) throw new NothingWritten()
      await finish(tx, [...read.unreadable, ...unwritten])
      return changed.length - unwritten.length
    })
    return { written, setAside: [...read.unreadable, ...unwritten] }
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
    const setAside = [...read.unreadable, ...unwritten]
    await storage.writeAside((tx) => finish(tx, setAside))
    return { written: 0, setAside }
  }
}

/** Ends a transaction in which no record could be written. */
class NothingWritten extends Error {}

/** Writes records in the order in which they refer to one another. Gives those that could not be written. */
async function writeAll(
  dialect: Dialect,
  tx: Writing,
  { upstreamId, sweep }: Batch,
  records: readonly UpstreamRecord[],
): Promise<UnreadableRecord[]> {
  const own = await recordMappings(tx, upstreamId, records)
  const referred = await recordMappings(tx, upstreamId, keysIn(records, own))
  const ids = localIds(new Map([...referred, ...own]))
  const mirroring = await startMirroring(tx, dialect, { upstreamId, sweep, ids })
  const unwritten: UnreadableRecord[] = []
  for (const record of records.toSorted((left, right) => rankOf(left) - rankOf(right))) {
    const reason = await writeOne(mirroring, record, own.get(keyText(record)))
    if (reason !== null) unwritten.push({ kind: record.kind, id: record.id, reason })
  }
  await finishMirroring(mirroring)
  return unwritten
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
