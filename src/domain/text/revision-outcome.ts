import type { RevisionStatus } from '#domain/vocabularies/curation.ts'

/** Outcome of the revisions that were suggested together, as `2 accepted, 1 pending`; null for a single one. */
export function outcomeOfSet(statuses: readonly RevisionStatus[]): string | null {
  if (statuses.length < 2) return null
  const words = {
    ACCEPTED: 'accepted',
    REJECTED: 'rejected',
    SUPERSEDED: 'superseded',
    NEW: 'pending',
  } as const
  return Object.entries(words)
    .map(([status, word]) => ({ word, count: statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ')
}
