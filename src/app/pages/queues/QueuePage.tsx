import { useSearchParams } from 'react-router'
import { useUpstreams } from '#app/apollo/use-upstreams.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { SignInHint } from '#app/curation/review/SignInHint.tsx'
import { paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { isFiltered } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { QueueList } from './QueueList.tsx'
import type { Action, QueueEntry } from './queue.ts'

const queues = [
  { id: 'evidence', title: 'Evidence', href: paths.evidenceQueue.href() },
  { id: 'assertions', title: 'Assertions', href: paths.assertionQueue.href() },
  { id: 'revisions', title: 'Revisions', href: paths.revisionQueue.href() },
  { id: 'source-suggestions', title: 'Source suggestions', href: paths.sourceSuggestionQueue.href() },
  { id: 'flags', title: 'Flags', href: paths.flagQueue.href() },
] as const

/** Conflicts with services that are followed stand with the pages about these. */
const upstreamConflicts = {
  id: 'upstream-conflicts',
  title: 'Upstream conflicts',
  href: paths.mirrorConflicts.href(),
}

/** The frame of a queue: the ways to the others, its filters and its list, or what stands in its stead. */
export function QueuePage<Tab extends { id: string; title: string; href: string } = (typeof queues)[number]>({
  current,
  tabs,
  tabsLabel = 'Queues',
  title,
  filters,
  queue,
  actions,
  none,
}: {
  current: Tab['id']
  /** Pages that stand beside it; the queues of curation unless given. */
  tabs?: readonly Tab[]
  tabsLabel?: string
  title: string
  filters: readonly ListFilter[]
  queue: {
    error: unknown
    retry: () => void
    more: () => void
    shown: { entries: readonly QueueEntry[]; totalCount: number } | null
  }
  actions: readonly Action[]
  none: string
}) {
  const viewer = useViewer()
  const [search] = useSearchParams()
  const isMirror = useUpstreams().length > 0
  return (
    <div className="w-full max-w-[100rem] space-y-4">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <SignInHint action="review" />
      <Tabs
        label={tabsLabel}
        current={current}
        tabs={tabs ?? (isMirror ? [...queues, upstreamConflicts] : queues)}
      >
        <div className="space-y-4">
          <div className="flex flex-wrap items-end gap-3">
            <ListFilters filters={filters} />
          </div>
          {queue.error ? (
            <ErrorState failure={failureOf(queue.error)} onRetry={queue.retry} />
          ) : queue.shown ? (
            <QueueList
              key={viewer?.id ?? 0}
              label={title}
              entries={queue.shown.entries}
              totalCount={queue.shown.totalCount}
              actions={actions}
              none={isFiltered(search, filters) ? 'No results match the filters' : none}
              onMore={queue.more}
            />
          ) : (
            <SkeletonLines count={8} />
          )}
        </div>
      </Tabs>
    </div>
  )
}
