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
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { filterValue, sortBy, vocabularyFilter } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type FeatureRow = FeaturesTableQuery['browseFeatures']['nodes'][number]

const columns: readonly TableColumn<FeatureRow>[] = [
  {
    id: 'featureName',
    title: 'Name',
    width: 130,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Name contains' },
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
    filter: { kind: 'text', label: 'Full name contains' },
    cell: ({ fullName }) => fullName,
  },
  {
    id: 'featureType',
    title: 'Kind',
    width: 100,
    filter: vocabularyFilter('Kind', featureInstanceTypes),
    cell: ({ featureInstanceType }) => featureInstanceTypes.label(featureInstanceType),
  },
  countColumn('variantCount', 'Variants', 95, ({ variantCount }) => variantCount),
  countColumn(
    'molecularProfileCount',
    'Molecular profiles',
    110,
    ({ molecularProfileCount }) => molecularProfileCount,
  ),
  countColumn('evidenceItemCount', 'Evidence items', 105, ({ evidenceItemCount }) => evidenceItemCount),
  countColumn('assertionCount', 'Assertions', 105, ({ assertionCount }) => assertionCount),
  {
    id: 'diseaseName',
    title: 'Diseases',
    width: 240,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Disease contains' },
    cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases ?? []} />,
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 220,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Therapy contains' },
    cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies ?? []} />,
  },
  {
    id: 'featureAlias',
    title: 'Aliases',
    onPhone: 'hidden',
    width: 180,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Alias starts with', placeholder: 'Starts with…' },
    cell: ({ featureAliases }) => <TextList texts={featureAliases ?? []} />,
  },
]

const sortColumns = {
  featureName: 'featureName',
  featureFullName: 'featureFullName',
  featureAlias: 'featureAlias',
  diseaseName: 'diseaseName',
  therapyName: 'therapyName',
  variantCount: 'variantCount',
  molecularProfileCount: 'molecularProfileCount',
  evidenceItemCount: 'evidenceItemCount',
  assertionCount: 'assertionCount',
} as const

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
  variables: (state) => ({
    featureName: state.filters['featureName'],
    featureFullName: state.filters['featureFullName'],
    featureAlias: state.filters['featureAlias'],
    featureType: filterValue(featureInstanceTypes, state, 'featureType'),
    diseaseName: state.filters['diseaseName'],
    therapyName: state.filters['therapyName'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseFeatures }) => browseFeatures,
  download: {
    table: 'features',
    columns: {
      featureName: ['id', 'name'],
      featureFullName: ['full_name'],
      featureType: ['feature_type'],
      variantCount: ['variant_count'],
      molecularProfileCount: ['molecular_profile_count'],
      evidenceItemCount: ['evidence_item_count'],
      assertionCount: ['assertion_count'],
      diseaseName: ['diseases'],
      therapyName: ['therapies'],
      featureAlias: ['aliases'],
    },
  },
  rowHref: ({ id, featureInstanceType }) =>
    featureInstanceType === 'GENE' ? paths.gene.href(id) : paths.feature.href(id),
}
