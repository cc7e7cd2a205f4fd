import { workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '#server/workers/priority.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'
import type { TaskCancellation } from '#server/workers/serve-tasks.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { FileTooLarge } from './formats/file-error.ts'
import { currentMatchIndex } from './match-index.ts'
import { matchUpload } from './match-upload.ts'
import type { MatchUpload, UploadLimits } from './match-upload.ts'
import { readingOf } from './open-databases.ts'
import { COHORT, limitedAnswer } from './output/answer-limit.ts'

lowerThreadPriority(Number(workerData))

interface MatchFileTask {
  databaseUrl: string
  referenceFasta: string | null
  upload: MatchUpload
  /** Address of the service. */
  address: string
  limits: UploadLimits
  /** Takes the format, with `cohort` behind a space where there are several samples, and then the pieces of the answer; the next is made when the last was taken. */
  output: WritableStream<Uint8Array>
}

/** End of the matching of a file. */
interface MatchFileEnd {
  /** Reason why it cannot be answered, or not to its end; null for a whole answer. */
  error: string | null
  /** The file has more of something than is read here. */
  isTooLarge?: boolean
  /** The answer ends before its end. */
  isCut?: boolean
}

/** Matches a file and writes the answer. */
async function matchFile(
  { databaseUrl, referenceFasta, upload, address, limits, output }: MatchFileTask,
  cancellation: TaskCancellation,
): Promise<MatchFileEnd> {
  const checkpoint = () => cancellation.throwIfAborted()
  const read = await readingOf(databaseUrl)
  await currentMatchIndex(read)
  cancellation.prepared()
  const writer = output.getWriter()
  // Whoever reads the answer may leave: what is still written then fails.
  writer.closed.catch(() => {})
  try {
    const { format, isCohort, texts } = await matchUpload(
      read,
      upload,
      { ...limits, checkpoint },
      { referenceFasta, address, onProgress: checkpoint },
    )
    const answer = limitedAnswer(texts, format, limits.answerBytes)
    let next = await answer.next()
    await writer.write(new TextEncoder().encode(isCohort ? `${format} ${COHORT}` : format))
    for (; !next.done; next = await answer.next()) {
      await writer.ready
      await writer.write(next.value)
    }
    await writer.close()
    return { error: next.value, isCut: next.value !== null }
  } catch (error) {
    if (error instanceof ClientError)
      return { error: error.message, isTooLarge: error instanceof FileTooLarge }
    throw error
  }
}

const tasks = { matchFile }
export type MatchFileTasks = typeof tasks

serveTasks(tasks)
