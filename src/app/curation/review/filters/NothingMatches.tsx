import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { useSearchUpdate } from '#app/ui/hooks/use-search-update.ts'
import type { ListFilter } from './list-filters.ts'
import { isFiltered, withoutFilters } from './list-filters.ts'

/** Text of an empty list: which filters to take away, or `title` and `children` where none is set. */
export function NothingMatches({
  filters,
  title,
  children,
}: {
  filters: readonly ListFilter[]
  title: string
  children?: ReactNode
}) {
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const set = filters.filter((filter) => isFiltered(search, [filter]))
  if (set.length === 0) return <EmptyState title={title}>{children}</EmptyState>
  return (
    <EmptyState title="No results match the filters">
      <p>
        {set.length === 1
          ? `Change the filter “${set[0]?.label}”, or clear it.`
          : `Change or remove one of these filters: ${set.map(({ label }) => `“${label}”`).join(', ')}.`}
      </p>
      <Button className="mt-3" onClick={() => updateSearch((present) => withoutFilters(present, filters))}>
        Clear filters
      </Button>
    </EmptyState>
  )
}
