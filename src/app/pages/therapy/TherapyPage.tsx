import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import type { TherapyPageQuery } from '#app/graphql/generated/therapy-page.ts'
import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { TermTabs } from '../TermTabs.tsx'
import type { loader } from './therapy-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no therapy “${id}”`} sought={id} />
  return (
    <RecordPage noun="Therapy" query={query}>
      <Therapy query={query} />
    </RecordPage>
  )
}

function Therapy({ query }: { query: QueryRef<TherapyPageQuery> }) {
  const { therapy, evidenceItems, assertions } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!therapy) return <NotFound title={`There is no therapy ${id}`} sought={id} />
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="therapy"
        id={therapy.id}
        name={therapy.name}
        documentTitle={therapy.name}
        section={{ title: 'Therapies', href: paths.therapies.href() }}
      />
      <ClinicalSummary
        subject={{ kind: 'therapy', id: therapy.id, name: therapy.name }}
        summary={therapy.clinicalSummary}
      />
      <TermTabs
        name={therapy.name}
        fixed={{ therapyId: therapy.id }}
        history={versionsTab('THERAPY', therapy.id, therapy.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this therapy">
            <Facts
              facts={[
                { name: 'Description', value: therapy.description },
                {
                  name: 'NCI Thesaurus',
                  value: therapy.ncitId ? (
                    <NcitId ncitId={therapy.ncitId} url={therapy.therapyUrl} />
                  ) : (
                    'Not specified'
                  ),
                },
                { name: 'Aliases', value: therapy.therapyAliases.join(', ') },
              ]}
            />
          </Card>
        }
      />
      <CiteRecord kind="therapy" id={therapy.id} name={therapy.name} />
    </div>
  )
}

function NcitId({ ncitId, url }: { ncitId: string; url: string | null | undefined }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{ncitId}</ExternalLink> : ncitId}{' '}
      <CopyButton text={ncitId} label="Copy the NCI Thesaurus id" />
    </>
  )
}
