import { plainWords } from '#domain/text/plain-words.ts'
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
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { readIdFilter } from '#app/entities/record-tags.ts'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { diseaseColumn, profileColumn, statusColumn, therapyColumn } from './clinical-columns.tsx'
import { filterValue, sortBy, vocabularyFilter } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { statusOf, statusScope } from '../status-scope.ts'

type AssertionRow = AssertionsTableQuery['assertions']['nodes'][number]

const columns: readonly TableColumn<AssertionRow>[] = [
  {
    id: 'id',
    title: 'Assertion',
    width: 100,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Assertion id', placeholder: 'AID…' },
    cell: ({ id, flagged }) => <EntityLink kind="assertion" record={{ id, flagged }} />,
  },
  profileColumn(132),
  therapyColumn(130),
  {
    id: 'significance',
    title: 'Significance',
    width: 160,
    sort: 'ascending',
    filter: vocabularyFilter('Significance', assertionSignificances),
    cell: ({ assertionDirection, significance }) => (
      <StatedSignificance direction={assertionDirection} significance={significance} />
    ),
  },
  {
    id: 'ampLevel',
    title: 'AMP/ASCO/CAP tier',
    width: 136,
    sort: 'ascending',
    filter: vocabularyFilter('AMP/ASCO/CAP tier', ampLevels),
    cell: ({ ampLevel }) => (ampLevel ? ampLevels.label(ampLevel) : null),
  },
  diseaseColumn(130),
  {
    id: 'summary',
    title: 'Summary',
    onPhone: 'text',
    width: 200,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Summary contains' },
    cell: ({ summary }) => plainWords(summary) || <span className="text-muted">No summary</span>,
  },
  statusColumn,
  {
    id: 'assertionType',
    title: 'Type',
    onPhone: 'hidden',
    width: 108,
    sort: 'ascending',
    filter: vocabularyFilter('Type', assertionTypes),
    cell: ({ assertionType }) => assertionTypes.label(assertionType),
  },
  {
    ...countColumn<AssertionRow>(
      'evidenceItemsCount',
      'Evidence items',
      90,
      ({ evidenceItemsCount }) => evidenceItemsCount,
    ),
    onPhone: 'hidden',
  },
  {
    id: 'assertionDirection',
    title: 'Direction',
    width: 0,
    filterOnly: { head: 'significance' },
    sort: 'ascending',
    filter: vocabularyFilter('Direction', assertionDirections),
    cell: () => null,
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
      significance: ['assertion_direction', 'significance'],
      ampLevel: ['amp_level'],
      evidenceItemsCount: ['evidence_items_count'],
    },
  },
  rowHref: ({ id }) => paths.assertion.href(id),
}
