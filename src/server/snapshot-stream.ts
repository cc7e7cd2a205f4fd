import { Readable } from 'node:stream'
import type { Snapshot } from './storage/snapshots.ts'

/** A client that takes nothing for so long has gone; its snapshot is wanted by others. */
const PATIENCE_MS = 60_000

/**
 * Texts that are read from a snapshot, as fast as the client takes them. Closes the snapshot at the end, also when the
 * client goes away or stops reading.
 */
export function snapshotStream(texts: AsyncIterable<string>, snapshot: Snapshot): Readable {
  let started = false
  async function* guarded() {
    started = true
    try {
      for await (const text of texts) {
        const guard = setTimeout(
          () => stream.destroy(new Error('the client stopped reading')),
          PATIENCE_MS,
        ).unref()
        yield text
        clearTimeout(guard)
      }
    } finally {
      await snapshot.close()
    }
  }
  // Texts go to the connection as they are; buffers would wait for the garbage collector.
  const stream = Readable.from(guarded(), { objectMode: true, highWaterMark: 4 })
  stream.once('close', () => {
    if (!started) void snapshot.close()
  })
  return stream
}
