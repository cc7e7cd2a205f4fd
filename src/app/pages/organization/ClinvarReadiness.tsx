import { useEffect, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { formatDate } from '#app/ui/dates.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import type { Failure } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { fetchReadiness } from './clinvar-readiness.ts'
import type { ApprovedAssertion } from './clinvar-readiness.ts'

/** What is loaded so far, and after which assertion it goes on; null at the end. */
interface Loaded {
  assertions: ApprovedAssertion[]
  next: number | null
}

const NOTHING: Loaded = { assertions: [], next: 0 }

/** Approved assertions, of which the next ones come with each attempt. */
function useReadiness(organizationId: number) {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [after, setAfter] = useState<number | null>(0)
  useEffect(() => {
    if (after === null) return undefined
    let isCurrent = true
    fetchReadiness(organizationId, after).then(
      ({ assertions, next }) => {
        if (!isCurrent) return
        setLoaded((former) => ({ assertions: [...former.assertions, ...assertions], next }))
        setAfter(null)
      },
      (error: unknown) => {
        if (!isCurrent) return
        setFailure(failureOf(error))
        setAfter(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [organizationId, after])
  const loadMore = () => {
    setFailure(null)
    setAfter(loaded.next)
  }
  return { ...loaded, failure, isLoading: after !== null, loadMore }
}

/** The assertions that an organization has approved: which can be submitted to ClinVar, and which not and why. */
export default function ClinvarReadiness({ organizationId }: { organizationId: number }) {
  const { assertions, next, failure, isLoading, loadMore } = useReadiness(organizationId)
  const ready = assertions.filter(({ reasons }) => reasons.length === 0)
  const others = assertions.filter(({ reasons }) => reasons.length > 0)
  const isEmpty = assertions.length === 0
  return (
    <div className="max-w-5xl space-y-4">
      {isEmpty && next === null ? (
        <EmptyState title="No approved assertions">
          Assertions that are approved on behalf of this organization are listed here, with what keeps them
          from being submitted to ClinVar.
        </EmptyState>
      ) : null}
      {isEmpty ? null : (
        <p className="text-sm">
          {formatNumber(ready.length)} of {formatNumber(assertions.length)} approved assertions can be
          submitted to ClinVar{next === null ? '' : ', of those shown'}.
        </p>
      )}
      {others.length > 0 ? (
        <Card title={`Not ready (${formatNumber(others.length)})`}>
          <Assertions assertions={others} />
        </Card>
      ) : null}
      {ready.length > 0 ? (
        <Card title={`Ready to submit (${formatNumber(ready.length)})`}>
          <p className="mb-2 max-w-prose text-sm text-muted">
            An administrator writes the submission files with{' '}
            <code className="font-mono">curia export --clinvar</code>. Nothing is sent from here.
          </p>
          <Assertions assertions={ready} />
        </Card>
      ) : null}
      {failure ? <ErrorState failure={failure} onRetry={loadMore} /> : null}
      {isLoading ? <SkeletonLines count={4} /> : null}
      {!isEmpty && next !== null && !isLoading && !failure ? (
        <Button onClick={loadMore}>Show more</Button>
      ) : null}
    </div>
  )
}

const Assertions = ({ assertions }: { assertions: readonly ApprovedAssertion[] }) => (
  <ul className="divide-y divide-line text-sm">
    {assertions.map((assertion) => (
      <Assertion key={assertion.id} assertion={assertion} />
    ))}
  </ul>
)

function Assertion({ assertion }: { assertion: ApprovedAssertion }) {
  const { id, molecularProfile, disease, approved, clinvarAccession, reasons } = assertion
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <EntityLink kind="assertion" record={{ id }} />{' '}
        <span className="break-words">{molecularProfile}</span>
        {disease ? <span className="text-muted">, {disease}</span> : null}
      </p>
      <p className="text-muted sm:text-right">
        Approved {formatDate(approved)}
        {clinvarAccession ? (
          <>
            {' · '}
            <ExternalLink href={`https://www.ncbi.nlm.nih.gov/clinvar/${clinvarAccession}/`}>
              {clinvarAccession}
            </ExternalLink>
          </>
        ) : null}
      </p>
      {reasons.length > 0 ? (
        <ul className="ml-5 list-disc sm:col-span-2">
          {reasons.map(({ code, message }) => (
            <li key={code}>{message}.</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
