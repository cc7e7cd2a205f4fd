import { fieldDisplayName } from '#domain/records/field-names.ts'
import { latestActivityWith } from '#server/knowledge/activity/activities.ts'
import type { PageArgs } from '#server/knowledge/paging/page.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import type { RecordReference, RevisionRecord } from '#server/knowledge/records/records.ts'
import { listRevisions, revisionTotals } from '#server/knowledge/activity/revisions.ts'
import type { RevisionFilter } from '#server/knowledge/activity/revisions.ts'
import { supersedingRevision } from '#server/knowledge/activity/superseding-revisions.ts'
import { asSubject } from '#server/knowledge/activity/subjects.ts'
import type { DateSort as DateSortInput } from '#server/knowledge/activity/subjects.ts'
import { AcceptRevisionsActivity, RejectRevisionsActivity, SuggestRevisionSetActivity } from './activities.ts'
import { builder } from '../schema/builder.ts'
import { connect, pageArgs } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { RevisionStatus } from '../schema/enums.ts'
import {
  Activity,
  Commentable,
  EventOriginObject,
  EventSubject,
  Revision,
  RevisionConnection,
  RevisionSet,
  User,
} from '../schema/refs.ts'
import { recordQuery, relation, relationOrNull } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'
import { ModeratedInput } from './subjects.ts'

const resolutionKinds = {
  NEW: null,
  ACCEPTED: 'ACCEPT_REVISIONS',
  SUPERSEDED: 'ACCEPT_REVISIONS',
  REJECTED: 'REJECT_REVISIONS',
} as const

/** The activity that settled the revision, if it is in one of the states. */
const resolution = (
  { load }: GraphQLContext,
  revision: RevisionRecord,
  states: readonly RevisionRecord['status'][] = ['ACCEPTED', 'REJECTED', 'SUPERSEDED'],
) => {
  const kind = resolutionKinds[revision.status]
  return kind && states.includes(revision.status)
    ? load(latestActivityWith(kind, 'REVISION'), revision.id)
    : null
}

Revision.implement({
  description: 'A suggested change of one field of a record.',
  interfaces: [Commentable, EventOriginObject, EventSubject],
  fields: (t) => ({
    acceptanceActivity: t.field({
      type: AcceptRevisionsActivity,
      nullable: true,
      description: 'Activity that accepted it.',
      resolve: (revision, _args, context) => resolution(context, revision, ['ACCEPTED']),
    }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the suggestion.' }),
    creationActivity: relationOrNull(t, SuggestRevisionSetActivity, 'Activity that suggested it.', {
      id: latestActivityWith('SUGGEST_REVISION', 'REVISION'),
    }),
    currentValue: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Value of the field when the revision was suggested.',
      resolve: (revision): unknown => JSON.parse(revision.current_value),
    }),
    fieldDisplayName: t.string({
      description: 'Display name of the field.',
      resolve: (revision) => fieldDisplayName(revision.field_name),
    }),
    fieldName: t.exposeString('field_name', { description: 'Name of the field, in snake case.' }),
    rejectionActivity: t.field({
      type: RejectRevisionsActivity,
      nullable: true,
      description: 'Activity that rejected it.',
      resolve: (revision, _args, context) => resolution(context, revision, ['REJECTED']),
    }),
    resolutionActivity: t.field({
      type: Activity,
      nullable: true,
      description: 'Activity that accepted, rejected or superseded it.',
      resolve: (revision, _args, context) => resolution(context, revision),
    }),
    revisionSet: relation(t, RevisionSet, 'Revisions suggested together with it. Curia extension.', {
      revision_set_id: recordById.revision_sets,
    }),
    revisionSetId: t.exposeInt('revision_set_id', {
      description: 'Id of the revision set: the revisions suggested together.',
    }),
    status: t.expose('status', { type: RevisionStatus, description: 'Status of the revision.' }),
    subject: t.field({
      type: EventSubject,
      description: 'Record to be revised.',
      resolve: (revision, _args, { load }) =>
        existing(findRecord(load, revision.subject_type, revision.subject_id)),
    }),
    suggestedValue: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Suggested value of the field.',
      resolve: (revision): unknown => JSON.parse(revision.suggested_value),
    }),
    supersededBy: relationOrNull(
      t,
      Revision,
      'Revision of the same field that was accepted in its place; null where it was not superseded, or nobody recorded by which. Curia extension.',
      { id: supersedingRevision },
    ),
    supersedingActivity: t.field({
      type: AcceptRevisionsActivity,
      nullable: true,
      description: 'Activity that accepted another revision of the field and thereby superseded this one.',
      resolve: (revision, _args, context) => resolution(context, revision, ['SUPERSEDED']),
    }),
    updatedAt: t.expose('updated_at', { type: 'ISO8601DateTime', description: 'Time of the latest change.' }),
  }),
})

