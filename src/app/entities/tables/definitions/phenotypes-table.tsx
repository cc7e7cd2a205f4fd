import {
  PhenotypesTableDocument,
  type PhenotypesTableQuery,
  type PhenotypesTableQueryVariables,
} from '#app/graphql/generated/phenotypes-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { sortBy } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type PhenotypeRow = PhenotypesTableQuery['browsePhenotypes']['nodes'][number]

const columns: readonly TableColumn<PhenotypeRow>[] = [
  {
    id: 'name',
    title: 'Phenotype',
    onPhone: 'title',
    width: 280,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Phenotype contains' },
    cell: (phenotype) => <EntityLink kind="phenotype" record={phenotype} />,
  },
  {
    id: 'hpoId',
    title: 'Human Phenotype Ontology id',
    onPhone: 'last',
    width: 200,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Human Phenotype Ontology id', placeholder: 'HP:…' },
    cell: ({ hpoId, url }) => <OntologyId id={hpoId} url={url} />,
  },
  countColumn('evidenceItemCount', 'Evidence items', 130, ({ evidenceCount }) => evidenceCount),
  countColumn('assertionCount', 'Assertions', 130, ({ assertionCount }) => assertionCount),
]

const sortColumns = {
  name: 'NAME',
  hpoId: 'HPO_ID',
  evidenceItemCount: 'EVIDENCE_ITEM_COUNT',
  assertionCount: 'ASSERTION_COUNT',
} as const

export const phenotypesTable: RecordTableDefinition<
  PhenotypeRow,
  PhenotypesTableQuery,
  PhenotypesTableQueryVariables
> = {
  name: 'phenotypes',
  noun: ['phenotype', 'phenotypes'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: PhenotypesTableDocument,
  variables: (state) => ({
    name: state.filters['name'],
    hpoId: state.filters['hpoId'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browsePhenotypes }) => browsePhenotypes,
  download: {
    table: 'phenotypes',
    columns: {
      name: ['id', 'name'],
      hpoId: ['hpo_id'],
      evidenceItemCount: ['evidence_count'],
      assertionCount: ['assertion_count'],
    },
  },
  rowHref: ({ id }) => paths.phenotype.href(id),
}
