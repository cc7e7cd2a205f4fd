import { sourceSources } from '#domain/vocabularies/sources.ts'
import { SourcesTableDocument } from '#app/graphql/generated/sources-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { TextList } from '#app/entities/text/TextList.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { countColumn } from './browse-columns.tsx'
import { vocabularyFilter } from '../filter-values.ts'
import { recordTable } from '../table-definition.ts'
import { evidenceStatusScope } from '../status-scope.ts'

export const sourcesTable = recordTable(SourcesTableDocument, 'browseSources', {
  name: 'sources',
  noun: ['source', 'sources'],
  scope: evidenceStatusScope,
  initialSort: { column: 'evidenceCount', direction: 'descending' },
  download: 'sources',
  rowHref: ({ id }) => paths.source.href(id),
  columns: [
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
    countColumn('evidenceItemCount', 'Evidence items', 110, 'EVIDENCE_COUNT', { id: 'evidenceCount' }),
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
    countColumn('sourceSuggestionCount', 'Suggestions', 115, 'SUGGESTION_COUNT', {
      id: 'suggestionCount',
      hiddenAtFirst: true,
    }),
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
  ],
})

/** The number a filter holds; a text that is none finds nothing (-1) rather than everything. */
function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
