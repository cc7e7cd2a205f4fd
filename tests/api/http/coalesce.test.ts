import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { coalesce } from '#server/http/graphql/coalesce.ts'

it('asks once for all who ask within a turn of the event loop, and anew in the next', async () => {
  let times = 0
  const ask = coalesce(async () => (times += 1))
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  await setImmediate()
  expect(await ask()).toBe(2)
})

it('does not keep a failure', async () => {
  let fails = true
  const ask = coalesce(async () => {
    if (fails) throw new Error('the database is gone')
    return 'there again'
  })
  await expect(ask()).rejects.toThrow('the database is gone')
  fails = false
  await setImmediate()
  expect(await ask()).toBe('there again')
})
