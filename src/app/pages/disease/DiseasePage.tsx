import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams, useSearchParams } from 'react-router'
import type { DiseasePageQuery } from '#app/graphql/generated/disease-page.ts'
import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { ClinicalSummary } from '#app/entities/summary/ClinicalSummary.tsx'
import { includes } from '#app/entities/summary/summary-extent.ts'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { TermTabs } from '../TermTabs.tsx'
import type { loader } from './disease-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no disease “${id}”`} sought={id} />
  return (
    <RecordPage noun="Disease" query={query}>
      <Disease query={query} />
    </RecordPage>
  )
}

function Disease({ query }: { query: QueryRef<DiseasePageQuery> }) {
  const { disease, evidenceItems, assertions } = useReadQuery(query).data
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const includeSubtypes = includes(search, 'subtypes')
  if (!disease) return <NotFound title={`There is no disease ${id}`} sought={id} />
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="disease"
        id={disease.id}
        name={disease.name}
        documentTitle={disease.name}
        section={{ title: 'Diseases', href: paths.diseases.href() }}
      />
      <ClinicalSummary
        subject={{ kind: 'disease', id: disease.id, name: disease.name }}
        summary={disease.clinicalSummary}
        subtypes={disease.clinicalSummary}
      />
      <TermTabs
        name={disease.name}
        fixed={{ diseaseId: disease.id, includeSubtypes }}
        history={versionsTab('DISEASE', disease.id, disease.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this disease">
            <Facts
              facts={[
                {
                  name: 'Disease Ontology',
                  value: disease.doid ? (
                    <Doid doid={disease.doid} url={disease.diseaseUrl} />
                  ) : (
                    'Not in the ontology'
                  ),
                },
                { name: 'Aliases', value: disease.diseaseAliases.join(', ') },
              ]}
            />
          </Card>
        }
      />
      <CiteRecord kind="disease" id={disease.id} name={disease.name} />
    </div>
  )
}

function Doid({ doid, url }: { doid: string; url: string | null | undefined }) {
  const text = `DOID:${doid}`
  return (
    <>
      {url ? <ExternalLink href={url}>{text}</ExternalLink> : text}{' '}
      <CopyButton text={text} label="Copy the Disease Ontology id" />
    </>
  )
}
