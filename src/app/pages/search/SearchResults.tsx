import { useQuery } from '@apollo/client/react'
import { lazy, Suspense } from 'react'
import { AdvancedSearchNamesDocument } from '#app/graphql/generated/advanced-search.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import type { EntityKind } from '#app/entities/entities.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { resultTables } from './search-kinds.ts'
import type { SearchKind } from './search-kinds.ts'

const CommentFeed = lazy(() => import('#app/entities/history/CommentFeed.tsx'))
const RevisionFeed = lazy(() => import('#app/entities/history/RevisionFeed.tsx'))

/** The records a search found, in the table of their kind or, where there is none, as a list. */
export function SearchResults({ kind, ids }: { kind: SearchKind; ids: number[] }) {
  if (ids.length === 0) {
    return <EmptyState title="No results">Remove a condition, or join conditions with OR.</EmptyState>
  }
  switch (kind) {
    case 'comments':
      return (
        <Suspense fallback={<SkeletonLines count={5} />}>
          <CommentFeed label="Comments found" ids={ids} />
        </Suspense>
      )
    case 'revisions':
      return (
        <Suspense fallback={<SkeletonLines count={5} />}>
          <RevisionFeed label="Revisions found" ids={ids} />
        </Suspense>
      )
    case 'users':
    case 'variantTypes':
      return <NamedResults kind={kind} ids={ids} />
    default:
      return <TableResults kind={kind} ids={ids} />
  }
}

function TableResults({ kind, ids }: { kind: keyof typeof resultTables; ids: number[] }) {
  const common = { caption: 'Found', fixed: { ids }, fit: 'part' } as const
  switch (kind) {
    case 'evidence':
      return <RecordTable table={resultTables.evidence} {...common} />
    case 'assertions':
      return <RecordTable table={resultTables.assertions} {...common} />
    case 'features':
      return <RecordTable table={resultTables.features} {...common} />
    case 'variants':
      return <RecordTable table={resultTables.variants} {...common} />
    case 'profiles':
      return <RecordTable table={resultTables.profiles} {...common} />
    case 'sources':
      return <RecordTable table={resultTables.sources} {...common} />
    case 'diseases':
      return <RecordTable table={resultTables.diseases} {...common} />
    case 'therapies':
      return <RecordTable table={resultTables.therapies} {...common} />
    case 'phenotypes':
      return <RecordTable table={resultTables.phenotypes} {...common} />
  }
}

function NamedResults({ kind, ids }: { kind: 'users' | 'variantTypes'; ids: number[] }) {
  const { data, error, refetch } = useQuery(AdvancedSearchNamesDocument, {
    variables: {
      ids: ids.slice(0, 100),
      withUsers: kind === 'users',
      withVariantTypes: kind === 'variantTypes',
    },
  })
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines count={5} />
  const entity: EntityKind = kind === 'users' ? 'user' : 'variantType'
  const found = [
    ...(data.users?.nodes ?? []).map(({ id, displayName }) => ({ id, name: displayName })),
    ...(data.variantTypes?.nodes ?? []).map(({ id, name }) => ({ id, name: name.replaceAll('_', ' ') })),
  ]
  return (
    <>
      <ul className="columns-2 text-sm lg:columns-3">
        {found.map((record) => (
          <li key={record.id}>
            <EntityLink kind={entity} record={record} />
          </li>
        ))}
      </ul>
      {ids.length > found.length ? (
        <p className="mt-2 text-sm text-muted">The first {found.length} are listed.</p>
      ) : null}
    </>
  )
}
