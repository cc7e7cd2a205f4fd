import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { ListFilters } from '#app/curation/review/filters/ListFilters.tsx'
import { readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { LeaderboardsDocument } from '#app/graphql/generated/leaderboards.ts'
import type { LeaderboardsQuery, LeaderboardsQueryVariables } from '#app/graphql/generated/leaderboards.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

const filters: readonly ListFilter[] = [
  {
    id: 'window',
    label: 'Period',
    kind: 'choice',
    initial: 'ALL_TIME',
    choices: [
      { value: 'LAST_WEEK', label: 'Week' },
      { value: 'LAST_MONTH', label: 'Month' },
      { value: 'LAST_YEAR', label: 'Year' },
      { value: 'ALL_TIME', label: 'All time' },
    ],
  },
]

const boards = [
  { id: 'submissionsLeaderboard', title: 'Submissions' },
  { id: 'revisionsLeaderboard', title: 'Revisions' },
  { id: 'moderationLeaderboard', title: 'Reviews' },
  { id: 'commentsLeaderboard', title: 'Comments' },
] as const

type Rank = { id: number; rank: number; actionCount: number; name: string }

/** Who did most, people and organizations, in a span of time. */
export function Component() {
  const [search] = useSearchParams()
  // `readFilters` lets through only what the filters offer.
  const variables = { window: readFilters(search, filters)['window'] } as LeaderboardsQueryVariables
  const { data, previousData, error, refetch } = useQuery(LeaderboardsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? previousData
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title="Leaderboards" />
      <Breadcrumbs
        crumbs={[
          { title: 'Home', href: '/' },
          { title: 'Activity', href: paths.activity.href() },
          { title: 'Leaderboards' },
        ]}
      />
      <h1>Leaderboards</h1>
      <ListFilters filters={filters} />
      {error ? (
        <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : shown ? (
        <Boards {...shown} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </div>
  )
}

function Boards({ userLeaderboards, organizationLeaderboards }: LeaderboardsQuery) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {boards.map(({ id, title }) => (
        <Card key={id} title={title}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Ranking
              title="People"
              kind="user"
              ranks={userLeaderboards[id].nodes.map(({ displayName, ...rank }) => ({
                ...rank,
                name: displayName,
              }))}
            />
            <Ranking title="Organizations" kind="organization" ranks={organizationLeaderboards[id].nodes} />
          </div>
        </Card>
      ))}
    </div>
  )
}

function Ranking({
  title,
  kind,
  ranks,
}: {
  title: string
  kind: 'user' | 'organization'
  ranks: readonly Rank[]
}) {
  return (
    <div className="text-sm">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      {ranks.length === 0 ? <p className="text-muted">No entries.</p> : null}
      <ol aria-label={title} className="empty:hidden">
        {ranks.map((rank) => (
          <li key={rank.id} className="flex gap-2">
            <span className="w-6 text-right text-muted tabular-nums">{rank.rank}.</span>
            <EntityLink kind={kind} record={rank} className="min-w-0 flex-1 truncate" />
            <span className="tabular-nums">{formatNumber(rank.actionCount)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
