import { PhenotypesTableDocument } from '#app/graphql/generated/phenotypes-table.ts'
import { paths } from '#app/paths.ts'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { countColumn, nameColumn } from './browse-columns.tsx'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const phenotypesTable = recordTable(PhenotypesTableDocument, 'browsePhenotypes', {
  name: 'phenotypes',
  noun: ['phenotype', 'phenotypes'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'phenotypes',
  rowHref: ({ id }) => paths.phenotype.href(id),
  columns: [
    nameColumn('phenotype', 'Phenotype', 280),
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
    countColumn('evidenceCount', 'Evidence items', 130, 'EVIDENCE_ITEM_COUNT', { id: 'evidenceItemCount' }),
    countColumn('assertionCount', 'Assertions', 130, 'ASSERTION_COUNT'),
  ],
})
