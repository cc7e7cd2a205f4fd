// A thread of its own: writes tables as text while the service answers, as fast as their readers take them.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { open } from '#server/storage/database.ts'
import { DatabaseError } from '#server/storage/database-error.ts'
import type { FromTableThread, ToTableThread } from './table-messages.ts'
import { tableText } from './table-text.ts'
import type { TableTextRequest } from './table-text.ts'

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
const storage = await open(databaseUrl, { migrate: false })
/** The text of a table of a frozen state, which is open for as long as it is read. */
async function* tableOfState(request: TableTextRequest, state: string): AsyncGenerator<string> {
  const frozen = await open(state)
  try {
    yield* tableText(frozen, request)
  } finally {
    await frozen.close()
  }
}

const textOf = (request: TableTextRequest, state: string | null) =>
  state === null ? tableText(storage, request) : tableOfState(request, state)

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
  await texts?.return(undefined)
}

parentPort?.on('message', (message: ToTableThread) => {
  if (message.kind === 'start') running.set(message.id, textOf(message.request, message.state))
  if (message.kind === 'cancel') void cancel(message.id)
  else void sendNext(message.id)
})
