import type { HomePageQuery } from '#app/graphql/generated/home-page.ts'
import { EntityLink } from '#app/records/EntityLink.tsx'
import { countOf, formatNumber } from '#app/records/counts.ts'
import { Card } from '#app/ui/Card.tsx'

/** The features with the most evidence: the shortest way in for most questions. */
export function MostStudied({ features }: { features: HomePageQuery['browseFeatures']['nodes'] }) {
  const most = Math.max(1, ...features.map(({ evidenceItemCount }) => evidenceItemCount))
  if (features.length === 0) return null
  return (
    <Card title="Genes and features with the most evidence" className="max-w-3xl">
      <ol className="space-y-1.5">
        {features.map((feature) => (
          <li key={feature.id} className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3 text-sm">
            <EntityLink kind={feature.featureInstanceType === 'GENE' ? 'gene' : 'feature'} record={feature} />
            <span aria-hidden="true" className="h-2 rounded bg-sunken">
              <span
                className="block h-2 rounded bg-evidence/70"
                style={{ width: `${(100 * feature.evidenceItemCount) / most}%` }}
              />
            </span>
            <span className="text-muted">
              {formatNumber(feature.evidenceItemCount)} evidence items,{' '}
              {countOf(feature.variantCount, 'variant', 'variants')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
