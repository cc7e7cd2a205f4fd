import { VariantGroupsTableDocument } from '#app/graphql/generated/variant-groups-table.ts'
import { paths } from '#app/paths.ts'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { countColumn, nameColumn } from './browse-columns.tsx'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const variantGroupsTable = recordTable(VariantGroupsTableDocument, 'browseVariantGroups', {
  name: 'variant-groups',
  noun: ['variant group', 'variant groups'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'variant_groups',
  rowHref: ({ id }) => paths.variantGroup.href(id),
  columns: [
    nameColumn('variantGroup', 'Variant group', 220),
    {
      id: 'featureNames',
      title: 'Genes and features',
      width: 180,
      sort: 'ascending',
      sortBy: 'GENE_NAMES',
      filter: { kind: 'text', label: 'Gene or feature contains' },
      download: ['features'],
      cell: ({ featureNames }) => <TextList texts={featureNames} />,
    },
    {
      id: 'variantNames',
      title: 'Variants',
      onPhone: 'text',
      width: 260,
      sort: 'ascending',
      sortBy: 'VARIANT_NAMES',
      filter: { kind: 'text', label: 'Variant contains' },
      download: ['variants'],
      cell: ({ variantNames }) => <TextList texts={variantNames} />,
    },
    countColumn('variantCount', 'Number of variants', 120, 'VARIANT_COUNT'),
    {
      id: 'evidenceItemCount',
      title: 'Evidence items by status',
      onPhone: 'last',
      width: 250,
      sort: 'descending',
      sortBy: 'EVIDENCE_ITEM_COUNT',
      download: ['evidence_item_count'],
      cell: ({ evidenceCounts }) => <EvidenceCounts counts={evidenceCounts} />,
    },
  ],
})
