import type { ApprovalStatus } from '#domain/vocabularies/curation.ts'
import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { DateSort } from './subjects.ts'
import type { ActivityRecord, ApprovalRecord } from '../records/terms.ts'
import { rowsBy } from '../records/rows.ts'

/** The approval that an activity gave or took back, or null. */
export const approvalOfActivity = oneForEach<number, ApprovalRecord & { activity_id: number }>(
  (db, ids) =>
    db
      .selectFrom('activities as activity')
      .innerJoin('approvals', (join) =>
        join
          .onRef('approvals.assertion_id', '=', 'activity.subject_id')
          .onRef('approvals.organization_id', '=', 'activity.organization_id'),
      )
      .selectAll('approvals')
      .select('activity.id as activity_id')
      .where('activity.id', 'in', ids),
  (row) => row.activity_id,
)

/** All approvals of an assertion, in any state. */
export const approvalsByAssertion = rowsBy('approvals', 'assertion_id', ['id'])

/**
 * Active approvals that a change of a record puts up for review: an assertion's own; of an evidence item's, those of
 * the assertions that cite it (curation rules, section 9).
 */
export const approvalsToReview = {
  ASSERTION: manyForEach<number, ApprovalRecord>(
    (db, ids) =>
      db
        .selectFrom('approvals')
        .selectAll()
        .where('assertion_id', 'in', ids)
        .where('status', '=', 'ACTIVE')
        .orderBy('id'),
    (row) => row.assertion_id,
  ),
  EVIDENCE_ITEM: manyForEach<number, ApprovalRecord & { evidence_item_id: number }>(
    (db, ids) =>
      db
        .selectFrom('approvals')
        .innerJoin('assertion_evidence_items as link', 'link.assertion_id', 'approvals.assertion_id')
        .selectAll('approvals')
        .select('link.evidence_item_id')
        .where('link.evidence_item_id', 'in', ids)
        .where('approvals.status', '=', 'ACTIVE')
        .orderBy('approvals.id'),
    (row) => row.evidence_item_id,
  ),
}

/** Number of evidence items that an assertion cites and that are not accepted. */
export const unacceptedEvidenceOf = oneForEach<number, { assertion_id: number; count: number }>(
  (db, ids) =>
    db
      .selectFrom('assertion_evidence_items as link')
      .innerJoin('evidence_items as item', 'item.id', 'link.evidence_item_id')
      .select(['link.assertion_id', sql<number>`count(*)`.as('count')])
      .where('link.assertion_id', 'in', ids)
      .where('item.status', '<>', 'ACCEPTED')
      .groupBy('link.assertion_id'),
  (row) => row.assertion_id,
)

export interface ApprovalFilter {
  ids?: number[] | null
  approvingUserId?: number | null
  approvingOrganizationId?: number | null
  approvedAssertionId?: number | null
  approvingOrganizationIsApprovedVcep?: boolean | null
  status?: ApprovalStatus | null
}

/** Approvals: active ones, then those to be reviewed, then revoked ones; in each the latest review first. */
export function listApprovals(db: Reading, filter: ApprovalFilter, sortBy?: DateSort | null) {
  let rows = db.selectFrom('approvals').selectAll()
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.approvingUserId != null) rows = rows.where('user_id', '=', filter.approvingUserId)
  if (filter.approvingOrganizationId != null)
    rows = rows.where('organization_id', '=', filter.approvingOrganizationId)
  if (filter.approvedAssertionId != null) rows = rows.where('assertion_id', '=', filter.approvedAssertionId)
  if (filter.status) rows = rows.where('status', '=', filter.status)
  if (filter.approvingOrganizationIsApprovedVcep != null) {
    const organizations = db
      .selectFrom('organizations')
      .select('id')
      .where('is_approved_vcep', '=', filter.approvingOrganizationIsApprovedVcep)
    rows = rows.where('organization_id', 'in', organizations)
  }
  const descending = sortBy ? sortBy.direction === 'DESC' : true
  const date = {
    by: sql.ref(sortBy?.column === 'CREATED' ? 'created_at' : sortBy ? 'updated_at' : 'last_reviewed_at'),
  }
  return listing({
    rows,
    order: [
      // The names of the states happen to stand in this order.
      ...(sortBy ? [] : [{ by: sql.ref('status'), text: true }]),
      { ...date, text: true, descending },
      { by: sql.ref('id'), descending },
    ],
  })
}

const activityOfApproval = (kind: 'APPROVE_ASSERTION' | 'REVOKE_APPROVAL') =>
  oneForEach<number, ActivityRecord & { approval_id: number }>(
    // Of several rows of one approval the last one stays.
    (db, ids) =>
      db
        .selectFrom('approvals')
        .innerJoin('activities', (join) =>
          join
            .onRef('activities.subject_id', '=', 'approvals.assertion_id')
            .onRef('activities.organization_id', '=', 'approvals.organization_id')
            .on('activities.subject_type', '=', 'ASSERTION')
            .on('activities.kind', '=', kind),
        )
        .selectAll('activities')
        .select('approvals.id as approval_id')
        .where('approvals.id', 'in', ids)
        .orderBy('activities.created_at')
        .orderBy('activities.id'),
    (row) => row.approval_id,
  )

/** Activities by which an approval was last given and last taken back, or null. */
export const latestApprovalActivity = {
  APPROVE_ASSERTION: activityOfApproval('APPROVE_ASSERTION'),
  REVOKE_APPROVAL: activityOfApproval('REVOKE_APPROVAL'),
}
