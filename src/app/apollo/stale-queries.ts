import { client } from './client.ts'

/** Lists that a change of a record may add to or take from. */
const lists = [
  'activities',
  'assertions',
  'comments',
  'contributors',
  'events',
  'evidenceItems',
  'flags',
  'mirrorConflicts',
  'notifications',
  'recordUpstream',
  'organizationLeaderboards',
  'revisionSets',
  'revisions',
  'sourceSuggestions',
  'userLeaderboards',
]

/** Records that can be revised: their pages count what waits for a decision. */
const records = [
  'assertion',
  'evidenceItem',
  'feature',
  'gene',
  'molecularProfile',
  'variant',
  'variantGroup',
]

/** Queries whose cached answers each kind of change makes stale. */
const staleQueries = {
  review: lists,
  suggestion: [...records, ...lists],
  evidenceItem: ['evidenceItems'],
  assertion: ['assertions'],
  variantGroup: ['browseVariantGroups'],
  // The header counts them.
  notifications: ['viewer'],
} as const

/** A kind of change, by what it makes stale. */
export type Change = keyof typeof staleQueries

/** Evicts from the cache what a change made stale. */
export function evictStale(change: Change): void {
  for (const fieldName of staleQueries[change]) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Refetches every query on the page, and evicts what a change made stale elsewhere. */
export async function refetchAfter(change: Change): Promise<void> {
  const active = [...client.getObservableQueries('active')]
  // Without a broadcast the page keeps what it shows until the new answers are there.
  for (const fieldName of staleQueries[change])
    client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  await Promise.allSettled(active.map((query) => query.refetch()))
}
