import { EventEmitter } from 'node:events'
import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { held } from '#server/monitoring/held-resources.ts'
import { resourcesOf, whenClosed } from '#server/concurrency/response-resources.ts'

/** A reply whose connection closes when it is told to. */
function replyOf() {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  return { raw, close: () => raw.destroy().emit('close') }
}

const USE = 'tests of resources'

/** Resources of the tests that are held, as the metrics have it. */
async function heldNow(): Promise<number> {
  const metric = [...definedMetrics()].find(({ name }) => name === 'curia_resources_held')
  const samples = (await metric?.read()) ?? []
  return samples.filter(({ labels }) => labels['use'] === USE).reduce((sum, { value }) => sum + value, 0)
}

const left = { code: 'CLIENT_LEFT' }

describe('The resources of a response', () => {
  it('are held until its connection closes, and disposed of in reverse order', async () => {
    const { raw, close } = replyOf()
    const ended: string[] = []
    resourcesOf({ raw }).take(() => held('place', USE, () => ended.push('place')))
    await resourcesOf({ raw }).acquire(async () => held('lease', USE, () => ended.push('lease')))
    expect([await heldNow(), ended]).toEqual([2, []])
    close()
    expect([await heldNow(), ended]).toEqual([0, ['lease', 'place']])
  })

  it('of a client that has left are not acquired', async () => {
    const { raw, close } = replyOf()
    close()
    let asked = 0
    const open = () => {
      asked += 1
      return held('place', USE)
    }
    expect(() => resourcesOf({ raw }).take(open)).toThrow(expect.objectContaining(left))
    await expect(resourcesOf({ raw }).acquire(async () => open())).rejects.toMatchObject(left)
    expect([asked, await heldNow()]).toEqual([0, 0])
  })

  it('of a client that leaves while one is acquired are given back at once', async () => {
    const { raw, close } = replyOf()
    const opened = Promise.withResolvers<Disposable>()
    const acquired = resourcesOf({ raw }).acquire(() => opened.promise)
    close()
    opened.resolve(held('lease', USE))
    await expect(acquired).rejects.toMatchObject(left)
    expect(await heldNow()).toBe(0)
  })

  it('are no longer waited for when the client has left', async () => {
    const { raw, close } = replyOf()
    const waiting = resourcesOf({ raw }).acquire(
      (signal) =>
        new Promise<Disposable>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    close()
    await expect(waiting).rejects.toMatchObject(left)
  })

  it('are those of one response, however often they are asked for', async () => {
    const { raw, close } = replyOf()
    const listeners = EventEmitter.listenerCount(raw, 'close')
    for (let time = 0; time < 20; time += 1) resourcesOf({ raw }).take(() => held('timer', USE))
    expect(EventEmitter.listenerCount(raw, 'close') - listeners).toBe(1)
    expect(await heldNow()).toBe(20)
    close()
    expect(await heldNow()).toBe(0)
  })

  it('that are given back before are not given back again', async () => {
    const { raw, close } = replyOf()
    let times = 0
    const resource = resourcesOf({ raw }).take(() => held('worker', USE, () => (times += 1)))
    resource[Symbol.dispose]()
    close()
    expect([times, await heldNow()]).toEqual([1, 0])
  })
})

it('The end of a response is heard of also by who asks after it', async () => {
  const { raw, close } = replyOf()
  const heard: string[] = []
  whenClosed(raw, () => heard.push('before'))
  close()
  whenClosed(raw, () => heard.push('after'))
  await setImmediate()
  expect(heard).toEqual(['before', 'after'])
})
