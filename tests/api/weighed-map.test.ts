import { expect, it } from 'vitest'
import { weighedMap } from '#server/weighed-map.ts'

it('forgets what was used longest ago when all together are too heavy, keys included', () => {
  const map = weighedMap<string>(4000)
  for (const key of ['a', 'b', 'c', 'd']) map.set(key, key, 700)
  expect(map.bytes).toBe(4 * (700 + 2 + 200))
  expect(map.get('a')).toBe('a')
  map.set('e', 'e', 700)
  expect([...'abcde'].filter((key) => map.get(key) !== undefined)).toEqual(['a', 'c', 'd', 'e'])
  map.set('a', 'lighter', 100)
  map.set('k'.repeat(200), 'long key', 0)
  expect(map.bytes).toBeLessThanOrEqual(4000)
  expect(map.get('a')).toBe('lighter')
})

it('keeps nothing that would push out most of the others, nor more than is weighed', () => {
  const map = weighedMap<number>(4000)
  map.set('small', 1, 100)
  expect(map.fits('large', 900)).toBe(false)
  map.set('large', 2, 900)
  expect(map.get('large')).toBeUndefined()
  expect(map.get('small')).toBe(1)
  map.set('small', 3, 900)
  expect(map.get('small')).toBeUndefined()
  expect(map.bytes).toBe(0)
  map.set('small', 4, 10)
  map.delete('small')
  expect(map.bytes).toBe(0)
  for (let key = 0; key < 1000; key += 1) map.set(String(key), key, 10)
  expect(map.bytes).toBeLessThanOrEqual(4000)
  map.clear()
  expect([map.bytes, map.get('999')]).toEqual([0, undefined])
})

it('keeps nothing when nothing is allowed', () => {
  const map = weighedMap<number>(0)
  map.set('a', 1, 0)
  expect(map.get('a')).toBeUndefined()
})
