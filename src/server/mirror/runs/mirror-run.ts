import type { Storage, Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { giveWay } from '#server/concurrency/scheduler.ts'
import type { ReadRecords, RecordKey, UpstreamReader } from '../reading/read-records.ts'
import { keyText } from '../reading/read-records.ts'
import { withReferences } from '../reading/referenced-records.ts'
import { recordMappings } from '../writing/local-ids.ts'
import { writeRecords } from '../writing/write-records.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { countGone } from './deletions.ts'
import { withFormerMembers } from './former-members.ts'
import type { OnProgress } from './sweep-length.ts'
import { assertLatestRun, noteProgress } from './run-progress.ts'

/** Most records that a run sets aside before it ends: then it is not the records. */
const MOST_SET_ASIDE = 100

/** One run: the upstream that it reads, the database that it writes, and its counts. */
export interface MirrorRun {
  storage: Storage
  reader: UpstreamReader
  upstreamId: number
  /** Number of the sweep under way, or of the last one. */
  sweep: number
  counts: RunCounts
  /** Hears what the run is doing. */
  onProgress?: OnProgress | undefined
  /** When the run began, ISO 8601: a run that another one follows writes nothing more. */
  begun: string
  /** Most records that the upstream may no longer have before the run ends: then it is not the records. */
  mostGone: number
}

/** Records of a run. */
export interface RunCounts {
  read: number
  written: number
  setAside: number
  /** Records that the upstream no longer has. */
  gone: number
}

/**
 * Merges records that were read, with those that they refer to and that are not here yet.
 * @throws ClientError when another run has begun, or too many records could not be read or written, or are gone
 */
export async function mergeRead(run: MirrorRun, read: ReadRecords, progress: WriteProgress): Promise<void> {
  const { storage, upstreamId, sweep, counts, reader } = run
  const mappingsOf = (keys: readonly RecordKey[]) => recordMappings(storage.read, upstreamId, keys)
  const whole = await withFormerMembers(reader, read, mappingsOf)
  const all = await withReferences(reader, whole, async (keys) => {
    const mappings = await mappingsOf(keys)
    return keys.filter((key) => !mappings.has(keyText(key)))
  })
  countGone(run, all, await mappingsOf(all.records.filter(({ document }) => document === null)))
  await giveWay()
  const batch = { upstreamId, sweep, assertCurrent: (tx: Writing) => assertLatestRun(tx, run) }
  const { written, setAside } = await writeRecords(storage, batch, all, progress)
  counts.read += all.records.length
  counts.written += written
  counts.setAside += setAside.length
  await noteProgress(storage, upstreamId, { requests: reader.client.requests(), ...counts })
  if (counts.setAside > MOST_SET_ASIDE) {
    const [first] = setAside
    const example = first ? `, such as ${first.kind} ${first.id}: ${first.reason}` : ''
    throw new ClientError(
      'SERVICE_UNAVAILABLE',
      `More than ${MOST_SET_ASIDE} records of the upstream could not be read or written${example}`,
    )
  }
}
