// A thread of its own: writes tables as text while the service answers, as fast as their readers take them.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { open } from '#server/storage/database.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import type { FromTableThread, ToTableThread } from './table-messages.ts'
import { tableText } from './table-text.ts'
import type { TableTextRequest } from './table-text.ts'

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
const storage = await open(databaseUrl, { migrate: false })
/** The text of a table of another database, which is open for as long as it is read. */
async function* tableOf(url: string, request: TableTextRequest): AsyncGenerator<string> {
  const other = await open(url, { migrate: false })
  try {
    yield* tableText(other, request)
  } finally {
    await other.close()
  }
}

const textOf = (request: TableTextRequest, url: string | null) =>
  url === null ? tableText(storage, request) : tableOf(url, request)

const running = new Map<number, AsyncGenerator<string>>()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (message: FromTableThread) => parentPort?.postMessage(message)

async function sendNext(id: number): Promise<void> {
  try {
    const next = await running.get(id)?.next()
    if (!next) return
    if (!next.done) return send({ kind: 'text', id, text: next.value })
    running.delete(id)
    send({ kind: 'end', id })
  } catch (error) {
    running.delete(id)
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    send({ kind: 'failed', id, message, code: error instanceof DatabaseError ? error.code : null })
  }
}

async function cancel(id: number): Promise<void> {
  const texts = running.get(id)
  running.delete(id)
  await texts?.return(undefined).catch(() => {})
  send({ kind: 'end', id })
}

parentPort?.on('message', (message: ToTableThread) => {
  if (message.kind === 'start') running.set(message.id, textOf(message.request, message.databaseUrl))
  if (message.kind === 'cancel') void cancel(message.id)
  else void sendNext(message.id)
})
