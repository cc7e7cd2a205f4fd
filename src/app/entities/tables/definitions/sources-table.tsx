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
import { countColumn } from './count-column.ts'
import { vocabularyFilter } from '../filter-values.ts'
import type { RecordColumn, RecordTableDefinition } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

type SourceRow = SourcesTableQuery['browseSources']['nodes'][number]

const columns: readonly RecordColumn<SourceRow, SourcesTableQueryVariables>[] = [
  {
    id: 'citation',
    title: 'Source',
    width: 180,
    always: true,
    download: ['id', 'citation'],
    cell: (source) => (
      <>
        <EntityLink kind="source" record={{ id: source.id, name: source.citation }} />
        {source.retractionNature ? <Tag className="text-danger">{source.retractionNature}</Tag> : null}
      </>
    ),
  },
  countColumn({
    id: 'evidenceCount',
    title: 'Evidence items',
    width: 110,
    sortBy: 'EVIDENCE_COUNT',
    download: ['evidence_item_count'],
    count: ({ evidenceItemCount }) => evidenceItemCount,
  }),
  {
    id: 'year',
    title: 'Year',
    onPhone: 'hidden',
    width: 90,
    align: 'end',
    sort: 'descending',
    sortBy: 'YEAR',
    filter: { kind: 'text', label: 'Year', placeholder: 'Equals…' },
    variables: (year) => ({ year: wholeNumber(year) }),
    download: ['publication_year'],
    cell: ({ publicationYear }) => publicationYear,
  },
  {
    id: 'sourceType',
    title: 'Kind',
    width: 110,
    sort: 'ascending',
    sortBy: 'SOURCE_TYPE',
    filter: vocabularyFilter('Kind', sourceSources),
    download: ['source_type'],
    cell: ({ sourceType }) => sourceSources.label(sourceType),
  },
  {
    id: 'citationId',
    title: 'Id',
    width: 110,
    sort: 'ascending',
    sortBy: 'CITATION_ID',
    filter: { kind: 'text', label: 'PubMed, ASCO or ASH id', placeholder: 'Equals…' },
    variables: (id) => ({ citationId: wholeNumber(id) }),
    download: ['citation_id'],
    cell: ({ citationId, sourceUrl }) =>
      sourceUrl ? <ExternalLink href={sourceUrl}>{citationId}</ExternalLink> : citationId,
  },
  {
    id: 'author',
    title: 'Authors',
    onPhone: 'hidden',
    width: 180,
    sort: 'ascending',
    sortBy: 'AUTHORS',
    filter: { kind: 'text', label: 'Author contains' },
    download: ['authors'],
    cell: ({ authors }) => <TextList texts={authors} />,
  },
  {
    id: 'name',
    title: 'Title',
    onPhone: 'text',
    width: 320,
    sort: 'ascending',
    sortBy: 'NAME',
    filter: { kind: 'text', label: 'Title contains' },
    download: ['name'],
    cell: ({ name }) => name,
  },
  {
    id: 'journal',
    title: 'Journal',
    width: 150,
    hiddenAtFirst: true,
    sort: 'ascending',
    sortBy: 'JOURNAL',
    filter: { kind: 'text', label: 'Journal contains' },
    download: ['journal'],
    cell: ({ journal }) => journal,
  },
  {
    id: 'suggestionCount',
    title: 'Suggestions',
    width: 115,
    align: 'end',
    hiddenAtFirst: true,
    sort: 'descending',
    sortBy: 'SUGGESTION_COUNT',
    download: ['source_suggestion_count'],
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
    variables: (open) => ({ openAccess: open === 'true' }),
    download: ['open_access'],
    cell: ({ openAccess }) => (openAccess ? 'Open' : null),
  },
]

export const sourcesTable: RecordTableDefinition<SourceRow, SourcesTableQuery, SourcesTableQueryVariables> = {
  name: 'sources',
  noun: ['source', 'sources'],
  columns,
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceCount', direction: 'descending' },
  document: SourcesTableDocument,
  connection: ({ browseSources }) => browseSources,
  download: 'sources',
  rowHref: ({ id }) => paths.source.href(id),
}

/** The number a filter holds; a text that is none finds nothing (-1) rather than everything. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
