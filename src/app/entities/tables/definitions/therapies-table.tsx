import {
  TherapiesTableDocument,
  type TherapiesTableQuery,
  type TherapiesTableQueryVariables,
} from '#app/graphql/generated/therapies-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import { countColumn } from './count-column.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type TherapyRow = TherapiesTableQuery['browseTherapies']['nodes'][number]

const columns: readonly RecordColumn<TherapyRow, TherapiesTableQueryVariables>[] = [
  {
    id: 'name',
    title: 'Therapy',
    onPhone: 'title',
    width: 260,
    always: true,
    sort: 'ascending',
    sortBy: 'NAME',
    filter: { kind: 'text', label: 'Therapy contains' },
    download: ['id', 'name'],
    cell: (therapy) => <EntityLink kind="therapy" record={therapy} />,
  },
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
  countColumn({
    id: 'evidenceItemCount',
    title: 'Evidence items',
    width: 120,
    sortBy: 'EVIDENCE_ITEM_COUNT',
    download: ['evidence_count'],
    count: ({ evidenceCount }) => evidenceCount,
  }),
  countColumn({
    id: 'assertionCount',
    title: 'Assertions',
    width: 120,
    sortBy: 'ASSERTION_COUNT',
    download: ['assertion_count'],
    count: ({ assertionCount }) => assertionCount,
  }),
  {
    id: 'therapyAlias',
    title: 'Aliases',
    onPhone: 'hidden',
    width: 360,
    filter: { kind: 'text', label: 'Alias contains' },
    download: ['aliases'],
    cell: ({ therapyAliases }) => <TextList texts={therapyAliases ?? []} />,
  },
]

export const therapiesTable: RecordTableDefinition<
  TherapyRow,
  TherapiesTableQuery,
  TherapiesTableQueryVariables
> = {
  name: 'therapies',
  noun: ['therapy', 'therapies'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceItemCount', direction: 'descending' },
  document: TherapiesTableDocument,
  connection: ({ browseTherapies }) => browseTherapies,
  download: 'therapies',
  rowHref: ({ id }) => paths.therapy.href(id),
}
