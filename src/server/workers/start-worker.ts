import { Worker } from 'node:worker_threads'
import type { WorkerOptions } from 'node:worker_threads'
import { defineGauge } from '../monitoring/registry.ts'

const heap = defineGauge(
  'curia_worker_heap_bytes',
  'Heap that workers have taken from the system, by their work',
  ['work'],
)
const external = defineGauge(
  'curia_worker_external_bytes',
  'Memory outside of their heaps that objects of workers hold, by their work',
  ['work'],
)

/** A worker that is in the middle of a long statement says its heap later, in ms. */
const LONGEST_WAIT_MS = 200

type Heap = Awaited<ReturnType<Worker['getHeapStatistics']>>

/** Reads the heap of a worker; what it was last, while the worker does not answer. */
function heapOf(worker: Worker): () => Promise<Heap | null> {
  let last: Heap | null = null
  return () => {
    const read = worker.getHeapStatistics().then(
      (statistics) => (last = statistics),
      () => last,
    )
    const { promise, resolve } = Promise.withResolvers<Heap | null>()
    const late = setTimeout(() => resolve(last), LONGEST_WAIT_MS).unref()
    return Promise.race([read, promise]).finally(() => clearTimeout(late))
  }
}

/**
 * Starts a worker thread, whose memory is among the metrics until it ends.
 * @param work what it does, in metrics: “rendering pages”
 */
export function startWorker(module: URL, work: string, options: WorkerOptions = {}): Worker {
  const worker = new Worker(module, options)
  const read = heapOf(worker)
  const ends = [
    heap.register({ work }, async () => (await read())?.total_heap_size ?? null),
    external.register({ work }, async () => (await read())?.external_memory ?? null),
  ]
  worker.once('exit', () => {
    for (const end of ends) end()
  })
  return worker
}
