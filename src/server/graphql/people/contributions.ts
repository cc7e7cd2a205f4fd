import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Contributions } from '#server/knowledge/people/contributions.ts'
import type { Board, Place } from '#server/knowledge/people/leaderboards.ts'
import { builder } from '../schema/builder.ts'

export const Stats = builder.objectRef<Contributions>('Stats').implement({
  description: 'Contributions of a user or organization; repeated requests count once.',
  fields: (t) => ({
    comments: t.exposeInt('comments', { description: 'Comments written, deleted ones too.' }),
    revisions: t.exposeInt('revisions', { description: 'Changes suggested.' }),
    appliedRevisions: t.exposeInt('applied_revisions', { description: 'Of these the accepted ones.' }),
    submittedEvidenceItems: t.exposeInt('submitted_evidence_items', {
      description: 'Evidence items submitted.',
    }),
    acceptedEvidenceItems: t.exposeInt('accepted_evidence_items', {
      description: 'Of these the ones that are accepted now.',
    }),
    suggestedSources: t.exposeInt('suggested_sources', { description: 'Sources suggested for curation.' }),
    submittedAssertions: t.exposeInt('submitted_assertions', { description: 'Assertions submitted.' }),
    acceptedAssertions: t.exposeInt('accepted_assertions', {
      description: 'Of these the ones that are accepted now.',
    }),
  }),
})

const LeaderboardRank = builder.objectRef<Place>('LeaderboardRank').implement({
  description: 'A place on a leaderboard.',
  fields: (t) => ({
    actionCount: t.exposeInt('action_count', { description: 'Number of events.' }),
    rank: t.exposeInt('rank', { description: 'The place, from 1; equals share one.' }),
  }),
})

/** Somebody's places, to be looked up board by board. */
interface PlacesOf {
  id: number
  places: Readonly<Record<Board, Batch<number, Place | null>>>
}

const boards = {
  commentsRank: ['comments', 'By comments.'],
  moderationRank: ['moderation', 'By revisions, evidence and assertions accepted or rejected.'],
  revisionsRank: ['revisions', 'By changes suggested.'],
  submissionsRank: ['submissions', 'By evidence and assertions submitted.'],
} as const

export const Ranks = builder.objectRef<PlacesOf>('Ranks').implement({
  description: 'Places on the leaderboards of all time; null where nothing counts.',
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
