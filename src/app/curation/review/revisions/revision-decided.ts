import { createContext } from 'react'
import { labelOfRevision } from '#app/entities/history/revised-value.ts'
import type { ReviewedRevision } from '#app/entities/history/revised-value.ts'

/** Outcome of a decision on changes of a revision set, and other changes that fell with it. */
export type RevisionDecided = {
  decided: 'accepted' | 'rejected' | 'edited'
  fields: string[]
  superseded: readonly ReviewedRevision[]
}

/**
 * Reports of a decision on a revision set to the queue that it stands in, which it may leave with it; null where it
 * stands alone.
 */
export const RevisionDecidedContext = createContext<{
  decided: (decided: RevisionDecided) => Promise<void>
  failed: (error: string) => void
} | null>(null)

/** Changes that were superseded, in a sentence; null for none. */
export function supersededSentence(superseded: readonly ReviewedRevision[]): string | null {
  if (superseded.length === 0) return null
  const named = superseded.map(
    (revision) =>
      `${revision.name} (${labelOfRevision(revision)}, suggested by ${revision.creationActivity?.user.displayName ?? 'another user'})`,
  )
  return `Also superseded: ${named.join(', ')}.`
}
