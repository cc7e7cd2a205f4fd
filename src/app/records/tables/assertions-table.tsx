import { plainWords } from '#domain/plain-words.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import {
  AssertionsTableDocument,
  type AssertionsTableQuery,
  type AssertionsTableQueryVariables,
} from '#app/graphql/generated/assertions-table.ts'
import { paths } from '#app/paths.ts'
import { Direction } from '#app/records/Direction.tsx'
import { EntityLink } from '#app/records/EntityLink.tsx'
import { readIdFilter } from '#app/records/record-tags.ts'
import { significanceLabel } from '#app/records/significance.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { diseaseColumn, profileColumn, statusColumn, therapyColumn } from './clinical-columns.tsx'
import { filterValue, sortBy, vocabularyFilter } from './filter-values.ts'
import type { RecordTableDefinition } from './record-table.ts'
import { statusOf, statusScope } from './status-scope.ts'

type AssertionRow = AssertionsTableQuery['assertions']['nodes'][number]

const columns: readonly TableColumn<AssertionRow>[] = [
  {
    id: 'id',
    title: 'Assertion',
    width: 105,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Assertion id', placeholder: 'AID…' },
    cell: ({ id, flagged }) => <EntityLink kind="assertion" record={{ id, flagged }} />,
  },
  statusColumn,
  profileColumn(150),
  {
    id: 'summary',
    title: 'Summary',
    onPhone: 'text',
    width: 290,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Summary contains' },
    cell: ({ summary }) => plainWords(summary) || <span className="text-muted">No summary</span>,
  },
  diseaseColumn(140),
  therapyColumn(140),
  {
    id: 'assertionType',
    title: 'Type',
    onPhone: 'hidden',
    width: 118,
    sort: 'ascending',
    filter: vocabularyFilter('Type', assertionTypes),
    cell: ({ assertionType }) => assertionTypes.label(assertionType),
  },
  {
    id: 'assertionDirection',
    title: 'Direction',
    width: 130,
    sort: 'ascending',
    filter: vocabularyFilter('Direction', assertionDirections),
    cell: ({ assertionDirection }) => <Direction direction={assertionDirection} />,
  },
  {
    id: 'significance',
    title: 'Significance',
    width: 172,
    sort: 'ascending',
    filter: vocabularyFilter('Significance', assertionSignificances),
    cell: ({ significance }) => significanceLabel(significance),
  },
  {
    id: 'ampLevel',
    title: 'AMP level',
    width: 130,
    sort: 'ascending',
    filter: vocabularyFilter('AMP level', ampLevels),
    cell: ({ ampLevel }) => (ampLevel ? ampLevels.label(ampLevel) : null),
  },
  {
    ...countColumn<AssertionRow>(
      'evidenceItemsCount',
      'Evidence items',
      110,
      ({ evidenceItemsCount }) => evidenceItemsCount,
    ),
    onPhone: 'hidden',
  },
]

const sortColumns = {
  id: 'ID',
  summary: 'SUMMARY',
  diseaseName: 'DISEASE_NAME',
  assertionType: 'ASSERTION_TYPE',
  assertionDirection: 'ASSERTION_DIRECTION',
  significance: 'SIGNIFICANCE',
  ampLevel: 'AMP_LEVEL',
  evidenceItemsCount: 'EVIDENCE_ITEMS_COUNT',
  reviewStatus: 'STATUS',
} as const

export const assertionsTable: RecordTableDefinition<
  AssertionRow,
  AssertionsTableQuery,
  AssertionsTableQueryVariables
> = {
  name: 'assertions',
  noun: ['assertion', 'assertions'],
  columns,
  scope: statusScope,
  initialSort: { column: 'evidenceItemsCount', direction: 'descending' },
  document: AssertionsTableDocument,
  variables: (state) => ({
    id: state.filters['id'] ? (readIdFilter(state.filters['id'], 'assertion') ?? 0) : undefined,
    molecularProfileName: state.filters['molecularProfileName'],
    summary: state.filters['summary'],
    diseaseName: state.filters['diseaseName'],
    therapyName: state.filters['therapyName'],
    assertionType: filterValue(assertionTypes, state, 'assertionType'),
    assertionDirection: filterValue(assertionDirections, state, 'assertionDirection'),
    significance: filterValue(assertionSignificances, state, 'significance'),
    ampLevel: filterValue(ampLevels, state, 'ampLevel'),
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ assertions }) => assertions,
  download: {
    table: 'assertions',
    columns: {
      id: ['id'],
      reviewStatus: ['status'],
      molecularProfileName: ['molecular_profile'],
      summary: ['summary'],
      diseaseName: ['disease'],
      therapyName: ['therapies', 'therapy_interaction_type'],
      assertionType: ['assertion_type'],
      assertionDirection: ['assertion_direction'],
      significance: ['significance'],
      ampLevel: ['amp_level'],
      evidenceItemsCount: ['evidence_items_count'],
    },
  },
  rowHref: ({ id }) => paths.assertion.href(id),
}
