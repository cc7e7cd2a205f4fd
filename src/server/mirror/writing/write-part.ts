import { sql } from 'kysely'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { writingOrder } from '../interface/queries.ts'
import { keyText } from '../reading/read-records.ts'
import type { RecordKey, UnreadableRecord, UpstreamRecord } from '../reading/read-records.ts'
import { referencesOf } from '../reading/referenced-records.ts'
import { createRecords } from './create-records.ts'
import { storedDocument } from './earlier-contents.ts'
import { finishMirroring } from './follow-up.ts'
import { localIds, recordMappings } from './local-ids.ts'
import type { RecordMapping } from './local-ids.ts'
import { mergeRecord } from './merge-record.ts'
import { startMirroring } from './mirroring.ts'
import type { Mirroring } from './mirroring.ts'
import { recordsHere } from './plan-merge.ts'
import { withdrawRecord } from './withdraw.ts'

/** Most records of one transaction. */
const MOST_RECORDS = 100
/** Time after which a transaction begins with no further record, in ms: all other writers wait for it. */
const LONGEST_MS = 250

/** The upstream and the sweep in which its records are written. */
export interface Batch {
  upstreamId: number
  /** Number of the sweep under way, or of the last one. */
  sweep: number
  /** Checks in each transaction that this run may still write. */
  assertCurrent(tx: Writing): Promise<void>
}

/** Records that one transaction was about, by their keys. */
export interface WrittenPart {
  done: ReadonlySet<string>
  /** Those of them that could not be written. */
  unwritten: UnreadableRecord[]
  /** Whether anything was written at all. */
  isCommitted: boolean
}

/** Records by the order in which they refer to one another. Fusions refer to genes: these come first. */
export const rankOf = ({ kind, document }: UpstreamRecord): number =>
  writingOrder.indexOf(kind) * 2 + (document?.['fivePrimePartnerStatus'] === undefined ? 0 : 1)

const keysOf = (document: UpstreamDocument): RecordKey[] => {
  const profile = document['singleVariantMolecularProfileId']
  const own: RecordKey[] = typeof profile === 'number' ? [{ kind: 'MOLECULAR_PROFILE', id: profile }] : []
  return [...referencesOf(document), ...own]
}

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

/** Checks whether the database or a rule refused what was written. */
const isContradiction = (error: unknown): boolean =>
  isConstraintViolation(error) || error instanceof ClientError

/** A transaction on its way. */
interface Part {
  mirroring: Mirroring
  dialect: Dialect
  mappings: ReadonlyMap<string, RecordMapping>
  done: Set<string>
  unwritten: UnreadableRecord[]
  /** Whether the time is over. */
  isOver: () => boolean
}

async function writeOne(
  { mirroring, mappings }: Part,
  record: UpstreamRecord,
  prefetched?: Awaited<ReturnType<typeof recordsHere>>,
): Promise<void> {
  const mapping = mappings.get(keyText(record))
  const { document } = record
  if (document) await mergeRecord(mirroring, { ...record, document }, mapping, prefetched)
  else if (mapping && !mapping.gone) await withdrawRecord(mirroring, record, mapping)
}

/** Writes records with few statements: what is new together, and the others after what they depend on was read at once. */
async function writeTogether(part: Part, records: readonly UpstreamRecord[]): Promise<void> {
  const { mirroring, dialect, done, isOver } = part
  for (const group of Map.groupBy(records, rankOf).values()) {
    if (isOver()) return
    const created = await createRecords(mirroring, dialect, group)
    for (const key of created) done.add(key)
    const others = group.filter((record) => !created.has(keyText(record)))
    const [first] = others
    if (!first) continue
    const local = others.flatMap((record) => {
      const id = mirroring.ids.get(record.kind, record.id)
      return id === undefined ? [] : [id]
    })
    const here = await recordsHere(mirroring.tx, mirroring.upstreamId, first.kind, local)
    for (const record of others) {
      if (isOver()) return
      await writeOne(part, record, here)
      done.add(keyText(record))
    }
  }
}

/** Writes records one by one, so that those which are refused leave nothing and the others stay. */
async function writeEach(part: Part, records: readonly UpstreamRecord[]): Promise<void> {
  const { tx } = part.mirroring
  for (const record of records) {
    if (part.isOver()) return
    await sql`savepoint mirrored_record`.execute(tx)
    try {
      await writeOne(part, record)
    } catch (error) {
      if (!isContradiction(error)) throw error
      await sql`rollback to savepoint mirrored_record`.execute(tx)
      const reason = error instanceof Error ? error.message : String(error)
      part.unwritten.push({ kind: record.kind, id: record.id, reason })
    }
    await sql`release savepoint mirrored_record`.execute(tx)
    part.done.add(keyText(record))
  }
}

/** Ends a transaction in which no record could be written. */
class NothingWritten extends Error {}

/**
 * Writes as many of the records as a short transaction takes.
 * @param records in the order in which they refer to one another
 * @param finish writes what belongs to the same transaction
 */
export async function writePart(
  storage: Storage,
  batch: Batch,
  records: readonly UpstreamRecord[],
  finish: (tx: Writing, part: Pick<WrittenPart, 'done' | 'unwritten'>) => Promise<void>,
): Promise<WrittenPart> {
  const some = records.slice(0, MOST_RECORDS)
  async function attempt(write: typeof writeTogether): Promise<WrittenPart> {
    let written: Pick<Part, 'done' | 'unwritten'> = { done: new Set(), unwritten: [] }
    try {
      await storage.write(async (tx) => {
        await batch.assertCurrent(tx)
        const part = await startPart(storage.dialect, tx, batch, some)
        written = part
        await write(part, some)
        if (part.done.size === part.unwritten.length) throw new NothingWritten()
        const writer = batchWriter(tx, storage.dialect)
        await writer.insert('upstream_records', part.mirroring.stored, {
          do: 'update',
          key: ['upstream_id', 'record_type', 'upstream_record_id'],
          keep: ['record_id'],
        })
        await finishMirroring(part.mirroring)
        await finish(tx, part)
      })
      return { ...written, isCommitted: true }
    } catch (error) {
      if (!(error instanceof NothingWritten)) throw error
      return { ...written, isCommitted: false }
    }
  }
  try {
    return await attempt(writeTogether)
  } catch (error) {
    if (!isContradiction(error)) throw error
    return attempt(writeEach)
  }
}

async function startPart(
  dialect: Dialect,
  tx: Writing,
  { upstreamId, sweep }: Batch,
  records: readonly UpstreamRecord[],
): Promise<Part> {
  const begun = performance.now()
  const own = await recordMappings(tx, upstreamId, records)
  const referred = await recordMappings(tx, upstreamId, keysIn(records, own))
  const ids = localIds(new Map([...referred, ...own]))
  const done = new Set<string>()
  return {
    mirroring: await startMirroring(tx, dialect, { upstreamId, sweep, ids }),
    dialect,
    mappings: own,
    done,
    unwritten: [],
    // One at least, however slow the database is.
    isOver: () => done.size > 0 && performance.now() - begun > LONGEST_MS,
  }
}
