import { client } from '#app/apollo/client.ts'

/** Lists that a change of a record may add to or take from. */
const lists = [
  'activities',
  'assertions',
  'comments',
  'contributors',
  'events',
  'evidenceItems',
  'flags',
  'notifications',
  'organizationLeaderboards',
  'revisionSets',
  'revisions',
  'sourceSuggestions',
  'userLeaderboards',
]

/** Asks again for everything that is on the page, and forgets the lists that are not, after somebody changed a record. */
export async function refreshShown(): Promise<void> {
  const shown = [...client.getObservableQueries('active')]
  for (const fieldName of lists) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  await Promise.allSettled(shown.map((query) => query.refetch()))
}
