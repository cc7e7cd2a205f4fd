import { activityTypeName } from '#domain/vocabularies/curation.ts'
import type { ActivityType } from '#domain/vocabularies/curation.ts'
import { activityById, linkedEntities } from '#server/knowledge/activity/activities.ts'
import { approvalOfActivity } from '#server/knowledge/activity/approvals.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { eventsOfActivity } from '#server/knowledge/activity/events.ts'
import { resolveMarkup } from '#server/knowledge/text/markup.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import type { AnyRecord } from '#server/knowledge/records/records.ts'
import type { ActivityRecord } from '#server/knowledge/records/terms.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'
import { CommentBodySegment, toSegments } from '../text/markup.ts'
import {
  Activity,
  Approval,
  Assertion,
  Comment,
  Event,
  EventSubject,
  Flag,
  MolecularProfile,
  Organization,
  Revision,
  RevisionSet,
  SourceSuggestion,
  User,
  VariantInterface,
} from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

Activity.implement({
  description: 'Curation activity of a user, with its events and comment.',
  resolveType: (activity) => activityTypeName(activity.kind),
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the activity.' }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the activity.' }),
    events: relation(t, [Event], 'Events of the activity, oldest first.', { id: eventsOfActivity }),
    note: t.exposeString('note', { nullable: true, description: 'Comment of the user.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'Organization on whose behalf the user acted; null if none.',
      resolve: (activity, _args, { load }) =>
        activity.organization_id === null ? null : load(organizationById, activity.organization_id),
    }),
    parsedNote: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description: 'Comment of the user, split into text and mentions.',
      resolve: async (activity, _args, { load }) =>
        toSegments(load, await resolveMarkup(load, activity.note ?? '')),
    }),
    subject: t.field({
      type: EventSubject,
      description: 'Record that the activity concerns.',
      resolve: (activity, _args, { load }) =>
        existing(findRecord(load, activity.subject_type, activity.subject_id)),
    }),
    user: relation(t, User, 'User who performed the activity.', { user_id: userById }),
    verbiage: t.exposeString('verbiage', {
      description: 'Action in words, to be followed by the subject: `accepted revisions of`.',
    }),
  }),
})

const activityOf = (kind: ActivityType, description: string) =>
  builder.objectRef<ActivityRecord>(activityTypeName(kind)).implement({ description, interfaces: [Activity] })

/** The records of one type that an activity had to do with. */
async function linked<Type extends AnyRecord['record_type']>(
  load: Load,
  activity: ActivityRecord,
  type: Type,
) {
  const references = (await load(linkedEntities, activity.id)).filter((entity) => entity.record_type === type)
  const records = await Promise.all(references.map((entity) => findRecord(load, type, entity.id)))
  return records.filter((record): record is Extract<AnyRecord, { record_type: Type }> => record !== null)
}

async function firstLinked<Type extends AnyRecord['record_type']>(
  load: Load,
  activity: ActivityRecord,
  type: Type,
) {
  const [record] = await linked(load, activity, type)
  if (!record) throw new Error(`activity ${activity.id} names no ${type}`)
  return record
}

export const CreateComplexMolecularProfileActivity = activityOf(
  'CREATE_COMPLEX_MOLECULAR_PROFILE',
  'Creation of a complex molecular profile.',
)
export const CreateFeatureActivity = activityOf('CREATE_FEATURE', 'Creation of a feature.')
export const DeprecateComplexMolecularProfileActivity = activityOf(
  'DEPRECATE_COMPLEX_MOLECULAR_PROFILE',
  'Deprecation of a complex molecular profile.',
)
activityOf('MODERATE_ASSERTION', 'Acceptance, rejection or reopened review of an assertion.')
activityOf('MODERATE_EVIDENCE_ITEM', 'Acceptance, rejection or reopened review of an evidence item.')
export const SubmitAssertionActivity = activityOf('SUBMIT_ASSERTION', 'Submission of an assertion.')
export const SubmitEvidenceItemActivity = activityOf(
  'SUBMIT_EVIDENCE_ITEM',
  'Submission of an evidence item.',
)

for (const [kind, description] of [
  ['COMMENT', 'Comment on a record, as an activity.'],
  ['DELETE_COMMENT', 'Deletion of a comment by its author.'],
] as const) {
  builder.objectField(activityOf(kind, description), 'comment', (t) =>
    t.field({
      type: Comment,
      description: 'The comment.',
      resolve: (activity, _args, { load }) => firstLinked(load, activity, 'COMMENT'),
    }),
  )
}

export const FlagEntityActivity = activityOf('FLAG_ENTITY', 'Flagging of a record.')
export const ResolveFlagActivity = activityOf('RESOLVE_FLAG', 'Resolution of a flag.')
for (const ref of [FlagEntityActivity, ResolveFlagActivity]) {
  builder.objectField(ref, 'flag', (t) =>
    t.field({
      type: Flag,
      description: 'The flag.',
      resolve: (activity, _args, { load }) => firstLinked(load, activity, 'FLAG'),
    }),
  )
}

