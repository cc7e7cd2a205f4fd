import type { VersionedKind } from '#domain/versions/record-document.ts'
import { latestActivity, readActivities } from '../reading/read-activities.ts'
import { readRecords } from '../reading/read-records.ts'
import type { RecordKey, UpstreamRecord } from '../reading/read-records.ts'
import { mergeRead } from './mirror-run.ts'
import type { MirrorRun } from './mirror-run.ts'

/** How long before the last activity the next run begins: activities may become visible late. */
const OVERLAP_MS = 600_000

/** Before any activity. */
const BEGINNING = '1970-01-01T00:00:00.000Z'

/** The molecular profiles of variants alone, which change with them. */
const ownProfiles = (records: readonly UpstreamRecord[]): RecordKey[] =>
  records.flatMap(({ document }) => {
    const id = document?.['singleVariantMolecularProfileId']
    return typeof id === 'number' ? [{ kind: 'MOLECULAR_PROFILE' as VersionedKind, id }] : []
  })

/** Notes until when activities were followed. */
const followedUntil =
  (run: MirrorRun, time: string) =>
  async (tx: Parameters<Parameters<typeof mergeRead>[2]>[0]): Promise<void> => {
    await tx
      .updateTable('upstreams')
      .set({ followed_until: new Date(time).toISOString() })
      .where('id', '=', run.upstreamId)
      .execute()
  }

/** Begins to follow: activities from now on, as all pages are about to be read. */
export async function startFollowing(run: MirrorRun): Promise<void> {
  const latest = await latestActivity(run.reader)
  await run.storage.writeAside(followedUntil(run, latest ?? BEGINNING))
}

/**
 * Reads again the records that activities since the last time name, with an overlap, and merges them.
 * @param since time of the last activity that was followed, ISO 8601
 */
export async function follow(run: MirrorRun, since: string): Promise<void> {
  const { reader } = run
  const from = new Date(Math.max(Date.parse(since) - OVERLAP_MS, 0)).toISOString()
  let after: string | null = null
  do {
    const page = await readActivities(reader, from, after)
    const read = await readRecords(reader, page.keys)
    const profiles = await readRecords(reader, ownProfiles(read.records))
    const all = {
      records: [...read.records, ...profiles.records],
      unreadable: [...read.unreadable, ...profiles.unreadable],
    }
    if (page.last !== null) await mergeRead(run, all, followedUntil(run, page.last))
    after = page.next
  } while (after !== null)
}
