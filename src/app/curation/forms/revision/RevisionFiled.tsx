import { useQuery } from '@apollo/client/react'
import { RevisionSetReviewDocument } from '#app/graphql/generated/revision-review.ts'
import { paths } from '#app/paths.ts'
import { entities } from '#app/entities/entities.ts'
import { recordTag } from '#domain/records/tags.ts'
import { Link } from 'react-router'
import { Submitted } from '../Submitted.tsx'
import type { NamedChange } from './filing.ts'
import type { RecordToRevise } from './revised-record.ts'

/** Outcome of a suggestion: what was filed, what somebody had suggested before, and where to go from here. */
export function RevisionFiled({ record, filed }: { record: RecordToRevise; filed: readonly NamedChange[] }) {
  const created = filed.filter(({ newlyCreated }) => newlyCreated)
  const pending = filed.filter(({ newlyCreated }) => !newlyCreated)
  const setId = created[0]?.revisionSetId ?? 0
  const { data } = useQuery(RevisionSetReviewDocument, {
    variables: { id: setId },
    skip: setId === 0,
    fetchPolicy: 'network-only',
  })
  const revisions = data?.revisionSets.nodes[0]?.revisions ?? []
  const mayAccept = revisions.length > 0 && revisions.every(({ viewerMay }) => viewerMay?.accept.allowed)
  const tag = recordTag('REVISION_SET', setId)
  return (
    <Submitted
      title={created.length > 0 ? `${tag} was submitted` : 'No new revision'}
      steps={[
        ...(created.length > 0
          ? [{ name: mayAccept ? `Accept ${tag}` : `View ${tag}`, href: paths.revisionSet.href(setId) }]
          : []),
        { name: `Back to ${record.name}`, href: entities[record.kind].href(record.id) },
      ]}
    >
      {created.length > 0 ? (
        <p>
          Suggested: {created.map(({ label }) => label).join(', ')}.{' '}
          {mayAccept
            ? `You can accept it yourself: you submitted ${record.name}, and it has not been reviewed yet.`
            : `${record.name} stays unchanged until an editor accepts it.`}
        </p>
      ) : null}
      {pending.length > 0 ? (
        <div>
          Already suggested and pending review:
          <ul className="list-disc pl-5">
            {pending.map(({ id, label, revisionSetId }) => (
              <li key={id}>
                <Link className="link" to={paths.revisionSet.href(revisionSetId)}>
                  {label} ({recordTag('REVISION', id)})
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Submitted>
  )
}
