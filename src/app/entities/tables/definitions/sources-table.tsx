import { sourceSources } from '#domain/vocabularies/sources.ts'
import {
  SourcesTableDocument,
  type SourcesTableQuery,
  type SourcesTableQueryVariables,
} from '#app/graphql/generated/sources-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { countColumn } from './count-column.ts'
import { filterValue, sortBy, vocabularyFilter } from '../filter-values.ts'
import type { RecordTableDefinition } from '../record-table.ts'
import { evidenceStatusScope, statusOf } from '../status-scope.ts'

type SourceRow = SourcesTableQuery['browseSources']['nodes'][number]

const columns: readonly TableColumn<SourceRow>[] = [
  {
    id: 'citation',
    title: 'Source',
    width: 180,
    always: true,
    cell: (source) => (
      <>
        <EntityLink kind="source" record={{ id: source.id, name: source.citation }} />
        {source.retractionNature ? <Tag className="text-danger">{source.retractionNature}</Tag> : null}
      </>
    ),
  },
  countColumn('evidenceCount', 'Evidence items', 110, ({ evidenceItemCount }) => evidenceItemCount),
  {
    id: 'year',
    title: 'Year',
    onPhone: 'hidden',
    width: 90,
    align: 'end',
    sort: 'descending',
    filter: { kind: 'text', label: 'Year', placeholder: 'Equals…' },
    cell: ({ publicationYear }) => publicationYear,
  },
  {
    id: 'sourceType',
    title: 'Kind',
    width: 110,
    sort: 'ascending',
    filter: vocabularyFilter('Kind', sourceSources),
    cell: ({ sourceType }) => sourceSources.label(sourceType),
  },
  {
    id: 'citationId',
    title: 'Id',
    width: 110,
    sort: 'ascending',
    filter: { kind: 'text', label: 'PubMed, ASCO or ASH id', placeholder: 'Equals…' },
    cell: ({ citationId, sourceUrl }) =>
      sourceUrl ? <ExternalLink href={sourceUrl}>{citationId}</ExternalLink> : citationId,
  },
  {
    id: 'author',
    title: 'Authors',
    onPhone: 'hidden',
    width: 180,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Author contains' },
    cell: ({ authors }) => <TextList texts={authors} />,
  },
  {
    id: 'name',
    title: 'Title',
    onPhone: 'text',
    width: 320,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Title contains' },
    cell: ({ name }) => name,
  },
  {
    id: 'journal',
    title: 'Journal',
    width: 150,
    hiddenAtFirst: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Journal contains' },
    cell: ({ journal }) => journal,
  },
  {
    id: 'suggestionCount',
    title: 'Suggestions',
    width: 115,
    align: 'end',
    hiddenAtFirst: true,
    sort: 'descending',
    cell: ({ sourceSuggestionCount }) => formatNumber(sourceSuggestionCount),
  },
  {
    id: 'openAccess',
    title: 'Open access',
    width: 110,
    hiddenAtFirst: true,
    filter: {
      kind: 'choice',
      label: 'Open access',
      choices: [
        { value: 'true', label: 'Open' },
        { value: 'false', label: 'Not open' },
      ],
    },
    cell: ({ openAccess }) => (openAccess ? 'Open' : null),
  },
]

const sortColumns = {
  name: 'NAME',
  author: 'AUTHORS',
  journal: 'JOURNAL',
  year: 'YEAR',
  sourceType: 'SOURCE_TYPE',
  citationId: 'CITATION_ID',
  evidenceCount: 'EVIDENCE_COUNT',
  suggestionCount: 'SUGGESTION_COUNT',
} as const

export const sourcesTable: RecordTableDefinition<SourceRow, SourcesTableQuery, SourcesTableQueryVariables> = {
  name: 'sources',
  noun: ['source', 'sources'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceCount', direction: 'descending' },
  document: SourcesTableDocument,
  variables: (state) => ({
    name: state.filters['name'],
    author: state.filters['author'],
    journal: state.filters['journal'],
    year: wholeNumber(state.filters['year']),
    citationId: wholeNumber(state.filters['citationId']),
    sourceType: filterValue(sourceSources, state, 'sourceType'),
    openAccess: state.filters['openAccess'] ? state.filters['openAccess'] === 'true' : undefined,
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ browseSources }) => browseSources,
  download: {
    table: 'sources',
    columns: {
      citation: ['id', 'citation'],
      evidenceCount: ['evidence_item_count'],
      year: ['publication_year'],
      sourceType: ['source_type'],
      citationId: ['citation_id'],
      author: ['authors'],
      name: ['name'],
      journal: ['journal'],
      suggestionCount: ['source_suggestion_count'],
      openAccess: ['open_access'],
    },
  },
  rowHref: ({ id }) => paths.source.href(id),
}

/** The number a filter holds; a text that is none finds nothing (-1) rather than everything. */
function wholeNumber(text: string | undefined): number | undefined {
  if (!text) return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
