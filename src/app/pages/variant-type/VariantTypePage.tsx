import { tables } from '#app/entities/tables/tables.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import type { loader } from './variant-type-loader.ts'

export const Component = recordPage<typeof loader>(
  'Variant type',
  (data) => data.variantType && <VariantType {...data} variantType={data.variantType} />,
)

function VariantType({ variantType, browseVariants }: Found<typeof loader, 'variantType'>) {
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
