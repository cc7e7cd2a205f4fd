import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Snapshot } from '#server/storage/snapshots.ts'
import type { ListAnswer } from './endpoint.ts'
import { pageBounds, pageInfo } from './paging.ts'
import type { LegacyReading } from './reading.ts'
import { paging } from './schemas/envelope.ts'
import { serialiserOf } from './serialise.ts'

/** A client that takes nothing for so long has gone; its snapshot is wanted by others. */
const PATIENCE_MS = 60_000

/** A list that is ready to be written. */
export interface ListBody {
  ids: readonly number[]
  head: string
  tail: string
}

/** Which records a page of the collection holds, and what surrounds them. */
export function listBody(
  { paging: asked, bare }: ListAnswer,
  all: ArrayLike<number>,
  { baseUrl, url }: { baseUrl: string; url: string },
): ListBody {
  const [from, to] = asked ? pageBounds(asked, all.length) : [0, all.length]
  const ids = Array.from({ length: to - from }, (_, position) => all[from + position] ?? 0)
  if (bare || !asked) return { ids, head: '[', tail: ']' }
  const info = serialiserOf(paging)(pageInfo(asked, all.length, { baseUrl, url }))
  return { ids, head: `{"_meta":${info},"records":[`, tail: ']}' }
}

/** The whole list as one text. */
export async function wholeList(answer: ListAnswer, body: ListBody, reading: LegacyReading): Promise<string> {
  const records = body.ids.length > 0 ? await answer.write(reading, body.ids) : []
  return body.head + records.join(',') + body.tail
}

async function* pieces(answer: ListAnswer, { ids, head, tail }: ListBody, reading: LegacyReading) {
  let before = head
  for (let from = 0; from < ids.length; from += answer.pieceSize) {
    const records = await answer.write(reading, ids.slice(from, from + answer.pieceSize))
    yield before + records.join(',')
    before = ','
    // Other requests get their turn: the embedded engine reads on this thread.
    await setImmediate()
  }
  yield tail
}

/**
 * The list written piece by piece, as fast as the client reads. Closes the snapshot at the end, also when the client
 * goes away or stops reading.
 */
export function streamedList(
  answer: ListAnswer,
  body: ListBody,
  reading: LegacyReading,
  snapshot: Snapshot,
): Readable {
  let started = false
  async function* guarded() {
    started = true
    try {
      for await (const piece of pieces(answer, body, reading)) {
        const guard = setTimeout(
          () => stream.destroy(new Error('the client stopped reading')),
          PATIENCE_MS,
        ).unref()
        yield piece
        clearTimeout(guard)
      }
    } finally {
      await snapshot.close()
    }
  }
  const stream = Readable.from(guarded(), { objectMode: false, highWaterMark: 65_536 })
  stream.once('close', () => {
    if (!started) void snapshot.close()
  })
  return stream
}
