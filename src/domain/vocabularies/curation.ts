import { type ValueOf, vocabulary } from './vocabulary.ts'

export const revisionStatuses = vocabulary('RevisionStatus', ['NEW', 'ACCEPTED', 'REJECTED', 'SUPERSEDED'])
export type RevisionStatus = ValueOf<typeof revisionStatuses>

export const flagStates = vocabulary('FlagState', ['OPEN', 'RESOLVED'])
export type FlagState = ValueOf<typeof flagStates>

export const approvalStatuses = vocabulary('ApprovalStatus', ['ACTIVE', 'REQUIRES_REVIEW', 'REVOKED'])
export type ApprovalStatus = ValueOf<typeof approvalStatuses>

/** Standing of an approval in each status. */
export const approvalStatusMeanings: Readonly<Record<ApprovalStatus, string>> = {
  ACTIVE: 'The organization stands by the assertion as it is.',
  REQUIRES_REVIEW: 'The assertion or its evidence was revised, flagged or rejected since.',
  REVOKED: 'The organization took it back.',
}

export const notificationReasons = vocabulary('NotificationReason', ['SUBSCRIPTION', 'MENTION'])
export type NotificationReason = ValueOf<typeof notificationReasons>

export const readStatuses = vocabulary('ReadStatus', ['READ', 'UNREAD'])
export type ReadStatus = ValueOf<typeof readStatuses>

/** One entry of a record's history. */
export const eventActions = vocabulary('EventAction', [
  'COMMENTED',
  'COMMENT_DELETED',
  'REVISION_SUGGESTED',
  'REVISION_ACCEPTED',
  'REVISION_REJECTED',
  'REVISION_SUPERSEDED',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'REVERTED',
  'ASSERTION_SUBMITTED',
  'ASSERTION_ACCEPTED',
  'ASSERTION_REJECTED',
  'ASSERTION_REVERTED',
  'ASSERTION_APPROVED',
  'ASSERTION_APPROVAL_REVOKED',
  'FLAGGED',
  'FLAG_RESOLVED',
  'PUBLICATION_SUGGESTED',
  'CURATED_SOURCE_SUGGESTION',
  'REJECTED_SOURCE_SUGGESTION',
  'REQUEUED_SOURCE_SUGGESTION',
  'FEATURE_CREATED',
  'VARIANT_CREATED',
  'COMPLEX_MOLECULAR_PROFILE_CREATED',
  'DEPRECATED_FEATURE',
  'DEPRECATED_VARIANT',
  'DEPRECATED_MOLECULAR_PROFILE',
])
export type EventAction = ValueOf<typeof eventActions>

/** One curation action of a person; {@link activityTypeName} gives its GraphQL type. */
export const activityTypes = vocabulary(
  'ActivityTypeInput',
  [
    'ACCEPT_REVISIONS',
    'APPROVE_ASSERTION',
    'COMMENT',
    'CREATE_COMPLEX_MOLECULAR_PROFILE',
    'CREATE_FEATURE',
    'CREATE_VARIANT',
    'DELETE_COMMENT',
    'DEPRECATE_COMPLEX_MOLECULAR_PROFILE',
    'DEPRECATE_FEATURE',
    'DEPRECATE_VARIANT',
    'FLAG_ENTITY',
    'MODERATE_ASSERTION',
    'MODERATE_EVIDENCE_ITEM',
    'REJECT_REVISIONS',
    'RESOLVE_FLAG',
    'REVOKE_APPROVAL',
    'SUBMIT_ASSERTION',
    'SUBMIT_EVIDENCE_ITEM',
    'SUGGEST_REVISION',
    'SUGGEST_SOURCE',
    'UPDATE_SOURCE_SUGGESTION',
  ],
  {
    labels: {
      ACCEPT_REVISIONS: 'Accept revisions',
      APPROVE_ASSERTION: 'Approve assertion',
      CREATE_COMPLEX_MOLECULAR_PROFILE: 'Create molecular profile',
      CREATE_FEATURE: 'Create feature',
      CREATE_VARIANT: 'Create variant',
      DELETE_COMMENT: 'Delete comment',
      DEPRECATE_COMPLEX_MOLECULAR_PROFILE: 'Deprecate molecular profile',
      DEPRECATE_FEATURE: 'Deprecate feature',
      DEPRECATE_VARIANT: 'Deprecate variant',
      FLAG_ENTITY: 'Flag',
      MODERATE_ASSERTION: 'Review assertion',
      MODERATE_EVIDENCE_ITEM: 'Review evidence',
      REJECT_REVISIONS: 'Reject revisions',
      RESOLVE_FLAG: 'Resolve flag',
      REVOKE_APPROVAL: 'Revoke approval',
      SUBMIT_ASSERTION: 'Submit assertion',
      SUBMIT_EVIDENCE_ITEM: 'Submit evidence',
      SUGGEST_REVISION: 'Suggest revision',
      SUGGEST_SOURCE: 'Suggest source',
      UPDATE_SOURCE_SUGGESTION: 'Update source suggestion',
    },
  },
)
export type ActivityType = ValueOf<typeof activityTypes>

/** The GraphQL object type of an activity: `FLAG_ENTITY` gives `FlagEntityActivity`. */
export function activityTypeName(kind: ActivityType): string {
  if (kind === 'SUGGEST_REVISION') return 'SuggestRevisionSetActivity'
  if (kind === 'UPDATE_SOURCE_SUGGESTION') return 'UpdateSourceSuggestionStatusActivity'
  const words = kind.toLowerCase().split('_')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Activity`
}

/** Subjects that an activity can have. */
export const activitySubjects = vocabulary('ActivitySubjectInput', [
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'SOURCE',
  'SOURCE_SUGGESTION',
  'REVISION',
  'REVISION_SET',
  'COMMENT',
  'FLAG',
])
export type ActivitySubject = ValueOf<typeof activitySubjects>

/** Records that a revision can change. */
export const moderatedEntities = vocabulary('ModeratedEntities', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'MOLECULAR_PROFILE',
  'VARIANT_COORDINATES',
  'EXON_COORDINATES',
])
export type ModeratedEntity = ValueOf<typeof moderatedEntities>

export const flaggableEntities = vocabulary('FlaggableEntities', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'MOLECULAR_PROFILE',
])
export type FlaggableEntity = ValueOf<typeof flaggableEntities>

export const commentableEntities = vocabulary('CommentableEntities', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'SOURCE',
  'MOLECULAR_PROFILE',
])
export type CommentableEntity = ValueOf<typeof commentableEntities>

export const subscribableEntities = vocabulary('SubscribableEntities', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'MOLECULAR_PROFILE',
  'REVISION',
  'SOURCE_SUGGESTION',
])
export type SubscribableEntity = ValueOf<typeof subscribableEntities>

/** Records that mark-up in a comment can name. */
export const taggableEntities = vocabulary('TaggableEntity', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'MOLECULAR_PROFILE',
  'REVISION',
  'SOURCE',
  'ROLE',
])
export type TaggableEntity = ValueOf<typeof taggableEntities>

export const timeWindows = vocabulary('TimeWindow', ['LAST_WEEK', 'LAST_MONTH', 'LAST_YEAR', 'ALL_TIME'])
export type TimeWindow = ValueOf<typeof timeWindows>
