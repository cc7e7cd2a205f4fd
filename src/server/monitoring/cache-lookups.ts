import { defineCounter } from './registry.ts'
import type { Count } from './registry.ts'

const lookups = defineCounter(
  'curia_cache_lookups_total',
  'Look-ups in caches, by cache and result (hit or miss)',
  ['cache', 'result'],
)

/** Numbers of look-ups in a cache. */
export interface CacheLookups {
  hits: Count
  misses: Count
}

/** @param cache its name in metrics: `response`, `version`, `row` and others */
export const cacheLookups = (cache: string): CacheLookups => ({
  hits: lookups.count({ cache, result: 'hit' }),
  misses: lookups.count({ cache, result: 'miss' }),
})
