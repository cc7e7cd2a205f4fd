import { Suspense, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import type { GraphqlApiPageQuery } from '#app/graphql/generated/graphql-api.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { GksFiles } from './GksFiles.tsx'
import { fetchGksReleases } from './gks-releases.ts'

type Release = GraphqlApiPageQuery['dataReleases'][number]

const contents: [keyof Omit<Release, 'name' | '__typename'>, string][] = [
  ['featureTsv', 'Genes and other features'],
  ['variantTsv', 'Variants'],
  ['molecularProfileTsv', 'Molecular profiles'],
  ['acceptedEvidenceTsv', 'Evidence, accepted'],
  ['acceptedAndSubmittedEvidenceTsv', 'Evidence, accepted and submitted'],
  ['acceptedAssertionTsv', 'Assertions, accepted'],
  ['acceptedAndSubmittedAssertionTsv', 'Assertions, accepted and submitted'],
  ['variantGroupTsv', 'Variant groups'],
  ['therapyTsv', 'Therapies'],
  ['acceptedVariantsVcf', 'Variants on GRCh37 as VCF, accepted'],
  ['acceptedAndSubmittedVariantsVcf', 'Variants on GRCh37 as VCF, accepted and submitted'],
  ['acceptedVariantsGrch38Vcf', 'Variants on GRCh38 as VCF, accepted'],
  ['acceptedAndSubmittedVariantsGrch38Vcf', 'Variants on GRCh38 as VCF, accepted and submitted'],
]

/** The releases with their files; a card each. */
export function Downloads({ releases }: { releases: readonly Release[] }) {
  const [gks, setGks] = useState(fetchGksReleases)
  if (releases.length === 0) {
    return (
      <EmptyState title="No files yet">
        The service creates them within minutes of its start, and then every night.
      </EmptyState>
    )
  }
  return releases.map((release) => (
    <Card key={release.name} title={release.name}>
      <Facts
        facts={contents.map(([member, name]) => {
          const file = release[member]
          return {
            name,
            value: file && (
              <a className="link" href={file.path} download>
                {file.filename}
              </a>
            ),
          }
        })}
      />
      <ErrorBoundary
        resetKey={gks}
        renderError={(error) => (
          <ErrorState failure={failureOf(error)} onRetry={() => setGks(fetchGksReleases())} />
        )}
      >
        <Suspense fallback={<SkeletonLines count={6} />}>
          <GksFiles release={release.name} releases={gks} />
        </Suspense>
      </ErrorBoundary>
    </Card>
  ))
}
