import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { FeaturesTableDocument } from '#app/graphql/generated/features-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { countColumn, diseasesColumn, therapiesColumn } from './browse-columns.tsx'
import { vocabularyFilter } from '../filter-values.ts'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const featuresTable = recordTable(FeaturesTableDocument, 'browseFeatures', {
  name: 'features',
  noun: ['gene or feature', 'genes and features'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'features',
  rowHref: ({ id, featureInstanceType }) =>
    featureInstanceType === 'GENE' ? paths.gene.href(id) : paths.feature.href(id),
  columns: [
    {
      id: 'featureName',
      title: 'Name',
      width: 130,
      always: true,
      sort: 'ascending',
      sortBy: 'featureName',
      filter: { kind: 'text', label: 'Name contains' },
      download: ['id', 'name'],
      cell: (feature) => (
        <EntityLink kind={feature.featureInstanceType === 'GENE' ? 'gene' : 'feature'} record={feature} />
      ),
    },
    {
      id: 'featureFullName',
      title: 'Full name',
      width: 180,
      hiddenAtFirst: true,
      sort: 'ascending',
      sortBy: 'featureFullName',
      filter: { kind: 'text', label: 'Full name contains' },
      download: ['full_name'],
      cell: ({ fullName }) => fullName,
    },
    {
      id: 'featureType',
      title: 'Kind',
      width: 100,
      filter: vocabularyFilter('Kind', featureInstanceTypes),
      download: ['feature_type'],
      cell: ({ featureInstanceType }) => featureInstanceTypes.label(featureInstanceType),
    },
    countColumn('variantCount', 'Variants', 95, 'variantCount'),
    countColumn('molecularProfileCount', 'Molecular profiles', 110, 'molecularProfileCount'),
    countColumn('evidenceItemCount', 'Evidence items', 105, 'evidenceItemCount'),
    countColumn('assertionCount', 'Assertions', 105, 'assertionCount'),
    { ...diseasesColumn(240), sort: 'ascending', sortBy: 'diseaseName' },
    { ...therapiesColumn(220), sort: 'ascending', sortBy: 'therapyName' },
    {
      id: 'featureAlias',
      title: 'Aliases',
      onPhone: 'hidden',
      width: 180,
      sort: 'ascending',
      sortBy: 'featureAlias',
      filter: { kind: 'text', label: 'Alias starts with', placeholder: 'Starts with…' },
      download: ['aliases'],
      cell: ({ featureAliases }) => <TextList texts={featureAliases ?? []} />,
    },
  ],
})
