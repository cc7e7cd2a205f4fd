import { tables } from '#app/entities/tables/tables.ts'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import type { VariantTypePageQuery } from '#app/graphql/generated/variant-type-page.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import type { loader } from './variant-type-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no variant type “${id}”`} sought={id} />
  return (
    <RecordPage noun="Variant type" query={query}>
      <VariantType query={query} />
    </RecordPage>
  )
}

function VariantType({ query }: { query: QueryRef<VariantTypePageQuery> }) {
  const { variantType, browseVariants } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!variantType) return <NotFound title={`There is no variant type ${id}`} sought={id} />
  const name = variantType.name.replaceAll('_', ' ')
  return (
    <div className="space-y-4">
      <RecordHeader kind="variantType" id={variantType.id} name={name} documentTitle={name} />
      <Card title="About this type">
        {variantType.description ? <Statement text={variantType.description} className="text-sm" /> : null}
        <Facts
          facts={[
            {
              name: 'Sequence Ontology',
              value: <OntologyId id={variantType.soid} url={variantType.url} />,
            },
          ]}
        />
      </Card>
      <section aria-labelledby="variants">
        <h2 id="variants" className="mb-2 font-semibold">
          Variants of this type ({formatNumber(browseVariants.filteredCount)})
        </h2>
        <RecordTable
          table={tables.variants}
          caption={`Variants of the type ${name}`}
          fixed={{ variantTypeId: variantType.id }}
          expected={browseVariants.filteredCount}
          fit="part"
        />
      </section>
      <CiteRecord kind="variantType" id={variantType.id} name={name} />
    </div>
  )
}
