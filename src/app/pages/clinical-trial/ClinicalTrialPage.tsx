import { tables } from '#app/entities/tables/tables.ts'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Statement } from '#app/entities/evidence/Statement.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import type { ClinicalTrialPageQuery } from '#app/graphql/generated/clinical-trial-page.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import type { loader } from './clinical-trial-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no clinical trial “${id}”`} sought={id} />
  return (
    <RecordPage noun="Clinical trial" query={query}>
      <ClinicalTrial query={query} />
    </RecordPage>
  )
}

function ClinicalTrial({ query }: { query: QueryRef<ClinicalTrialPageQuery> }) {
  const { clinicalTrial, browseSources, evidenceItems } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!clinicalTrial) return <NotFound title={`There is no clinical trial ${id}`} sought={id} />
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
          {
            id: 'evidence',
            title: 'Evidence',
            count: evidenceItems.totalCount,
            panel: (
              <RecordTable
                table={tables.evidence}
                caption={`Evidence from ${nctId}`}
                fixed={fixed}
                expected={evidenceItems.totalCount}
                fit="part"
              />
            ),
          },
          {
            id: 'sources',
            title: 'Sources',
            count: browseSources.filteredCount,
            panel: (
              <RecordTable
                table={tables.sources}
                caption={`Sources of ${nctId}`}
                fixed={fixed}
                expected={browseSources.filteredCount}
                fit="part"
              />
            ),
          },
        ]}
      />
      <CiteRecord kind="clinicalTrial" id={clinicalTrial.id} name={nctId || name} />
    </div>
  )
}
