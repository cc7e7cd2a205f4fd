import { sql } from 'kysely'
import type {
  AmpLevel,
  AssertionSignificance,
  EvidenceDirection,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { clinicalConditions, profileWithVariantNamed } from '#server/knowledge/browse/clinical-filters.ts'
import type { ClinicalFilter } from '#server/knowledge/browse/clinical-filters.ts'
import { hasStatus, statusesOf } from './evidence-status.ts'
import { contains, oneOf } from '#server/knowledge/conditions.ts'
import {
  inOrganization,
  namesOrganizations,
  withoutEmptyIds,
} from '#server/knowledge/people/organizations.ts'
import type { OrganizationFilter } from '#server/knowledge/people/organizations.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import type { SortKey } from '#server/knowledge/paging/page.ts'
import { rowsThrough, typed } from '../rows.ts'
import { emptyLast } from '#server/knowledge/browse/sort-keys.ts'

/** The evidence items that an assertion cites, of any status, by id. */
export const assertionEvidence = rowsThrough(
  'assertion_evidence_items',
  'assertion_id',
  'evidence_item_id',
  'evidence_items',
  ['evidence_items.id'],
)

export interface AssertionFilter extends ClinicalFilter {
  ampLevel?: AmpLevel | null
  /** Approved by such an organization, even where the approval is to be reviewed. */
  approvingOrganizations?: OrganizationFilter | null
  /** As this and the type are shared with evidence, they may name what no assertion has. */
  assertionDirection?: EvidenceDirection | null
  assertionType?: EvidenceType | null
  /** Cites this evidence item. */
  evidenceId?: number | null
  significance?: AssertionSignificance | null
  summary?: string | null
  variantName?: string | null
}

export const assertionSortColumns = [
  'ID',
  'DISEASE_NAME',
  'SUMMARY',
  'STATUS',
  'ASSERTION_TYPE',
  'ASSERTION_DIRECTION',
  'SIGNIFICANCE',
  'AMP_LEVEL',
  'EVIDENCE_ITEMS_COUNT',
] as const

export interface AssertionSort {
  column: (typeof assertionSortColumns)[number]
  direction: 'ASC' | 'DESC'
}

/** Rows of the assertions that a filter lets through, called `item`. */
export function filterAssertions(db: Reading, filter: AssertionFilter) {
  let rows = db
    .selectFrom('assertions as item')
    .where(hasStatus('item.status', statusesOf[filter.status ?? 'NON_REJECTED']))
  for (const condition of clinicalConditions('assertion', filter)) rows = rows.where(condition)
  if (filter.ampLevel) rows = rows.where('item.amp_level', '=', filter.ampLevel)
  if (filter.assertionDirection)
    rows = rows.where(oneOf('item.assertion_direction', [filter.assertionDirection]))
  if (filter.assertionType) rows = rows.where(oneOf('item.assertion_type', [filter.assertionType]))
  if (filter.significance) rows = rows.where('item.significance', '=', filter.significance)
  if (filter.evidenceId != null) {
    const citing = db.selectFrom('assertion_evidence_items').select('assertion_id')
    rows = rows.where('item.id', 'in', citing.where('evidence_item_id', '=', filter.evidenceId))
  }
  if (filter.summary) rows = rows.where(contains('item.summary_folded', filter.summary))
  if (filter.variantName)
    rows = rows.where(profileWithVariantNamed('item.molecular_profile_id', filter.variantName))
  const approving = withoutEmptyIds(filter.approvingOrganizations)
  if (namesOrganizations(approving)) {
    const approvals = db
      .selectFrom('approvals')
      .select('assertion_id')
      .where('status', 'in', ['ACTIVE', 'REQUIRES_REVIEW'])
      .where(inOrganization('organization_id', approving))
    rows = rows.where('item.id', 'in', approvals)
  }
  return rows
}

const bestSupportedFirst: SortKey[] = [
  { by: sql.ref('item.evidence_item_count'), descending: true },
  { by: sql.ref('item.id') },
]

const rankColumns = {
  STATUS: 'item.status_rank',
  ASSERTION_TYPE: 'item.assertion_type_rank',
  ASSERTION_DIRECTION: 'item.assertion_direction_rank',
  SIGNIFICANCE: 'item.significance_rank',
} as const

function orderOf(sort: AssertionSort | null | undefined): SortKey[] {
  if (!sort) return bestSupportedFirst
  const descending = sort.direction === 'DESC'
  switch (sort.column) {
    case 'ID':
      return [{ by: sql.ref('item.id'), descending }]
    case 'EVIDENCE_ITEMS_COUNT':
      return [{ by: sql.ref('item.evidence_item_count'), descending }, { by: sql.ref('item.id') }]
    case 'SUMMARY':
      return [{ by: sql.ref('item.summary_sort_key'), text: true, descending }, ...bestSupportedFirst]
    case 'DISEASE_NAME':
      return [...emptyLast(sql.ref('disease.name_folded'), { text: true, descending }), ...bestSupportedFirst]
    case 'AMP_LEVEL':
      return [
        ...emptyLast(sql.ref('item.amp_level_rank'), { text: false, descending }),
        ...bestSupportedFirst,
      ]
    default:
      return [{ by: sql.ref(rankColumns[sort.column]), descending }, ...bestSupportedFirst]
  }
}

/** Assertions, those with the most evidence first. */
export function listAssertions(db: Reading, filter: AssertionFilter, sort?: AssertionSort | null) {
  const rows = filterAssertions(db, filter).selectAll('item').select(typed('assertions'))
  return listing({
    rows:
      sort?.column === 'DISEASE_NAME'
        ? (rows.leftJoin('diseases as disease', 'disease.id', 'item.disease_id') as typeof rows)
        : rows,
    order: orderOf(sort),
  })
}
