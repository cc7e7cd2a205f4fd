import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import {
  FeaturesTableDocument,
  type FeaturesTableQuery,
  type FeaturesTableQueryVariables,
} from '#app/graphql/generated/features-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { countColumn } from './count-column.ts'
import { vocabularyFilter } from '../filter-values.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type FeatureRow = FeaturesTableQuery['browseFeatures']['nodes'][number]

const columns: readonly RecordColumn<FeatureRow, FeaturesTableQueryVariables>[] = [
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
  countColumn({
    id: 'variantCount',
    title: 'Variants',
    width: 95,
    sortBy: 'variantCount',
    download: ['variant_count'],
    count: ({ variantCount }) => variantCount,
  }),
  countColumn({
    id: 'molecularProfileCount',
    title: 'Molecular profiles',
    width: 110,
    sortBy: 'molecularProfileCount',
    download: ['molecular_profile_count'],
    count: ({ molecularProfileCount }) => molecularProfileCount,
  }),
  countColumn({
    id: 'evidenceItemCount',
    title: 'Evidence items',
    width: 105,
    sortBy: 'evidenceItemCount',
    download: ['evidence_item_count'],
    count: ({ evidenceItemCount }) => evidenceItemCount,
  }),
  countColumn({
    id: 'assertionCount',
    title: 'Assertions',
    width: 105,
    sortBy: 'assertionCount',
    download: ['assertion_count'],
    count: ({ assertionCount }) => assertionCount,
  }),
  {
    id: 'diseaseName',
    title: 'Diseases',
    width: 240,
    sort: 'ascending',
    sortBy: 'diseaseName',
    filter: { kind: 'text', label: 'Disease contains' },
    download: ['diseases'],
    cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases ?? []} />,
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 220,
    sort: 'ascending',
    sortBy: 'therapyName',
    filter: { kind: 'text', label: 'Therapy contains' },
    download: ['therapies'],
    cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies ?? []} />,
  },
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
]

export const featuresTable: RecordTableDefinition<
  FeatureRow,
  FeaturesTableQuery,
  FeaturesTableQueryVariables
> = {
  name: 'features',
  noun: ['gene or feature', 'genes and features'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: FeaturesTableDocument,
  connection: ({ browseFeatures }) => browseFeatures,
  download: 'features',
  rowHref: ({ id, featureInstanceType }) =>
    featureInstanceType === 'GENE' ? paths.gene.href(id) : paths.feature.href(id),
}
