import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { ApproveAssertionDocument, AssertionApprovalDocument } from '#app/graphql/generated/moderation.ts'
import type { AssertionApproval_assertionFragment } from '#app/graphql/generated/moderation.ts'
import { formatTime } from '#app/entities/history/format-time.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { significanceWords } from '#app/entities/evidence/significance.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { approvalConcerns } from '#domain/clinical/approval-concerns.ts'
import type { ApprovalConcern } from '#domain/clinical/approval-concerns.ts'
import { importerName } from '#domain/text/names.ts'
import { plainWords } from '#domain/text/plain-words.ts'
import { recordLink } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import { assertionDirections, assertionTypes } from '#domain/vocabularies/evidence.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Assertion = AssertionApproval_assertionFragment

/** Approves an assertion: says what is approved, as it is now, and what stands against it, before it is confirmed. */
export function ApprovalDialog({
  assertionId,
  organization,
  onApproved,
  onClose,
}: {
  assertionId: number
  organization: { id: number; name: string }
  onApproved: () => void
  onClose: () => void
}) {
  const [year] = useState(() => new Date().getFullYear())
  const content = useRef<HTMLDivElement>(null)
  // What is signed is what is stored now, not what the page was loaded with.
  const { data, error, refetch } = useQuery(AssertionApprovalDocument, {
    variables: { id: assertionId },
    fetchPolicy: 'network-only',
  })
  const assertion = data?.assertion
  const version = data?.recordVersions.nodes[0]?.number ?? null
  const statement = data?.viewer?.mostRecentConflictOfInterestStatement
  return (
    <ReasonDialog
      title={`Approve ${recordTag('ASSERTION', assertionId)} for ${organization.name}`}
      draft={`approve:${assertionId}:${organization.id}`}
      confirm="Approve"
      label="Comment (optional)"
      minLength={10}
      optional
      blocked={!assertion}
      initialFocus={content}
      about={{
        title: recordTag('ASSERTION', assertionId),
        href: `${recordLink('ASSERTION', assertionId)}?tab=activity`,
      }}
      onClose={onClose}
      onSubmit={async (comment) => {
        const variables = {
          id: assertionId,
          organizationId: organization.id,
          comment: comment || null,
          version,
          decidedOn: assertion?.decisionState ?? null,
        }
        const { error } = await mutate(ApproveAssertionDocument, variables)
        if (error) {
          // What is confirmed next is what is stored by then.
          void refetch()
          return error
        }
        await refetchAfter('review')
        onApproved()
        return null
      }}
    >
      <div ref={content} tabIndex={-1} className="space-y-4 outline-none">
        {error ? (
          <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
        ) : assertion ? (
          <>
            <Approved assertion={assertion} version={version} />
            <Concerns
              concerns={approvalConcerns(
                {
                  ...assertion,
                  claim: { ...assertion, evidenceType: assertion.assertionType },
                  evidence: assertion.evidenceItems.map((item) => ({
                    ...item,
                    source: { id: item.source.id, publicationYear: item.source.publicationYear ?? null },
                  })),
                },
                statement?.coiPresent ? { statement: statement.coiStatement ?? null } : null,
                year,
              )}
            />
          </>
        ) : (
          <SkeletonLines count={6} />
        )}
      </div>
    </ReasonDialog>
  )
}

/** Approval summary: the statement, and which version of it. */
function Approved({ assertion, version }: { assertion: Assertion; version: number | null }) {
  const { acceptanceEvent, lastAcceptedRevisionEvent: revised, therapies } = assertion
  const evidence = countOf(assertion.evidenceItems.length, 'evidence item', 'evidence items')
  return (
    <section aria-label="Approval summary" className="space-y-2">
      <p>{plainWords(assertion.summary)}</p>
      <Facts
        facts={[
          {
            name: 'Statement',
            value: [
              `${assertionTypes.label(assertion.assertionType)}: ${assertionDirections.label(assertion.assertionDirection).toLowerCase()} ${significanceWords(assertion.significance)}`,
              assertion.molecularProfile.name,
              therapies.map(({ name }) => name).join(', '),
              assertion.disease?.name,
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { name: 'Evidence', value: evidence },
          {
            name: 'Version',
            value: [
              version,
              acceptanceEvent ? `accepted ${signed(acceptanceEvent)}` : 'accepted',
              revised ? `last revised ${signed(revised)}` : 'not revised since',
            ]
              .filter((part) => part !== null)
              .join('; '),
          },
        ]}
      />
    </section>
  )
}

const signed = ({ createdAt, originatingUser }: NonNullable<Assertion['acceptanceEvent']>) =>
  `${formatTime(createdAt)} ${originatingUser.displayName === importerName ? 'in the release' : `by ${originatingUser.displayName}`}`

function Concerns({ concerns }: { concerns: readonly ApprovalConcern[] }) {
  if (concerns.length === 0)
    return <p className="text-muted">No conflicts, limitations or pending changes.</p>
  return (
    <Callout tone="warning" title="Consider before you approve">
      <dl className="mt-1 space-y-1">
        {concerns.map(({ title, detail }) => (
          <div key={title}>
            <dt className="inline font-medium">{title}:</dt> <dd className="inline">{detail}</dd>
          </div>
        ))}
      </dl>
    </Callout>
  )
}
