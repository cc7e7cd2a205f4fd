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
    description: 'Actions within the scope of the feed.',
    resolve: (feed) => feed.activityTypes(),
  }),
  subjectTypes: t.field({
    type: [ActivitySubjectInput],
    description: 'Kinds of subjects within the scope of the feed.',
    resolve: (feed) => feed.subjectTypes(),
  }),
  participatingOrganizations: t.field({
    type: [Organization],
    description: 'Organizations that took part within the scope of the feed, by name.',
    resolve: (feed) => feed.organizations(),
  }),
  unfilteredCount: t.int({
    description: 'Activities within the scope of the feed, whatever the filters.',
    resolve: (feed) => feed.unfilteredCount(),
  }),
  uniqueParticipants: t.field({
    type: [User],
    description: 'People who took part within the scope of the feed, who did so last first; at most 15.',
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
    description: 'Activities, filtered. A list as a filter means any of its members.',
    args: {
      ...pageArgs,
      activityType: t.arg({ type: [ActivityTypeInput], description: 'Only what was done in these ways.' }),
      subjectType: t.arg({
        type: [ActivitySubjectInput],
        description: 'Only what was done to such records.',
      }),
      subject: t.arg({
        type: [SubscribableQueryInput],
        description: 'Only what was done to these records, or to their children where those are included.',
      }),
      userId: t.arg.intList({ description: 'Only what these users did.' }),
      organization: t.arg({
        type: OrganizationFilter,
        description: 'Only what was done on behalf of such an organization.',
      }),
      linkedApprovalId: t.arg.int({
        description: 'Only what gave, revoked or put up for review this approval.',
      }),
      occurredAfter: t.arg({ type: 'ISO8601DateTime', description: 'Only what was done after this time.' }),
      occurredBefore: t.arg({ type: 'ISO8601DateTime', description: 'Only what was done before this time.' }),
      includeAutomatedEvents: t.arg.boolean({
        description: 'False leaves out what the automation account did.',
      }),
      mode: t.arg({
        type: EventFeedMode,
        description: 'Subject of the totals; everything when omitted.',
      }),
      sortBy: t.arg({ type: DateSort, description: 'The newest first unless asked otherwise.' }),
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
