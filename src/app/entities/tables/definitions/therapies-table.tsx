import { TherapiesTableDocument } from '#app/graphql/generated/therapies-table.ts'
import { paths } from '#app/paths.ts'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { aliasColumn, countColumn, nameColumn } from './browse-columns.tsx'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const therapiesTable = recordTable(TherapiesTableDocument, 'browseTherapies', {
  name: 'therapies',
  noun: ['therapy', 'therapies'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  download: 'therapies',
  rowHref: ({ id }) => paths.therapy.href(id),
  columns: [
    nameColumn('therapy', 'Therapy', 260),
    {
      id: 'ncitId',
      title: 'NCI Thesaurus id',
      onPhone: 'hidden',
      width: 150,
      sort: 'ascending',
      sortBy: 'NCIT_ID',
      filter: { kind: 'text', label: 'NCI Thesaurus id', placeholder: 'C…' },
      download: ['ncit_id'],
      cell: ({ ncitId, therapyUrl }) => <OntologyId id={ncitId} url={therapyUrl} />,
    },
    countColumn('evidenceCount', 'Evidence items', 120, 'EVIDENCE_ITEM_COUNT', { id: 'evidenceItemCount' }),
    countColumn('assertionCount', 'Assertions', 120, 'ASSERTION_COUNT'),
    aliasColumn('therapyAlias', ({ therapyAliases }) => therapyAliases, { width: 360, onPhone: 'hidden' }),
  ],
})
