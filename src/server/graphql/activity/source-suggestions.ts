import { resolveMarkup } from '#server/knowledge/text/markup.ts'
import { latestActivityWith } from '#server/knowledge/activity/activities.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { SuggestSourceActivity, UpdateSourceSuggestionStatusActivity } from './activities.ts'
import { traits } from '../execution/field-traits.ts'
import { CommentBodySegment, toSegments } from '../text/markup.ts'
import { SourceSuggestionStatus } from '../schema/enums.ts'
import {
  Disease,
  EventOriginObject,
  EventSubject,
  MolecularProfile,
  Source,
  SourceSuggestion,
  User,
} from '../schema/refs.ts'
import { relation, relationOrNull } from '../schema/relation.ts'

SourceSuggestion.implement({
  description: 'Suggestion to curate a source.',
  interfaces: [EventOriginObject, EventSubject],
  fields: (t) => ({
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the suggestion.' }),
    creationActivity: relation(t, SuggestSourceActivity, 'Activity that suggested it.', {
      id: latestActivityWith('SUGGEST_SOURCE', 'SOURCE_SUGGESTION'),
    }),
    disease: relationOrNull(t, Disease, 'Disease of the evidence in the source.', {
      disease_id: diseaseById,
    }),
    initialComment: t.exposeString('initial_comment', {
      description: 'Comment of the user who suggested it.',
    }),
    lastStatusUpdateActivity: t.field({
      type: UpdateSourceSuggestionStatusActivity,
      nullable: true,
      description: 'Activity of the latest status change; null without one.',
      resolve: (suggestion, _args, { load }) =>
        load(latestActivityWith('UPDATE_SOURCE_SUGGESTION', 'SOURCE_SUGGESTION'), suggestion.id),
    }),
    molecularProfile: relationOrNull(
      t,
      MolecularProfile,
      'Molecular profile of the evidence in the source.',
      { molecular_profile_id: recordById.molecular_profiles },
    ),
    parsedInitialComment: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description: 'Comment of the user who suggested it, split into text and mentions. Curia extension.',
      resolve: async ({ initial_comment }, _args, { load }) =>
        toSegments(load, await resolveMarkup(load, initial_comment)),
    }),
    parsedReason: t.field({
      ...traits({ slow: true }),
      type: [CommentBodySegment],
      description: 'Reason for its status, split into text and mentions; empty without one. Curia extension.',
      resolve: async ({ reason }, _args, { load }) =>
        toSegments(load, await resolveMarkup(load, reason ?? '')),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the rejection.' }),
    source: relationOrNull(t, Source, 'The source.', { source_id: recordById.sources }),
    status: t.expose('status', { type: SourceSuggestionStatus, description: 'Status of the suggestion.' }),
    user: relationOrNull(t, User, 'User who suggested it.', { user_id: userById }),
  }),
})
