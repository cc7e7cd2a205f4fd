import { sql } from 'kysely'
import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceType,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import {
  clinicalConditions,
  profileWithFeature,
  profileWithGroup,
} from '#server/knowledge/browse/clinical-filters.ts'
import type { ClinicalFilter } from '#server/knowledge/browse/clinical-filters.ts'
import { hasStatus, hasStatusRank, statusesOf } from './evidence-status.ts'
import { containsAsWritten } from '#server/knowledge/conditions.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import type { SortKey } from '#server/knowledge/paging/page.ts'
import { rowsThrough, typed } from '../rows.ts'
import { emptyLast } from '#server/knowledge/browse/sort-keys.ts'

/** The assertions that cite an evidence item, of any status, by id. */
export const evidenceItemAssertions = rowsThrough(
  'assertion_evidence_items',
  'evidence_item_id',
  'assertion_id',
  'assertions',
  ['assertions.id'],
)

export interface EvidenceFilter extends ClinicalFilter {
  /** Cited by this assertion. */
  assertionId?: number | null
  /** Its source reports on this clinical trial. */
  clinicalTrialId?: number | null
  description?: string | null
  evidenceDirection?: EvidenceDirection | null
  evidenceLevel?: EvidenceLevel | null
  evidenceRating?: number | null
  evidenceType?: EvidenceType | null
  /** A variant of its molecular profile belongs to this feature. */
  featureId?: number | null
  significance?: EvidenceSignificance | null
  sourceId?: number | null
  /** A variant of its molecular profile is a member of this group. */
  variantGroupId?: number | null
  variantOrigin?: VariantOrigin | null
}

export const evidenceSortColumns = [
  'ID',
  'DISEASE_NAME',
  'DESCRIPTION',
  'EVIDENCE_LEVEL',
  'EVIDENCE_RATING',
  'STATUS',
  'EVIDENCE_TYPE',
  'EVIDENCE_DIRECTION',
  'SIGNIFICANCE',
  'VARIANT_ORIGIN',
] as const

export interface EvidenceSort {
  column: (typeof evidenceSortColumns)[number]
  direction: 'ASC' | 'DESC'
}

/** Rows of the evidence that a filter lets through, called `item`. */
export function filterEvidence(db: Reading, filter: EvidenceFilter, inStatus = hasStatus) {
  let rows = db
    .selectFrom('evidence_items as item')
    .where(inStatus('item.status', statusesOf[filter.status ?? 'NON_REJECTED']))
  for (const condition of clinicalConditions('evidence_item', filter)) rows = rows.where(condition)
  if (filter.evidenceDirection) rows = rows.where('item.evidence_direction', '=', filter.evidenceDirection)
  if (filter.evidenceLevel) rows = rows.where('item.evidence_level', '=', filter.evidenceLevel)
  if (filter.evidenceRating != null) rows = rows.where('item.evidence_rating', '=', filter.evidenceRating)
  if (filter.evidenceType) rows = rows.where('item.evidence_type', '=', filter.evidenceType)
  if (filter.significance) rows = rows.where('item.significance', '=', filter.significance)
  if (filter.sourceId != null) rows = rows.where('item.source_id', '=', filter.sourceId)
  if (filter.variantOrigin) rows = rows.where('item.variant_origin', '=', filter.variantOrigin)
  if (filter.assertionId != null) {
    const cited = db.selectFrom('assertion_evidence_items').select('evidence_item_id')
    rows = rows.where('item.id', 'in', cited.where('assertion_id', '=', filter.assertionId))
  }
  if (filter.clinicalTrialId != null) {
    const reports = db.selectFrom('source_clinical_trials').select('source_id')
    rows = rows.where('item.source_id', 'in', reports.where('clinical_trial_id', '=', filter.clinicalTrialId))
  }
  if (filter.description) rows = rows.where(containsAsWritten('item.description', filter.description))
  if (filter.featureId != null)
    rows = rows.where(
      profileWithFeature('item.molecular_profile_id', filter.featureId, filter.excludeNegated),
    )
  if (filter.variantGroupId != null)
    rows = rows.where(profileWithGroup('item.molecular_profile_id', filter.variantGroupId))
  return rows
}

const strongestFirst: SortKey[] = [
  { by: sql.ref('item.evidence_level'), text: true },
  { by: sql.ref('item.evidence_rating_rank') },
  { by: sql.ref('item.id') },
]

const rankColumns = {
  STATUS: 'item.status_rank',
  EVIDENCE_TYPE: 'item.evidence_type_rank',
  EVIDENCE_DIRECTION: 'item.evidence_direction_rank',
  SIGNIFICANCE: 'item.significance_rank',
  VARIANT_ORIGIN: 'item.variant_origin_rank',
} as const

function orderOf(sort: EvidenceSort | null | undefined): SortKey[] {
  if (!sort) return strongestFirst
  const descending = sort.direction === 'DESC'
  switch (sort.column) {
    case 'ID':
      return [{ by: sql.ref('item.id'), descending }]
    case 'EVIDENCE_LEVEL':
      return [{ by: sql.ref('item.evidence_level'), text: true, descending }, ...strongestFirst.slice(1)]
    case 'EVIDENCE_RATING': {
      // Both put unrated items last.
      const by = descending ? sql.ref('item.evidence_rating_rank') : sql`coalesce(item.evidence_rating, 6)`
      return [{ by }, ...strongestFirst]
    }
    case 'DESCRIPTION':
      return [{ by: sql.ref('item.description_sort_key'), text: true, descending }, ...strongestFirst]
    case 'DISEASE_NAME':
      return [...emptyLast(sql.ref('disease.name_folded'), { text: true, descending }), ...strongestFirst]
    default:
      return [{ by: sql.ref(rankColumns[sort.column]), descending }, ...strongestFirst]
  }
}

/** Evidence items, the strongest first: level from A to E, in each the best rated first. */
export function listEvidence(db: Reading, filter: EvidenceFilter, sort?: EvidenceSort | null) {
  const rows = filterEvidence(db, filter).selectAll('item').select(typed('evidence_items'))
  return listing({
    rows:
      sort?.column === 'DISEASE_NAME'
        ? (rows.leftJoin('diseases as disease', 'disease.id', 'item.disease_id') as typeof rows)
        : rows,
    order: orderOf(sort),
    // An index has the ranks of the statuses, and to be counted is all it must serve here.
    counted: filterEvidence(db, filter, hasStatusRank).selectAll('item').select(typed('evidence_items')),
  })
}
