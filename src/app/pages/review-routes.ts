import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { PageFailed } from '#app/shell/PageFailed.tsx'

type Page = Pick<RouteObject, 'Component' | 'loader'>

/** A page with its code in a file of its own; its loader, if it has one, comes beside it. */
const page = ({ path }: { path: string }, component: () => Promise<Page>, loader?: () => Promise<Page>) =>
  ({
    path,
    ErrorBoundary: PageFailed,
    lazy: {
      Component: async () => (await component()).Component,
      ...(loader && { loader: async () => (await loader()).loader }),
    },
  }) as RouteObject

/** What stands where a page only leads to another one. */
const Component = () => null

/** The interface links to parts of a record as `/evidence/12/revisions`; here they are tabs. */
const part = (name: string): RouteObject => ({
  path: `/:collection/:id/${name}`,
  Component,
  loader: ({ params }) => redirect(`/${params['collection']}/${params['id']}?tab=${name}`),
})

/** Queues, sets of revisions, notifications and what people do. */
export const reviewRoutes: RouteObject[] = [
  { path: paths.queues.path, Component, loader: () => redirect(paths.evidenceQueue.href()) },
  page(paths.evidenceQueue, () => import('./queues/EvidenceQueuePage.tsx')),
  page(paths.assertionQueue, () => import('./queues/AssertionQueuePage.tsx')),
  page(paths.revisionQueue, () => import('./queues/RevisionQueuePage.tsx')),
  page(paths.sourceSuggestionQueue, () => import('./queues/SourceSuggestionQueuePage.tsx')),
  page(paths.flagQueue, () => import('./queues/FlagQueuePage.tsx')),
  page(
    paths.revisionSet,
    () => import('./queues/RevisionSetPage.tsx'),
    () => import('./queues/revision-set-loader.ts'),
  ),
  page(paths.notifications, () => import('./notifications/NotificationsPage.tsx')),
  page(paths.activity, () => import('./activity/ActivityPage.tsx')),
  page(paths.leaderboards, () => import('./activity/LeaderboardsPage.tsx')),
  part('revisions'),
  part('comments'),
  part('flags'),
]
