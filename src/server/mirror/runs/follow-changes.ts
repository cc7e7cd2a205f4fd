import type { Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { readChanges, readVersion } from '../reading/read-changes.ts'
import { readRecords } from '../reading/read-records.ts'
import { mergeRead } from './mirror-run.ts'
import type { MirrorRun } from './mirror-run.ts'

/** Records of one transaction. */
const MERGED_AT_ONCE = 200

/** Notes up to which version of the upstream's knowledge its changes were followed. */
const followedVersion =
  (
    { upstreamId }: MirrorRun,
    followed: Pick<Tables['upstreams'], 'followed_version'> & { swept_at?: null },
  ) =>
  async (tx: Writing): Promise<void> => {
    await tx.updateTable('upstreams').set(followed).where('id', '=', upstreamId).execute()
  }

const notYet = async (): Promise<void> => {}

/** Begins to follow the changes of another Curia: those from now on, as all pages have to be read. */
export async function startChanges(run: MirrorRun): Promise<void> {
  const version = await readVersion(run.reader)
  await run.storage.writeAside(followedVersion(run, { followed_version: version, swept_at: null }))
}

/**
 * Reads again the records that another Curia changed after a version of its knowledge, and merges them.
 * @throws UpstreamFailure, as an answer where the version is not of this upstream or has too many changes
 */
export async function followChanges(run: MirrorRun, since: number): Promise<void> {
  let from = since
  for (let isLast = false; !isLast;) {
    const changed = await readChanges(run.reader, from)
    isLast = changed.isLast
    if (changed.version === null) return
    from = changed.version
    const { keys } = changed
    for (let begin = 0; begin < Math.max(keys.length, 1); begin += MERGED_AT_ONCE) {
      const end = begin + MERGED_AT_ONCE
      const read = await readRecords(run.reader, keys.slice(begin, end))
      await mergeRead(
        run,
        read,
        end < keys.length ? notYet : followedVersion(run, { followed_version: from }),
      )
    }
  }
}
