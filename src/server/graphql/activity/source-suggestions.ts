import { latestActivityWith } from '#server/knowledge/activity/activities.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { SuggestSourceActivity, UpdateSourceSuggestionStatusActivity } from './activities.ts'
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

SourceSuggestion.implement({
  description: 'Suggestion to curate a source.',
  interfaces: [EventOriginObject, EventSubject],
  fields: (t) => ({
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of the suggestion.' }),
    creationActivity: t.field({
      type: SuggestSourceActivity,
      description: 'Activity that suggested it.',
      resolve: (suggestion, _args, { load }) =>
        existing(load(latestActivityWith('SUGGEST_SOURCE', 'SOURCE_SUGGESTION'), suggestion.id)),
    }),
    disease: t.field({
      type: Disease,
      nullable: true,
      description: 'Disease of the evidence in the source.',
      resolve: (suggestion, _args, { load }) =>
        suggestion.disease_id === null ? null : load(diseaseById, suggestion.disease_id),
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
    molecularProfile: t.field({
      type: MolecularProfile,
      nullable: true,
      description: 'Molecular profile of the evidence in the source.',
      resolve: (suggestion, _args, { load }) =>
        suggestion.molecular_profile_id === null
          ? null
          : load(recordById.molecular_profiles, suggestion.molecular_profile_id),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the rejection.' }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source.',
      resolve: (suggestion, _args, { load }) => load(recordById.sources, suggestion.source_id),
    }),
    status: t.expose('status', { type: SourceSuggestionStatus, description: 'Status of the suggestion.' }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'User who suggested it.',
      resolve: (suggestion, _args, { load }) => load(userById, suggestion.user_id),
    }),
  }),
})
