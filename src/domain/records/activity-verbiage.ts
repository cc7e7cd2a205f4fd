import type { EventAction } from '../vocabularies/curation.ts'

/**
 * Text of an activity by its first event. It ends before the subject, which clients put behind it: `flagged` EID5,
 * `deleted comment` CID7.
 */
export const activityVerbiage: Readonly<Record<EventAction, string>> = {
  COMMENTED: 'commented on',
  COMMENT_DELETED: 'deleted comment',
  REVISION_SUGGESTED: 'suggested revisions of',
  REVISION_ACCEPTED: 'accepted revisions of',
  REVISION_REJECTED: 'rejected revisions of',
  REVISION_SUPERSEDED: 'superseded revisions of',
  SUBMITTED: 'submitted evidence item',
  ACCEPTED: 'accepted evidence item',
  REJECTED: 'rejected evidence item',
  REVERTED: 'reopened review of evidence item',
  ASSERTION_SUBMITTED: 'submitted assertion',
  ASSERTION_ACCEPTED: 'accepted assertion',
  ASSERTION_REJECTED: 'rejected assertion',
  ASSERTION_REVERTED: 'reopened review of assertion',
  ASSERTION_APPROVED: 'approved',
  ASSERTION_APPROVAL_REVOKED: 'revoked the approval of',
  FLAGGED: 'flagged',
  FLAG_RESOLVED: 'resolved a flag on',
  PUBLICATION_SUGGESTED: 'suggested source',
  CURATED_SOURCE_SUGGESTION: 'curated the suggestion of source',
  REJECTED_SOURCE_SUGGESTION: 'rejected the suggestion of source',
  REQUEUED_SOURCE_SUGGESTION: 'reopened the suggestion of source',
  FEATURE_CREATED: 'created feature',
  VARIANT_CREATED: 'created variant',
  COMPLEX_MOLECULAR_PROFILE_CREATED: 'created molecular profile',
  DEPRECATED_FEATURE: 'deprecated feature',
  DEPRECATED_VARIANT: 'deprecated variant',
  DEPRECATED_MOLECULAR_PROFILE: 'deprecated molecular profile',
}
