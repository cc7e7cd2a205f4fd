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
  actionCount: t.exposeInt('action_count', { description: 'Number of events counted.' }),
  rank: t.exposeInt('rank', {
    description: 'Rank among those that match the filters, from 1; ties share a rank.',
  }),
})

const LeaderboardUser = builder.objectRef<UserRecord & Place>('LeaderboardUser').implement({
  description: 'A user on a leaderboard.',
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
    description: 'Sort direction by number of events, descending by default; ranks stay the same.',
  }),
  window: t.field({
    type: TimeWindow,
    description: 'Period in which events are counted; all time by default.',
  }),
}))

const boards = {
  commentsLeaderboard: ['comments', 'By comments.'],
  moderationLeaderboard: ['moderation', 'By revisions, evidence and assertions accepted or rejected.'],
  revisionsLeaderboard: ['revisions', 'By revisions suggested.'],
  submissionsLeaderboard: ['submissions', 'By evidence and assertions submitted.'],
} as const satisfies Record<string, [Board, string]>

type BoardName = (typeof boards)[keyof typeof boards]

const since = (window: Window | null | undefined) => startOfWindow(window ?? 'ALL_TIME', new Date())

const UserLeaderboards = builder.objectRef<object>('UserLeaderboards').implement({
  description: 'Users with the most contributions, without the automation account.',
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
    'Organizations with the most contributions on their behalf, without those of the automation account.',
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
    description: 'Leaderboards of users.',
    resolve: () => ({}),
  }),
  organizationLeaderboards: t.field({
    type: OrganizationLeaderboards,
    description: 'Leaderboards of organizations.',
    resolve: () => ({}),
  }),
}))
