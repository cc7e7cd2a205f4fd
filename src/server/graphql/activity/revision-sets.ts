import { recordTag } from '#domain/records/tags.ts'
import { latestActivityWith } from '#server/knowledge/activity/activities.ts'
import { listRevisionSets } from '#server/knowledge/activity/revision-sets.ts'
import { revisionsOfSet } from '#server/knowledge/activity/revisions.ts'
import { SuggestRevisionSetActivity } from './activities.ts'
import { ActivitySubjectInput } from './activity-feed.ts'
import { builder } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'
import { RevisionStatus } from '../schema/enums.ts'
import { EventSubject, Revision, RevisionSet } from '../schema/refs.ts'
import { DateSort } from '../schema/sorting.ts'
import { ModeratedInput } from './subjects.ts'

RevisionSet.implement({
  description: 'Changes of one record that were suggested together.',
  interfaces: [EventSubject],
  fields: (t) => ({
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the suggestion.' }),
    creationActivity: t.field({
      type: SuggestRevisionSetActivity,
      nullable: true,
      description: 'Activity that suggested it.',
      resolve: (set, _args, { load }) => load(latestActivityWith('SUGGEST_REVISION', 'REVISION_SET'), set.id),
    }),
    displayName: t.string({
      description: 'Tag, such as RSID12.',
      resolve: (set) => recordTag('REVISION_SET', set.id),
    }),
    revisions: t.field({
      type: [Revision],
      description: 'The changes.',
      resolve: (set, _args, { load }) => load(revisionsOfSet, set.id),
    }),
    updatedAt: t.expose('updated_at', { type: 'ISO8601DateTime', description: 'Time of the latest change.' }),
  }),
})

const RevisionSetConnection = connectionOf('RevisionSet', RevisionSet)

builder.queryField('revisionSets', (t) =>
  t.field({
    type: RevisionSetConnection,
    description: 'Sets of changes that hold a revision for which all that is asked is true.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this set.' }),
      ids: t.arg.intList({ description: 'Only these sets.' }),
      originatingUserId: t.arg.int({ description: 'Only what this user suggested.' }),
      originatingUserName: t.arg.string({
        description: 'Only what people suggested whose name or username contains this, case aside.',
      }),
      excludeRevisionsFromUserId: t.arg.int({ description: 'Not what this user suggested.' }),
      organizationId: t.arg.int({ description: 'Only what was suggested on behalf of this organization.' }),
      organizationName: t.arg.string({
        description: 'Only on behalf of organizations whose name contains this, case aside.',
      }),
      fieldName: t.arg.string({
        description: 'Only changes of fields whose name begins with this; spaces stand for `_`.',
      }),
      status: t.arg({ type: RevisionStatus, description: 'Only with changes in this state.' }),
      subject: t.arg({
        type: ModeratedInput,
        description: "Only changes of this record; of a variant also its coordinates'.",
      }),
      subjectType: t.arg({
        type: ActivitySubjectInput,
        description: "Only changes of records of this kind; coordinates count as their variant's.",
      }),
      sortBy: t.arg({ type: DateSort, description: 'The newest first unless asked otherwise.' }),
    },
    resolve: (_root, args, { scan }) => connect(listRevisionSets(scan, args, args.sortBy), args),
  }),
)
