import type { Storage } from './database.ts'
import { versionNow as versionOf } from './knowledge-version.ts'

/** So long an answer is made anew when the knowledge changed meanwhile, in ms; then it is made of a snapshot. */
const RETRY_MS = 500

/** Where an answer is read; `scan` is for statements that may read much. Both have the same state in a snapshot. */
export type AnswerReading = Pick<Storage, 'read' | 'scan'>

/** An answer and the version of the knowledge that it is made of. */
export interface OfVersion<Answer> {
  answer: Answer
  version: number
}

/**
 * Makes an answer of one version of the knowledge, though its statements run on several connections and beside changes:
 * one that saw two versions is made anew. That costs one small statement; a transaction would tie up a connection, and
 * the connections of scanning processes can share none.
 * @param options.version the version that was read before, if it was
 * @param options.versionNow reads the present version of the database
 * @param options.make reads the answer from a database, whose version it is told, and from nothing else
 * @param options.isRepeatable whether it may be made more than once
 * @param options.signal aborted when nobody wants the answer any more
 */
export async function ofOneVersion<Answer>(
  storage: AnswerReading & Pick<Storage, 'snapshot'>,
  options: {
    version: number | null
    versionNow: () => Promise<number>
    make: (reading: AnswerReading, version: number) => Promise<Answer>
    isRepeatable: boolean
    signal?: AbortSignal
  },
): Promise<OfVersion<Answer>> {
  const { make, isRepeatable, versionNow } = options
  let version = options.version ?? (await versionNow())
  const begun = performance.now()
  do {
    const answer = await make(storage, version)
    if (!isRepeatable) return { answer, version }
    const after = await versionNow()
    if (after === version) return { answer, version }
    version = after
  } while (performance.now() - begun < RETRY_MS)
  await using snapshot = await storage.snapshot('scan', { signal: options.signal })
  const { db } = snapshot
  const of = await versionOf(db)
  return { version: of, answer: await make({ read: db, scan: db }, of) }
}
