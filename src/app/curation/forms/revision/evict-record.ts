import { client } from '#app/apollo/client.ts'
import { refreshShown } from '#app/curation/review/refresh-shown.ts'

/** The queries of the pages of records that can be revised. */
const recordQueries = [
  'assertion',
  'evidenceItem',
  'feature',
  'gene',
  'molecularProfile',
  'variant',
  'variantGroup',
] as const

/** Lets the pages of records ask anew after something was suggested, for they count what waits for a decision. */
export function evictRecords(): void {
  for (const fieldName of recordQueries) client.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  void refreshShown()
}
