import { revisionStatuses } from '#domain/vocabularies/curation.ts'
import type { RevisionStatus } from '#domain/vocabularies/curation.ts'
import {
  RecordRevisionsDocument,
  type RecordRevisionsQuery,
  type RecordRevisionsQueryVariables,
} from '#app/graphql/generated/history.ts'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { Feed } from './Feed.tsx'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'

type Revision = RecordRevisionsQuery['revisions']['nodes'][number]

const colours: Record<RevisionStatus, string> = {
  NEW: 'text-warning',
  ACCEPTED: 'text-good',
  REJECTED: 'text-danger',
  SUPERSEDED: 'text-muted',
}

/** The changes that were suggested to a record, and what came of them. */
export default function RevisionFeed({
  label,
  subject,
  ids,
}: {
  label: string
  subject?: RecordRevisionsQueryVariables['subject']
  /** Only these. */
  ids?: number[]
}) {
  return (
    <Feed
      document={RecordRevisionsDocument}
      variables={{ subject, ids }}
      pageOf={({ revisions }) => revisions}
      label={label}
      none="Nobody has suggested a change of this record"
    >
      {(revision) => <RevisionItem revision={revision} />}
    </Feed>
  )
}

function RevisionItem({ revision }: { revision: Revision }) {
  const { status, fieldDisplayName, createdAt, creationActivity, resolutionActivity, revisionSetId } =
    revision
  return (
    <article className="space-y-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <Tag className={colours[status]}>{revisionStatuses.label(status)}</Tag>
        <strong className="font-semibold">{fieldDisplayName}</strong>
        {creationActivity ? <Person user={creationActivity.user} /> : null} <Moment at={createdAt} />
        <Link className="link ml-auto" to={paths.revisionSet.href(revisionSetId)}>
          {status === 'NEW' ? 'Review' : 'Changes suggested with it'}
          <span className="sr-only">: {fieldDisplayName}</span>
        </Link>
      </p>
      <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Was</dt>
        <dd className="max-w-prose break-words">
          <del className="text-danger decoration-1">{valueText(revision.currentValue)}</del>
        </dd>
        <dt className="text-muted">Becomes</dt>
        <dd className="max-w-prose break-words">
          <ins className="text-good no-underline">{valueText(revision.suggestedValue)}</ins>
        </dd>
      </dl>
      {creationActivity?.note ? <p className="max-w-prose text-muted">{creationActivity.note}</p> : null}
      {resolutionActivity ? (
        <p className="flex flex-wrap gap-x-2 border-l-2 border-line pl-3 text-muted">
          {revisionStatuses.label(status)} by <Person user={resolutionActivity.user} />{' '}
          <Moment at={resolutionActivity.createdAt} /> {resolutionActivity.note}
        </p>
      ) : null}
    </article>
  )
}

/** A value of a field as it is written down: lists by their members, nothing as a word. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
