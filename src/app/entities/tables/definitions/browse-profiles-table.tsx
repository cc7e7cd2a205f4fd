import { BrowseProfilesTableDocument } from '#app/graphql/generated/browse-profiles-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { aliasColumn, countColumn, diseasesColumn, therapiesColumn } from './browse-columns.tsx'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const browseProfilesTable = recordTable(BrowseProfilesTableDocument, 'browseMolecularProfiles', {
  name: 'molecular-profiles',
  noun: ['molecular profile', 'molecular profiles'],
  scope: evidenceStatusScope,
  initialSort: { column: 'molecularProfileScore', direction: 'descending' },
  download: 'molecular_profiles',
  rowHref: ({ id }) => paths.molecularProfile.href(id),
  columns: [
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
    countColumn('molecularProfileScore', 'Score', 95, 'molecularProfileScore'),
    countColumn('evidenceItemCount', 'Evidence items', 110, 'evidenceItemCount'),
    countColumn('assertionCount', 'Assertions', 110, 'assertionCount'),
    countColumn('variantCount', 'Variants', 100, 'variantCount'),
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
    diseasesColumn(220),
    therapiesColumn(220),
    aliasColumn('molecularProfileAlias', ({ aliases }) => aliases.map(({ name }) => name), {
      width: 160,
      hiddenAtFirst: true,
    }),
  ],
})

function distinct<Named extends { id: number }>(records: readonly Named[]): Named[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
