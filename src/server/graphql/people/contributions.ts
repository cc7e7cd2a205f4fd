import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Contributions } from '#server/knowledge/people/contributions.ts'
import type { Board, Place } from '#server/knowledge/people/leaderboards.ts'
import { builder } from '../schema/builder.ts'
import { columns } from '../schema/columns.ts'

export const Stats = builder.objectRef<Contributions>('Stats').implement({
  description: 'Counts of contributions of a user or organization.',
  fields: (t) =>
    columns(t, {
      comments: ['Int', 'Comments written, including deleted ones.'],
      revisions: ['Int', 'Revisions suggested.'],
      appliedRevisions: ['Int', 'Suggested revisions that were accepted.'],
      submittedEvidenceItems: ['Int', 'Evidence items submitted.'],
      acceptedEvidenceItems: ['Int', 'Submitted evidence items that are currently accepted.'],
      suggestedSources: ['Int', 'Sources suggested for curation.'],
      submittedAssertions: ['Int', 'Assertions submitted.'],
      acceptedAssertions: ['Int', 'Submitted assertions that are currently accepted.'],
    }),
})

const LeaderboardRank = builder.objectRef<Place>('LeaderboardRank').implement({
  description: 'A rank on a leaderboard.',
  fields: (t) => ({
    actionCount: t.exposeInt('action_count', { description: 'Number of events counted.' }),
    rank: t.exposeInt('rank', { description: 'Rank, from 1; ties share a rank.' }),
  }),
})

/** Somebody's places, to be looked up board by board. */
interface PlacesOf {
  id: number
  places: Readonly<Record<Board, Batch<number, Place | null>>>
}

const boards = {
  commentsRank: ['comments', 'Rank by comments.'],
  moderationRank: ['moderation', 'Rank by revisions, evidence and assertions accepted or rejected.'],
  revisionsRank: ['revisions', 'Rank by revisions suggested.'],
  submissionsRank: ['submissions', 'Rank by evidence and assertions submitted.'],
} as const

export const Ranks = builder.objectRef<PlacesOf>('Ranks').implement({
  description: 'Ranks on the all-time leaderboards; null without such contributions.',
  fields: (t) => {
    const rank = ([board, description]: (typeof boards)[keyof typeof boards]) =>
      t.field({
        type: LeaderboardRank,
        nullable: true,
        description,
        resolve: ({ id, places }, _args, { load }) => load(places[board], id),
      })
    return {
      commentsRank: rank(boards.commentsRank),
      moderationRank: rank(boards.moderationRank),
      revisionsRank: rank(boards.revisionsRank),
      submissionsRank: rank(boards.submissionsRank),
    }
  },
})
