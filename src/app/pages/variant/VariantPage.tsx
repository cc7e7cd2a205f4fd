import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { VariantOverview } from './VariantOverview.tsx'
import type { loader } from './variant-loader.ts'

export const Component = recordPage<typeof loader>(
  'Variant',
  (data) => data.variant && <Variant {...data} variant={data.variant} />,
)

function Variant({ variant, evidenceItems, assertions }: Found<typeof loader, 'variant'>) {
  const fullName = `${variant.feature.name} ${variant.name}`
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="variant"
        id={variant.id}
        name={
          <>
            <EntityLink
              kind={variant.feature.featureType === 'GENE' ? 'gene' : 'feature'}
              record={variant.feature}
            />{' '}
            {variant.name}
          </>
        }
        documentTitle={fullName}
        section={{ title: 'Variants', href: paths.variants.href() }}
        standing={variant}
      />
      <RecordReview entityType="VARIANT" id={variant.id} deprecated={variant.deprecated} />
      <RecordTabs
        label={`Sections of ${fullName}`}
        tabs={[
          {
            id: 'overview',
            title: 'Overview',
            panel: <VariantOverview variant={variant} />,
          },
          tableTab({
            id: 'evidence',
            title: 'Evidence',
            count: evidenceItems.totalCount,
            table: tables.evidence,
            caption: `Evidence for ${fullName}`,
            fixed: { variantId: variant.id },
          }),
          tableTab({
            id: 'assertions',
            title: 'Assertions',
            count: assertions.totalCount,
            table: tables.assertions,
            caption: `Assertions on ${fullName}`,
            fixed: { variantId: variant.id },
          }),
          ...historyTabs('VARIANT', variant, fullName),
        ]}
      />
    </div>
  )
}
