import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { releaseLease, runLeased, takeLease } from '#server/storage/leases.ts'
import type { LeasedWork } from '#server/storage/leases.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const TIMES = { lease: 1500, renew: 100, margin: 500 }
const SOON = { timeout: 20_000, interval: 20 }

describeOnEachEngine('A lease', (engine) => {
  let database: TestDatabase
  const storages: Storage[] = []
  beforeAll(async () => {
    database = await engine.createDatabase()
    for (let index = 0; index < 2; index += 1) storages.push(await open(database.url))
  })
  afterAll(async () => {
    for (const storage of storages) await storage.close()
    await database.drop()
  })

  it('has one holder, who renews it, until it is released or expires', async () => {
    const [one, other] = storages as [Storage, Storage]
    const mine = { name: 'work', holder: 'one' }
    const theirs = { name: 'work', holder: 'other' }
    expect(await takeLease(one, mine)).toBe(true)
    expect([await takeLease(other, theirs), await takeLease(one, mine)]).toEqual([false, true])
    expect(await takeLease(other, { ...theirs, name: 'other work' })).toBe(true)
    await releaseLease(other, theirs)
    expect(await takeLease(other, theirs)).toBe(false)
    await releaseLease(one, mine)
    expect(await takeLease(other, theirs, -1)).toBe(true)
    expect(await takeLease(one, mine)).toBe(true)
  })

  it('is taken by one of those who want it at once', async () => {
    const holders = Array.from({ length: 6 }, (_, index) => `holder ${index}`)
    const taken = await Promise.all(
      holders.map((holder, index) => takeLease(storages[index % 2]!, { name: 'wanted', holder })),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  /** Work that notes whether it runs. */
  function work(): LeasedWork & { runs: boolean } {
    const noted = {
      runs: false,
      start: async () => void (noted.runs = true),
      stop: async () => void (noted.runs = false),
    }
    return noted
  }

  it('has its work done by one process, and by another when that ends', async () => {
    const works = [work(), work()]
    const failed = vi.fn<(error: unknown) => void>()
    const processes = works.map((each, index) =>
      runLeased(storages[index]!, 'nightly', () => each, { failed, times: TIMES }),
    )
    for (const each of processes) await each.start()
    expect(works.map(({ runs }) => runs)).toEqual([true, false])
    await processes[0]!.stop()
    expect(works[0]!.runs).toBe(false)
    await vi.waitFor(() => expect(works[1]!.runs).toBe(true), SOON)
    await processes[1]!.stop()
    expect(failed.mock.calls).toEqual([])
  })

  it('ends the work of a process that cannot renew it before another may take it', async () => {
    const broken = await open(database.url)
    const [healthy] = storages as [Storage]
    const works = [work(), work()]
    const failed = vi.fn<(error: unknown) => void>()
    const cut = runLeased(broken, 'fragile', () => works[0]!, { failed, times: TIMES })
    const next = runLeased(healthy, 'fragile', () => works[1]!, { failed, times: TIMES })
    await cut.start()
    await next.start()
    expect(works.map(({ runs }) => runs)).toEqual([true, false])
    await broken.close()
    await vi.waitFor(() => expect(works[0]!.runs).toBe(false), SOON)
    expect(works[1]!.runs).toBe(false)
    await vi.waitFor(() => expect(works[1]!.runs).toBe(true), SOON)
    expect(failed).toHaveBeenCalled()
    await next.stop()
    await cut.stop()
  })
})
