import {
  TherapiesTableDocument,
  type TherapiesTableQuery,
  type TherapiesTableQueryVariables,
} from '#app/graphql/generated/therapies-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { OntologyId } from '#app/entities/OntologyId.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { sortBy } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type TherapyRow = TherapiesTableQuery['browseTherapies']['nodes'][number]

const columns: readonly TableColumn<TherapyRow>[] = [
  {
    id: 'name',
    title: 'Therapy',
    onPhone: 'title',
    width: 260,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Therapy contains' },
    cell: (therapy) => <EntityLink kind="therapy" record={therapy} />,
  },
  {
    id: 'ncitId',
    title: 'NCI Thesaurus id',
    onPhone: 'hidden',
    width: 150,
    sort: 'ascending',
    filter: { kind: 'text', label: 'NCI Thesaurus id', placeholder: 'C…' },
    cell: ({ ncitId, therapyUrl }) => <OntologyId id={ncitId} url={therapyUrl} />,
  },
  countColumn('evidenceItemCount', 'Evidence items', 120, ({ evidenceCount }) => evidenceCount),
  countColumn('assertionCount', 'Assertions', 120, ({ assertionCount }) => assertionCount),
  {
    id: 'therapyAlias',
    title: 'Aliases',
    onPhone: 'hidden',
    width: 360,
    filter: { kind: 'text', label: 'Alias contains' },
    cell: ({ therapyAliases }) => <TextList texts={therapyAliases ?? []} />,
  },
]

const sortColumns = {
  name: 'NAME',
  ncitId: 'NCIT_ID',
  evidenceItemCount: 'EVIDENCE_ITEM_COUNT',
  assertionCount: 'ASSERTION_COUNT',
} as const

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
  variables: (state) => ({
    name: state.filters['name'],
    ncitId: state.filters['ncitId'],
    therapyAlias: state.filters['therapyAlias'],
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseTherapies }) => browseTherapies,
  download: {
    table: 'therapies',
    columns: {
      name: ['id', 'name'],
      ncitId: ['ncit_id'],
      evidenceItemCount: ['evidence_count'],
      assertionCount: ['assertion_count'],
      therapyAlias: ['aliases'],
    },
  },
  rowHref: ({ id }) => paths.therapy.href(id),
}
