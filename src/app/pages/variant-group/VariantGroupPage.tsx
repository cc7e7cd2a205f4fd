import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { Provenance } from '#app/entities/source/Provenance.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { SourceList } from '#app/entities/source/SourceList.tsx'
import { RichText } from '#app/entities/text/RichText.tsx'
import { Card } from '#app/ui/Card.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { RecordColumns, recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import type { loader } from './variant-group-loader.ts'

export const Component = recordPage<typeof loader>(
  'Variant group',
  (data) => data.variantGroup && <VariantGroup {...data} variantGroup={data.variantGroup} />,
)

function VariantGroup({ variantGroup, evidenceItems }: Found<typeof loader, 'variantGroup'>) {
  const { name, descriptionWithTags, sources, variants, lastAcceptedRevisionEvent } = variantGroup
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="variantGroup"
        id={variantGroup.id}
        name={name}
        documentTitle={name}
        section={{ title: 'Variant groups', href: paths.variantGroups.href() }}
        standing={variantGroup}
      />
      <RecordReview entityType="VARIANT_GROUP" id={variantGroup.id} />
      {descriptionWithTags.length > 0 || sources.length > 0 ? (
        <Card title="Description">
          <RichText segments={descriptionWithTags} />
          {sources.length > 0 ? (
            <div className="mt-3 text-sm">
              <h3 className="mb-1 font-semibold">Sources</h3>
              <SourceList sources={sources} />
            </div>
          ) : null}
        </Card>
      ) : null}
      <RecordTabs
        label={`Sections of ${name}`}
        tabs={[
          tableTab({
            id: 'members',
            title: 'Variants',
            count: variants.totalCount,
            table: tables.variants,
            caption: `Variants of ${name}`,
            fixed: { variantGroupId: variantGroup.id },
            expected: variants.totalCount,
          }),
          tableTab({
            id: 'evidence',
            title: 'Evidence',
            count: evidenceItems.totalCount,
            table: tables.evidence,
            caption: `Evidence for the members of ${name}`,
            fixed: { variantGroupId: variantGroup.id },
            expected: evidenceItems.totalCount,
          }),
          ...historyTabs('VARIANT_GROUP', variantGroup, name),
        ]}
      />
      <RecordColumns
        main={<CiteRecord kind="variantGroup" id={variantGroup.id} name={name} />}
        aside={
          lastAcceptedRevisionEvent ? (
            <Card title="Provenance">
              <Provenance steps={[{ name: 'Last changed', event: lastAcceptedRevisionEvent }]} />
            </Card>
          ) : null
        }
      />
    </div>
  )
}
