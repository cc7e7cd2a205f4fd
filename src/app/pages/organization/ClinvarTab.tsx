import { lazy, Suspense } from 'react'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

const ClinvarReadiness = lazy(() => import('./ClinvarReadiness.tsx'))

/** Assertions of the organization that can be submitted to ClinVar, and the others; the code comes when the tab is opened. */
export const ClinvarTab = ({ organizationId }: { organizationId: number }) => (
  <Suspense fallback={<SkeletonLines count={4} />}>
    <ClinvarReadiness key={organizationId} organizationId={organizationId} />
  </Suspense>
)
