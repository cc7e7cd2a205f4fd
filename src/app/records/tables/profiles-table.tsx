import {
  ProfilesTableDocument,
  type ProfilesTableQuery,
  type ProfilesTableQueryVariables,
} from '#app/graphql/generated/profiles-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/records/EntityLink.tsx'
import { EvidenceCounts } from '#app/records/EvidenceCounts.tsx'
import { formatNumber } from '#app/records/counts.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import type { RecordTableDefinition } from './record-table.ts'

type ProfileRow = ProfilesTableQuery['molecularProfiles']['nodes'][number]

const columns: readonly TableColumn<ProfileRow>[] = [
  {
    id: 'name',
    title: 'Molecular profile',
    width: 300,
    always: true,
    filter: { kind: 'text', label: 'Molecular profile contains' },
    cell: (profile) => <EntityLink kind="molecularProfile" record={profile} />,
  },
  {
    id: 'kind',
    title: 'Kind',
    width: 140,
    cell: ({ isComplex }) => (isComplex ? 'Several variants or NOT' : 'Single variant'),
  },
  {
    id: 'score',
    title: 'Score',
    width: 90,
    align: 'end',
    cell: ({ molecularProfileScore }) => formatNumber(molecularProfileScore),
  },
  {
    id: 'evidence',
    title: 'Evidence items by status',
    width: 250,
    cell: ({ evidenceCountsByStatus: { acceptedCount, submittedCount, rejectedCount } }) => (
      <EvidenceCounts
        counts={{ accepted: acceptedCount, submitted: submittedCount, rejected: rejectedCount }}
      />
    ),
  },
]

/** Molecular profiles of a feature or variant, highest score first. */
export const profilesTable: RecordTableDefinition<
  ProfileRow,
  ProfilesTableQuery,
  ProfilesTableQueryVariables
> = {
  name: 'profiles',
  noun: ['molecular profile', 'molecular profiles'],
  columns,
  document: ProfilesTableDocument,
  variables: (state) => ({ name: state.filters['name'] }),
  connection: ({ molecularProfiles }) => molecularProfiles,
  rowHref: ({ id }) => paths.molecularProfile.href(id),
}
