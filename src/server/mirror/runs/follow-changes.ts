import type { Tables } from '#server/storage/tables.ts'
import { assertSameHistory, readChanges, readVersion } from '../reading/read-changes.ts'
import { readRecords } from '../reading/read-records.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { mergeRead } from './mirror-run.ts'
import type { MirrorRun } from './mirror-run.ts'

/** Records of one transaction. */
const MERGED_AT_ONCE = 200

type Followed = Pick<Tables['upstreams'], 'followed_version' | 'followed_at'>

/** Notes up to which version of the upstream's knowledge its changes were followed. */
const noteFollowed =
  (
    { upstreamId }: MirrorRun,
    followed: Followed & { swept_at?: null; sweep_position?: null },
  ): WriteProgress =>
  async (tx) => {
    await tx.updateTable('upstreams').set(followed).where('id', '=', upstreamId).execute()
  }

const notYet = async (): Promise<void> => {}

/** Begins to follow the changes of another Curia: those from now on, as all pages have to be read. */
export async function startChanges(run: MirrorRun): Promise<void> {
  const version = await readVersion(run.reader)
  const unread = { swept_at: null, sweep_position: null }
  await run.storage.writeAside(noteFollowed(run, { followed_version: version, followed_at: null, ...unread }))
}

/**
 * Reads again the records that another Curia changed after a version of its knowledge, and merges them.
 * @throws UpstreamFailure, as an answer where the version is not of this upstream or has too many changes
 */
export async function followChanges(run: MirrorRun, since: number, at: string | null): Promise<void> {
  if (at !== null) await assertSameHistory(run.reader, { version: since, at })
  let from = since
  for (let isLast = false; !isLast;) {
    const { keys, version, ...changed } = await readChanges(run.reader, from)
    isLast = changed.isLast
    if (version === null) return
    from = version.version
    const followed = noteFollowed(run, { followed_version: from, followed_at: version.at })
    for (let begin = 0; begin < Math.max(keys.length, 1); begin += MERGED_AT_ONCE) {
      const end = begin + MERGED_AT_ONCE
      const read = await readRecords(run.reader, keys.slice(begin, end))
      await mergeRead(run, read, end < keys.length ? notYet : followed)
    }
  }
}
