import { useQuery } from '@apollo/client/react'
import { skipToken } from '@apollo/client/react'
import { parseTag } from '#domain/records/tags.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { RecordSearchDocument } from '#app/graphql/generated/record-search.ts'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import { foundHits, tableHits, tagHit } from './search-hits.ts'
import type { SearchHit } from './search-hits.ts'
import { searchTerms } from './search-terms.ts'

const NOTHING = { hits: [], unusedWords: [], searching: false, failure: null }

/**
 * Records found for a text: a tag at once, records when the server has answered. A short tag such as `V600` or `G12`
 * is more often the name of a variant, so it comes after the records.
 */
export function useRecordSearch(text: string): {
  hits: SearchHit[]
  /** Parts of the text by which nothing was found. */
  unusedWords: readonly string[]
  searching: boolean
  failure: Failure | null
} {
  const terms = searchTerms(text)
  const byTag = tagHit(text)
  const isWholeTag = byTag !== null && parseTag(text.replaceAll(/\s+/g, '')) !== null
  const { data, previousData, loading, error } = useQuery(
    RecordSearchDocument,
    terms && !isWholeTag ? { variables: { text: terms.text } } : skipToken,
  )
  if (isWholeTag) return { ...NOTHING, hits: [byTag] }
  if (!terms) return NOTHING
  const found = data ?? (loading ? previousData : undefined)
  const short = byTag ? [byTag] : []
  return {
    hits: found ? [...foundHits(found.recordSearch), ...short, ...tableHits(terms)] : short,
    unusedWords: found?.recordSearch.unusedWords ?? [],
    searching: loading,
    failure: error ? failureOf(error) : null,
  }
}
