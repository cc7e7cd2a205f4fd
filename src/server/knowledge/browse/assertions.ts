import { sql } from 'kysely'
import { assertionFields } from '#domain/records/fields/assertion.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceDirections,
  evidenceStatuses,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { contains } from '../conditions.ts'
import type { SortKey } from '../paging/page.ts'
import { inOrganization, namesOrganizations, withoutEmptyIds } from '../people/organizations.ts'
import { assertionTherapies } from '../records/clinical/clinical-terms.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { typed } from '../records/rows.ts'
import { browseQuery } from './browse-query.ts'
import {
  among,
  byRank,
  choiceFilter,
  choicesFilter,
  clinicalColumns,
  clinicalFilters,
  profileWithVariantNamed,
} from './clinical-filters.ts'
import { extensionColumns } from './extension-columns.ts'
import { emptyLast } from './sort-keys.ts'

const byId: SortKey = { by: sql.ref('item.id') }

/** Assertions, those with the most evidence first. */
export const browseAssertions = browseQuery({
  query: 'assertions',
  description: 'Assertions, filtered; most evidence first unless sorted otherwise.',
  id: 'item.id',
  rows: (db: Reading) => db.selectFrom('assertions as item').selectAll('item').select(typed('assertions')),
  hasStatus: (status) => hasStatus('item.status', statusesOf[status]),
  statusDescription: 'Only assertions with this status; all but rejected ones by default.',
  filters: {
    ...clinicalFilters('assertion', ['assertion', 'assertions', 'assertions']),
    ampLevel: choiceFilter(
      'item.amp_level',
      ampLevels,
      'Only assertions of this AMP/ASCO/CAP tier and level.',
    ),
    ampLevels: choicesFilter(
      'item.amp_level',
      ampLevels,
      'Only assertions of one of these AMP/ASCO/CAP tiers and levels.',
    ),
    approvingOrganizations: {
      type: 'Organizations',
      description:
        'Only assertions approved by these organizations, including approvals that require review.',
      where: (filter) => {
        const organizations = withoutEmptyIds(filter)
        return namesOrganizations(organizations)
          ? among(
              'item.id',
              sql`select assertion_id from approvals where status in ('ACTIVE', 'REQUIRES_REVIEW')
                and ${inOrganization('organization_id', organizations)}`,
            )
          : null
      },
    },
    // The published arguments share direction and type with evidence: they may name what no assertion has.
    assertionDirection: choiceFilter(
      'item.assertion_direction',
      evidenceDirections,
      'Only assertions with this direction.',
    ),
    assertionDirections: choicesFilter(
      'item.assertion_direction',
      assertionDirections,
      'Only assertions with one of these directions.',
    ),
    assertionType: choiceFilter('item.assertion_type', evidenceTypes, 'Only assertions of this type.'),
    assertionTypes: choicesFilter(
      'item.assertion_type',
      assertionTypes,
      'Only assertions of one of these types.',
    ),
    evidenceId: {
      type: 'Int',
      description: 'Only assertions supported by this evidence item.',
      where: (id) =>
        among(
          'item.id',
          sql`select assertion_id from assertion_evidence_items where evidence_item_id = ${id}`,
        ),
    },
    significance: choiceFilter(
      'item.significance',
      assertionSignificances,
      'Only assertions of this significance.',
    ),
    significances: choicesFilter(
      'item.significance',
      assertionSignificances,
      'Only assertions of one of these significances.',
    ),
    summary: {
      type: 'String',
      description: 'Only assertions whose summary contains this.',
      where: (text) => contains('item.summary_folded', text),
    },
    variantName: {
      type: 'String',
      description:
        'Only about molecular profiles with a variant whose name contains this, or that it names otherwise.',
      where: (name) => profileWithVariantNamed('item.molecular_profile_id', name),
    },
  },
  columns: {
    ...clinicalColumns(assertionTherapies),
    summary: {
      cell: ({ summary }) => summary,
      sort: [
        'SUMMARY',
        { keys: (descending) => [{ by: sql.ref('item.summary_sort_key'), text: true, descending }] },
      ],
    },
    assertion_type: {
      cell: ({ assertion_type }) => assertionTypes.label(assertion_type),
      sort: ['ASSERTION_TYPE', byRank('item.assertion_type_rank')],
    },
    assertion_direction: {
      cell: ({ assertion_direction }) => assertionDirections.label(assertion_direction),
      sort: ['ASSERTION_DIRECTION', byRank('item.assertion_direction_rank')],
    },
    significance: {
      cell: ({ significance }) => assertionSignificances.label(significance),
      sort: ['SIGNIFICANCE', byRank('item.significance_rank')],
    },
    amp_level: {
      cell: ({ amp_level }) => amp_level && ampLevels.label(amp_level),
      sort: [
        'AMP_LEVEL',
        { keys: (descending) => emptyLast(sql.ref('item.amp_level_rank'), { text: false, descending }) },
      ],
    },
    evidence_items_count: {
      cell: ({ evidence_item_count }) => evidence_item_count,
      sort: ['EVIDENCE_ITEMS_COUNT', { ...byRank('item.evidence_item_count'), ties: [byId] }],
    },
    status: {
      cell: ({ status }) => evidenceStatuses.label(status),
      sort: ['STATUS', byRank('item.status_rank')],
    },
    ...extensionColumns(assertionFields),
  },
  ties: [{ by: sql.ref('item.evidence_item_count'), descending: true }, byId],
})
