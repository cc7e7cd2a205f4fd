import { plainWords } from '#domain/text/plain-words.ts'
import {
  evidenceDirections,
  evidenceLevelDescriptions,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  variantOrigins,
  type VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { EvidenceTableDocument } from '#app/graphql/generated/evidence-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { EvidenceLevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { RetractedTag, StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { ShortRating } from '#app/entities/evidence/Rating.tsx'
import { readIdFilter } from '#app/entities/record-tags.ts'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import { diseaseColumn, profileColumn, statusColumn, therapyColumn } from './clinical-columns.tsx'
import { orFilter, vocabularyFilter } from '../filter-values.ts'
import { namedDisease, recordFilters } from '../record-filters.tsx'
import { recordTable } from '../table-definition.ts'
import { statusScope } from '../status-scope.ts'

const ratings = ['5', '4', '3', '2', '1']

/** Levels with all that are stronger. */
const levelRanges = (['B', 'C', 'D'] as const).map((level) => ({
  level,
  value: `${level}_OR_STRONGER`,
  label: `${level} or stronger`,
  values: evidenceLevels.values.slice(0, evidenceLevels.values.indexOf(level) + 1),
}))

const levelFilter = {
  ...vocabularyFilter('Level', evidenceLevels, (level) => `${level}: ${evidenceLevelDescriptions[level]}`),
  ranges: levelRanges,
  several: true,
}

export const evidenceTable = recordTable(EvidenceTableDocument, 'evidenceItems', {
  name: 'evidence',
  noun: ['evidence item', 'evidence items'],
  scope: statusScope,
  initialSort: { column: 'evidenceLevel', direction: 'ascending' },
  download: 'evidence',
  rowHref: ({ id }) => paths.evidenceItem.href(id),
  columns: [
    {
      id: 'id',
      title: 'Evidence item',
      width: 98,
      always: true,
      sort: 'ascending',
      sortBy: 'ID',
      filter: { kind: 'text', label: 'Evidence item id', placeholder: 'EID…' },
      // No record has id 0: a text that is no id finds nothing rather than everything.
      variables: (id) => ({ id: readIdFilter(id, 'evidenceItem') ?? 0 }),
      download: ['id'],
      cell: ({ id, flagged }) => <EntityLink kind="evidenceItem" record={{ id, flagged }} />,
    },
    profileColumn(136),
    therapyColumn(136),
    {
      id: 'significance',
      title: 'Significance',
      width: 120,
      sort: 'ascending',
      sortBy: 'SIGNIFICANCE',
      filter: orFilter(vocabularyFilter('Significance', evidenceSignificances)),
      several: (values) => ({ significances: values.filter((value) => evidenceSignificances.has(value)) }),
      download: ['evidence_direction', 'significance'],
      cell: ({ evidenceDirection, significance }) => (
        <StatedSignificance direction={evidenceDirection} significance={significance} />
      ),
    },
    {
      id: 'evidenceLevel',
      title: 'Level',
      width: 66,
      sort: 'ascending',
      sortBy: 'EVIDENCE_LEVEL',
      filter: levelFilter,
      variables: (value) =>
        evidenceLevels.has(value)
          ? { evidenceLevel: value }
          : { minEvidenceLevel: levelRanges.find((range) => range.value === value)?.level },
      several: (values) => ({ evidenceLevels: values.filter((value) => evidenceLevels.has(value)) }),
      download: ['evidence_level'],
      cell: ({ evidenceLevel }) => <EvidenceLevelLetter level={evidenceLevel} />,
    },
    { ...diseaseColumn(130), variables: namedDisease },
    {
      id: 'description',
      title: 'Evidence statement',
      onPhone: 'text',
      width: 240,
      sort: 'ascending',
      sortBy: 'DESCRIPTION',
      filter: { kind: 'text', label: 'Evidence statement contains' },
      download: ['description'],
      cell: ({ description }) => plainWords(description) || <span className="text-muted">No statement</span>,
    },
    {
      ...statusColumn,
      cell: ({ status, withdrawn, retracted }) =>
        retracted && !withdrawn ? (
          <>
            <RetractedTag retracted /> <span className="sr-only">{evidenceStatuses.label(status)}</span>
          </>
        ) : (
          <StatusTag status={status} withdrawn={withdrawn} />
        ),
    },
    {
      id: 'evidenceRating',
      title: 'Rating',
      onPhone: 'hidden',
      width: 62,
      sort: 'descending',
      sortBy: 'EVIDENCE_RATING',
      filter: {
        kind: 'choice',
        label: 'Rating',
        several: true,
        choices: ratings.map((value) => ({ value, label: `${value} of 5` })),
      },
      variables: (rating) => ({ evidenceRating: Number(rating) }),
      several: (values) => ({ evidenceRatings: values.map(Number) }),
      download: ['rating'],
      cell: ({ evidenceRating }) => <ShortRating rating={evidenceRating} />,
    },
    {
      id: 'evidenceType',
      title: 'Type',
      onPhone: 'hidden',
      width: 96,
      sort: 'ascending',
      sortBy: 'EVIDENCE_TYPE',
      filter: orFilter(vocabularyFilter('Type', evidenceTypes)),
      several: (values) => ({ evidenceTypes: values.filter((value) => evidenceTypes.has(value)) }),
      download: ['evidence_type'],
      cell: ({ evidenceType }) => evidenceTypes.label(evidenceType),
    },
    {
      id: 'source',
      title: 'Source',
      onPhone: 'hidden',
      width: 104,
      download: ['source_type', 'citation_id', 'citation'],
      cell: ({ source, retracted }) => (
        <>
          <EntityLink
            kind="source"
            record={{
              id: source.id,
              name: source.citation ?? `${sourceSources.label(source.sourceType)} ${source.citationId}`,
            }}
          />{' '}
          <RetractedTag retracted={retracted} />
        </>
      ),
    },
    {
      id: 'origin',
      title: 'Variant origin',
      width: 130,
      hiddenAtFirst: true,
      sort: 'ascending',
      sortBy: 'VARIANT_ORIGIN',
      filter: orFilter(vocabularyFilter('Variant origin', variantOrigins)),
      several: (values) => ({ variantOrigins: values.filter((value) => variantOrigins.has(value)) }),
      variables: (origin) => ({ variantOrigin: origin as VariantOrigin }),
      download: ['variant_origin'],
      cell: ({ variantOrigin }) => variantOrigins.label(variantOrigin),
    },
    {
      id: 'evidenceDirection',
      title: 'Direction',
      width: 0,
      filterOnly: { head: 'significance' },
      sort: 'ascending',
      sortBy: 'EVIDENCE_DIRECTION',
      filter: orFilter(vocabularyFilter('Direction', evidenceDirections, evidenceDirections.label, 'Any ±')),
      several: (values) => ({
        evidenceDirections: values.filter((value) => evidenceDirections.has(value)),
      }),
      cell: () => null,
    },
    ...recordFilters,
  ],
})
