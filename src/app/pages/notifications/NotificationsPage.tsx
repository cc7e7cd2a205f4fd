import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { mutate } from '#app/apollo/mutate.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { afterDay, beforeDay } from '#app/curation/review/filters/filter-days.ts'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { NothingMatches } from '#app/curation/review/filters/NothingMatches.tsx'
import { SignInHint } from '#app/curation/review/SignInHint.tsx'
import { evictStale, refetchAfter } from '#app/apollo/stale-queries.ts'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import { MarkNotificationsDocument, NotificationsDocument } from '#app/graphql/generated/notifications.ts'
import type { NotificationsQuery, NotificationsQueryVariables } from '#app/graphql/generated/notifications.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EventLine } from '#app/entities/history/EventLine.tsx'
import { eventWords } from '#app/entities/history/event-words.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { activitySubjects, eventActions } from '#domain/vocabularies/curation.ts'

const filters: readonly ListFilter[] = [
  {
    id: 'show',
    label: 'Show',
    kind: 'choice',
    initial: 'unread',
    choices: [
      { value: 'unread', label: 'Unread' },
      { value: 'all', label: 'All' },
    ],
  },
  {
    id: 'reason',
    label: 'Reason',
    kind: 'choice',
    choices: [
      { value: 'MENTION', label: 'Mentioned' },
      { value: 'SUBSCRIPTION', label: 'Following' },
    ],
  },
  {
    id: 'event',
    label: 'Action',
    kind: 'choice',
    choices: eventActions.values.map((value) => ({ value, label: eventActions.label(value) })),
  },
  {
    id: 'subject',
    label: 'Record type',
    kind: 'choice',
    choices: activitySubjects.values.map((value) => ({ value, label: activitySubjects.label(value) })),
  },
  { id: 'person', label: 'User', kind: 'person' },
  { id: 'organization', label: 'Organization', kind: 'organization' },
  { id: 'since', label: 'From', kind: 'day' },
  { id: 'until', label: 'Until', kind: 'day' },
]

export function Component() {
  const viewer = useViewer()
  return (
    <div className="w-full max-w-4xl space-y-4">
      <PageTitle title="Notifications" />
      <h1>Notifications</h1>
      {viewer ? <Notifications /> : <SignInHint action="see your notifications" />}
    </div>
  )
}

function Notifications() {
  const [search] = useSearchParams()
  const chosen = readFilters(search, filters)
  const variables = {
    includeRead: chosen['show'] === 'all',
    notificationReason: chosen['reason'],
    eventType: chosen['event'],
    subjectType: chosen['subject'] ? [chosen['subject']] : undefined,
    originatingUserId: chosen['person'] ? Number(chosen['person']) : undefined,
    organizationId: chosen['organization'] ? Number(chosen['organization']) : undefined,
    occurredAfter: beforeDay(chosen['since']),
    occurredBefore: afterDay(chosen['until']),
    // `readFilters` lets through only what the filters offer.
  } as Omit<NotificationsQueryVariables, 'first'>
  const { result, error, retry, more } = useGrowing(NotificationsDocument, variables)
  return (
    <>
      <ListFilters filters={filters} />
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={retry} />
      ) : result ? (
        <List notifications={result.notifications} onMore={more} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  )
}

function List({
  notifications: { nodes, totalCount, unreadCount },
  onMore,
}: {
  notifications: NotificationsQuery['notifications']
  onMore: () => void
}) {
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const mark = async (ids: number[], newStatus: 'READ' | 'UNREAD') => {
    const { error: wrong } = await mutate(MarkNotificationsDocument, { ids, newStatus })
    setError(wrong)
    if (wrong) return
    await refetchAfter('review')
    evictStale('notifications')
    await revalidate()
  }
  const unread = nodes.filter(({ seen }) => !seen).map(({ id }) => id)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <output className="mr-auto">
          {unreadCount === 1 ? '1 unread' : `${unreadCount} unread`}, {totalCount} listed
        </output>
        {unread.length > 0 ? (
          <Button onClick={() => void mark(unread, 'READ')}>Mark all as read</Button>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
      {nodes.length === 0 ? (
        <NothingMatches filters={filters} title="No new notifications">
          Notifications appear for records you follow, review or have submitted, and when you are mentioned.
          Read notifications are listed under “All”.
        </NothingMatches>
      ) : null}
      <ul
        aria-label="Notifications"
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
      >
        {nodes.map(({ id, seen, type, event }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <div className={classNames('min-w-60 flex-1', !seen && 'font-medium')}>
              <EventLine event={event} />
            </div>
            {type === 'MENTION' ? <Tag className="text-accent">Mentions you</Tag> : null}
            {seen ? null : <Tag className="text-warning">Unread</Tag>}
            <Button
              look="quiet"
              aria-label={`Mark as ${seen ? 'unread' : 'read'}: ${eventWords[event.action]} ${event.subject?.name ?? ''}`}
              onClick={() => void mark([id], seen ? 'UNREAD' : 'READ')}
            >
              Mark as {seen ? 'unread' : 'read'}
            </Button>
          </li>
        ))}
      </ul>
      {nodes.length < totalCount ? <Button onClick={onMore}>Show more</Button> : null}
    </div>
  )
}
