import { Readable } from 'node:stream'
import { TransformStream } from 'node:stream/web'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import { ClientError } from '#server/client-error.ts'
import type { MatchFileTasks } from './match-file-worker.ts'
import { matchFormats } from './match-file-options.ts'
import type { MatchFileOptions } from './match-file-options.ts'
import type { MatchUpload } from './match-upload.ts'

/** Matches files off the thread that answers requests. */
export interface MatchingFiles {
  /** Bytes that a file may have as it is sent. */
  fileBytes: number
  /**
   * The answer as a stream, ready when its first piece is.
   * @param options.databaseUrl of a frozen state or a replica to match with; the database of the service unless given
   * @param options.signal aborted when nobody reads the answer any more; the worker gives the file up
   * @throws ClientError when the file or the request cannot be read
   * @throws WorkerPoolBusy, WorkerDeadlineExceeded when too many are asked for, or it takes too long
   * @throws WorkerTaskAborted after `signal`
   */
  match(
    upload: MatchUpload,
    options?: { databaseUrl?: string | undefined; signal?: AbortSignal },
  ): Promise<{ format: MatchFileOptions['format']; answer: Readable }>
  close(): Promise<void>
}

const MB = 1024 * 1024

/** Unpacked bytes for each that was sent: text of variants packs to a tenth or less. */
const UNPACKED = 32

/** Alterations of genes of the knowledge in one file. */
const MOST_RELEVANT = 100_000

/** Matching of files with the knowledge of a database, in workers of their own: lists of a few lines do not wait for them. */
export function createMatchingFiles(
  databaseUrl: string,
  fileBytes = 64 * MB,
  referenceFasta: string | null = null,
): MatchingFiles {
  const pool = createWorkerPool<MatchFileTasks>({
    module: new URL('./match-file-worker.ts', import.meta.url),
    work: 'matching files',
    threads: 1,
    deadlineMs: 120_000,
    queueLength: 4,
    waitMs: 60_000,
    memoryMb: 768,
  })
  const limits = { mostBytes: fileBytes * UNPACKED, mostRelevant: MOST_RELEVANT }
  return {
    fileBytes,
    async match(upload, { databaseUrl: url = databaseUrl, signal } = {}) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const task = { databaseUrl: url, referenceFasta, upload, limits, output: writable }
      const memory = upload.pieces.map(({ buffer }) => buffer)
      const running = pool.run('matchFile', task, { transfer: [writable, ...memory], signal })
      const reader = readable.getReader()
      const done = running.then(({ error }) => {
        if (error !== null) throw new ClientError('BAD_REQUEST', error)
      })
      const first = await Promise.race([reader.read(), done.then(() => reader.read())])
      reader.releaseLock()
      const name = new TextDecoder().decode(first.value)
      const answer = Readable.fromWeb(readable)
      done.catch((error: Error) => answer.destroy(error))
      return { format: matchFormats.find((format) => format === name) ?? 'json', answer }
    },
    close: () => pool.close(),
  }
}