export const ApproveAssertionActivity = activityOf(
  'APPROVE_ASSERTION',
  'Approval of an assertion by an organization.',
)
export const RevokeApprovalActivity = activityOf(
  'REVOKE_APPROVAL',
  'Revocation of an approval by its organization.',
)
for (const ref of [ApproveAssertionActivity, RevokeApprovalActivity]) {
  builder.objectFields(ref, (t) => ({
    approval: relation(t, Approval, 'The approval.', { id: approvalOfActivity }),
    assertion: relation(t, Assertion, 'The assertion.', { subject_id: recordById.assertions }),
  }))
}

export const SuggestSourceActivity = activityOf('SUGGEST_SOURCE', 'Suggestion of a source for curation.')
export const UpdateSourceSuggestionStatusActivity = activityOf(
  'UPDATE_SOURCE_SUGGESTION',
  'Status change of a source suggestion.',
)
for (const ref of [SuggestSourceActivity, UpdateSourceSuggestionStatusActivity]) {
  builder.objectField(ref, 'sourceSuggestion', (t) =>
    t.field({
      type: SourceSuggestion,
      description: 'The source suggestion.',
      resolve: (activity, _args, { load }) => firstLinked(load, activity, 'SOURCE_SUGGESTION'),
    }),
  )
}

export const CreateVariantActivity = activityOf('CREATE_VARIANT', 'Creation of a variant.')
builder.objectField(CreateVariantActivity, 'molecularProfile', (t) =>
  t.field({
    type: MolecularProfile,
    description: 'Molecular profile of this variant alone, created with it.',
    resolve: (activity, _args, { load }) => firstLinked(load, activity, 'MOLECULAR_PROFILE'),
  }),
)

export const DeprecateFeatureActivity = activityOf('DEPRECATE_FEATURE', 'Deprecation of a feature.')
export const DeprecateVariantActivity = activityOf('DEPRECATE_VARIANT', 'Deprecation of a variant.')
for (const ref of [DeprecateFeatureActivity, DeprecateVariantActivity]) {
  builder.objectField(ref, 'molecularProfiles', (t) =>
    t.field({
      type: [MolecularProfile],
      description: 'Molecular profiles deprecated with it.',
      resolve: (activity, _args, { load }) => linked(load, activity, 'MOLECULAR_PROFILE'),
    }),
  )
}
builder.objectField(DeprecateFeatureActivity, 'variants', (t) =>
  t.field({
    type: [VariantInterface],
    description: 'Variants deprecated with it.',
    resolve: (activity, _args, { load }) => linked(load, activity, 'VARIANT'),
  }),
)

export const SuggestRevisionSetActivity = activityOf(
  'SUGGEST_REVISION',
  'Suggestion of revisions of a record.',
)
export const AcceptRevisionsActivity = activityOf('ACCEPT_REVISIONS', 'Acceptance of revisions.')
export const RejectRevisionsActivity = activityOf('REJECT_REVISIONS', 'Rejection of revisions.')

const revisionsOf = async (load: Load, activity: ActivityRecord, superseded: boolean) =>
  (await linked(load, activity, 'REVISION')).filter(
    (revision) => (revision.status === 'SUPERSEDED') === superseded,
  )

builder.objectFields(SuggestRevisionSetActivity, (t) => ({
  revisionSet: t.field({
    type: RevisionSet,
    description: 'Revision set of the suggested revisions.',
    resolve: (activity, _args, { load }) => firstLinked(load, activity, 'REVISION_SET'),
  }),
  revisions: t.field({
    type: [Revision],
    description: 'Suggested revisions.',
    resolve: (activity, _args, { load }) => linked(load, activity, 'REVISION'),
  }),
}))
builder.objectFields(AcceptRevisionsActivity, (t) => ({
  revisions: t.field({
    type: [Revision],
    description: 'Accepted revisions.',
    resolve: (activity, _args, { load }) => revisionsOf(load, activity, false),
  }),
  supersededRevisions: t.field({
    type: [Revision],
    description: 'Other revisions of the same fields, superseded by the acceptance.',
    resolve: (activity, _args, { load }) => revisionsOf(load, activity, true),
  }),
}))
builder.objectField(RejectRevisionsActivity, 'revisions', (t) =>
  t.field({
    type: [Revision],
    description: 'Rejected revisions.',
    resolve: (activity, _args, { load }) => linked(load, activity, 'REVISION'),
  }),
)

builder.queryField('activity', (t) =>
  t.field({
    type: Activity,
    nullable: true,
    description: 'One activity.',
    args: { id: t.arg.int({ required: true, description: 'Id of the activity.' }) },
    resolve: (_root, { id }, { load }) => load(activityById, id),
  }),
)
