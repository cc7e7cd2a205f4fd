import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type {
  Contributions_placeFragment,
  Contributions_ranksFragment,
  Contributions_statsFragment,
} from '#app/graphql/generated/contributions.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'

/**
 * Contributions of a person or organization, by kind, each count with a link to what it counts, and places on
 * the leaderboards.
 */
export function Contributions({
  stats,
  ranks,
  by,
  page,
}: {
  stats: Contributions_statsFragment
  ranks: Contributions_ranksFragment
  by: { person: number } | { organization: number }
  /** The address of the page of whoever did it, with the tables of what they submitted. */
  page: string
}) {
  const who = Object.fromEntries(Object.entries(by).map(([kind, id]): [string, string] => [kind, String(id)]))
  const activity = (type: string) => hrefWith(paths.activity.href(), { ...who, type })
  const table = (tab: string, status: string) => hrefWith(page, { tab, status })
  const { moderationRank } = ranks
  const facts = [
    {
      name: 'Evidence',
      value: (
        <Submitted
          count={stats.submittedEvidenceItems}
          href={table('evidence', 'ALL')}
          accepted={stats.acceptedEvidenceItems}
          acceptedHref={table('evidence', 'ACCEPTED')}
        />
      ),
      has: stats.submittedEvidenceItems > 0,
    },
    {
      name: 'Assertions',
      value: (
        <Submitted
          count={stats.submittedAssertions}
          href={table('assertions', 'ALL')}
          accepted={stats.acceptedAssertions}
          acceptedHref={table('assertions', 'ACCEPTED')}
        />
      ),
      has: stats.submittedAssertions > 0,
    },
    {
      name: 'Revisions',
      value: (
        <>
          <Count count={stats.revisions} href={activity('SUGGEST_REVISION')} what="suggested" />,{' '}
          {formatNumber(stats.appliedRevisions)} accepted <Place place={ranks.revisionsRank} />
        </>
      ),
      has: stats.revisions > 0,
    },
    {
      name: 'Reviews',
      value: moderationRank && (
        <>
          {formatNumber(moderationRank.actionCount)} decided: <DecidedLinks activity={activity} />{' '}
          <Place place={moderationRank} />
        </>
      ),
      has: moderationRank !== null,
    },
    {
      name: 'Comments',
      value: (
        <>
          <Count count={stats.comments} href={activity('COMMENT')} what="written" />{' '}
          <Place place={ranks.commentsRank} />
        </>
      ),
      has: stats.comments > 0,
    },
    {
      name: 'Sources',
      value: <Count count={stats.suggestedSources} href={activity('SUGGEST_SOURCE')} what="suggested" />,
      has: stats.suggestedSources > 0,
    },
    {
      name: 'Submissions',
      value: <Place place={ranks.submissionsRank} />,
      has: ranks.submissionsRank !== null,
    },
  ]
  const done = facts.filter(({ has }) => has)
  return (
    <Card title="Contributions">
      {done.length === 0 ? <p className="text-sm text-muted">No contributions.</p> : <Facts facts={done} />}
      {done.length > 0 ? (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          <Link className="link" to={hrefWith(paths.activity.href(), who)}>
            All activity
          </Link>
          <Link className="link" to={paths.leaderboards.href()}>
            Leaderboards
          </Link>
        </p>
      ) : null}
    </Card>
  )
}

function Count({ count, href, what }: { count: number; href: string; what: string }) {
  return (
    <Link className="link" to={href}>
      {formatNumber(count)} {what}
    </Link>
  )
}

function Submitted({
  count,
  href,
  accepted,
  acceptedHref,
}: {
  count: number
  href: string
  accepted: number
  acceptedHref: string
}): ReactNode {
  return (
    <>
      <Count count={count} href={href} what="submitted" />,{' '}
      {accepted > 0 ? <Count count={accepted} href={acceptedHref} what="accepted" /> : 'none accepted'}
    </>
  )
}

const decisions = [
  ['MODERATE_EVIDENCE_ITEM', 'evidence'],
  ['MODERATE_ASSERTION', 'assertions'],
  ['ACCEPT_REVISIONS', 'revisions accepted'],
  ['REJECT_REVISIONS', 'revisions rejected'],
] as const

function DecidedLinks({ activity }: { activity: (type: string) => string }) {
  return decisions.map(([type, words], index) => (
    <span key={type}>
      {index > 0 ? ' · ' : ''}
      <Link className="link" to={activity(type)}>
        {words}
      </Link>
    </span>
  ))
}

/** The place on the leaderboard of all time. */
function Place({ place }: { place: Contributions_placeFragment | null }) {
  if (!place) return null
  return <span className="whitespace-nowrap text-muted">(#{formatNumber(place.rank)} all time)</span>
}
