import { plainWords } from '#domain/text/plain-words.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import { AssertionsTableDocument } from '#app/graphql/generated/assertions-table.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { readIdFilter } from '#app/entities/record-tags.ts'
import { StatedSignificance } from '#app/entities/evidence/StatedSignificance.tsx'
import { tierLabel } from '#app/entities/evidence/tier-label.ts'
import { countColumn } from './browse-columns.tsx'
import { diseaseColumn, profileColumn, statusColumn, therapyColumn } from './clinical-columns.tsx'
import { orFilter, vocabularyFilter } from '../filter-values.ts'
import { recordTable } from '../table-definition.ts'
import { statusScope } from '../status-scope.ts'

export const assertionsTable = recordTable(AssertionsTableDocument, 'assertions', {
  name: 'assertions',
  noun: ['assertion', 'assertions'],
  scope: statusScope,
  initialSort: { column: 'evidenceItemsCount', direction: 'descending' },
  download: 'assertions',
  rowHref: ({ id }) => paths.assertion.href(id),
  columns: [
    {
      id: 'id',
      title: 'Assertion',
      width: 100,
      always: true,
      sort: 'ascending',
      sortBy: 'ID',
      filter: { kind: 'text', label: 'Assertion id', placeholder: 'AID…' },
      // No record has id 0: a text that is no id finds nothing rather than everything.
      variables: (id) => ({ id: readIdFilter(id, 'assertion') ?? 0 }),
      download: ['id'],
      cell: ({ id, flagged }) => <EntityLink kind="assertion" record={{ id, flagged }} />,
    },
    profileColumn(132),
    therapyColumn(150),
    {
      id: 'significance',
      title: 'Significance',
      width: 130,
      sort: 'ascending',
      sortBy: 'SIGNIFICANCE',
      filter: orFilter(vocabularyFilter('Significance', assertionSignificances)),
      several: (values) => ({ significances: values.filter((value) => assertionSignificances.has(value)) }),
      download: ['assertion_direction', 'significance'],
      cell: ({ assertionDirection, significance }) => (
        <StatedSignificance direction={assertionDirection} significance={significance} />
      ),
    },
    {
      id: 'ampLevel',
      title: 'AMP/ASCO/CAP tier',
      width: 112,
      sort: 'ascending',
      sortBy: 'AMP_LEVEL',
      filter: orFilter(vocabularyFilter('AMP/ASCO/CAP tier', ampLevels, tierLabel)),
      several: (values) => ({ ampLevels: values.filter((value) => ampLevels.has(value)) }),
      download: ['amp_level'],
      cell: ({ ampLevel }) => (ampLevel ? tierLabel(ampLevel) : null),
    },
    diseaseColumn(130),
    {
      id: 'summary',
      title: 'Summary',
      onPhone: 'text',
      width: 240,
      sort: 'ascending',
      sortBy: 'SUMMARY',
      filter: { kind: 'text', label: 'Summary contains' },
      download: ['summary'],
      cell: ({ summary }) => plainWords(summary) || <span className="text-muted">No summary</span>,
    },
    statusColumn,
    {
      id: 'assertionType',
      title: 'Type',
      onPhone: 'hidden',
      width: 108,
      sort: 'ascending',
      sortBy: 'ASSERTION_TYPE',
      filter: orFilter(vocabularyFilter('Type', assertionTypes)),
      several: (values) => ({ assertionTypes: values.filter((value) => assertionTypes.has(value)) }),
      download: ['assertion_type'],
      cell: ({ assertionType }) => assertionTypes.label(assertionType),
    },
    countColumn('evidenceItemsCount', 'Evidence items', 90, 'EVIDENCE_ITEMS_COUNT', { onPhone: 'hidden' }),
    {
      id: 'assertionDirection',
      title: 'Direction',
      width: 0,
      filterOnly: { head: 'significance' },
      sort: 'ascending',
      sortBy: 'ASSERTION_DIRECTION',
      filter: vocabularyFilter('Direction', assertionDirections, assertionDirections.label, 'Any ±'),
      cell: () => null,
    },
  ],
})
