import { tables } from '#app/entities/tables/tables.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import type { loader } from './clinical-trial-loader.ts'

export const Component = recordPage<typeof loader>(
  'Clinical trial',
  (data) => data.clinicalTrial && <ClinicalTrial {...data} clinicalTrial={data.clinicalTrial} />,
)

function ClinicalTrial({
  clinicalTrial,
  browseSources,
  evidenceItems,
}: Found<typeof loader, 'clinicalTrial'>) {
  const { name, nctId, description, url } = clinicalTrial
  const fixed = { clinicalTrialId: clinicalTrial.id }
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="clinicalTrial"
        id={clinicalTrial.id}
        name={name || nctId}
        documentTitle={nctId || name}
      />
      <Card title="About this trial">
        {description ? <Statement text={description} className="text-sm" /> : null}
        <Facts
          facts={[
            {
              name: 'ClinicalTrials.gov',
              value: (
                <>
                  {url ? <ExternalLink href={url}>{nctId}</ExternalLink> : nctId}{' '}
                  <CopyButton text={nctId} label="Copy the trial's id" />
                </>
              ),
            },
          ]}
        />
      </Card>
      <RecordTabs
        label={`Details of ${nctId}`}
        tabs={[
          tableTab({
            id: 'evidence',
            title: 'Evidence',
            count: evidenceItems.totalCount,
            table: tables.evidence,
            caption: `Evidence from ${nctId}`,
            fixed,
            expected: evidenceItems.totalCount,
          }),
          tableTab({
            id: 'sources',
            title: 'Sources',
            count: browseSources.filteredCount,
            table: tables.sources,
            caption: `Sources of ${nctId}`,
            fixed,
            expected: browseSources.filteredCount,
          }),
        ]}
      />
      <CiteRecord kind="clinicalTrial" id={clinicalTrial.id} name={nctId || name} />
    </div>
  )
}
