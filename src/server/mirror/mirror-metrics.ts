import { defineGauge } from '#server/monitoring/registry.ts'
import type { Reading } from '#server/storage/database.ts'
import { allUpstreams, lagOf } from './upstreams.ts'

const lag = defineGauge(
  'curia_mirror_lag_seconds',
  'Seconds since the last complete run of a mirror, of the one that is furthest behind; none while all are paused',
)

/**
 * Has the lag of the mirrors scraped.
 * @returns a function that ends it
 */
export const watchMirrors = (read: Reading): (() => void) =>
  lag.register({}, async () => {
    const upstreams = await allUpstreams(read).catch(() => [])
    const lags = upstreams
      .filter(({ paused_at }) => paused_at === null)
      .map(({ succeeded_at, created_at }) => lagOf(succeeded_at ?? created_at, Date.now()) ?? 0)
    return lags.length > 0 ? Math.max(...lags) : null
  })
