import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAdmission } from '#server/concurrency/admission.ts'
import type { Admission } from '#server/concurrency/admission.ts'
import { runForClient } from '#server/concurrency/request-client.ts'

class Refused extends Error {}
const limits = { use: 'tests', places: 1, waiting: 10, patience: 10_000 }
const admissionOf = (given: Partial<Parameters<typeof createAdmission>[0]> = {}) =>
  createAdmission({ ...limits, ...given }, () => new Refused())

/** Enters for each origin in turn and leaves at once; the origins in the order in which they were admitted. */
function orderOf(admission: Admission, origins: readonly string[]) {
  const order: string[] = []
  const all = origins.map(async (origin) => {
    const place = await admission.enter({ origin })
    order.push(origin)
    place[Symbol.dispose]()
  })
  return { order, done: Promise.all(all) }
}

describe('An admission', () => {
  it('admits those who came first, and turns away who finds too many waiting', async () => {
    const admission = admissionOf({ waiting: 2 })
    const order: number[] = []
    const first = await admission.enter()
    const later = [1, 2].map(async (number) => {
      const place = await admission.enter()
      order.push(number)
      place[Symbol.dispose]()
    })
    await expect(admission.enter()).rejects.toThrow(Refused)
    first[Symbol.dispose]()
    await Promise.all(later)
    expect(order).toEqual([1, 2])
    ;(await admission.enter())[Symbol.dispose]()
  })

  it('admits origins in turn, however many of one wait', async () => {
    const admission = admissionOf()
    const first = await admission.enter({ origin: 'a' })
    const { order, done } = orderOf(admission, ['a', 'a', 'a', 'b', 'b', 'c'])
    first[Symbol.dispose]()
    await done
    expect(order).toEqual(['b', 'c', 'a', 'b', 'a', 'a'])
  })

  it('leaves places to others than the origin that has as many as one may', async () => {
    const admission = admissionOf({ places: 3, placesPerOrigin: 2 })
    const held = [await admission.enter({ origin: 'a' }), await admission.enter({ origin: 'a' })]
    const { order, done } = orderOf(admission, ['a', 'b', 'b'])
    await setImmediate()
    expect(order).toEqual(['b', 'b'])
    held.forEach((place) => place[Symbol.dispose]())
    await done
    expect(order).toEqual(['b', 'b', 'a'])
  })

  it('turns away the origin of which too many wait, and no other', async () => {
    const admission = admissionOf({ waitingPerOrigin: 2 })
    const first = await admission.enter({ origin: 'a' })
    const { done } = orderOf(admission, ['a', 'a', 'b'])
    await expect(admission.enter({ origin: 'a' })).rejects.toThrow(Refused)
    first[Symbol.dispose]()
    await done
  })

  it('lets another origin wait when one has filled the queue', async () => {
    const admission = admissionOf({ waiting: 3 })
    const first = await admission.enter({ origin: 'a' })
    const [oldest, , newest] = [1, 2, 3].map(() => admission.enter({ origin: 'a' }))
    const other = admission.enter({ origin: 'b' })
    await expect(newest).rejects.toThrow(Refused)
    await expect(admission.enter({ origin: 'a' })).rejects.toThrow(Refused)
    first[Symbol.dispose]()
    ;(await other)[Symbol.dispose]()
    ;(await oldest)?.[Symbol.dispose]()
  })

  it('takes the client of a request for the origin', async () => {
    const admission = admissionOf({ waitingPerOrigin: 1 })
    const first = await runForClient('a', () => admission.enter())
    const second = runForClient('a', () => admission.enter())
    await expect(runForClient('a', () => admission.enter())).rejects.toThrow(Refused)
    const other = runForClient('b', () => admission.enter())
    first[Symbol.dispose]()
    await Promise.all([second, other].map(async (place) => (await place)[Symbol.dispose]()))
  })
})
