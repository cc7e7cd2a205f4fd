import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { mutate } from '#app/apollo/mutate.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { afterDay, beforeDay } from '#app/curation/review/filters/filter-days.ts'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { isFiltered, readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { NothingMatches } from '#app/curation/review/filters/NothingMatches.tsx'
import { SignInHint } from '#app/curation/review/SignInHint.tsx'
import { evictStale, refetchAfter } from '#app/apollo/stale-queries.ts'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import {
  MarkAllNotificationsDocument,
  MarkNotificationsDocument,
  NotificationsDocument,
} from '#app/graphql/generated/notifications.ts'
import type { NotificationsQuery } from '#app/graphql/generated/notifications.ts'
import type { MarkNotificationsAsReadInput } from '#app/graphql/generated/schema-types.ts'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { EventLine } from '#app/entities/history/EventLine.tsx'
import { EventNote } from '#app/entities/history/EventNote.tsx'
import { NotifiedChange } from './NotifiedChange.tsx'
import { eventLabels } from './event-labels.ts'
import { eventWords } from '#domain/vocabularies/event-words.ts'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { returnFocus } from '#app/ui/return-focus.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { activitySubjects, eventActions } from '#domain/vocabularies/curation.ts'

const showFilter: ListFilter = {
  id: 'show',
  label: 'Show',
  kind: 'choice',
  initial: 'unread',
  choices: [
    { value: 'unread', label: 'Unread' },
    { value: 'all', label: 'All' },
  ],
}

/** The filters that decide which notifications there are, read or not. */
const narrowingFilters: readonly ListFilter[] = [
  {
    id: 'reason',
    label: 'Reason',
    kind: 'choice',
    choices: [
      { value: 'MENTION', label: 'Mentioned' },
      { value: 'SUBSCRIPTION', label: 'Following' },
    ],
  },
  { id: 'event', ...vocabularyFilter('Action', eventActions, (action) => eventLabels[action]) },
  {
    id: 'subject',
    ...vocabularyFilter('Record type', activitySubjects, (subject) => recordKinds[subject].noun),
  },
  { id: 'person', label: 'User', kind: 'person' },
  { id: 'organization', label: 'Organization', kind: 'organization' },
  { id: 'since', label: 'From', kind: 'day' },
  { id: 'until', label: 'Until', kind: 'day' },
]

const filters = [showFilter, ...narrowingFilters]

type Notification = NotificationsQuery['notifications']['nodes'][number]

/** Notifications of one act that did the same to a record, such as the fields accepted together, as one row. */
function groupsOf(nodes: readonly Notification[]): [Notification, ...Notification[]][] {
  const keyOf = ({ id, seen, event: { activity, action, subject } }: Notification) =>
    activity
      ? [activity.id, action, subject?.['__typename'], subject?.id, seen].join(' ')
      : `notification ${id}`
  // Each group begins with what made it.
  return [...Map.groupBy(nodes, keyOf).values()] as [Notification, ...Notification[]][]
}

type Filter = Omit<MarkNotificationsAsReadInput, 'upToId' | 'clientMutationId'>

const pageOf = ({ notifications }: NotificationsQuery) => notifications

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
  const filter = {
    notificationReason: chosen['reason'],
    eventType: chosen['event'],
    subjectType: chosen['subject'] ? [chosen['subject']] : undefined,
    originatingUserId: chosen['person'] ? Number(chosen['person']) : undefined,
    organizationId: chosen['organization'] ? Number(chosen['organization']) : undefined,
    occurredAfter: beforeDay(chosen['since']),
    occurredBefore: afterDay(chosen['until']),
    // `readFilters` lets through only what the filters offer.
  } as Filter
  const variables = { ...filter, includeRead: chosen['show'] === 'all' }
  const { result, error, retry, more } = useGrowing(NotificationsDocument, variables, pageOf)
  return (
    <>
      <ListFilters filters={filters} />
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={retry} />
      ) : result ? (
        <List
          notifications={result.notifications}
          filter={filter}
          isNarrowed={isFiltered(search, narrowingFilters)}
          onMore={more}
        />
      ) : (
        <SkeletonLines count={6} />
      )}
    </>
  )
}

