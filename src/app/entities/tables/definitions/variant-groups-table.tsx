import {
  VariantGroupsTableDocument,
  type VariantGroupsTableQuery,
  type VariantGroupsTableQueryVariables,
} from '#app/graphql/generated/variant-groups-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { countColumn } from './count-column.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type VariantGroupRow = VariantGroupsTableQuery['browseVariantGroups']['nodes'][number]

const columns: readonly RecordColumn<VariantGroupRow, VariantGroupsTableQueryVariables>[] = [
  {
    id: 'name',
    title: 'Variant group',
    onPhone: 'title',
    width: 220,
    always: true,
    sort: 'ascending',
    sortBy: 'NAME',
    filter: { kind: 'text', label: 'Variant group contains' },
    download: ['id', 'name'],
    cell: (group) => <EntityLink kind="variantGroup" record={group} />,
  },
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
  countColumn({
    id: 'variantCount',
    title: 'Number of variants',
    width: 120,
    sortBy: 'VARIANT_COUNT',
    download: ['variant_count'],
    count: ({ variantCount }) => variantCount,
  }),
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
]

export const variantGroupsTable: RecordTableDefinition<
  VariantGroupRow,
  VariantGroupsTableQuery,
  VariantGroupsTableQueryVariables
> = {
  name: 'variant-groups',
  noun: ['variant group', 'variant groups'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: VariantGroupsTableDocument,
  connection: ({ browseVariantGroups }) => browseVariantGroups,
  download: 'variant_groups',
  rowHref: ({ id }) => paths.variantGroup.href(id),
}
