import { Readable } from 'node:stream'
import { timer } from '#server/monitoring/held-resources.ts'

/** A client that takes nothing for so long has gone; its snapshot is wanted by others. */
const PATIENCE_MS = 60_000

/**
 * Texts that are read from a snapshot, as fast as the client takes them. Disposes of the snapshot at the end, also when the
 * client goes away or stops reading.
 */
export function snapshotStream(texts: AsyncIterable<string>, snapshot: AsyncDisposable): Readable {
  async function* guarded() {
    for await (const text of texts) {
      using guard = timer('streams of snapshots', PATIENCE_MS, () =>
        stream.destroy(new Error('the client stopped reading')),
      )
      yield text
    }
  }
  // Texts go to the connection as they are; buffers would wait for the garbage collector.
  const stream = Readable.from(guarded(), { objectMode: true, highWaterMark: 4 })
  // By then the texts have ended.
  return stream.once('close', () => void snapshot[Symbol.asyncDispose]())
}
