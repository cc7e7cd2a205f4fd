import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { Suggestion } from '#app/entities/source/Suggestion.tsx'
import { SourceSuggestionsDocument } from '#app/graphql/generated/suggestions.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

const pageSize = 10

const filters: { readonly [Kind in FlaggableEntity]?: 'featureId' | 'variantId' | 'molecularProfileId' } = {
  FEATURE: 'featureId',
  VARIANT: 'variantId',
  MOLECULAR_PROFILE: 'molecularProfileId',
}

/** Sources that are suggested for a record and wait to be curated, each with the form of its evidence. */
export function OpenSuggestions({ entityType, id }: { entityType: FlaggableEntity; id: number }) {
  const filter = filters[entityType]
  const [moreFailed, setMoreFailed] = useState<unknown>(null)
  const { data, error, fetchMore } = useQuery(SourceSuggestionsDocument, {
    variables: { ...(filter && { [filter]: id }), status: 'NEW', first: pageSize },
    skip: !filter,
  })
  const failed = error ?? moreFailed
  if (failed)
    return (
      <p role="alert" className="text-sm text-danger">
        Suggested sources could not be loaded. {failureOf(failed).detail}
      </p>
    )
  const found = data?.sourceSuggestions
  if (!found || found.totalCount === 0) return null
  return (
    <details className="rounded-md border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-4 py-2 font-medium">
        {countOf(found.totalCount, 'suggested source', 'suggested sources')} to curate
      </summary>
      <ul aria-label="Suggested sources" className="divide-y divide-line border-t border-line">
        {found.nodes.map((suggestion) => (
          <li key={suggestion.id} className="px-4 py-2.5">
            <Suggestion suggestion={suggestion} namesSource />
          </li>
        ))}
      </ul>
      <ShowMore
        shown={found.nodes.length}
        total={found.totalCount}
        onMore={() => {
          fetchMore({ variables: { after: found.pageInfo.endCursor } }).catch(setMoreFailed)
        }}
      />
    </details>
  )
}
