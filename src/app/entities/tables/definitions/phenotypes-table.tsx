import {
  PhenotypesTableDocument,
  type PhenotypesTableQuery,
  type PhenotypesTableQueryVariables,
} from '#app/graphql/generated/phenotypes-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { countColumn } from './count-column.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type PhenotypeRow = PhenotypesTableQuery['browsePhenotypes']['nodes'][number]

const columns: readonly RecordColumn<PhenotypeRow, PhenotypesTableQueryVariables>[] = [
  {
    id: 'name',
    title: 'Phenotype',
    onPhone: 'title',
    width: 280,
    always: true,
    sort: 'ascending',
    sortBy: 'NAME',
    filter: { kind: 'text', label: 'Phenotype contains' },
    download: ['id', 'name'],
    cell: (phenotype) => <EntityLink kind="phenotype" record={phenotype} />,
  },
  {
    id: 'hpoId',
    title: 'Human Phenotype Ontology id',
    onPhone: 'last',
    width: 200,
    sort: 'ascending',
    sortBy: 'HPO_ID',
    filter: { kind: 'text', label: 'Human Phenotype Ontology id', placeholder: 'HP:…' },
    download: ['hpo_id'],
    cell: ({ hpoId, url }) => <OntologyId id={hpoId} url={url} />,
  },
  countColumn({
    id: 'evidenceItemCount',
    title: 'Evidence items',
    width: 130,
    sortBy: 'EVIDENCE_ITEM_COUNT',
    download: ['evidence_count'],
    count: ({ evidenceCount }) => evidenceCount,
  }),
  countColumn({
    id: 'assertionCount',
    title: 'Assertions',
    width: 130,
    sortBy: 'ASSERTION_COUNT',
    download: ['assertion_count'],
    count: ({ assertionCount }) => assertionCount,
  }),
]

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
  connection: ({ browsePhenotypes }) => browsePhenotypes,
  download: 'phenotypes',
  rowHref: ({ id }) => paths.phenotype.href(id),
}
