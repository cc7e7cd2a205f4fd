import { describe, expect, it } from 'vitest'
import { createInFlight } from '#server/concurrency/in-flight.ts'

describe('Work that is under way', () => {
  it('is done once for all who ask for the same meanwhile, and again for those who ask later', async () => {
    const inFlight = createInFlight<number>()
    let times = 0
    const work = async () => (times += 1)
    const asked = ['same', 'same', 'other'].map((key) => inFlight(key, undefined, work))
    expect(await Promise.all(asked)).toEqual([1, 1, 2])
    expect(await inFlight('same', undefined, work)).toBe(3)
  })

  it('is aborted when all who asked for it have left, and not before', async () => {
    const inFlight = createInFlight<string>()
    let abandoned: AbortSignal | undefined
    const { promise, resolve } = Promise.withResolvers<string>()
    const work = (signal: AbortSignal) => {
      abandoned = signal
      return promise
    }
    const [one, other] = [new AbortController(), new AbortController()]
    const answers = [inFlight('key', one.signal, work), inFlight('key', other.signal, work)]
    one.abort()
    expect(abandoned?.aborted).toBe(false)
    other.abort()
    expect(abandoned?.aborted).toBe(true)
    // Whoever comes then finds nothing under way.
    expect(await inFlight('key', undefined, async () => 'anew')).toBe('anew')
    resolve('given up')
    expect(await Promise.all(answers)).toEqual(['given up', 'given up'])
  })

  it('fails for all who wait for it, and is done anew for those who ask later', async () => {
    const inFlight = createInFlight<string>()
    const work = async () => {
      throw new Error('the database is away')
    }
    const results = await Promise.allSettled([1, 2].map(() => inFlight('key', undefined, work)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await inFlight('key', undefined, async () => 'there again')).toBe('there again')
  })
})
