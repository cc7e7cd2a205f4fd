import { expect, it } from 'vitest'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'

it('evicts what was used longest ago when all together are too large, keys included', () => {
  const cache = createLruCache<string>(4000)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, key, 700)
  expect(cache.bytes).toBe(4 * (700 + 2 + 200))
  expect(cache.get('a')).toBe('a')
  cache.set('e', 'e', 700)
  expect([...'abcde'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c', 'd', 'e'])
  cache.set('a', 'smaller', 100)
  cache.set('k'.repeat(200), 'long key', 0)
  expect(cache.bytes).toBeLessThanOrEqual(4000)
  expect(cache.get('a')).toBe('smaller')
})

it('stores nothing that would evict most of the others, nor more than its bytes', () => {
  const cache = createLruCache<number>(4000)
  cache.set('small', 1, 100)
  cache.set('large', 2, 900)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('small')).toBe(1)
  cache.set('small', 3, 900)
  expect(cache.get('small')).toBeUndefined()
  expect(cache.bytes).toBe(0)
  cache.set('small', 4, 10)
  cache.delete('small')
  expect(cache.bytes).toBe(0)
  for (let key = 0; key < 1000; key += 1) cache.set(String(key), key, 10)
  expect(cache.bytes).toBeLessThanOrEqual(4000)
  cache.clear()
  expect([cache.bytes, cache.get('999')]).toEqual([0, undefined])
})

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
  'has a share of %i of the bytes',
  (parts) => {
    const cache = createLruCache<number>(2 ** 20 / parts)
    cache.set('a', 1, 10)
    expect(cache.get('a')).toBe(1)
  },
)

it('stores nothing when nothing is allowed', () => {
  const cache = createLruCache<number>(0)
  cache.set('a', 1, 0)
  expect(cache.get('a')).toBeUndefined()
})

it('forgets what has outlived its time, whenever it is asked for, and knows no age otherwise', () => {
  let now = 0
  const cache = createLruCache<string>(4000, () => now)
  cache.set('short', 'a', 10, 1000)
  cache.set('long', 'b', 10, 5000)
  cache.set('endless', 'c', 10)
  now = 900
  expect(cache.get('short')).toBe('a')
  now = 1500
  expect(['short', 'long', 'endless'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c'])
  cache.set('short', 'd', 10, 1000)
  now = 2400
  expect(cache.get('short')).toBe('d')
  now = 1_000_000
  expect(['short', 'long', 'endless'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'c'])
  expect(cache.bytes).toBe(10 + 2 * 'endless'.length + 200)
})
