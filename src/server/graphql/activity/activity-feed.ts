import { activitySubjects, activityTypes } from '#domain/vocabularies/curation.ts'
import { activityTotals, listActivities } from '#server/knowledge/activity/activity-feed.ts'
import type { ActivityFilter, ActivityTotals } from '#server/knowledge/activity/activity-feed.ts'
import type { ActivityRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'
import { enumOf } from '../schema/enums.ts'
import { EventFeedMode, missingScope } from './events.ts'
import { OrganizationFilter } from '../people/organizations.ts'
import { Activity, Organization, User } from '../schema/refs.ts'
import { DateSort } from '../schema/sorting.ts'
import { SubscribableQueryInput } from './subjects.ts'

const ActivityTypeInput = enumOf(activityTypes)
export const ActivitySubjectInput = enumOf(activitySubjects)

const ActivityConnection = connectionOf<ActivityRecord, ActivityTotals>('ActivityInterface', Activity)
builder.objectFields(ActivityConnection, (t) => ({
  activityTypes: t.field({
    type: [ActivityTypeInput],
    description: 'Types of activity within the scope of the feed.',
    resolve: (feed) => feed.activityTypes(),
  }),
  subjectTypes: t.field({
    type: [ActivitySubjectInput],
    description: 'Kinds of record that activities within the scope of the feed concern.',
    resolve: (feed) => feed.subjectTypes(),
  }),
  participatingOrganizations: t.field({
    type: [Organization],
    description: 'Organizations with activities within the scope of the feed, by name.',
    resolve: (feed) => feed.organizations(),
  }),
  unfilteredCount: t.int({
    description: 'Number of activities within the scope of the feed, regardless of filters.',
    resolve: (feed) => feed.unfilteredCount(),
  }),
  uniqueParticipants: t.field({
    type: [User],
    description: 'Users who acted within the scope of the feed, most recent first; at most 15.',
    resolve: (feed) => feed.participants(),
  }),
}))

type Scope = Parameters<typeof activityTotals>[1]

/** The scope that a mode means; null where its argument is missing or names nothing. */
function scopeOf(
  args: ActivityFilter & { mode?: 'ORGANIZATION' | 'SUBJECT' | 'UNSCOPED' | 'USER' | null },
): Scope | null {
  const { subject, userId, organization } = args
  switch (args.mode) {
    case 'SUBJECT':
      return subject?.length ? { subject } : null
    case 'USER':
      return userId?.length ? { userId } : null
    case 'ORGANIZATION':
      return organization?.ids?.length || organization?.name ? { organization } : null
    default:
      return {}
  }
}

builder.queryField('activities', (t) =>
  t.field({
    type: ActivityConnection,
    description: 'Activities, filtered. A list as a filter matches any of its members.',
    args: {
      ...pageArgs,
      activityType: t.arg({ type: [ActivityTypeInput], description: 'Only activities of these types.' }),
      subjectType: t.arg({
        type: [ActivitySubjectInput],
        description: 'Only activities that concern these kinds of record.',
      }),
      subject: t.arg({
        type: [SubscribableQueryInput],
        description: 'Only activities that concern these records, or their children where included.',
      }),
      userId: t.arg.intList({ description: 'Only activities of these users.' }),
      organization: t.arg({
        type: OrganizationFilter,
        description: 'Only activities on behalf of these organizations.',
      }),
      linkedApprovalId: t.arg.int({
        description: 'Only activities that gave or revoked this approval, or made it require review.',
      }),
      occurredAfter: t.arg({ type: 'ISO8601DateTime', description: 'Only activities after this time.' }),
      occurredBefore: t.arg({ type: 'ISO8601DateTime', description: 'Only activities before this time.' }),
      includeAutomatedEvents: t.arg.boolean({
        description: 'False to exclude activities of the automation account.',
      }),
      mode: t.arg({
        type: EventFeedMode,
        description: 'Scope of the totals; everything if omitted.',
      }),
      sortBy: t.arg({ type: DateSort, description: 'Sort order; newest first by default.' }),
    },
    resolve: (_root, args, { scan }) => {
      const scope = scopeOf(args)
      const page = connect(listActivities(scan, args, args.sortBy), args)
      if (scope) return { ...page, ...activityTotals(scan, scope) }
      const missing = missingScope(args.mode ?? '')
      return {
        ...page,
        participants: missing,
        activityTypes: missing,
        subjectTypes: missing,
        organizations: missing,
        unfilteredCount: missing,
      }
    },
  }),
)
