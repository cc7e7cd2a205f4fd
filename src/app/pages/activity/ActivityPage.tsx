import { Link, useSearchParams } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { afterDay, beforeDay } from '#app/curation/review/filters/filter-days.ts'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { NothingMatches } from '#app/curation/review/filters/NothingMatches.tsx'
import { useGrowing } from '#app/curation/review/discussion/use-growing.ts'
import { ActivityFeedDocument } from '#app/graphql/generated/activity-feed.ts'
import type { ActivityFeedQuery, ActivityFeedQueryVariables } from '#app/graphql/generated/activity-feed.ts'
import { paths } from '#app/paths.ts'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { subjectTitle } from '#app/entities/history/subject-title.ts'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { activitySubjects, activityTypes } from '#domain/vocabularies/curation.ts'

const filters: readonly ListFilter[] = [
  { id: 'type', ...vocabularyFilter('Action', activityTypes) },
  {
    id: 'subject',
    ...vocabularyFilter('Record type', activitySubjects, (subject) => recordKinds[subject].noun),
  },
  { id: 'person', label: 'User', kind: 'person' },
  { id: 'organization', label: 'Organization', kind: 'organization' },
  { id: 'since', label: 'From', kind: 'day' },
  { id: 'until', label: 'Until', kind: 'day' },
  {
    id: 'imports',
    label: 'Imported events',
    kind: 'choice',
    initial: 'no',
    choices: [
      { value: 'no', label: 'Hide' },
      { value: 'yes', label: 'Show' },
    ],
  },
]

const pageOf = ({ activities }: ActivityFeedQuery) => activities

/** Activities of people, the newest first. */
export function Component() {
  const [search] = useSearchParams()
  const chosen = readFilters(search, filters)
  const variables = {
    activityType: chosen['type'] ? [chosen['type']] : undefined,
    subjectType: chosen['subject'] ? [chosen['subject']] : undefined,
    userId: chosen['person'] ? [Number(chosen['person'])] : undefined,
    organization: chosen['organization'] ? { ids: [Number(chosen['organization'])] } : undefined,
    occurredAfter: beforeDay(chosen['since']),
    occurredBefore: afterDay(chosen['until']),
    includeAutomatedEvents: chosen['imports'] === 'yes',
    // `readFilters` lets through only what the filters offer.
  } as Omit<ActivityFeedQueryVariables, 'first' | 'after'>
  const { result, error, retry, more } = useGrowing(ActivityFeedDocument, variables, pageOf)
  return (
    <div className="w-full max-w-4xl space-y-4">
      <PageTitle title="Activity" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>Activity</h1>
        <Link className="link text-sm" to={paths.leaderboards.href()}>
          Leaderboards
        </Link>
      </div>
      <ListFilters filters={filters} />
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={retry} />
      ) : result ? (
        <Activities activities={result.activities} onMore={more} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </div>
  )
}

function Activities({
  activities: { nodes, totalCount },
  onMore,
}: {
  activities: ActivityFeedQuery['activities']
  onMore: () => void
}) {
  if (nodes.length === 0) return <NothingMatches filters={filters} title="No activity" />
  return (
    <div className="space-y-3">
      <output className="block text-sm text-muted">
        {totalCount === 1 ? '1 activity' : `${formatNumber(totalCount)} activities`}
      </output>
      <ul
        aria-label="Activity"
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm"
      >
        {nodes.map((activity) => (
          <li key={activity.id} className="space-y-1 px-4 py-2.5">
            <ActivityLine activity={activity} />
          </li>
        ))}
      </ul>
      <ShowMore shown={nodes.length} total={totalCount} onMore={onMore} />
    </div>
  )
}

function ActivityLine({ activity }: { activity: ActivityFeedQuery['activities']['nodes'][number] }) {
  const { createdAt, verbiage, parsedNote, organization, user, subject } = activity
  const isDeleted = 'comment' in activity && activity.comment.deleted
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Moment at={createdAt} />
        <span>
          <Person user={user} />
          {organization ? ` (${organization.name})` : ''} <ActionLine verbiage={verbiage} subject={subject} />
        </span>
      </p>
      {isDeleted ? (
        <p className="text-muted">This comment was deleted.</p>
      ) : parsedNote.length > 0 ? (
        <RichText segments={parsedNote} />
      ) : null}
    </>
  )
}

type ActivitySubject = ActivityFeedQuery['activities']['nodes'][number]['subject']

/** Action, with the record that it names as a link. */
function ActionLine({ verbiage, subject }: { verbiage: string; subject: ActivitySubject }) {
  const at = verbiage.lastIndexOf(subject.name)
  return (
    <>
      {at < 0 ? `${verbiage} ` : verbiage.slice(0, at)}
      <Link className="link" to={subject.link}>
        {subjectTitle(subject)}
      </Link>
      {at < 0 ? '' : verbiage.slice(at + subject.name.length)}
    </>
  )
}