const FieldName = builder.objectRef<{ name: string }>('FieldName').implement({
  description: 'A field that can be revised.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the field, in snake case.' }),
    displayName: t.string({
      description: 'Display name of the field.',
      resolve: (field) => fieldDisplayName(field.name),
    }),
  }),
})

builder.objectFields(RevisionConnection, (t) => ({
  revisedFieldNames: t.field({
    type: [FieldName],
    description: 'Fields of the subject with revisions.',
    resolve: async (connection) => (await connection.fieldNames()).map((name) => ({ name })),
  }),
  unfilteredCountForSubject: t.int({
    nullable: true,
    description: 'Number of revisions of the subject, regardless of other filters; null without a subject.',
    resolve: (connection) => connection.unfilteredCountForSubject(),
  }),
  uniqueResolvers: t.field({
    type: [User],
    description: 'Users who accepted or rejected revisions of the subject.',
    resolve: (connection) => connection.resolvers(),
  }),
  uniqueRevisors: t.field({
    type: [User],
    description: 'Users who suggested revisions of the subject.',
    resolve: (connection) => connection.revisors(),
  }),
}))

type RevisionArgs = PageArgs &
  Pick<
    RevisionFilter,
    'fieldName' | 'includeCoordinates' | 'originatingUserId' | 'revisionSetId' | 'status'
  > & {
    sortBy?: DateSortInput | null
  }

/** The revisions of one record, as all records that can be revised have them. */
export function revisionsOfRecord({ db }: GraphQLContext, record: RecordReference, args: RevisionArgs) {
  const { fieldName, originatingUserId, revisionSetId, status, includeCoordinates } = args
  const scope = { subject: asSubject(record), includeCoordinates }
  const filter = { fieldName, originatingUserId, revisionSetId, status, ...scope }
  return { ...connect(listRevisions(db, filter, args.sortBy), args), ...revisionTotals(db, scope) }
}

/** Filters that every list of revisions offers. */
export const revisionArgs = builder.args((t) => ({
  ...pageArgs,
  fieldName: t.string({ description: 'Only revisions of this field, in snake case.' }),
  includeCoordinates: t.boolean({
    defaultValue: false,
    description: 'True to include revisions of the coordinates of a variant. Curia extension.',
  }),
  originatingUserId: t.int({ description: 'Only revisions suggested by this user.' }),
  revisionSetId: t.int({ description: 'Only revisions of this revision set.' }),
  status: t.field({ type: RevisionStatus, description: 'Only revisions with this status.' }),
  sortBy: t.field({ type: DateSort, description: 'Sort order; newest first by default.' }),
}))

builder.queryFields((t) => ({
  revision: recordQuery(t, Revision, recordById.revisions, 'revision', 'One revision.'),
  revisions: t.field({
    type: RevisionConnection,
    description: 'Revisions, filtered.',
    args: {
      ...revisionArgs,
      ids: t.arg.intList({ description: 'Only these revisions.' }),
      resolvingUserId: t.arg.int({ description: 'Only revisions accepted or rejected by this user.' }),
      subject: t.arg({ type: ModeratedInput, description: 'Only revisions of this record.' }),
    },
    resolve: (_root, args, { scan }) => ({
      ...connect(listRevisions(scan, args, args.sortBy), args),
      ...revisionTotals(scan, { subject: args.subject, includeCoordinates: args.includeCoordinates }),
    }),
  }),
}))
