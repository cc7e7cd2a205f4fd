import type { Storage } from '#server/storage/database.ts'
import type { Upstream } from '../upstreams.ts'
import { isRunning } from './run-progress.ts'

/**
 * Takes the next run of an upstream, so that of several services one runs it: a run that was requested, or the next of
 * the schedule.
 * @param minutes between two runs; 0: only on request
 * @returns null where none is due: the upstream is paused, a run is under way, or another service has begun one less than half
 * the minutes between two runs ago
 */
export async function claimRun(
  storage: Storage,
  { id }: Pick<Upstream, 'id'>,
  minutes: number,
): Promise<{ sweep: boolean } | null> {
  const now = Date.now()
  const before = now - minutes * 30_000
  return storage.writeAside(async (tx) => {
    const upstream = await tx
      .selectFrom('upstreams')
      .selectAll()
      .where('id', '=', id)
      .where('paused_at', 'is', null)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!upstream) return null
    const { run_at, requested_run } = upstream
    if (isRunning(upstream, now)) return null
    const isScheduled = minutes > 0 && (run_at === null || Date.parse(run_at) < before)
    if (!isScheduled && requested_run === null) return null
    const { numUpdatedRows } = await tx
      .updateTable('upstreams')
      .set({ run_at: new Date(now).toISOString(), requested_run: null })
      .where('id', '=', id)
      // Unless another service has taken it meanwhile.
      .where('run_at', run_at === null ? 'is' : '=', run_at)
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0 ? { sweep: requested_run === 'SWEEP' } : null
  })
}
