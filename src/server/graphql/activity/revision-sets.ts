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
import { relation, relationOrNull } from '../schema/relation.ts'
import { DateSort } from '../schema/sorting.ts'
import { ModeratedInput } from './subjects.ts'

RevisionSet.implement({
  description: 'Revisions of one record that were suggested together.',
  interfaces: [EventSubject],
  fields: (t) => ({
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the suggestion.' }),
    creationActivity: relationOrNull(t, SuggestRevisionSetActivity, 'Activity that suggested it.', {
      id: latestActivityWith('SUGGEST_REVISION', 'REVISION_SET'),
    }),
    displayName: t.string({
      description: 'Tag, such as RSID12.',
      resolve: (set) => recordTag('REVISION_SET', set.id),
    }),
    revisions: relation(t, [Revision], 'Revisions of the set.', { id: revisionsOfSet }),
    updatedAt: t.expose('updated_at', { type: 'ISO8601DateTime', description: 'Time of the latest change.' }),
  }),
})

const RevisionSetConnection = connectionOf('RevisionSet', RevisionSet)

builder.queryField('revisionSets', (t) =>
  t.field({
    type: RevisionSetConnection,
    description: 'Revision sets with a revision that meets all filters.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the revision set with this id.' }),
      ids: t.arg.intList({ description: 'Only revision sets with one of these ids.' }),
      originatingUserId: t.arg.int({ description: 'Only revisions suggested by this user.' }),
      originatingUserName: t.arg.string({
        description: 'Only revisions suggested by users whose name or username contains this, ignoring case.',
      }),
      excludeRevisionsFromUserId: t.arg.int({ description: 'Id of a user whose revisions are left out.' }),
      organizationId: t.arg.int({ description: 'Only revisions suggested on behalf of this organization.' }),
      organizationName: t.arg.string({
        description:
          'Only revisions suggested on behalf of organizations whose name contains this, ignoring case.',
      }),
      fieldName: t.arg.string({
        description: 'Only revisions of fields whose name begins with this; spaces match `_`.',
      }),
      status: t.arg({ type: RevisionStatus, description: 'Only revisions with this status.' }),
      subject: t.arg({
        type: ModeratedInput,
        description: 'Only revisions of this record; for a variant, of its coordinates, too.',
      }),
      subjectType: t.arg({
        type: ActivitySubjectInput,
        description:
          'Only revisions of this kind of record; those of coordinates count as revisions of the variant.',
      }),
      sortBy: t.arg({ type: DateSort, description: 'Sort order; newest first by default.' }),
    },
    resolve: (_root, args, { scan }) => connect(listRevisionSets(scan, args, args.sortBy), args),
  }),
)
