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

Activity.implement({
  description: 'Curation activity of a user: its changes and events, and their comment.',
  resolveType: (activity) => activityTypeName(activity.kind),
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the activity.' }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the activity.' }),
    events: t.field({
      type: [Event],
      description: 'Activity by record.',
      resolve: (activity, _args, { load }) => load(eventsOfActivity, activity.id),
    }),
    note: t.exposeString('note', { nullable: true, description: 'Comment of the user.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'On behalf of which organization.',
      resolve: (activity, _args, { load }) =>
        activity.organization_id === null ? null : load(organizationById, activity.organization_id),
    }),
    parsedNote: t.field({
      type: [CommentBodySegment],
      description: 'The note cut at what it mentions.',
      resolve: async (activity, _args, { load }) =>
        toSegments(load, await resolveMarkup(load, activity.note ?? '')),
    }),
    subject: t.field({
      type: EventSubject,
      description: 'The record it was about.',
      resolve: (activity, _args, { load }) =>
        existing(findRecord(load, activity.subject_type, activity.subject_id)),
    }),
    user: t.field({
      type: User,
      description: 'User who did it.',
      resolve: (activity, _args, { load }) => existing(load(userById, activity.user_id)),
    }),
    verbiage: t.exposeString('verbiage', {
      description: 'Action, in words that end before the subject.',
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
  'Somebody made a molecular profile of several variants.',
)
export const CreateFeatureActivity = activityOf('CREATE_FEATURE', 'Somebody made a feature.')
export const DeprecateComplexMolecularProfileActivity = activityOf(
  'DEPRECATE_COMPLEX_MOLECULAR_PROFILE',
  'Somebody took a molecular profile out of use.',
)
activityOf('MODERATE_ASSERTION', 'Somebody accepted, rejected or reverted an assertion.')
activityOf('MODERATE_EVIDENCE_ITEM', 'Somebody accepted, rejected or reverted an evidence item.')
export const SubmitAssertionActivity = activityOf('SUBMIT_ASSERTION', 'Somebody submitted an assertion.')
export const SubmitEvidenceItemActivity = activityOf(
  'SUBMIT_EVIDENCE_ITEM',
  'Somebody submitted an evidence item.',
)

for (const [kind, description] of [
  ['COMMENT', 'Somebody commented on a record.'],
  ['DELETE_COMMENT', 'Somebody deleted a comment of theirs.'],
] as const) {
  builder.objectField(activityOf(kind, description), 'comment', (t) =>
    t.field({
      type: Comment,
      description: 'The comment.',
      resolve: (activity, _args, { load }) => firstLinked(load, activity, 'COMMENT'),
    }),
  )
}

export const FlagEntityActivity = activityOf('FLAG_ENTITY', 'Somebody flagged a record.')
export const ResolveFlagActivity = activityOf('RESOLVE_FLAG', 'Somebody resolved a flag.')
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
  'An organization approved an assertion.',
)
export const RevokeApprovalActivity = activityOf('REVOKE_APPROVAL', 'An organization took its approval back.')
for (const ref of [ApproveAssertionActivity, RevokeApprovalActivity]) {
  builder.objectFields(ref, (t) => ({
    approval: t.field({
      type: Approval,
      description: 'The approval.',
      resolve: (activity, _args, { load }) => existing(load(approvalOfActivity, activity.id)),
    }),
    assertion: t.field({
      type: Assertion,
      description: 'The assertion.',
      resolve: (activity, _args, { load }) => existing(load(recordById.assertions, activity.subject_id)),
    }),
  }))
}

export const SuggestSourceActivity = activityOf('SUGGEST_SOURCE', 'Somebody suggested a source to curate.')
export const UpdateSourceSuggestionStatusActivity = activityOf(
  'UPDATE_SOURCE_SUGGESTION',
  'Somebody said what became of a suggested source.',
)
for (const ref of [SuggestSourceActivity, UpdateSourceSuggestionStatusActivity]) {
  builder.objectField(ref, 'sourceSuggestion', (t) =>
    t.field({
      type: SourceSuggestion,
      description: 'The suggestion.',
      resolve: (activity, _args, { load }) => firstLinked(load, activity, 'SOURCE_SUGGESTION'),
    }),
  )
}

export const CreateVariantActivity = activityOf('CREATE_VARIANT', 'Somebody made a variant.')
builder.objectField(CreateVariantActivity, 'molecularProfile', (t) =>
  t.field({
    type: MolecularProfile,
    description: 'The profile of this variant alone, made with it.',
    resolve: (activity, _args, { load }) => firstLinked(load, activity, 'MOLECULAR_PROFILE'),
  }),
)

export const DeprecateFeatureActivity = activityOf('DEPRECATE_FEATURE', 'Somebody took a feature out of use.')
export const DeprecateVariantActivity = activityOf('DEPRECATE_VARIANT', 'Somebody took a variant out of use.')
for (const ref of [DeprecateFeatureActivity, DeprecateVariantActivity]) {
  builder.objectField(ref, 'molecularProfiles', (t) =>
    t.field({
      type: [MolecularProfile],
      description: 'Profiles that went out of use with it.',
      resolve: (activity, _args, { load }) => linked(load, activity, 'MOLECULAR_PROFILE'),
    }),
  )
}
builder.objectField(DeprecateFeatureActivity, 'variants', (t) =>
  t.field({
    type: [VariantInterface],
    description: 'Variants that went out of use with it.',
    resolve: (activity, _args, { load }) => linked(load, activity, 'VARIANT'),
  }),
)

export const SuggestRevisionSetActivity = activityOf(
  'SUGGEST_REVISION',
  'Somebody suggested changes to a record.',
)
export const AcceptRevisionsActivity = activityOf('ACCEPT_REVISIONS', 'Somebody accepted suggested changes.')
export const RejectRevisionsActivity = activityOf('REJECT_REVISIONS', 'Somebody rejected suggested changes.')

const revisionsOf = async (load: Load, activity: ActivityRecord, superseded: boolean) =>
  (await linked(load, activity, 'REVISION')).filter(
    (revision) => (revision.status === 'SUPERSEDED') === superseded,
  )

builder.objectFields(SuggestRevisionSetActivity, (t) => ({
  revisionSet: t.field({
    type: RevisionSet,
    description: 'The suggestion as a whole.',
    resolve: (activity, _args, { load }) => firstLinked(load, activity, 'REVISION_SET'),
  }),
  revisions: t.field({
    type: [Revision],
    description: 'The suggested changes.',
    resolve: (activity, _args, { load }) => linked(load, activity, 'REVISION'),
  }),
}))
builder.objectFields(AcceptRevisionsActivity, (t) => ({
  revisions: t.field({
    type: [Revision],
    description: 'The accepted changes.',
    resolve: (activity, _args, { load }) => revisionsOf(load, activity, false),
  }),
  supersededRevisions: t.field({
    type: [Revision],
    description: 'Other suggestions for the same fields, which fell with it.',
    resolve: (activity, _args, { load }) => revisionsOf(load, activity, true),
  }),
}))
builder.objectField(RejectRevisionsActivity, 'revisions', (t) =>
  t.field({
    type: [Revision],
    description: 'The rejected changes.',
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
