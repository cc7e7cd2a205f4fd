import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router'
import type { MolecularProfilePageQuery } from '#app/graphql/generated/molecular-profile-page.ts'
import { paths } from '#app/paths.ts'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { NotFound } from '../not-found/NotFound.tsx'
import { RecordPage } from '../RecordPage.tsx'
import { RecordTabs } from '../RecordTabs.tsx'
import { MolecularProfileOverview } from './MolecularProfileOverview.tsx'
import type { loader } from './molecular-profile-loader.ts'

export function Component() {
  const query = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  if (!query) return <NotFound title={`There is no molecular profile “${id}”`} sought={id} />
  return (
    <RecordPage noun="Molecular profile" query={query}>
      <MolecularProfile query={query} />
    </RecordPage>
  )
}

function MolecularProfile({ query }: { query: QueryRef<MolecularProfilePageQuery> }) {
  const { molecularProfile, evidenceItems, assertions } = useReadQuery(query).data
  const { id = '' } = useParams()
  if (!molecularProfile) return <NotFound title={`There is no molecular profile ${id}`} sought={id} />
  return (
    <div className="space-y-4">
      <RecordHeader
        kind="molecularProfile"
        id={molecularProfile.id}
        name={molecularProfile.name}
        section={{ title: 'Molecular profiles', href: paths.molecularProfiles.href() }}
        documentTitle={molecularProfile.name}
        standing={molecularProfile}
      />
      <RecordReview
        entityType="MOLECULAR_PROFILE"
        id={molecularProfile.id}
        deprecated={molecularProfile.deprecated}
      />
      <RecordTabs
        label={`Sections of ${molecularProfile.name}`}
        tabs={[
          {
            id: 'overview',
            title: 'Overview',
            panel: (
              <MolecularProfileOverview profile={molecularProfile} evidenceCount={evidenceItems.totalCount} />
            ),
          },
          {
            id: 'assertions',
            title: 'Assertions',
            count: assertions.totalCount,
            panel: (
              <RecordTable
                table={tables.assertions}
                caption={`Assertions on ${molecularProfile.name}`}
                fixed={{ molecularProfileId: molecularProfile.id }}
                fit="part"
              />
            ),
          },
          ...historyTabs('MOLECULAR_PROFILE', molecularProfile, molecularProfile.name),
        ]}
      />
    </div>
  )
}
