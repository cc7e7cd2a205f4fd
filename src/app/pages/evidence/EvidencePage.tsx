import { tables } from '#app/entities/tables/tables.ts'
import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { EvidenceOverview } from './EvidenceOverview.tsx'
import type { loader } from './evidence-loader.ts'

export const Component = recordPage<typeof loader>(
  'Evidence item',
  ({ evidenceItem }) => evidenceItem && <EvidenceItem evidenceItem={evidenceItem} />,
  'EID',
)

function EvidenceItem({ evidenceItem }: Found<typeof loader, 'evidenceItem'>) {
  const { source, name, claimTitle, evidenceLevel } = evidenceItem
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="evidenceItem"
        id={evidenceItem.id}
        name={
          <>
            <LevelLetter level={evidenceLevel} />
            {claimTitle}
          </>
        }
        documentTitle={`${claimTitle} · ${name}`}
        crumb={name}
        section={{ title: 'Evidence', href: paths.evidence.href() }}
        marks={<StatusTag status={evidenceItem.status} withdrawn={evidenceItem.withdrawn} />}
        standing={evidenceItem}
      >
        <EntityLink kind="molecularProfile" record={evidenceItem.molecularProfile} />
      </RecordHeader>
      <RecordReview entityType="EVIDENCE_ITEM" id={evidenceItem.id} />
      <RecordTabs
        label={`Sections of EID${evidenceItem.id}`}
        tabs={[
          { id: 'overview', title: 'Overview', panel: <EvidenceOverview item={evidenceItem} /> },
          tableTab({
            id: 'source',
            title: 'Evidence from the same source',
            table: tables.evidence,
            caption: `Evidence from ${source.citation ?? source.name}`,
            fixed: { sourceId: source.id },
          }),
          ...historyTabs('EVIDENCE_ITEM', evidenceItem, evidenceItem.name),
        ]}
      />
    </div>
  )
}
