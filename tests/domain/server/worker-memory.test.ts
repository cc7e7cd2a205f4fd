import { globSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { startWorker } from '#server/workers/start-worker.ts'

const program = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`)

/** A metric of workers, by their work. */
async function metric(name: string): Promise<Record<string, number>> {
  const samples = (await [...definedMetrics()].find((each) => each.name === name)?.read()) ?? []
  return Object.fromEntries(samples.map(({ labels, value }) => [labels['work'], value]))
}
const heap = () => metric('curia_worker_heap_bytes')
const external = () => metric('curia_worker_external_bytes')

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (worker: Worker) => worker.postMessage('go on')

const MB = 1024 * 1024
const WAITS = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit());`

test('The memory of each worker is among the metrics, by its work, until it ends', async () => {
  const one = startWorker(
    program(`${WAITS} globalThis.held = new Uint8Array(${64 * MB}); parentPort.postMessage(1)`),
    'one',
  )
  const others = [1, 2].map(() => startWorker(program(`${WAITS} parentPort.postMessage(1)`), 'two'))
  await Promise.all([one, ...others].map((worker) => once(worker, 'message')))
  expect(await heap()).toEqual({ one: expect.any(Number), two: expect.any(Number) })
  const { one: own = 0, two = 0 } = await heap()
  expect(own).toBeGreaterThan(MB)
  expect(two).toBeGreaterThan(own)
  expect((await external())['one']).toBeGreaterThan(64 * MB)
  for (const worker of [one, ...others]) {
    tell(worker)
    await once(worker, 'exit')
  }
  expect([await heap(), await external()]).toEqual([{}, {}])
})

test('The memory of a worker that does not answer is what it was last, and no scrape waits for it', async () => {
  const flag = new Int32Array(new SharedArrayBuffer(8))
  const script = `import { parentPort, workerData } from 'node:worker_threads'
    parentPort.on('message', () => { parentPort.postMessage(2); Atomics.wait(workerData, 0, 0) })
    parentPort.postMessage(1)`
  const worker = startWorker(program(script), 'silent', { workerData: flag })
  await once(worker, 'message')
  const before = await heap()
  tell(worker)
  await once(worker, 'message')
  expect(await heap()).toEqual(before)
  await worker.terminate()
})

test('Every thread of the service is started by what watches its memory', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const files = globSync('src/server/**/*.ts', { cwd: root })
  const starting = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('new Worker('))
  expect(starting).toEqual(['src/server/workers/start-worker.ts'])
})
