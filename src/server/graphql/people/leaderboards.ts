import { startOfWindow } from '#domain/time-windows.ts'
import type { TimeWindow as Window } from '#domain/vocabularies/curation.ts'
import { organizationLeaderboard, userLeaderboard } from '#server/knowledge/people/leaderboards.ts'
import type { Board, Place } from '#server/knowledge/people/leaderboards.ts'
import type { OrganizationRecord, UserRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { connect, connectionOf, pageArgs } from '../schema/connection.ts'
import { TimeWindow, UserRole } from '../schema/enums.ts'
import { organizationFields } from './organization-fields.ts'
import { SortDirection } from '../schema/sorting.ts'
import { userFields } from './user-fields.ts'

const placeFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Place>) => ({
  actionCount: t.exposeInt('action_count', { description: 'Number of events.' }),
  rank: t.exposeInt('rank', {
    description: 'The place among those whom the filters let through, from 1; equals share one.',
  }),
})

const LeaderboardUser = builder.objectRef<UserRecord & Place>('LeaderboardUser').implement({
  description: 'A person on a leaderboard.',
  fields: (t) => ({ ...userFields(t), ...placeFields(t) }),
})
const LeaderboardOrganization = builder
  .objectRef<OrganizationRecord & Place>('LeaderboardOrganization')
  .implement({
    description: 'An organization on a leaderboard.',
    fields: (t) => ({ ...organizationFields(t), ...placeFields(t) }),
  })

const LeaderboardUserConnection = connectionOf('LeaderboardUser', LeaderboardUser)
const LeaderboardOrganizationConnection = connectionOf('LeaderboardOrganization', LeaderboardOrganization)

const boardArgs = builder.args((t) => ({
  ...pageArgs,
  direction: t.field({
    type: SortDirection,
    description: 'Order by number of events, descending unless ASC; ranks stay the same.',
  }),
  window: t.field({ type: TimeWindow, description: 'Since when events count; all time unless given.' }),
}))

const boards = {
  commentsLeaderboard: ['comments', 'By comments.'],
  moderationLeaderboard: ['moderation', 'By revisions, evidence and assertions accepted or rejected.'],
  revisionsLeaderboard: ['revisions', 'By changes suggested.'],
  submissionsLeaderboard: ['submissions', 'By evidence and assertions submitted.'],
} as const satisfies Record<string, [Board, string]>

type BoardName = (typeof boards)[keyof typeof boards]

const since = (window: Window | null | undefined) => startOfWindow(window ?? 'ALL_TIME', new Date())

const UserLeaderboards = builder.objectRef<object>('UserLeaderboards').implement({
  description: 'Users who contribute most, without the account of imports.',
  fields: (t) => {
    const board = ([name, description]: BoardName) =>
      t.field({
        type: LeaderboardUserConnection,
        description,
        args: {
          ...boardArgs,
          role: t.arg({
            type: UserRole,
            description: 'Only curators, or only editors together with administrators.',
          }),
        },
        resolve: (_boards, { window, role, direction, ...args }, { scan }) =>
          connect(userLeaderboard(scan, name, { since: since(window), role, direction }), args),
      })
    return {
      commentsLeaderboard: board(boards.commentsLeaderboard),
      moderationLeaderboard: board(boards.moderationLeaderboard),
      revisionsLeaderboard: board(boards.revisionsLeaderboard),
      submissionsLeaderboard: board(boards.submissionsLeaderboard),
    }
  },
})

const OrganizationLeaderboards = builder.objectRef<object>('OrganizationLeaderboards').implement({
  description:
    'On behalf of which organizations most is contributed; the account in whose name imports act is left out.',
  fields: (t) => {
    const board = ([name, description]: BoardName) =>
      t.field({
        type: LeaderboardOrganizationConnection,
        description,
        args: boardArgs,
        resolve: (_boards, { window, direction, ...args }, { scan }) =>
          connect(organizationLeaderboard(scan, name, { since: since(window), direction }), args),
      })
    return {
      commentsLeaderboard: board(boards.commentsLeaderboard),
      moderationLeaderboard: board(boards.moderationLeaderboard),
      revisionsLeaderboard: board(boards.revisionsLeaderboard),
      submissionsLeaderboard: board(boards.submissionsLeaderboard),
    }
  },
})

builder.queryFields((t) => ({
  userLeaderboards: t.field({
    type: UserLeaderboards,
    description: 'Leaderboards of people.',
    resolve: () => ({}),
  }),
  organizationLeaderboards: t.field({
    type: OrganizationLeaderboards,
    description: 'Leaderboards of organizations.',
    resolve: () => ({}),
  }),
}))
