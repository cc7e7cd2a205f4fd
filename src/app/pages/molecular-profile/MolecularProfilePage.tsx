import { RecordReview } from '#app/curation/review/RecordReview.tsx'
import { tables } from '#app/entities/tables/tables.ts'
import { paths } from '#app/paths.ts'
import { RecordHeader } from '#app/entities/header/RecordHeader.tsx'
import { historyTabs } from '../history-tabs.tsx'
import { recordPage } from '../RecordPage.tsx'
import type { Found } from '../RecordPage.tsx'
import { RecordTabs, tableTab } from '../RecordTabs.tsx'
import { MolecularProfileOverview } from './MolecularProfileOverview.tsx'
import type { loader } from './molecular-profile-loader.ts'

export const Component = recordPage<typeof loader>(
  'Molecular profile',
  (data) => data.molecularProfile && <MolecularProfile {...data} molecularProfile={data.molecularProfile} />,
)

function MolecularProfile({
  molecularProfile,
  evidenceItems,
  assertions,
}: Found<typeof loader, 'molecularProfile'>) {
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
          tableTab({
            id: 'assertions',
            title: 'Assertions',
            count: assertions.totalCount,
            table: tables.assertions,
            caption: `Assertions on ${molecularProfile.name}`,
            fixed: { molecularProfileId: molecularProfile.id },
          }),
          ...historyTabs('MOLECULAR_PROFILE', molecularProfile, molecularProfile.name),
        ]}
      />
    </div>
  )
}
