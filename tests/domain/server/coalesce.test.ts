import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { coalesceNext, coalesceTurn, createCoalescing } from '#server/caches/coalesce.ts'
import type { SharedWork } from '#server/caches/coalesce.ts'

describe('Work that is under way', () => {
  it('is done once for all who ask for the same meanwhile, and again for those who ask later', async () => {
    const coalesce = createCoalescing<number>()
    let times = 0
    const work = async () => (times += 1)
    const asked = ['same', 'same', 'other'].map((key) => coalesce(key, work))
    expect(await Promise.all(asked)).toEqual([1, 1, 2])
    expect(await coalesce('same', work)).toBe(3)
  })

  it('is aborted when all who asked for it have left, and not before', async () => {
    const coalesce = createCoalescing<string>()
    let abandoned: AbortSignal | undefined
    const { promise, resolve } = Promise.withResolvers<string>()
    const work = (signal: AbortSignal) => {
      abandoned = signal
      return promise
    }
    const [one, other] = [new AbortController(), new AbortController()]
    const answers = [coalesce('key', work, one.signal), coalesce('key', work, other.signal)]
    one.abort()
    expect(abandoned?.aborted).toBe(false)
    other.abort()
    expect(abandoned?.aborted).toBe(true)
    // Whoever comes then finds nothing under way.
    expect(await coalesce('key', async () => 'anew')).toBe('anew')
    resolve('given up')
    expect(await Promise.all(answers)).toEqual(['given up', 'given up'])
  })

  it('is done anew for those who come once it is closed', async () => {
    const coalesce = createCoalescing<number>()
    const ends: (() => void)[] = []
    let times = 0
    const work: SharedWork<number> = (_signal, close) => {
      times += 1
      const number = times
      return new Promise((resolve) => {
        ends.push(() => resolve(number))
        if (number === 1) close()
      })
    }
    const results = [1, 2, 3].map(() => coalesce('key', work))
    expect([times, coalesce.isUnderWay('key'), coalesce.isUnderWay('other')]).toEqual([2, true, false])
    for (const end of ends) end()
    expect(await Promise.all(results)).toEqual([1, 2, 2])
    expect(coalesce.isUnderWay('key')).toBe(false)
  })

  it('fails for all who wait for it, and is done anew for those who ask later', async () => {
    const coalesce = createCoalescing<string>()
    const work = async () => {
      throw new Error('the database is away')
    }
    const results = await Promise.allSettled([1, 2].map(() => coalesce('key', work)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await coalesce('key', async () => 'there again')).toBe('there again')
  })
})

it('asks once for all who ask within a turn of the event loop, and anew in the next', async () => {
  let times = 0
  const ask = coalesceTurn(async () => (times += 1))
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  await setImmediate()
  expect(await ask()).toBe(2)
})

it('does not keep a failure', async () => {
  let fails = true
  const ask = coalesceTurn(async () => {
    if (fails) throw new Error('the database is gone')
    return 'there again'
  })
  await expect(ask()).rejects.toThrow('the database is gone')
  fails = false
  await setImmediate()
  expect(await ask()).toBe('there again')
})

/** Questions that are answered when the test says so, with how many were asked. */
function questions() {
  const open: ((fails: boolean) => void)[] = []
  const ask = coalesceNext(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = open.length + 1
        open.push((fails) => (fails ? reject(new Error(`question ${number}`)) : resolve(number)))
      }),
  )
  return {
    ask,
    asked: () => open.length,
    answer: (number: number, fails = false) => open[number - 1]?.(fails),
  }
}

it('gives all who ask while a question is under way the answer to the next', async () => {
  const { ask, asked, answer } = questions()
  const first = ask()
  await setImmediate()
  const others = Promise.all([ask(), ask()])
  await setImmediate()
  expect(asked()).toBe(1)
  answer(1)
  expect(await first).toBe(1)
  await setImmediate()
  expect(asked()).toBe(2)
  answer(2)
  expect(await others).toEqual([2, 2])
})

it('asks anew when nothing is under way, also after a failure', async () => {
  const { ask, answer } = questions()
  const failing = ask()
  await setImmediate()
  const next = ask()
  answer(1, true)
  await expect(failing).rejects.toThrow('question 1')
  await setImmediate()
  answer(2)
  expect(await next).toBe(2)
  const last = ask()
  await setImmediate()
  answer(3)
  expect(await last).toBe(3)
})
