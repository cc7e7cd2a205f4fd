import { FeatureBalanceDocument } from '#app/graphql/generated/feature-charts.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { useEveryPage } from './use-every-page.ts'

/** The evidence balance of a gene, once all of its predictive evidence is there. */
export default function FeatureBalance({ featureId, name }: { featureId: number; name: string }) {
  const { data, error, retry } = useEveryPage(
    FeatureBalanceDocument,
    { featureId },
    ({ evidenceItems }) => evidenceItems,
  )
  if (error) return <ErrorState failure={failureOf(error)} onRetry={retry} />
  if (!data) return <ChartSkeleton />
  return <BalanceChart featureId={featureId} name={name} evidence={data.evidenceItems.nodes} />
}
