import {
  BrowseProfilesTableDocument,
  type BrowseProfilesTableQuery,
  type BrowseProfilesTableQueryVariables,
} from '#app/graphql/generated/browse-profiles-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { sortBy } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type ProfileRow = BrowseProfilesTableQuery['browseMolecularProfiles']['nodes'][number]

const columns: readonly TableColumn<ProfileRow>[] = [
  {
    id: 'molecularProfileName',
    title: 'Molecular profile',
    onPhone: 'title',
    width: 260,
    always: true,
    filter: { kind: 'text', label: 'Molecular profile contains' },
    cell: (profile) => <EntityLink kind="molecularProfile" record={profile} />,
  },
  countColumn('molecularProfileScore', 'Score', 95, ({ molecularProfileScore }) => molecularProfileScore),
  countColumn('evidenceItemCount', 'Evidence items', 110, ({ evidenceItemCount }) => evidenceItemCount),
  countColumn('assertionCount', 'Assertions', 110, ({ assertionCount }) => assertionCount),
  countColumn('variantCount', 'Variants', 100, ({ variantCount }) => variantCount),
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
    cell: ({ variants }) => <EntityLinks kind="variant" records={variants} />,
  },
  {
    id: 'diseaseName',
    title: 'Diseases',
    width: 220,
    filter: { kind: 'text', label: 'Disease contains' },
    cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases} />,
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 220,
    filter: { kind: 'text', label: 'Therapy contains' },
    cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies} />,
  },
  {
    id: 'molecularProfileAlias',
    title: 'Aliases',
    width: 160,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Alias contains' },
    cell: ({ aliases }) => <TextList texts={aliases.map(({ name }) => name)} />,
  },
]

const sortColumns = {
  molecularProfileScore: 'molecularProfileScore',
  evidenceItemCount: 'evidenceItemCount',
  assertionCount: 'assertionCount',
  variantCount: 'variantCount',
} as const

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
  variables: (state) => ({
    molecularProfileName: state.filters['molecularProfileName'],
    featureName: state.filters['featureName'],
    variantName: state.filters['variantName'],
    diseaseName: state.filters['diseaseName'],
    therapyName: state.filters['therapyName'],
    molecularProfileAlias: state.filters['molecularProfileAlias'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseMolecularProfiles }) => browseMolecularProfiles,
  download: {
    table: 'molecular_profiles',
    columns: {
      molecularProfileName: ['id', 'name'],
      molecularProfileScore: ['molecular_profile_score'],
      evidenceItemCount: ['evidence_item_count'],
      assertionCount: ['assertion_count'],
      variantCount: ['variant_count'],
      variantName: ['variants'],
      diseaseName: ['diseases'],
      therapyName: ['therapies'],
      molecularProfileAlias: ['aliases'],
    },
  },
  rowHref: ({ id }) => paths.molecularProfile.href(id),
}

function distinct<Named extends { id: number }>(records: readonly Named[]): Named[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
