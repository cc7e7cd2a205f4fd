import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { CommentableEntity, FlaggableEntity } from '#domain/vocabularies/curation.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { CommentPanel, FlagPanel } from './discussion-panels.tsx'
import type { RecordTab } from './RecordTabs.tsx'

const RevisionFeed = lazy(() => import('#app/entities/history/RevisionFeed.tsx'))
const Contributors = lazy(() => import('#app/entities/history/Contributors.tsx'))
const VersionHistory = lazy(() => import('#app/entities/history/VersionHistory.tsx'))
const SuggestionFeed = lazy(() => import('#app/entities/source/SuggestionFeed.tsx'))
const EventFeed = lazy(() => import('#app/entities/history/EventFeed.tsx'))

type Count = { totalCount: number }
type History = { id: number; revisions: Count; comments: Count; flags: Count; events: Count }

/** The tabs that every curated record ends with; their lists and code are fetched when they are opened. */
export function historyTabs(entityType: FlaggableEntity, record: History, name: string): RecordTab[] {
  const subject = { entityType, id: record.id }
  const versions = versionsTab(entityType, record.id, name)
  // A state holds what is known, not what people do about it.
  if (pageState) return [versions]
  return [
    versions,
    {
      id: 'revisions',
      title: 'Revisions',
      count: record.revisions.totalCount,
      panel: <Fetched panel={<RevisionFeed label={`Revisions of ${name}`} subject={subject} />} />,
    },
    commentsTab(subject, record.comments.totalCount, name),
    {
      id: 'flags',
      title: 'Flags',
      count: record.flags.totalCount,
      panel: <Fetched panel={<FlagPanel label={`Flags of ${name}`} flaggable={subject} />} />,
    },
    activityTab(
      <div className="space-y-4">
        <Contributors subscribable={subject} />
        <EventFeed label={`Events of ${name}`} subject={subject} />
      </div>,
      record.events.totalCount,
    ),
  ]
}

/** Comments on a record. */
export const commentsTab = (
  subject: { entityType: CommentableEntity; id: number },
  count: number,
  name: string,
): RecordTab => ({
  id: 'comments',
  title: 'Comments',
  count,
  panel: <Fetched panel={<CommentPanel label={`Comments on ${name}`} subject={subject} />} />,
})

/** Suggestions to curate a source. */
export const suggestionsTab = (sourceId: number, count: number, name: string): RecordTab => ({
  id: 'suggestions',
  title: 'Suggestions',
  count,
  panel: <Fetched panel={<SuggestionFeed label={`Suggestions of ${name}`} sourceId={sourceId} />} />,
})

/** The versions of a record, of which any two can be compared. */
export function versionsTab(recordType: VersionedKind, recordId: number, name: string): RecordTab {
  const panel = <VersionHistory label={`Versions of ${name}`} recordType={recordType} recordId={recordId} />
  return { id: 'history', title: 'History', panel: <Fetched panel={panel} /> }
}

/** Activity of a person or an organization. */
export function actionsTab(
  by: { originatingUserId: number } | { organizationId: number },
  name: string,
  count: number,
): RecordTab {
  return activityTab(<EventFeed label={`Activity of ${name}`} {...by} />, count)
}

function activityTab(panel: ReactNode, count: number): RecordTab {
  return { id: 'activity', title: 'Activity', count, panel: <Fetched panel={panel} /> }
}

function Fetched({ panel }: { panel: ReactNode }) {
  return <Suspense fallback={<SkeletonLines count={5} />}>{panel}</Suspense>
}
