import { Link } from 'react-router'
import { SignInHint } from '#app/curation/review/SignInHint.tsx'
import { RevisionSetReview } from '#app/curation/review/revisions/RevisionSetReview.tsx'
import type { RevisionSetReviewQuery } from '#app/graphql/generated/revision-review.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { loader } from './revision-set-loader.ts'

export const Component = recordPage<typeof loader>(
  'Revision set',
  ({ revisionSets: { nodes } }) => nodes[0] && <RevisionSet set={nodes[0]} />,
  'RSID',
)

function RevisionSet({ set }: { set: RevisionSetReviewQuery['revisionSets']['nodes'][number] }) {
  const { creationActivity: suggested } = set
  const { record } = set.revisedRecord
  const { name } = record
  return (
    <div className="w-full max-w-7xl space-y-4">
      <header className="space-y-2">
        <PageTitle title={`${set.displayName}: changes of ${name}`} />
        <Breadcrumbs
          crumbs={[
            { title: 'Home', href: '/' },
            { title: 'Revisions to review', href: paths.revisionQueue.href() },
            { title: set.displayName },
          ]}
        />
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Tag>{set.displayName}</Tag>
          <h1 className="break-words">
            Changes of{' '}
            <Link className="link" to={record.link}>
              {'feature' in record ? `${record.feature.name} ${name}` : name}
            </Link>
          </h1>
          {'molecularProfile' in record ? (
            <EntityLink kind="molecularProfile" record={record.molecularProfile} />
          ) : null}
        </div>
        {suggested ? (
          <div className="text-sm">
            <p className="flex flex-wrap gap-x-2 text-muted">
              Suggested by <Person user={suggested.user} />
              {suggested.organization ? `(${suggested.organization.name})` : ''}{' '}
              <Moment at={suggested.createdAt} />
            </p>
            <RichText segments={suggested.parsedNote} />
          </div>
        ) : null}
      </header>
      <SignInHint action="review these changes" />
      <RevisionSetReview revisions={set.revisions} record={set.revisedRecord} />
    </div>
  )
}
