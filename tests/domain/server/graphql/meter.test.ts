import { expect, it } from 'vitest'
import { startMeter } from '#server/graphql/execution/meter.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('items of lists count among the values that pass in one turn of the event loop', async () => {
  const meter = startMeter()
  await nextTurn()
  const list = Array.from({ length: 400 }, (_, index) => index)
  const passed = Array.from({ length: 5 }, () => meter.inTurn(list))
  expect(passed.slice(0, 3)).toEqual([list, list, list])
  expect(passed.slice(3).every((value) => value instanceof Promise)).toBe(true)
  expect(await Promise.all(passed)).toEqual(Array(5).fill(list))
  meter.end()
})