function List({
  notifications: { nodes, totalCount, unreadCount },
  filter,
  isNarrowed,
  onMore,
}: {
  notifications: NotificationsQuery['notifications']
  filter: Filter
  /** Whether the filters leave some out, read or not. */
  isNarrowed: boolean
  onMore: () => void
}) {
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const [marked, setMarked] = useState<number | null>(null)
  const groups = groupsOf(nodes)
  const place = useRef<HTMLOutputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const lastAt = useRef<number | null>(null)
  // What is read leaves the list of unread ones, and its button with it.
  useEffect(() => {
    if (lastAt.current === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].slice(0, groups.length)
    ;(buttons[Math.min(lastAt.current, buttons.length - 1)] ?? place.current)?.focus()
  }, [groups])
  const after = async (wrong: string | null, markedCount: number | null) => {
    setError(wrong)
    setMarked(markedCount)
    if (wrong) return
    await refetchAfter('review')
    evictStale('notifications')
    await revalidate()
  }
  const mark = async (at: number, group: readonly Notification[], newStatus: 'READ' | 'UNREAD') => {
    lastAt.current = at
    const ids = group.map(({ id }) => id)
    await after((await mutate(MarkNotificationsDocument, { ids, newStatus })).error, null)
  }
  const markAll = async () => {
    const focus = returnFocus()
    // What arrives meanwhile was not listed.
    const input = { ...filter, upToId: Math.max(...nodes.map(({ id }) => id)) }
    const { data, error: wrong } = await mutate(MarkAllNotificationsDocument, { input })
    await after(wrong, data?.markNotificationsAsRead?.markedCount ?? null)
    focus(place.current)
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <output ref={place} tabIndex={-1} className="mr-auto outline-none">
          {formatNumber(unreadCount)} unread
          {totalCount === unreadCount && !isNarrowed ? '' : `, ${formatNumber(totalCount)} listed`}
          {marked === null ? '' : `. Marked ${formatNumber(marked)} as read.`}
        </output>
        {unreadCount > 0 && nodes.length > 0 ? (
          <Button onClick={() => void markAll()}>
            {isNarrowed ? 'Mark all matching as read' : 'Mark all as read'}
          </Button>
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
        ref={list}
        aria-label="Notifications"
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
      >
        {groups.map((group, at) => (
          <NotificationRow
            key={group[0].id}
            notifications={group}
            onMark={(status) => void mark(at, group, status)}
          />
        ))}
      </ul>
      <ShowMore shown={nodes.length} total={totalCount} onMore={onMore} />
    </div>
  )
}

function NotificationRow({
  notifications,
  onMark,
}: {
  notifications: readonly [Notification, ...Notification[]]
  onMark: (status: 'READ' | 'UNREAD') => void
}) {
  const [{ seen, event }, ...earlier] = notifications
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <div className="min-w-60 flex-1">
        <div className={classNames(!seen && 'font-medium')}>
          <EventLine event={event} earlier={earlier.map((one) => one.event)} />
        </div>
        <EventNote event={event} />
        <NotifiedChange events={notifications.map((one) => one.event)} />
      </div>
      {notifications.some(({ type }) => type === 'MENTION') ? (
        <Tag className="text-accent">Mentions you</Tag>
      ) : null}
      {seen ? null : <Tag className="text-warning">Unread</Tag>}
      <Button
        look="quiet"
        aria-label={`Mark as ${seen ? 'unread' : 'read'}: ${eventWords[event.action]} ${event.subject?.name ?? ''}`}
        onClick={() => onMark(seen ? 'UNREAD' : 'READ')}
      >
        Mark as {seen ? 'unread' : 'read'}
      </Button>
    </li>
  )
}
