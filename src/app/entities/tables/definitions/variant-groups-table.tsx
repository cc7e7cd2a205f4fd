import {
  VariantGroupsTableDocument,
  type VariantGroupsTableQuery,
  type VariantGroupsTableQueryVariables,
} from '#app/graphql/generated/variant-groups-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceCounts } from '#app/entities/evidence/EvidenceCounts.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { sortBy } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type VariantGroupRow = VariantGroupsTableQuery['browseVariantGroups']['nodes'][number]

const columns: readonly TableColumn<VariantGroupRow>[] = [
  {
    id: 'name',
    title: 'Variant group',
    onPhone: 'title',
    width: 220,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Variant group contains' },
    cell: (group) => <EntityLink kind="variantGroup" record={group} />,
  },
  {
    id: 'featureNames',
    title: 'Genes and features',
    width: 180,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Gene or feature contains' },
    cell: ({ featureNames }) => <TextList texts={featureNames} />,
  },
  {
    id: 'variantNames',
    title: 'Variants',
    onPhone: 'text',
    width: 260,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Variant contains' },
    cell: ({ variantNames }) => <TextList texts={variantNames} />,
  },
  countColumn('variantCount', 'Number of variants', 120, ({ variantCount }) => variantCount),
  {
    id: 'evidenceItemCount',
    title: 'Evidence items by status',
    onPhone: 'last',
    width: 250,
    sort: 'descending',
    cell: ({ evidenceCounts }) => <EvidenceCounts counts={evidenceCounts} />,
  },
]

const sortColumns = {
  name: 'NAME',
  featureNames: 'GENE_NAMES',
  variantNames: 'VARIANT_NAMES',
  variantCount: 'VARIANT_COUNT',
  evidenceItemCount: 'EVIDENCE_ITEM_COUNT',
} as const

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
  variables: (state) => ({
    name: state.filters['name'],
    featureNames: state.filters['featureNames'],
    variantNames: state.filters['variantNames'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseVariantGroups }) => browseVariantGroups,
  download: {
    table: 'variant_groups',
    columns: {
      name: ['id', 'name'],
      featureNames: ['features'],
      variantNames: ['variants'],
      variantCount: ['variant_count'],
      evidenceItemCount: ['evidence_item_count'],
    },
  },
  rowHref: ({ id }) => paths.variantGroup.href(id),
}
