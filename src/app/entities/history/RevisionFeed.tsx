import { revisionStatuses } from '#domain/vocabularies/curation.ts'
import type { RevisionStatus } from '#domain/vocabularies/curation.ts'
import {
  RecordRevisionsDocument,
  type RecordRevisionsQuery,
  type RecordRevisionsQueryVariables,
} from '#app/graphql/generated/history.ts'
import { Link } from 'react-router'
import { Difference } from '#app/entities/history/Difference.tsx'
import { changeOf } from '#app/entities/history/revised-value.ts'
import { paths } from '#app/paths.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Feed } from './Feed.tsx'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'
import { SupersededBy } from './SupersededBy.tsx'

type Revision = RecordRevisionsQuery['revisions']['nodes'][number]

const colours: Record<RevisionStatus, string> = {
  NEW: 'text-warning',
  ACCEPTED: 'text-good',
  REJECTED: 'text-danger',
  SUPERSEDED: 'text-muted',
}

/** What the second value is called: what was rejected never became it. */
const becomes: Record<RevisionStatus, string> = {
  NEW: 'Proposed',
  ACCEPTED: 'Became',
  REJECTED: 'Suggested',
  SUPERSEDED: 'Suggested',
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
      none="No revisions"
    >
      {(revision) => (
        <RevisionItem
          revision={revision}
          label={fieldLabel(
            revision.fieldName,
            subject?.entityType === 'EVIDENCE_ITEM' ? 'EvidenceItem' : undefined,
          )}
        />
      )}
    </Feed>
  )
}

function RevisionItem({ revision, label }: { revision: Revision; label: string }) {
  const { status, createdAt, creationActivity, resolutionActivity, revisionSetId } = revision
  const { base, proposed } = changeOf(revision)
  return (
    <article className="space-y-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <Tag className={colours[status]}>{revisionStatuses.label(status)}</Tag>
        <strong className="font-semibold">{label}</strong>
        {creationActivity ? <Person user={creationActivity.user} /> : null} <Moment at={createdAt} />
        <Link className="link ml-auto" to={paths.revisionSet.href(revisionSetId)}>
          {status === 'NEW' ? 'Review' : 'Suggested together'}
          <span className="sr-only">: {label}</span>
        </Link>
      </p>
      <dl className="grid gap-x-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Was</dt>
        <dd className="max-w-prose break-words whitespace-pre-line">
          <Difference value={base} against={proposed} mark="removed" />
        </dd>
        <dt className="text-muted">{becomes[status]}</dt>
        <dd className="max-w-prose break-words whitespace-pre-line">
          <Difference value={proposed} against={base} mark="added" />
        </dd>
      </dl>
      {creationActivity && creationActivity.parsedNote.length > 0 ? (
        <div className="text-muted">
          <RichText segments={creationActivity.parsedNote} />
        </div>
      ) : null}
      {resolutionActivity ? (
        <div className="border-l-2 border-line pl-3 text-muted">
          <SupersededBy revision={revision} />
          <p className="flex flex-wrap gap-x-2">
            {status === 'SUPERSEDED' ? 'Decided' : revisionStatuses.label(status)} by{' '}
            <Person user={resolutionActivity.user} /> <Moment at={resolutionActivity.createdAt} />
          </p>
          <RichText segments={resolutionActivity.parsedNote} />
        </div>
      ) : null}
    </article>
  )
}
