import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { failureOf } from '#app/apollo/failure.ts'
import { RecordSearchDocument } from '#app/graphql/generated/record-search.ts'
import type { Failure } from '#app/ui/ErrorState.tsx'
import { recordHits, tableHits, tagHit } from './search-hits.ts'
import type { SearchHit } from './search-hits.ts'
import { searchTerms } from './search-terms.ts'

/** What is found for a text: a tag at once, records when the server has answered. */
export function useRecordSearch(text: string): {
  hits: SearchHit[]
  searching: boolean
  failure: Failure | null
} {
  const terms = searchTerms(text)
  const byTag = tagHit(text)
  const { data, previousData, loading, error } = useQuery(
    RecordSearchDocument,
    terms && !byTag ? { variables: terms } : skipToken,
  )
  if (byTag) return { hits: [byTag], searching: false, failure: null }
  if (!terms) return { hits: [], searching: false, failure: null }
  const found = data ?? (loading ? previousData : undefined)
  return {
    hits: found ? [...recordHits(found, terms.text), ...tableHits(terms)] : [],
    searching: loading,
    failure: error ? failureOf(error) : null,
  }
}
