import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import type { VariantPageQuery } from '#app/graphql/generated/variant-page.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import { VariantOverview } from './VariantOverview.tsx'
import type { loader } from './variant-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no variant “${id}”`} sought={id} />
  return (
    <RecordPage noun="Variant" query={query}>
      <Variant query={query} />
    </RecordPage>
  )
}

function Variant({ query }: { query: QueryRef<VariantPageQuery> }) {
  const { data } = useReadQuery(query)
  const { id = '' } = useParams()
  const { variant } = data
  if (!variant) return <NotFound title={`There is no variant ${id}`} sought={id} />
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
          {
            id: 'evidence',
            title: 'Evidence',
            count: data.evidenceItems.totalCount,
            panel: (
              <RecordTable
                table={tables.evidence}
                caption={`Evidence for ${fullName}`}
                fixed={{ variantId: variant.id }}
                fit="part"
              />
            ),
          },
          {
            id: 'assertions',
            title: 'Assertions',
            count: data.assertions.totalCount,
            panel: (
              <RecordTable
                table={tables.assertions}
                caption={`Assertions on ${fullName}`}
                fixed={{ variantId: variant.id }}
                fit="part"
              />
            ),
          },
          ...historyTabs('VARIANT', variant, fullName),
        ]}
      />
    </div>
  )
}
