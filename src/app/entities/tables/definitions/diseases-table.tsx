import {
  DiseasesTableDocument,
  type DiseasesTableQuery,
  type DiseasesTableQueryVariables,
} from '#app/graphql/generated/diseases-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EntityLinks } from '#app/entities/EntityLinks.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { sortBy } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type DiseaseRow = DiseasesTableQuery['browseDiseases']['nodes'][number]

const columns: readonly TableColumn<DiseaseRow>[] = [
  {
    id: 'name',
    title: 'Disease',
    onPhone: 'title',
    width: 230,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Disease contains' },
    cell: (disease) => <EntityLink kind="disease" record={disease} />,
  },
  {
    id: 'doid',
    title: 'Disease Ontology id',
    width: 150,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Disease Ontology id', placeholder: 'DOID…' },
    cell: ({ doid, diseaseUrl }) => <OntologyId id={doid && `DOID:${doid}`} url={diseaseUrl} />,
  },
  countColumn('evidenceItemCount', 'Evidence items', 110, ({ evidenceItemCount }) => evidenceItemCount),
  countColumn('assertionCount', 'Assertions', 110, ({ assertionCount }) => assertionCount),
  countColumn('variantCount', 'Variants', 100, ({ variantCount }) => variantCount),
  {
    ...countColumn<DiseaseRow>('featureCount', 'Genes and features', 120, ({ featureCount }) => featureCount),
    onPhone: 'hidden',
  },
  {
    id: 'featureName',
    title: 'Genes and features with evidence',
    onPhone: 'hidden',
    width: 240,
    filter: { kind: 'text', label: 'Gene or feature contains' },
    cell: ({ features }) => <EntityLinks kind="feature" records={features} />,
  },
  {
    id: 'diseaseAlias',
    title: 'Aliases',
    width: 220,
    hiddenAtFirst: true,
    filter: { kind: 'text', label: 'Alias contains' },
    cell: ({ diseaseAliases }) => <TextList texts={diseaseAliases ?? []} />,
  },
]

const sortColumns = {
  name: 'NAME',
  doid: 'DOID',
  evidenceItemCount: 'EVIDENCE_ITEM_COUNT',
  assertionCount: 'ASSERTION_COUNT',
  variantCount: 'VARIANT_COUNT',
  featureCount: 'FEATURE_COUNT',
} as const

export const diseasesTable: RecordTableDefinition<
  DiseaseRow,
  DiseasesTableQuery,
  DiseasesTableQueryVariables
> = {
  name: 'diseases',
  noun: ['disease', 'diseases'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: DiseasesTableDocument,
  variables: (state) => ({
    name: state.filters['name'],
    doid: state.filters['doid']?.replace(/^DOID:/i, ''),
    featureName: state.filters['featureName'],
    diseaseAlias: state.filters['diseaseAlias'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseDiseases }) => browseDiseases,
  download: {
    table: 'diseases',
    columns: {
      name: ['id', 'name'],
      doid: ['doid'],
      evidenceItemCount: ['evidence_item_count'],
      assertionCount: ['assertion_count'],
      variantCount: ['variant_count'],
      featureCount: ['feature_count'],
      featureName: ['features'],
      diseaseAlias: ['aliases'],
    },
  },
  rowHref: ({ id }) => paths.disease.href(id),
}
