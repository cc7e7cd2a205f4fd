import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { serveTasks } from '#server/workers/serve-tasks.ts'
import type { TaskCancellation } from '#server/workers/serve-tasks.ts'
import { ClientError } from '#server/client-error.ts'
import type { MatchFileLimits } from './file-samples.ts'
import { matchUpload } from './match-upload.ts'
import type { MatchUpload } from './match-upload.ts'
import { readingOf } from './open-databases.ts'

lowerThreadPriority(NICENESS.fileMatching)

interface MatchFileTask {
  databaseUrl: string
  referenceFasta: string | null
  upload: MatchUpload
  limits: MatchFileLimits
  /** Takes the format and then the pieces of the answer; the next is made when the last was taken. */
  output: WritableStream<Uint8Array>
}

/** Matches a file and writes the answer; gives the sentence why it cannot be answered, if it cannot. */
async function matchFile(
  { databaseUrl, referenceFasta, upload, limits, output }: MatchFileTask,
  cancellation: TaskCancellation,
) {
  const checkpoint = () => cancellation.throwIfAborted()
  const read = await readingOf(databaseUrl)
  const writer = output.getWriter()
  const encoder = new TextEncoder()
  // Whoever reads the answer may leave: what is still written then fails.
  writer.closed.catch(() => {})
  try {
    const { format, texts } = await matchUpload(
      read,
      upload,
      { ...limits, checkpoint },
      { referenceFasta, onProgress: checkpoint },
    )
    let isFirst = true
    for await (const text of texts) {
      if (isFirst) await writer.write(encoder.encode(format))
      isFirst = false
      await writer.ready
      await writer.write(encoder.encode(text))
    }
    await writer.close()
    return { error: null }
  } catch (error) {
    if (error instanceof ClientError) return { error: error.message }
    throw error
  }
}

const tasks = { matchFile }
export type MatchFileTasks = typeof tasks

serveTasks(tasks)
