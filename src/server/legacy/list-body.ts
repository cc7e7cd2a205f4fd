import type { Readable } from 'node:stream'
import { giveWay, createScheduler, TABLE_COST } from '#server/concurrency/scheduler.ts'
import type { PageIds } from '#server/legacy/queries/ids.ts'
import { snapshotStream } from '#server/concurrency/snapshot-stream.ts'
import type { ListAnswer } from './endpoints/endpoint.ts'
import { pageBounds, pageInfo } from './paging.ts'
import type { LegacyReading } from './reading.ts'
import { paging } from './schemas/envelope.ts'
import { serialiserOf } from './serialise.ts'

/** A list that is ready to be written. */
export interface ListBody {
  ids: PageIds
  head: string
  tail: string
}

/** The positions of the records that an answer shows in its collection. */
export const boundsOf =
  ({ paging: page }: ListAnswer) =>
  (total: number): [from: number, to: number] =>
    page ? pageBounds(page, total) : [0, total]

/** Body around the records with the ids. */
export function listBody(
  { paging: page, bare }: ListAnswer,
  ids: PageIds,
  { baseUrl, url }: { baseUrl: string; url: string },
): ListBody {
  if (bare || !page) return { ids, head: '[', tail: ']' }
  const info = serialiserOf(paging)(pageInfo(page, ids.total, { baseUrl, url }))
  return { ids, head: `{"_meta":${info},"records":[`, tail: ']}' }
}

/** The whole list as one text. */
export async function wholeList(answer: ListAnswer, body: ListBody, reading: LegacyReading): Promise<string> {
  const ids = await body.ids.take(body.ids.length)
  const records = ids.length > 0 ? await answer.write(reading, ids) : []
  return body.head + records.join(',') + body.tail
}

/** Texts of about this length are written: longer ones would outlive many of their kind in memory. */
const TEXT_LENGTH = 16_384

async function* pieces(answer: ListAnswer, { ids, head, tail }: ListBody, reading: LegacyReading) {
  yield head
  const turns = createScheduler()
  turns.expect(TABLE_COST)
  let written = ''
  let isFirst = true
  for (;;) {
    // The embedded engine reads on this thread.
    await giveWay(turns)
    const piece = await ids.take(answer.pieceSize)
    if (piece.length === 0) break
    for (const record of await answer.write(reading, piece)) {
      written += isFirst ? record : `,${record}`
      isFirst = false
      if (written.length < TEXT_LENGTH) continue
      yield written
      written = ''
    }
  }
  yield written + tail
}

/** The list written piece by piece, as fast as the client reads. @param snapshot what is disposed of at its end */
export const streamedList = (
  answer: ListAnswer,
  body: ListBody,
  reading: LegacyReading,
  snapshot: AsyncDisposable,
): Readable => snapshotStream(pieces(answer, body, reading), snapshot)
