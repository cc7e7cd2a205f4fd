import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { variantCategories } from '#domain/vocabularies/features.ts'
import {
  VariantsTableDocument,
  type VariantsTableQuery,
  type VariantsTableQueryVariables,
} from '#app/graphql/generated/variants-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { shortCoordinateText } from '#app/entities/profile/coordinate-text.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { filterValue, sortBy, vocabularyFilter } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type VariantRow = VariantsTableQuery['browseVariants']['nodes'][number]

const columns: readonly TableColumn<VariantRow>[] = [
  {
    id: 'variantName',
    title: 'Variant',
    width: 160,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Variant contains' },
    cell: (variant) => <EntityLink kind="variant" record={variant} />,
  },
  {
    id: 'featureName',
    title: 'Gene or feature',
    width: 110,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Gene or feature contains' },
    cell: ({ category, featureId, featureName, featureFlagged, featureDeprecated }) => (
      <EntityLink
        kind={category === 'GENE' ? 'gene' : 'feature'}
        record={{ id: featureId, name: featureName, flagged: featureFlagged, deprecated: featureDeprecated }}
      />
    ),
  },
  {
    id: 'category',
    title: 'Kind',
    width: 100,
    hiddenAtFirst: true,
    filter: vocabularyFilter('Kind', variantCategories),
    cell: ({ category }) => variantCategories.label(category),
  },
  {
    id: 'evidenceItemCount',
    title: 'Evidence items by status',
    width: 185,
    sort: 'descending',
    cell: ({ evidenceCounts }) => <EvidenceCounts counts={evidenceCounts} />,
  },
  {
    id: 'variantTypeName',
    title: 'Variant types',
    width: 170,
    filter: { kind: 'text', label: 'Variant type contains' },
    cell: ({ variantTypes }) => (
      <TextList texts={variantTypes.map(({ name }) => name.replaceAll('_', ' '))} />
    ),
  },
  {
    id: 'coordinates',
    title: 'Coordinates',
    onPhone: 'hidden',
    width: 180,
    cell: ({ coordinates }) => {
      const text = coordinates && shortCoordinateText(coordinates)
      if (!text) return null
      return (
        <span>
          {text}{' '}
          <span className="text-muted">
            {coordinates.referenceBuild ? referenceBuilds.label(coordinates.referenceBuild) : ''}
          </span>
        </span>
      )
    },
  },
  {
    id: 'diseaseName',
    title: 'Diseases',
    width: 210,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Disease contains' },
    cell: ({ diseases }) => <EntityLinks kind="disease" records={diseases} />,
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 200,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Therapy contains' },
    cell: ({ therapies }) => <EntityLinks kind="therapy" records={therapies} />,
  },
  {
    id: 'variantAlias',
    title: 'Aliases',
    width: 180,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Alias contains' },
    cell: ({ aliases }) => <TextList texts={aliases.map(({ name }) => name)} />,
  },
]

const sortColumns = {
  variantName: 'variantName',
  featureName: 'featureName',
  diseaseName: 'diseaseName',
  therapyName: 'therapyName',
  evidenceItemCount: 'evidenceItemCount',
} as const

export const variantsTable: RecordTableDefinition<
  VariantRow,
  VariantsTableQuery,
  VariantsTableQueryVariables
> = {
  name: 'variants',
  noun: ['variant', 'variants'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: VariantsTableDocument,
  variables: (state) => ({
    variantName: state.filters['variantName'],
    featureName: state.filters['featureName'],
    category: filterValue(variantCategories, state, 'category'),
    variantTypeName: state.filters['variantTypeName'],
    variantAlias: state.filters['variantAlias'],
    diseaseName: state.filters['diseaseName'],
    therapyName: state.filters['therapyName'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseVariants }) => browseVariants,
  download: {
    table: 'variants',
    columns: {
      variantName: ['id', 'name'],
      featureName: ['feature_id', 'feature_name'],
      category: ['category'],
      evidenceItemCount: ['evidence_item_count'],
      variantTypeName: ['variant_types'],
      coordinates: ['coordinates'],
      diseaseName: ['diseases'],
      therapyName: ['therapies'],
      variantAlias: ['aliases'],
    },
  },
  rowHref: ({ id }) => paths.variant.href(id),
}
