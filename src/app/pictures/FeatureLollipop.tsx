import { FeatureVariantsDocument } from '#app/graphql/generated/feature-pictures.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { LollipopPicture } from './LollipopPicture.tsx'
import { PictureSkeleton } from './PictureSkeleton.tsx'
import { useEveryPage } from './use-every-page.ts'

/** The lollipop of a gene, once all of its variants are there. */
export default function FeatureLollipop({ featureId, name }: { featureId: number; name: string }) {
  const { data, error, retry } = useEveryPage(
    FeatureVariantsDocument,
    { featureId },
    ({ browseVariants }) => browseVariants,
  )
  if (error) return <ErrorState failure={failureOf(error)} onRetry={retry} />
  if (!data) return <PictureSkeleton />
  return <LollipopPicture gene={name} variants={data.browseVariants.nodes} />
}
