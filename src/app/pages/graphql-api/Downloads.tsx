import type { GraphqlApiPageQuery } from '#app/graphql/generated/graphql-api.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { Facts } from '#app/ui/Facts.tsx'

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
  ['acceptedVariantsVcf', 'Variants as VCF, accepted'],
  ['acceptedAndSubmittedVariantsVcf', 'Variants as VCF, accepted and submitted'],
]

/** The releases with their files; a card each. */
export function Downloads({ releases }: { releases: readonly Release[] }) {
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
    </Card>
  ))
}
