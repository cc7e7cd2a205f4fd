import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/storage/database-error.ts'
import { createReplicas } from '#server/storage/replicas/replicas.ts'
import type { Replica } from '#server/storage/replicas/replica.ts'
import type { Storage } from '#server/storage/database.ts'

/** A replica whose version the test sets; null: it does not answer. */
function replica(name: string) {
  const state = { version: 1 as number | null, asked: 0, interrupted: 0 }
  const storage = { close: async () => {} } as Storage
  const version = async () => {
    state.asked += 1
    if (state.version === null) throw new DatabaseUnavailable()
    return state.version
  }
  const interrupt = () => void (state.interrupted += 1)
  return { state, replica: { name, url: name, storage, version, interrupt } satisfies Replica }
}

describe('Replicas in rotation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function rotation() {
    const [one, two] = [replica('one'), replica('two')]
    const log = { info: vi.fn(), warn: vi.fn() }
    const options = { log, first: 0, now: () => Date.now() }
    return { one, two, log, replicas: createReplicas([one.replica, two.replica], options) }
  }
  const nameOf = async (chosen: ReturnType<ReturnType<typeof createReplicas>['withVersion']>) =>
    (await chosen)?.replica.name ?? null

  it('are read in order, those that have the version', async () => {
    const { one, two, replicas } = rotation()
    expect(await nameOf(replicas.withVersion(1))).toBe('one')
    expect(two.state.asked).toBe(0)
    two.state.version = 2
    expect(await nameOf(replicas.withVersion(2))).toBe('two')
    expect(await nameOf(replicas.withVersion(3))).toBeNull()
    expect(await replicas.highestVersion()).toBe(2)
    one.state.version = 3
    expect(await replicas.withVersion(3)).toEqual({ replica: one.replica, version: 3 })
    await replicas.close()
  })

  it('leave it when they do not answer, and are back when they do', async () => {
    const { one, two, log, replicas } = rotation()
    one.state.version = null
    expect(await nameOf(replicas.withVersion(1))).toBe('two')
    expect(log.warn.mock.calls.map(([{ replica: name }]) => name)).toEqual(['one'])
    // Who waits for it is told, and asks another.
    expect([one.state.interrupted, two.state.interrupted]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(3000)
    const { asked } = one.state
    expect(await nameOf(replicas.withVersion(1))).toBe('two')
    expect(one.state.asked).toBe(asked)
    one.state.version = 1
    await vi.advanceTimersByTimeAsync(1000)
    expect(log.info).toHaveBeenCalledTimes(1)
    expect(await nameOf(replicas.withVersion(1))).toBe('one')
    one.state.version = null
    two.state.version = null
    await expect(replicas.highestVersion()).rejects.toThrow(DatabaseUnavailable)
    expect(await nameOf(replicas.withVersion(1))).toBeNull()
    await replicas.close()
  })

  it('are not read for a client that says it has seen more, and stay in rotation whatever it says', async () => {
    const { log, replicas } = rotation()
    expect(await nameOf(replicas.withVersion(1, 999_999_999))).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(log.warn).not.toHaveBeenCalled()
    expect(await nameOf(replicas.withVersion(1))).toBe('one')
    await replicas.close()
  })

  it('stay in rotation while they are always a little behind, or the primary was restored', async () => {
    const { one, two, log, replicas } = rotation()
    for (let version = 2; version < 40; version += 1) {
      await replicas.withVersion(version)
      one.state.version = version - 1
      two.state.version = version - 1
      await vi.advanceTimersByTimeAsync(1000)
    }
    one.state.version = 5
    two.state.version = 5
    for (let second = 0; second < 20; second += 1) {
      await replicas.withVersion(5)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(log.warn).not.toHaveBeenCalled()
    expect(await nameOf(replicas.withVersion(5))).toBe('one')
    await replicas.close()
  })

  it('leave it when a reader met their failure', async () => {
    const { one, replicas } = rotation()
    replicas.remove(one.replica, new DatabaseUnavailable())
    expect(await nameOf(replicas.withVersion(1))).toBe('two')
    await replicas.close()
  })

  it('leave it when they are behind for ten seconds, until they have caught up', async () => {
    const { one, two, log, replicas } = rotation()
    two.state.version = 5
    await replicas.highestVersion()
    await vi.advanceTimersByTimeAsync(9000)
    expect(log.warn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(4000)
    expect(log.warn.mock.calls).toEqual([
      [{ replica: 'one', version: 1, newest: 5 }, 'a replica left the rotation'],
    ])
    one.state.version = 4
    await vi.advanceTimersByTimeAsync(2000)
    expect(log.info).not.toHaveBeenCalled()
    one.state.version = 5
    await vi.advanceTimersByTimeAsync(2000)
    expect(await nameOf(replicas.withVersion(5))).toBe('one')
    await replicas.close()
  })
})
