import { lazy, Suspense } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/Skeleton.tsx'
import {
  ampLevels,
  assertionTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import type { AssertionPageQuery } from '#app/graphql/generated/assertion-page.ts'
import { CiteRecord } from '#app/records/CiteRecord.tsx'
import { Direction } from '#app/records/Direction.tsx'
import { EntityLink } from '#app/records/EntityLink.tsx'
import type { LinkedRecord } from '#app/records/EntityLink.tsx'
import { EntityLinks } from '#app/records/EntityLinks.tsx'
import { TherapyLinks } from '#app/records/TherapyLinks.tsx'
import { ProfileExpression } from '#app/records/ProfileExpression.tsx'
import { Provenance } from '#app/records/Provenance.tsx'
import { Statement } from '#app/records/Statement.tsx'
import { formatDate } from '#app/records/dates.ts'
import { significanceLabel } from '#app/records/significance.ts'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordColumns } from '../RecordPage.tsx'

const AssertionWorkspace = lazy(() => import('./workspace/AssertionWorkspace.tsx'))

type Assertion = NonNullable<AssertionPageQuery['assertion']>

/** What is asserted, how it is classified, and the evidence it rests on. */
export function AssertionOverview({ assertion }: { assertion: Assertion }) {
  return (
    <div className="space-y-4">
      <RecordColumns
        main={
          <>
            <Card title="Summary">
              <Statement
                text={assertion.summary || 'No summary is recorded.'}
                className="text-base leading-relaxed"
              />
            </Card>
            {assertion.description ? (
              <Card title="Description">
                <Statement text={assertion.description} />
              </Card>
            ) : null}
            <Card title="When it applies">
              <ProfileExpression profile={assertion.molecularProfile} />
            </Card>
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
            claim={assertion}
            evidence={assertion.evidenceItems}
          />
        </Suspense>
      </ErrorBoundary>
      <RecordColumns
        main={<CiteRecord kind="assertion" id={assertion.id} name={assertion.name} />}
        aside={
          <Card title="Provenance">
            <Provenance
              steps={[
                { name: 'Submitted', event: assertion.submissionEvent },
                { name: 'Accepted', event: assertion.acceptanceEvent },
                { name: 'Rejected', event: assertion.rejectionEvent },
                { name: 'Last changed', event: assertion.lastAcceptedRevisionEvent },
              ]}
            />
          </Card>
        }
      />
    </div>
  )
}

type Code = { id: number; code: string; description: string }

/** What an assertion says, in the terms of the vocabularies and guidelines. */
export function AssertionClassification({
  assertion,
}: {
  assertion: Pick<
    Assertion,
    | 'assertionType'
    | 'assertionDirection'
    | 'significance'
    | 'variantOrigin'
    | 'therapyInteractionType'
    | 'ampLevel'
    | 'nccnGuidelineVersion'
    | 'regulatoryApproval'
    | 'regulatoryApprovalLastUpdated'
    | 'fdaCompanionTest'
    | 'fdaCompanionTestLastUpdated'
  > &
    Record<'therapies' | 'phenotypes', readonly LinkedRecord[]> &
    Record<'acmgCodes' | 'clingenCodes', readonly Code[]> & {
      disease?: LinkedRecord | null
      nccnGuideline?: { name: string } | null
    }
}) {
  const guideline = [
    assertion.nccnGuideline?.name,
    assertion.nccnGuidelineVersion && `version ${assertion.nccnGuidelineVersion}`,
  ]
  return (
    <Facts
      facts={[
        { name: 'Type', value: assertionTypes.label(assertion.assertionType) },
        { name: 'Direction', value: <Direction direction={assertion.assertionDirection} /> },
        { name: 'Significance', value: significanceLabel(assertion.significance) },
        {
          name: 'Disease',
          value: assertion.disease && <EntityLink kind="disease" record={assertion.disease} />,
        },
        {
          name: 'Therapies',
          value: assertion.therapies.length > 0 && (
            <TherapyLinks therapies={assertion.therapies} interaction={assertion.therapyInteractionType} />
          ),
        },
        {
          name: 'Therapy interaction',
          value:
            assertion.therapyInteractionType && therapyInteractions.label(assertion.therapyInteractionType),
        },
        {
          name: 'Phenotypes',
          value: assertion.phenotypes.length > 0 && (
            <EntityLinks kind="phenotype" records={assertion.phenotypes} />
          ),
        },
        { name: 'Variant origin', value: variantOrigins.label(assertion.variantOrigin) },
        { name: 'AMP level', value: assertion.ampLevel && ampLevels.label(assertion.ampLevel) },
        {
          name: 'ACMG codes',
          value: assertion.acmgCodes.length > 0 && <Codes codes={assertion.acmgCodes} />,
        },
        {
          name: 'ClinGen codes',
          value: assertion.clingenCodes.length > 0 && <Codes codes={assertion.clingenCodes} />,
        },
        { name: 'NCCN guideline', value: guideline.filter(Boolean).join(', ') },
        {
          name: 'FDA regulatory approval',
          value: flagText(assertion.regulatoryApproval, assertion.regulatoryApprovalLastUpdated),
        },
        {
          name: 'FDA companion test',
          value: flagText(assertion.fdaCompanionTest, assertion.fdaCompanionTestLastUpdated),
        },
      ]}
    />
  )
}

function Codes({ codes }: { codes: readonly Code[] }) {
  return (
    <ul className="space-y-1">
      {codes.map(({ id, code, description }) => (
        <li key={id}>
          <strong className="font-semibold">{code}</strong>
          {description && description !== code ? <span className="text-muted"> {description}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/** Yes or no, and as of when; null when nobody has said. */
function flagText(flag: boolean | null | undefined, asOf: string | null | undefined): string | null {
  if (flag === null || flag === undefined) return null
  return `${flag ? 'Yes' : 'No'}${asOf ? `, as of ${formatDate(asOf)}` : ''}`
}
