import { FeatureVariantsDocument } from '#app/graphql/generated/feature-charts.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { LollipopChart } from './LollipopChart.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { useEveryPage } from './use-every-page.ts'

/** The lollipop of a gene, once all of its variants are there. */
export default function FeatureLollipop({ featureId, name }: { featureId: number; name: string }) {
  const { data, error, retry } = useEveryPage(
    FeatureVariantsDocument,
    { featureId },
    ({ browseVariants }) => browseVariants,
  )
  if (error) return <ErrorState failure={failureOf(error)} onRetry={retry} />
  if (!data) return <ChartSkeleton />
  return <LollipopChart gene={name} variants={data.browseVariants.nodes} />
}
