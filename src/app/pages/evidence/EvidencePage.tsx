import { tables } from '#app/entities/tables/tables.ts'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import type { EvidencePageQuery } from '#app/graphql/generated/evidence-page.ts'
import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import { EvidenceOverview } from './EvidenceOverview.tsx'
import type { loader } from './evidence-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no evidence item “${id}”`} sought={id} />
  return (
    <RecordPage noun="Evidence item" query={query}>
      <EvidenceItem query={query} />
    </RecordPage>
  )
}

function EvidenceItem({ query }: { query: QueryRef<EvidencePageQuery> }) {
  const { evidenceItem } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!evidenceItem) return <NotFound title={`There is no evidence item EID${id}`} sought={id} />
  const { source, molecularProfile } = evidenceItem
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="evidenceItem"
        id={evidenceItem.id}
        name={<EntityLink kind="molecularProfile" record={molecularProfile} />}
        documentTitle={`EID${evidenceItem.id}: ${molecularProfile.name}`}
        section={{ title: 'Evidence', href: paths.evidence.href() }}
        marks={<StatusTag status={evidenceItem.status} />}
        standing={evidenceItem}
      />
      <RecordReview entityType="EVIDENCE_ITEM" id={evidenceItem.id} />
      <RecordTabs
        label={`Sections of EID${evidenceItem.id}`}
        tabs={[
          { id: 'overview', title: 'Overview', panel: <EvidenceOverview item={evidenceItem} /> },
          {
            id: 'source',
            title: 'Evidence from the same source',
            panel: (
              <RecordTable
                table={tables.evidence}
                caption={`Evidence from ${source.citation ?? source.name}`}
                fixed={{ sourceId: source.id }}
                fit="part"
              />
            ),
          },
          ...historyTabs('EVIDENCE_ITEM', evidenceItem, evidenceItem.name),
        ]}
      />
    </div>
  )
}
