import { redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { mirrorRoutes } from './mirrors/mirror-routes.ts'
import { pageRoute } from './page-route.ts'

/** What stands where a page only leads to another one. */
const Component = () => null

/** The interface links to parts of a record as `/evidence/12/revisions`; here they are tabs. */
const part = (name: string, tab = name): RouteObject => ({
  path: `/:collection/:id/${name}`,
  Component,
  loader: ({ params }) => redirect(`/${params['collection']}/${params['id']}?tab=${tab}`),
})

/** Queues, sets of revisions, notifications and what people do. */
export const reviewRoutes: RouteObject[] = [
  { path: paths.queues.path, Component, loader: () => redirect(paths.evidenceQueue.href()) },
  pageRoute(paths.evidenceQueue, () => import('./queues/EvidenceQueuePage.tsx')),
  pageRoute(paths.assertionQueue, () => import('./queues/AssertionQueuePage.tsx')),
  pageRoute(paths.revisionQueue, () => import('./queues/RevisionQueuePage.tsx')),
  pageRoute(paths.sourceSuggestionQueue, () => import('./queues/SourceSuggestionQueuePage.tsx')),
  pageRoute(paths.flagQueue, () => import('./queues/FlagQueuePage.tsx')),
  pageRoute(
    paths.revisionSet,
    () => import('./queues/RevisionSetPage.tsx'),
    () => import('./queues/revision-set-loader.ts'),
  ),
  ...mirrorRoutes,
  pageRoute(paths.notifications, () => import('./notifications/NotificationsPage.tsx')),
  pageRoute(paths.activity, () => import('./activity/ActivityPage.tsx')),
  pageRoute(paths.leaderboards, () => import('./activity/LeaderboardsPage.tsx')),
  part('versions', 'history'),
  part('revisions'),
  part('comments'),
  part('flags'),
]
