import type { AssertionPageQuery } from '#app/graphql/generated/assertion-page.ts'
import { approvalStatusMeanings, approvalStatuses } from '#domain/vocabularies/curation.ts'
import { formatDate } from '#app/ui/dates.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'

type Approval = NonNullable<AssertionPageQuery['assertion']>['approvals']['nodes'][number]

/** Organizations that stand behind an assertion, and whether they still do. */
export function AssertionApprovals({ approvals }: { approvals: Approval[] }) {
  if (approvals.length === 0) {
    return <EmptyState title="No approvals" />
  }
  return (
    <ul className="space-y-2 text-sm">
      {approvals.map(({ id, status, organization, user, lastReviewed, clinvarAccession }) => (
        <li key={id} className="rounded-md border border-line bg-surface px-4 py-3">
          <p className="font-semibold">{organization.name}</p>
          <p className="text-muted">
            {approvalStatuses.label(status)}, last reviewed {formatDate(lastReviewed)} by {user.displayName}
          </p>
          {status === 'REQUIRES_REVIEW' ? <p>{approvalStatusMeanings.REQUIRES_REVIEW}</p> : null}
          {clinvarAccession ? (
            <p>
              ClinVar{' '}
              <ExternalLink href={`https://www.ncbi.nlm.nih.gov/clinvar/${clinvarAccession}/`}>
                {clinvarAccession}
              </ExternalLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
