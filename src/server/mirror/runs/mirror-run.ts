import type { Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/client-error.ts'
import { giveWay } from '#server/scheduler.ts'
import type { ReadRecords, RecordKey, UpstreamReader } from '../reading/read-records.ts'
import { keyText } from '../reading/read-records.ts'
import { withReferences } from '../reading/referenced-records.ts'
import { recordMappings } from '../writing/local-ids.ts'
import { writeRecords } from '../writing/write-records.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { withFormerMembers } from './former-members.ts'
import { noteProgress } from './run-progress.ts'

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
}

/** Records of a run. */
export interface RunCounts {
  read: number
  written: number
  setAside: number
}

/**
 * Merges records that were read, with those that they refer to and that are not here yet.
 * @throws ClientError when too many records could not be read or written
 */
export async function mergeRead(run: MirrorRun, read: ReadRecords, progress: WriteProgress): Promise<void> {
  const { storage, upstreamId, sweep, counts, reader } = run
  const mappingsOf = (keys: readonly RecordKey[]) => recordMappings(storage.read, upstreamId, keys)
  const whole = await withFormerMembers(reader, read, mappingsOf)
  const all = await withReferences(reader, whole, async (keys) => {
    const mappings = await mappingsOf(keys)
    return keys.filter((key) => !mappings.has(keyText(key)))
  })
  await giveWay()
  const { written, setAside } = await writeRecords(storage, { upstreamId, sweep }, all, progress)
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
