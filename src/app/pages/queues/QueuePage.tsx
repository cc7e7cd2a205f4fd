import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useSearchParams } from 'react-router'
import { useUpstreams } from '#app/apollo/use-upstreams.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import type { Viewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { SignInHint } from '#app/curation/review/SignInHint.tsx'
import { paths } from '#app/paths.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { isFiltered, readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { QueueList } from './QueueList.tsx'
import type { Action, QueueEntry, WaitingQueue } from './queue.ts'
import { useQueue } from './use-queue.ts'
import { useWaiting } from '#app/shell/use-waiting.ts'
import type { ListedPage, PageVariables } from './use-queue.ts'

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

/** The next queue in which something waits, after this one; null where there is none, or it is not known yet. */
function nextWaiting(counted: readonly WaitingQueue[], current: string): WaitingQueue | null {
  const at = counted.findIndex(({ id }) => id === current)
  return [...counted.slice(at + 1), ...counted.slice(0, at)].find(({ count = 0 }) => count > 0) ?? null
}

/** A queue: the ways to the others, its filters and its list, or what stands in its stead. */
export function QueuePage<
  Result,
  Variables extends PageVariables,
  Node,
  Tab extends { id: string; title: string; href: string } = (typeof queues)[number],
>({
  current,
  tabs,
  tabsLabel = 'Queues',
  title,
  none,
  document,
  variablesOf,
  pageOf,
  entryOf,
  filters,
  actions,
}: {
  current: Tab['id']
  /** Pages that stand beside it; the queues of curation unless given. */
  tabs?: readonly Tab[]
  tabsLabel?: string
  title: string
  /** Said when nothing waits. */
  none: string
  document: TypedDocumentNode<Result, Variables>
  /** The arguments of the list, of the values of the filters. */
  variablesOf: (
    values: Record<string, string | undefined>,
    viewer: Viewer | null,
  ) => { [Name in Exclude<keyof Variables, keyof PageVariables>]?: string | number | boolean | undefined }
  /** The list in the answer. Must stay the same function, as `entryOf`. */
  pageOf: (result: Result) => ListedPage<Node>
  entryOf: (node: Node) => QueueEntry
  filters: readonly ListFilter[]
  actions: readonly Action[]
}) {
  const viewer = useViewer()
  const [search] = useSearchParams()
  // `readFilters` lets through only what the filters offer.
  const variables = variablesOf(readFilters(search, filters), viewer) as Omit<Variables, keyof PageVariables>
  const queue = useQueue(document, variables, pageOf, entryOf)
  const isMirror = useUpstreams().length > 0
  const waiting = useWaiting(tabs !== undefined)
  const counted = queues.map((one) => ({ ...one, count: waiting?.[one.id] }))
  return (
    <div className="w-full max-w-[100rem] space-y-4">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <SignInHint action="review" />
      <Tabs
        label={tabsLabel}
        current={current}
        tabs={tabs ?? (isMirror ? [...counted, upstreamConflicts] : counted)}
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
              next={tabs ? null : nextWaiting(counted, current)}
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
