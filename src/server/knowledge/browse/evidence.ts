import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import { containsAsWritten, oneOf } from '../conditions.ts'
import type { SortKey } from '../paging/page.ts'
import { evidenceItemTherapies } from '../records/clinical/clinical-terms.ts'
import { hasStatus, hasStatusRank, statusesOf } from '../records/clinical/evidence-status.ts'
import { recordById } from '../records/records.ts'
import { typed } from '../records/rows.ts'
import { browseQuery } from './browse-query.ts'
import type { FilterOf } from './browse-query.ts'
import {
  among,
  byRank,
  choiceFilter,
  choicesFilter,
  clinicalColumns,
  clinicalFilters,
  hasTherapies,
  numberFilter,
  profileWithFeature,
  profileWithGroup,
} from './clinical-filters.ts'
import { extensionColumns } from './extension-columns.ts'

const byRating: SortKey[] = [{ by: sql.ref('item.evidence_rating_rank') }, { by: sql.ref('item.id') }]

/** Evidence items, the strongest first: level from A to E, in each the best rated first. */
export const browseEvidence = browseQuery({
  query: 'evidenceItems',
  description: 'Evidence items, filtered; strongest first unless sorted otherwise.',
  id: 'item.id',
  rows: (db: Reading) =>
    db.selectFrom('evidence_items as item').selectAll('item').select(typed('evidence_items')),
  hasStatus: (status) => hasStatus('item.status', statusesOf[status]),
  // An index has the ranks of the statuses, and to be counted is all it must serve here.
  countedStatus: (status) => hasStatusRank('item.status', statusesOf[status]),
  statusDescription: 'Only evidence with this status; all but rejected evidence by default.',
  filters: {
    ...clinicalFilters('evidence_item', ['evidence item', 'evidence items', 'evidence']),
    assertionId: {
      type: 'Int',
      description: 'Only supporting evidence of this assertion.',
      where: (id) =>
        among(
          'item.id',
          sql`select evidence_item_id from assertion_evidence_items where assertion_id = ${id}`,
        ),
    },
    clinicalTrialId: {
      type: 'Int',
      description: 'Only evidence from sources that report on this clinical trial.',
      where: (id) =>
        among(
          'item.source_id',
          sql`select source_id from source_clinical_trials where clinical_trial_id = ${id}`,
        ),
    },
    description: {
      type: 'String',
      description: 'Only evidence whose statement contains this.',
      where: (text) => containsAsWritten('item.description', text),
    },
    evidenceDirection: choiceFilter(
      'item.evidence_direction',
      evidenceDirections,
      'Only evidence with this direction.',
    ),
    evidenceDirections: choicesFilter(
      'item.evidence_direction',
      evidenceDirections,
      'Only evidence with one of these directions.',
    ),
    evidenceLevel: choiceFilter('item.evidence_level', evidenceLevels, 'Only evidence of this level.'),
    evidenceLevels: choicesFilter(
      'item.evidence_level',
      evidenceLevels,
      'Only evidence of one of these levels.',
    ),
    minEvidenceLevel: {
      type: 'Choice',
      vocabulary: evidenceLevels,
      description: 'Only evidence of this level or a stronger one: B is A and B. Curia extension.',
      where: (level) => sql<SqlBool>`item.evidence_level <= ${level}`,
    },
    evidenceRating: numberFilter('item.evidence_rating', 'Only evidence with this rating.'),
    evidenceRatings: {
      type: 'Ints',
      description: 'Only evidence with one of these ratings. Curia extension.',
      where: (ratings) => oneOf('item.evidence_rating', ratings),
    },
    evidenceType: choiceFilter('item.evidence_type', evidenceTypes, 'Only evidence of this type.'),
    evidenceTypes: choicesFilter('item.evidence_type', evidenceTypes, 'Only evidence of one of these types.'),
    featureId: {
      type: 'Int',
      description: 'Only about molecular profiles with a variant of this feature. Curia extension.',
      where: (id, _status, { excludeNegated }) =>
        profileWithFeature('item.molecular_profile_id', id, excludeNegated),
    },
    excludeNegated: {
      type: 'Boolean',
      description:
        'With `featureId` or `variantId`: true to exclude molecular profiles in which it occurs only as absent (NOT). Curia extension.',
      where: () => null,
    },
    excludeCombinations: {
      type: 'Boolean',
      description:
        'With `variantId`: true to exclude molecular profiles that need other variants, too; one joined by OR needs no other. Curia extension.',
      where: () => null,
    },
    significance: choiceFilter(
      'item.significance',
      evidenceSignificances,
      'Only evidence of this significance.',
    ),
    significances: choicesFilter(
      'item.significance',
      evidenceSignificances,
      'Only evidence of one of these significances.',
    ),
    sourceId: numberFilter('item.source_id', 'Only evidence from this source.'),
    therapyIds: {
      type: 'Ints',
      description: 'Only about exactly these therapies, in any order. Curia extension.',
      where: (ids) => hasTherapies('evidence_item', 'item.id', ids),
    },
    therapyInteractionType: choiceFilter(
      'item.therapy_interaction_type',
      therapyInteractions,
      'Only evidence with this therapy interaction type. Curia extension.',
    ),
    variantGroupId: {
      type: 'Int',
      description: 'Only about molecular profiles with a member of this variant group. Curia extension.',
      where: (id) => profileWithGroup('item.molecular_profile_id', id),
    },
    variantOrigin: choiceFilter(
      'item.variant_origin',
      variantOrigins,
      'Only evidence with this variant origin.',
    ),
    variantOrigins: choicesFilter(
      'item.variant_origin',
      variantOrigins,
      'Only evidence with one of these variant origins.',
    ),
  },
  columns: {
    ...clinicalColumns(evidenceItemTherapies),
    description: {
      cell: ({ description }) => description,
      sort: [
        'DESCRIPTION',
        { keys: (descending) => [{ by: sql.ref('item.description_sort_key'), text: true, descending }] },
      ],
    },
    evidence_level: {
      cell: ({ evidence_level }) => evidenceLevels.label(evidence_level),
      sort: [
        'EVIDENCE_LEVEL',
        {
          keys: (descending) => [{ by: sql.ref('item.evidence_level'), text: true, descending }],
          ties: byRating,
        },
      ],
    },
    evidence_type: {
      cell: ({ evidence_type }) => evidenceTypes.label(evidence_type),
      sort: ['EVIDENCE_TYPE', byRank('item.evidence_type_rank')],
    },
    evidence_direction: {
      cell: ({ evidence_direction }) => evidenceDirections.label(evidence_direction),
      sort: ['EVIDENCE_DIRECTION', byRank('item.evidence_direction_rank')],
    },
    significance: {
      cell: ({ significance }) => evidenceSignificances.label(significance),
      sort: ['SIGNIFICANCE', byRank('item.significance_rank')],
    },
    variant_origin: {
      cell: ({ variant_origin }) => variantOrigins.label(variant_origin),
      sort: ['VARIANT_ORIGIN', byRank('item.variant_origin_rank')],
    },
    rating: {
      cell: ({ evidence_rating }) => evidence_rating,
      sort: [
        'EVIDENCE_RATING',
        {
          // Both put unrated items last.
          keys: (descending) => [
            {
              by: descending ? sql.ref('item.evidence_rating_rank') : sql`coalesce(item.evidence_rating, 6)`,
            },
          ],
        },
      ],
    },
    status: {
      cell: ({ status }) => evidenceStatuses.label(status),
      sort: ['STATUS', byRank('item.status_rank')],
    },
    source_type: {
      further: true,
      cell: async ({ source_id }, load) => {
        const source = await load(recordById.sources, source_id)
        return source && sourceSources.label(source.source_type)
      },
    },
    citation_id: {
      further: true,
      cell: async ({ source_id }, load) => (await load(recordById.sources, source_id))?.citation_id,
    },
    citation: {
      further: true,
      cell: async ({ source_id }, load) => (await load(recordById.sources, source_id))?.citation,
    },
    ...extensionColumns(evidenceItemFields),
  },
  ties: [{ by: sql.ref('item.evidence_level'), text: true }, ...byRating],
})

/** Filter of evidence items. */
export type EvidenceFilter = FilterOf<typeof browseEvidence>
