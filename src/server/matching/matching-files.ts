import { Readable } from 'node:stream'
import { TransformStream } from 'node:stream/web'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { WorkerPool, WorkerPoolOptions } from '#server/workers/worker-pool.ts'
import { NICENESS } from '#server/workers/priority.ts'
import { WorkerOutOfMemory } from '#server/workers/errors.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { MatchFileTasks } from './match-file-worker.ts'
import { COHORT } from './output/answer-limit.ts'
import { defaultMatchFileBounds } from '#server/config/match-files.ts'
import type { MatchFileBounds } from '#server/config/match-files.ts'
import { matchFormats } from './match-file-options.ts'
import type { MatchFileOptions } from './match-file-options.ts'
import type { MatchUpload, UploadLimits } from './match-upload.ts'

/** Options of one matching of a file. */
interface MatchFileCall {
  /** Database of a frozen state or a replica to match with; that of the service unless given. */
  databaseUrl?: string | undefined
  /** Aborted when nobody reads the answer any more; the worker gives the file up. */
  signal?: AbortSignal
  /** Address of the service, which FHIR names. */
  address?: string
  /** Resolves when what was read of the answer has reached its reader: one that is cut breaks off then. */
  sent?: () => Promise<void>
}

/** Matches files off the thread that answers requests. */
export interface MatchingFiles {
  bounds: MatchFileBounds
  /**
   * The answer as a stream, ready when its first piece is. One that is larger than allowed ends with a line that says so,
   * and then breaks off.
   * @throws ClientError when the file or the request cannot be read
   * @throws WorkerPoolBusy, WorkerDeadlineExceeded when too many are asked for, or it takes too long
   * @throws WorkerTaskAborted after `signal`
   */
  match(
    upload: MatchUpload,
    options?: MatchFileCall,
  ): Promise<{ format: MatchFileOptions['format']; isCohort: boolean; answer: Readable }>
  close(): Promise<void>
}

const MB = 1024 * 1024

/** Unpacked bytes for each that was sent: text of variants packs to a tenth or less. */
const UNPACKED = 32

/** Alterations of genes of the knowledge in one file. */
const MOST_RELEVANT = 100_000

/** Bounds of small files, which are matched in some hundredths of a second. */
const SMALL = { mostBytes: MB, mostRelevant: 2000, mostSamples: 100 }

const MEMORY_MB = 512

type Pool = WorkerPool<MatchFileTasks>

const poolOf = (
  work: string,
  options: Pick<WorkerPoolOptions, 'deadlineMs' | 'queueLength' | 'waitMs' | 'niceness'>,
): Pool =>
  createWorkerPool<MatchFileTasks>({
    module: new URL('./match-file-worker.ts', import.meta.url),
    work,
    threads: 1,
    memoryMb: MEMORY_MB,
    sharedDeadlineMs: options.deadlineMs / 4,
    prepares: true,
    ...options,
  })

/** The end of an answer before all of it was sent. */
class AnswerCut extends ClientError {}

/**
 * Matching of files with the knowledge of a database, in workers of their own: lists of a few lines do not wait for them,
 * and small files not for large ones.
 */
export function createMatchingFiles(
  databaseUrl: string,
  bounds: Partial<MatchFileBounds> = {},
  referenceFasta: string | null = null,
): MatchingFiles {
  const { fileBytes, samples, answerBytes } = { ...defaultMatchFileBounds, ...bounds }
  const large = poolOf('matching files', {
    deadlineMs: 120_000,
    queueLength: 4,
    waitMs: 60_000,
    niceness: NICENESS.fileMatching,
  })
  const small = poolOf('matching small files', {
    deadlineMs: 10_000,
    queueLength: 40,
    waitMs: 30_000,
    niceness: NICENESS.smallFileMatching,
  })
  const limits: UploadLimits = {
    mostBytes: fileBytes * UNPACKED,
    mostRelevant: MOST_RELEVANT,
    mostSamples: samples,
    answerBytes,
  }
  const smallLimits: UploadLimits = {
    ...limits,
    mostBytes: Math.min(limits.mostBytes, SMALL.mostBytes),
    mostRelevant: SMALL.mostRelevant,
    mostSamples: Math.min(samples, SMALL.mostSamples),
  }

  /** The answer of the worker of a pool; null for a file that is not small in that of small ones. */
  async function matchIn(
    pool: Pool,
    upload: MatchUpload,
    { databaseUrl: url = databaseUrl, signal, address = '', sent }: MatchFileCall,
  ) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const task = {
      databaseUrl: url,
      referenceFasta,
      upload,
      address,
      limits: pool === small ? smallLimits : limits,
      output: writable,
    }
    // What is small is copied, as it may turn out to be large.
    const memory = pool === small ? [] : upload.pieces.map(({ buffer }) => buffer)
    const running = pool.run('matchFile', task, { transfer: [writable, ...memory], signal })
    const reader = readable.getReader()
    const done = running.then(
      ({ error, isTooLarge, isCut }) => {
        if (isTooLarge && pool === small) return null
        if (error !== null) throw new (isCut ? AnswerCut : ClientError)('BAD_REQUEST', error)
        return reader
      },
      (error: unknown) => {
        if (!(error instanceof WorkerOutOfMemory)) throw error
        const message = `The file needs more than the ${MEMORY_MB} MB of memory that it may take over HTTP: match it by the command line (curia match), or divide it.`
        throw new ClientError('BAD_REQUEST', message)
      },
    )
    const beginning = Promise.race([reader.read(), done.then((read) => read?.read() ?? null)])
    const first = await beginning.catch((error: unknown) => {
      reader.cancel().catch(() => {})
      throw error
    })
    if (first === null) {
      await reader.cancel()
      return null
    }
    reader.releaseLock()
    const [name, cohort] = new TextDecoder().decode(first.value).split(' ')
    async function* pieces() {
      yield* readable
      await done.catch(async (error: unknown) => {
        await sent?.()
        throw error
      })
    }
    const answer = Readable.from(pieces(), { objectMode: false })
    done.catch((error: Error) => {
      // The line that says why it ends is sent first.
      if (!(error instanceof AnswerCut)) answer.destroy(error)
    })
    const format = matchFormats.find((one) => one === name) ?? 'json'
    return { format, isCohort: cohort === COHORT, answer }
  }

  return {
    bounds: { fileBytes, samples, answerBytes },
    async match(upload, call = {}) {
      const bytes = upload.pieces.reduce((sum, { length }) => sum + length, 0)
      const matched = bytes < SMALL.mostBytes ? await matchIn(small, upload, call) : null
      const answer = matched ?? (await matchIn(large, upload, call))
      // Large files are read to their end, or refused.
      if (answer === null) throw new Error('A large file was not matched')
      return answer
    },
    close: async () => void (await Promise.all([large.close(), small.close()])),
  }
}
