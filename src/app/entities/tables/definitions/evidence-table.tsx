import { plainWords } from '#domain/text/plain-words.ts'
import {
  evidenceDirections,
  evidenceLevelDescriptions,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import {
  EvidenceTableDocument,
  type EvidenceTableQuery,
  type EvidenceTableQueryVariables,
} from '#app/graphql/generated/evidence-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { ShortRating } from '#app/entities/evidence/Rating.tsx'
import { readIdFilter } from '#app/entities/record-tags.ts'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import type { TableColumn } from '#app/ui/table/table-columns.ts'
import { diseaseColumn, profileColumn, statusColumn, therapyColumn } from './clinical-columns.tsx'
import { filterValue, sortBy, vocabularyFilter } from '../filter-values.ts'
import { recordFilters, recordFilterVariables } from '../record-filters.tsx'
import type { RecordTableDefinition } from '../record-table.ts'
import { statusOf, statusScope } from '../status-scope.ts'

type EvidenceRow = EvidenceTableQuery['evidenceItems']['nodes'][number]

const ratings = ['5', '4', '3', '2', '1']

const columns: readonly TableColumn<EvidenceRow>[] = [
  {
    id: 'id',
    title: 'Evidence item',
    width: 92,
    always: true,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Evidence item id', placeholder: 'EID…' },
    cell: ({ id, flagged }) => <EntityLink kind="evidenceItem" record={{ id, flagged }} />,
  },
  profileColumn(132),
  therapyColumn(124),
  {
    id: 'significance',
    title: 'Significance',
    width: 160,
    sort: 'ascending',
    filter: vocabularyFilter('Significance', evidenceSignificances),
    cell: ({ evidenceDirection, significance }) => (
      <StatedSignificance direction={evidenceDirection} significance={significance} />
    ),
  },
  {
    id: 'evidenceLevel',
    title: 'Level',
    width: 66,
    sort: 'ascending',
    filter: vocabularyFilter(
      'Level',
      evidenceLevels,
      (level) => `${level}: ${evidenceLevelDescriptions[level]}`,
    ),
    cell: ({ evidenceLevel }) => <EvidenceLevelLetter level={evidenceLevel} />,
  },
  diseaseColumn(124),
  {
    id: 'description',
    title: 'Evidence statement',
    onPhone: 'text',
    width: 190,
    sort: 'ascending',
    filter: { kind: 'text', label: 'Evidence statement contains' },
    cell: ({ description }) => plainWords(description) || <span className="text-muted">No statement</span>,
  },
  statusColumn,
  {
    id: 'evidenceRating',
    title: 'Rating',
    onPhone: 'hidden',
    width: 72,
    sort: 'descending',
    filter: {
      kind: 'choice',
      label: 'Rating',
      choices: ratings.map((value) => ({ value, label: `${value} of 5` })),
    },
    cell: ({ evidenceRating }) => <ShortRating rating={evidenceRating} />,
  },
  {
    id: 'evidenceType',
    title: 'Type',
    onPhone: 'hidden',
    width: 104,
    sort: 'ascending',
    filter: vocabularyFilter('Type', evidenceTypes),
    cell: ({ evidenceType }) => evidenceTypes.label(evidenceType),
  },
  {
    id: 'source',
    title: 'Source',
    onPhone: 'hidden',
    width: 130,
    cell: ({ source }) => (
      <EntityLink
        kind="source"
        record={{
          id: source.id,
          name: source.citation ?? `${sourceSources.label(source.sourceType)} ${source.citationId}`,
        }}
      />
    ),
  },
  {
    id: 'origin',
    title: 'Variant origin',
    width: 130,
    hiddenAtFirst: true,
    sort: 'ascending',
    filter: vocabularyFilter('Variant origin', variantOrigins),
    cell: ({ variantOrigin }) => variantOrigins.label(variantOrigin),
  },
  {
    id: 'evidenceDirection',
    title: 'Direction',
    width: 0,
    filterOnly: { head: 'significance' },
    sort: 'ascending',
    filter: vocabularyFilter('Direction', evidenceDirections),
    cell: () => null,
  },
  ...recordFilters,
]

const sortColumns = {
  id: 'ID',
  description: 'DESCRIPTION',
  diseaseName: 'DISEASE_NAME',
  evidenceType: 'EVIDENCE_TYPE',
  evidenceLevel: 'EVIDENCE_LEVEL',
  evidenceDirection: 'EVIDENCE_DIRECTION',
  significance: 'SIGNIFICANCE',
  evidenceRating: 'EVIDENCE_RATING',
  origin: 'VARIANT_ORIGIN',
  reviewStatus: 'STATUS',
} as const

export const evidenceTable: RecordTableDefinition<
  EvidenceRow,
  EvidenceTableQuery,
  EvidenceTableQueryVariables
> = {
  name: 'evidence',
  noun: ['evidence item', 'evidence items'],
  columns,
  scope: statusScope,
  initialSort: { column: 'evidenceLevel', direction: 'ascending' },
  document: EvidenceTableDocument,
  variables: (state) => ({
    // No record has id 0: a text that is no id finds nothing rather than everything.
    id: state.filters['id'] ? (readIdFilter(state.filters['id'], 'evidenceItem') ?? 0) : undefined,
    molecularProfileName: state.filters['molecularProfileName'],
    description: state.filters['description'],
    diseaseName: state.filters['diseaseName'],
    therapyName: state.filters['therapyName'],
    evidenceType: filterValue(evidenceTypes, state, 'evidenceType'),
    evidenceLevel: filterValue(evidenceLevels, state, 'evidenceLevel'),
    evidenceDirection: filterValue(evidenceDirections, state, 'evidenceDirection'),
    significance: filterValue(evidenceSignificances, state, 'significance'),
    evidenceRating: state.filters['evidenceRating'] ? Number(state.filters['evidenceRating']) : undefined,
    variantOrigin: filterValue(variantOrigins, state, 'origin'),
    ...recordFilterVariables(state),
    status: statusOf(state),
    sortBy: sortBy(state, sortColumns),
  }),
  connection: ({ evidenceItems }) => evidenceItems,
  download: {
    table: 'evidence',
    columns: {
      id: ['id'],
      reviewStatus: ['status'],
      molecularProfileName: ['molecular_profile'],
      description: ['description'],
      diseaseName: ['disease'],
      therapyName: ['therapies', 'therapy_interaction_type'],
      evidenceLevel: ['evidence_level'],
      significance: ['evidence_direction', 'significance'],
      evidenceType: ['evidence_type'],
      evidenceRating: ['rating'],
      source: ['source_type', 'citation_id', 'citation'],
      origin: ['variant_origin'],
    },
  },
  rowHref: ({ id }) => paths.evidenceItem.href(id),
}
