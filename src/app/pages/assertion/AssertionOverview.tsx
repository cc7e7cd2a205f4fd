import { lazy, Suspense } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import type { AssertionPageQuery } from '#app/graphql/generated/assertion-page.ts'
import { AssertionClassification } from '#app/entities/evidence/AssertionClassification.tsx'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { ProfileDefinition } from '#app/entities/profile/ProfileDefinition.tsx'
import { withdrawalReason } from '#app/entities/header/RecordNotices.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RecordColumns } from '../RecordPage.tsx'

const AssertionWorkspace = lazy(() => import('./workspace/AssertionWorkspace.tsx'))

type Assertion = NonNullable<AssertionPageQuery['assertion']>

/** Statement of an assertion, how it is classified, and the evidence it rests on. */
export function AssertionOverview({ assertion }: { assertion: Assertion }) {
  return (
    <div className="space-y-4">
      <RecordColumns
        main={
          <>
            {/* The title is the summary; its links stand here. */}
            {assertion.summaryWithTags.some((segment) => segment['__typename'] !== 'CommentTextSegment') ? (
              <Card title="Summary" isPlain>
                <RichText segments={assertion.summaryWithTags} className="text-base leading-relaxed" />
              </Card>
            ) : null}
            {assertion.descriptionWithTags.length > 0 ? (
              <Card title="Description" isPlain>
                <RichText segments={assertion.descriptionWithTags} />
              </Card>
            ) : null}
            <ProfileDefinition profile={assertion.molecularProfile} />
          </>
        }
        aside={
          <>
            <Card title="Classification">
              <AssertionClassification assertion={assertion} />
            </Card>
          </>
        }
      />
      <ErrorBoundary
        renderError={(error, retry) => <ErrorState failure={failureOf(error)} onRetry={retry} />}
      >
        {/* What follows stays below the window's edge until the evidence is there, so that nothing seen moves. */}
        <Suspense
          fallback={
            <div className="min-h-dvh">
              <SkeletonLines count={12} />
            </div>
          }
        >
          <AssertionWorkspace
            assertionId={assertion.id}
            claim={{ ...assertion, evidenceType: assertion.assertionType }}
            evidence={assertion.evidenceItems}
            diseases={assertion.evidenceDiseases}
          />
        </Suspense>
      </ErrorBoundary>
      <RecordColumns
        main={
          <CiteRecord
            kind="assertion"
            id={assertion.id}
            name={assertion.claimTitle}
            status={assertion.status}
            origin={assertion.citedOrigin}
          />
        }
        aside={
          <Card title="Provenance">
            <Provenance
              steps={[
                { name: 'Submitted', event: assertion.submissionEvent },
                { name: 'Accepted', event: assertion.acceptanceEvent },
                {
                  name: assertion.withdrawn ? withdrawalReason(assertion) : 'Rejected',
                  event: assertion.rejectionEvent,
                },
                { name: 'Last changed', event: assertion.lastAcceptedRevisionEvent },
              ]}
            />
          </Card>
        }
      />
    </div>
  )
}
