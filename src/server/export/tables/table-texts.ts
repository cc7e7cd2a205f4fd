import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { held, timer } from '#server/monitoring/held-resources.ts'
import { startWorker } from '#server/workers/start-worker.ts'
import { DatabaseUnavailable, TooManyReaders } from '#server/storage/database-error.ts'
import type { FromTableThread, ToTableThread } from './table-messages.ts'
import type { TableTextRequest } from './table-text.ts'

/** Writes tables as text in a thread of its own, which starts with the first. */
export type TableTexts = {
  /**
   * The text of a table, read as fast as it is taken; ready when its first rows are.
   * @param options.databaseUrl of a frozen state or a replica; the database of the service unless given
   * @param options.signal aborted when nobody wants it any more
   * @throws DatabaseError when too many are being read at once, or the database is away
   */
  open(
    request: TableTextRequest,
    options?: { databaseUrl?: string | null; signal?: AbortSignal },
  ): Promise<Readable>
  /** Ends the thread, and with an error what is still being read. */
  close(): Promise<void>
}

/** A reader who takes nothing for so long holds a connection that others wait for. */
const PATIENCE_MS = 120_000

/** Heap of the thread: the code, and some rows of each table that is read. */
const MEMORY_MB = 192

type Answer = (message: FromTableThread) => void

export function tableTexts(databaseUrl: string): TableTexts {
  let worker: Worker | null = null
  let lastId = 0
  const answers = new Map<number, Answer>()

  function fail(message: string): void {
    worker = null
    for (const [id, answer] of answers) answer({ kind: 'failed', id, message, code: null })
  }

  function thread(): Worker {
    if (worker) return worker
    const started = startWorker(new URL('./table-thread.ts', import.meta.url), 'table downloads', {
      workerData: { databaseUrl },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    started.unref()
    started.on('message', (message: FromTableThread) => answers.get(message.id)?.(message))
    started.once('error', (error) => fail(error instanceof Error ? error.message : String(error)))
    started.once('exit', () => fail('the thread that writes tables has ended'))
    worker = started
    return started
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const post = (message: ToTableThread) => thread().postMessage(message)
  return {
    open: (request, { databaseUrl: url = null, signal } = {}) =>
      textStream(request, { id: (lastId += 1), answers, post, databaseUrl: url, signal }),
    close: async () => {
      await worker?.terminate()
    },
  }
}

function errorOf({ message, code }: Extract<FromTableThread, { kind: 'failed' }>): Error {
  if (code === 'BUSY') return new TooManyReaders(message)
  return code ? new DatabaseUnavailable(message) : new Error(message)
}

type Line = {
  id: number
  answers: Map<number, Answer>
  post(message: ToTableThread): void
  databaseUrl: string | null
  signal: AbortSignal | undefined
}

function textStream(request: TableTextRequest, line: Line): Promise<Readable> {
  const { id, answers, post, databaseUrl, signal } = line
  /** What the thread reads the table with, until it says that this has ended. */
  const cursor = held('cursor', 'table downloads', () => answers.delete(id))
  let stall: Disposable | undefined
  let waiting: FromTableThread | null = null
  const stream = new Readable({
    encoding: 'utf8',
    read() {
      stall?.[Symbol.dispose]()
      const first = waiting
      waiting = null
      if (first) take(first)
      else post({ kind: 'next', id })
    },
    destroy(error, done) {
      stall?.[Symbol.dispose]()
      if (answers.has(id)) {
        answers.set(id, ({ kind }) => kind !== 'text' && cursor[Symbol.dispose]())
        post({ kind: 'cancel', id })
      }
      done(error)
    },
  })

  function take(message: FromTableThread): void {
    if (message.kind === 'text') {
      // What is not asked for again within that time is waited for in vain.
      stall = timer('table downloads', PATIENCE_MS, () =>
        stream.destroy(new Error('the reader took nothing for too long')),
      )
      stream.push(message.text)
      return
    }
    cursor[Symbol.dispose]()
    if (message.kind === 'end') stream.push(null)
    else stream.destroy(errorOf(message))
  }

  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stream.destroy()
      reject(signal?.reason)
    }
    answers.set(id, (message) => {
      signal?.removeEventListener('abort', giveUp)
      if (message.kind === 'failed') {
        cursor[Symbol.dispose]()
        stream.destroy()
        reject(errorOf(message))
        return
      }
      answers.set(id, take)
      waiting = message
      resolve(stream)
    })
    post({ kind: 'start', id, request, databaseUrl })
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
  })
}
