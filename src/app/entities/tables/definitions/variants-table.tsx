import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { variantCategories } from '#domain/vocabularies/features.ts'
import { VariantsTableDocument } from '#app/graphql/generated/variants-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { coordinateText } from '#app/entities/profile/coordinate-text.ts'
import { aliasColumn, diseasesColumn, therapiesColumn } from './browse-columns.tsx'
import { vocabularyFilter } from '../filter-values.ts'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const variantsTable = recordTable(VariantsTableDocument, 'browseVariants', {
  name: 'variants',
  noun: ['variant', 'variants'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'variants',
  rowHref: ({ id }) => paths.variant.href(id),
  columns: [
    {
      id: 'variantName',
      title: 'Variant',
      width: 150,
      always: true,
      sort: 'ascending',
      sortBy: 'variantName',
      filter: { kind: 'text', label: 'Variant contains' },
      download: ['id', 'name'],
      cell: (variant) => <EntityLink kind="variant" record={variant} />,
    },
    {
      id: 'featureName',
      title: 'Gene or feature',
      width: 110,
      sort: 'ascending',
      sortBy: 'featureName',
      filter: { kind: 'text', label: 'Gene or feature contains' },
      download: ['feature_id', 'feature_name'],
      cell: ({ category, featureId, featureName, featureFlagged, featureDeprecated }) => (
        <EntityLink
          kind={category === 'GENE' ? 'gene' : 'feature'}
          record={{
            id: featureId,
            name: featureName,
            flagged: featureFlagged,
            deprecated: featureDeprecated,
          }}
        />
      ),
    },
    {
      id: 'category',
      title: 'Kind',
      width: 100,
      hiddenAtFirst: true,
      filter: vocabularyFilter('Kind', variantCategories),
      download: ['category'],
      cell: ({ category }) => variantCategories.label(category),
    },
    {
      id: 'evidenceItemCount',
      title: 'Evidence items by status',
      width: 200,
      sort: 'descending',
      sortBy: 'evidenceItemCount',
      download: ['evidence_item_count'],
      cell: ({ evidenceCounts }) => <EvidenceCounts counts={evidenceCounts} />,
    },
    {
      id: 'variantTypeName',
      title: 'Variant types',
      width: 150,
      filter: { kind: 'text', label: 'Variant type contains' },
      download: ['variant_types'],
      cell: ({ variantTypes }) => (
        <TextList texts={variantTypes.map(({ name }) => name.replaceAll('_', ' '))} />
      ),
    },
    {
      id: 'coordinates',
      title: 'Coordinates',
      onPhone: 'hidden',
      width: 216,
      download: ['coordinates'],
      cell: ({ coordinates }) => {
        const text = coordinates && coordinateText(coordinates)
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
    { ...diseasesColumn(210), sort: 'ascending', sortBy: 'diseaseName' },
    { ...therapiesColumn(200), sort: 'ascending', sortBy: 'therapyName' },
    aliasColumn('variantAlias', ({ aliases }) => aliases.map(({ name }) => name), {
      width: 180,
      hiddenAtFirst: true,
    }),
  ],
})
