import { createHash } from 'node:crypto'
import { createCoalescing } from '#server/caches/coalesce.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { WorkerPoolBusy } from '#server/workers/errors.ts'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { WorkerPool, WorkerPoolOptions } from '#server/workers/worker-pool.ts'
import { plainDocument } from './html-text.ts'
import { plainSegments } from './rendered-segments.ts'
import type { Mention } from './rendered-segments.ts'
import type { TextTasks } from './text-worker.ts'
import { replacedText } from './word-diff.ts'
import type { WordDiff } from './word-diff.ts'

/** Memory for rendered and compared texts, in bytes. */
const CACHE_BYTES = 8 * 1024 * 1024

const bounds = { module: new URL('./text-worker.ts', import.meta.url), memoryMb: 128 }
/** A page of records may hold a thousand texts. */
const storedTexts: WorkerPoolOptions = {
  ...bounds,
  work: 'rendering texts',
  threads: 1,
  deadlineMs: 2000,
  queueLength: 5000,
  waitMs: 10_000,
}
/** Previews are of any text that anybody thinks of: they wait for one another, never for or before stored texts. */
const previews: WorkerPoolOptions = {
  ...bounds,
  work: 'rendering previews',
  threads: 1,
  deadlineMs: 1000,
  queueLength: 20,
  waitMs: 3000,
}

/** Renders and compares texts in workers. A text that takes too long is given as it was written. */
type TextRenderer = {
  /** Segments of a stored text (see `renderSegments`). */
  segments<Mentioned extends Mention>(
    pieces: readonly (string | Mentioned)[],
  ): Promise<(string | Mentioned)[]>
  /**
   * Segments of a text that is not stored.
   * @throws WorkerPoolBusy when too many previews wait already
   */
  previewSegments<Mentioned extends Mention>(
    pieces: readonly (string | Mentioned)[],
  ): Promise<(string | Mentioned)[]>
  /** A whole stored Markdown text as HTML. */
  document(text: string): Promise<string>
  /** Comparison of two stored texts, word by word. */
  diff(before: string, after: string): Promise<WordDiff>
  /** Ends the workers. */
  close(): Promise<void>
}

/** A renderer whose workers start with the first text, and whose results are cached by the digest of the text. */
function createTextRenderer(): TextRenderer {
  const stored = createWorkerPool<TextTasks>(storedTexts)
  const previewed = createWorkerPool<TextTasks>(previews)
  const cached = resultCache(stored)

  async function segments<Mentioned extends Mention>(
    pieces: readonly (string | Mentioned)[],
    run: (pieces: (string | IndexedMention)[]) => Promise<(string | IndexedMention)[]>,
  ): Promise<(string | Mentioned)[]> {
    const indexed = pieces.map((piece, index) =>
      typeof piece === 'string' ? piece : { text: piece.text, index },
    )
    const rendered = await run(indexed)
    return rendered.map((piece) => (typeof piece === 'string' ? piece : (pieces[piece.index] as Mentioned)))
  }

  return {
    segments: (pieces) =>
      segments(pieces, (indexed) => cached('renderSegments', indexed, () => plainSegments(indexed))),
    previewSegments: (pieces) =>
      segments(pieces, (indexed) =>
        previewed.run('renderSegments', indexed).catch((error: unknown) => {
          if (error instanceof WorkerPoolBusy) throw error
          return plainSegments(indexed)
        }),
      ),
    document: (text) => cached('renderDocument', text, () => plainDocument(text)),
    diff: (before, after) => cached('diffWords', [before, after], () => replacedText(before, after)),
    close: async () => {
      await Promise.all([stored.close(), previewed.close()])
    },
  }
}

type IndexedMention = { text: string; index: number }

/** Results of the pool's tasks by the digest of their input; what is being worked out is waited for together. */
function resultCache(pool: WorkerPool<TextTasks>) {
  const results = createLruCache<unknown>(CACHE_BYTES)
  const coalesce = createCoalescing<unknown>()

  async function compute(key: string, work: () => Promise<unknown>, fallback: () => unknown) {
    let result: unknown
    try {
      result = await work()
    } catch (error) {
      result = fallback()
      // Whoever waited in vain may have more luck the next time; a text that takes too long will not.
      if (error instanceof WorkerPoolBusy) return result
    }
    results.set(key, result, 2 * JSON.stringify(result).length)
    return result
  }

  return async <Name extends keyof TextTasks>(
    name: Name,
    input: Parameters<TextTasks[Name]>[0],
    fallback: () => ReturnType<TextTasks[Name]>,
  ): Promise<ReturnType<TextTasks[Name]>> => {
    const key = createHash('sha256')
      .update(`${name} ${JSON.stringify(input)}`)
      .digest('base64url')
    const result =
      results.get(key) ??
      coalesce(key, () => compute(key, () => pool.run(name, input) as Promise<unknown>, fallback))
    return result as Promise<ReturnType<TextTasks[Name]>>
  }
}

/** The renderer of this process: texts are the same for everyone, and its workers start with the first. */
export const textRenderer = createTextRenderer()
