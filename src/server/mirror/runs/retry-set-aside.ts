import { readRecords } from '../reading/read-records.ts'
import { mergeRead } from './mirror-run.ts'
import type { MirrorRun } from './mirror-run.ts'

/** Records that a run tries again: each that fails takes a few requests. */
const RETRIED = 20

/**
 * Reads again the records that were set aside longest ago, and merges those that can be by now. Between two readings of
 * all pages nothing else would ask for them. Those that fail again are not counted, as the run has not found them.
 */
export async function retrySetAside(run: MirrorRun): Promise<void> {
  const keys = await run.storage.read
    .selectFrom('upstream_set_aside')
    .select(['record_type as kind', 'upstream_record_id as id'])
    .where('upstream_id', '=', run.upstreamId)
    .orderBy('set_aside_at')
    .orderBy('record_type')
    .orderBy('upstream_record_id')
    .limit(RETRIED)
    .execute()
  if (keys.length === 0) return
  const { setAside } = run.counts
  await mergeRead(run, await readRecords(run.reader, keys), async () => {})
  run.counts.setAside = setAside
}
