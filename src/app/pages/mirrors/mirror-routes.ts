import type { RouteObject } from 'react-router'
import { paths } from '#app/paths.ts'
import { pageRoute } from '../page-route.ts'

/** Pages about services that are followed. */
export const mirrorRoutes: RouteObject[] = [
  pageRoute(paths.mirrors, () => import('./status/MirrorStatusPage.tsx')),
  pageRoute(paths.mirrorConflicts, () => import('./conflicts/ConflictQueuePage.tsx')),
  pageRoute(paths.mirrorOutbox, () => import('./outbox/MirrorOutboxPage.tsx')),
  pageRoute(paths.mirrorDuplicates, () => import('./duplicates/MirrorDuplicatesPage.tsx')),
]
