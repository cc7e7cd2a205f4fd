import {
  BrowseProfilesTableDocument,
  type BrowseProfilesTableQuery,
  type BrowseProfilesTableQueryVariables,
} from '#app/graphql/generated/browse-profiles-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { countColumn } from './count-column.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type ProfileRow = BrowseProfilesTableQuery['browseMolecularProfiles']['nodes'][number]

const columns: readonly RecordColumn<ProfileRow, BrowseProfilesTableQueryVariables>[] = [
  {
    id: 'molecularProfileName',
    title: 'Molecular profile',
    onPhone: 'title',
    width: 260,
    always: true,
    filter: { kind: 'text', label: 'Molecular profile contains' },
    download: ['id', 'name'],
    cell: (profile) => <EntityLink kind="molecularProfile" record={profile} />,
  },
  countColumn({
    id: 'molecularProfileScore',
    title: 'Score',
    width: 95,
    sortBy: 'molecularProfileScore',
    download: ['molecular_profile_score'],
    count: ({ molecularProfileScore }) => molecularProfileScore,
  }),
  countColumn({
    id: 'evidenceItemCount',
    title: 'Evidence items',
    width: 110,
    sortBy: 'evidenceItemCount',
    download: ['evidence_item_count'],
    count: ({ evidenceItemCount }) => evidenceItemCount,
  }),
  countColumn({
    id: 'assertionCount',
    title: 'Assertions',
    width: 110,
    sortBy: 'assertionCount',
    download: ['assertion_count'],
    count: ({ assertionCount }) => assertionCount,
  }),
  countColumn({
    id: 'variantCount',
    title: 'Variants',
    width: 100,
    sortBy: 'variantCount',
    download: ['variant_count'],
    count: ({ variantCount }) => variantCount,
  }),
  {
    id: 'featureName',
    title: 'Genes and features',
    width: 150,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Gene or feature contains' },
    cell: ({ variants }) => (
      <EntityLinks
        kind="feature"
        records={distinct(variants.flatMap(({ feature }) => (feature ? [feature] : [])))}
      />
    ),
  },
  {
    id: 'variantName',
    title: 'Variants by name',
    width: 160,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Variant contains' },
    download: ['variants'],
    cell: ({ variants }) => <EntityLinks kind="variant" records={variants} />,
  },
  {
    id: 'diseaseName',
    title: 'Diseases',
    width: 220,
    filter: { kind: 'text', label: 'Disease contains' },
    download: ['diseases'],
    cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases} />,
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 220,
    filter: { kind: 'text', label: 'Therapy contains' },
    download: ['therapies'],
    cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies} />,
  },
  {
    id: 'molecularProfileAlias',
    title: 'Aliases',
    width: 160,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Alias contains' },
    download: ['aliases'],
    cell: ({ aliases }) => <TextList texts={aliases.map(({ name }) => name)} />,
  },
]

export const browseProfilesTable: RecordTableDefinition<
  ProfileRow,
  BrowseProfilesTableQuery,
  BrowseProfilesTableQueryVariables
> = {
  name: 'molecular-profiles',
  noun: ['molecular profile', 'molecular profiles'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'molecularProfileScore', direction: 'descending' },
  document: BrowseProfilesTableDocument,
  connection: ({ browseMolecularProfiles }) => browseMolecularProfiles,
  download: 'molecular_profiles',
  rowHref: ({ id }) => paths.molecularProfile.href(id),
}

function distinct<Named extends { id: number }>(records: readonly Named[]): Named[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
