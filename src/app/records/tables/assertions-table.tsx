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
import { StatusTag } from '#app/records/StatusTag.tsx'
import { TherapyLinks } from '#app/records/TherapyLinks.tsx'
import { formatNumber } from '#app/records/counts.ts'
import { readIdFilter } from '#app/records/record-tags.ts'
import { significanceLabel } from '#app/records/significance.ts'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { filterValue, sortBy, vocabularyFilter } from './filter-values.ts'
import type { RecordTableDefinition } from './record-table.ts'
import { statusOf, statusScope } from './status-scope.ts'

type AssertionRow = AssertionsTableQuery['assertions']['nodes'][number]

const columns: readonly TableColumn<AssertionRow>[] = [
  {
    id: 'id',
    title: 'Assertion',
    width: 115,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Assertion id', placeholder: 'AID…' },
    cell: ({ id, flagged }) => <EntityLink kind="assertion" record={{ id, flagged }} />,
  },
  {
    id: 'reviewStatus',
    title: 'Status',
    width: 110,
    sort: 'ascending',
    cell: ({ status, withdrawn }) => (
      <>
        <StatusTag status={status} />
        {withdrawn ? <span className="text-xs text-danger"> withdrawn</span> : null}
      </>
    ),
  },
  {
    id: 'molecularProfileName',
    title: 'Molecular profile',
    width: 170,
    filter: { kind: 'text', label: 'Molecular profile contains' },
    cell: ({ molecularProfile }) => <EntityLink kind="molecularProfile" record={molecularProfile} />,
  },
  {
    id: 'summary',
    title: 'Summary',
    width: 320,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Summary contains' },
    cell: ({ summary }) => summary || <span className="text-muted">No summary</span>,
  },
  {
    id: 'diseaseName',
    title: 'Disease',
    width: 150,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Disease contains' },
    cell: ({ disease }) => (disease ? <EntityLink kind="disease" record={disease} /> : null),
  },
  {
    id: 'therapyName',
    title: 'Therapies',
    width: 160,
    filter: { kind: 'text', label: 'Therapy contains' },
    cell: ({ therapies, therapyInteractionType }) => (
      <TherapyLinks therapies={therapies} interaction={therapyInteractionType} />
    ),
  },
  {
    id: 'assertionType',
    title: 'Type',
    width: 120,
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
    id: 'evidenceItemsCount',
    title: 'Evidence items',
    width: 110,
    align: 'end',
    sort: 'descending',
    cell: ({ evidenceItemsCount }) => formatNumber(evidenceItemsCount),
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
