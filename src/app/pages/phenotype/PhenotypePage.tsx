import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import type { PhenotypePageQuery } from '#app/graphql/generated/phenotype-page.ts'
import { paths } from '#app/paths.ts'
import { CiteRecord } from '#app/entities/source/CiteRecord.tsx'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { versionsTab } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { TermTabs } from '../TermTabs.tsx'
import type { loader } from './phenotype-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no phenotype “${id}”`} sought={id} />
  return (
    <RecordPage noun="Phenotype" query={query}>
      <Phenotype query={query} />
    </RecordPage>
  )
}

function Phenotype({ query }: { query: QueryRef<PhenotypePageQuery> }) {
  const { phenotype, evidenceItems, assertions } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!phenotype) return <NotFound title={`There is no phenotype ${id}`} sought={id} />
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="phenotype"
        id={phenotype.id}
        name={phenotype.name}
        documentTitle={phenotype.name}
        section={{ title: 'Phenotypes', href: paths.phenotypes.href() }}
      />
      <TermTabs
        name={phenotype.name}
        fixed={{ phenotypeId: phenotype.id }}
        history={versionsTab('PHENOTYPE', phenotype.id, phenotype.name)}
        counts={{ evidence: evidenceItems.totalCount, assertions: assertions.totalCount }}
        about={
          <Card title="About this phenotype">
            <Facts
              facts={[
                { name: 'Description', value: phenotype.description },
                {
                  name: 'Human Phenotype Ontology',
                  value: phenotype.hpoId ? (
                    <HpoId hpoId={phenotype.hpoId} url={phenotype.url} />
                  ) : (
                    'Not specified'
                  ),
                },
              ]}
            />
          </Card>
        }
      />
      <CiteRecord kind="phenotype" id={phenotype.id} name={phenotype.name} />
    </div>
  )
}

function HpoId({ hpoId, url }: { hpoId: string; url: string }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{hpoId}</ExternalLink> : hpoId}{' '}
      <CopyButton text={hpoId} label="Copy the phenotype id" />
    </>
  )
}
