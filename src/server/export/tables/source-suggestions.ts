import { userDisplayName } from '#domain/text/names.ts'
import { sourceSources, sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { SourceSuggestionRecord } from '#server/knowledge/records/records.ts'
import { browseSourceSuggestions } from '#server/knowledge/activity/source-suggestions.ts'
import type {
  SourceSuggestionFilter,
  SourceSuggestionSort,
} from '#server/knowledge/activity/source-suggestions.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { exportTable } from './export-table.ts'

export const sourceSuggestionsTable = exportTable<
  SourceSuggestionRecord,
  SourceSuggestionFilter,
  SourceSuggestionSort
>({
  query: 'sourceSuggestions',
  id: 'source_suggestions.id',
  listing: (db, filter, sort) => browseSourceSuggestions(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    source_id: ({ source_id }) => source_id,
    source: async ({ source_id }, load) => (await existing(load(recordById.sources, source_id))).citation,
    source_type: async ({ source_id }, load) =>
      sourceSources.label((await existing(load(recordById.sources, source_id))).source_type),
    citation_id: async ({ source_id }, load) =>
      (await existing(load(recordById.sources, source_id))).citation_id,
    molecular_profile: async ({ molecular_profile_id }, load) =>
      molecular_profile_id && (await load(recordById.molecular_profiles, molecular_profile_id))?.name,
    disease: async ({ disease_id }, load) => disease_id && (await load(diseaseById, disease_id))?.name,
    submitter: async ({ user_id }, load) =>
      userDisplayName({ ...(await existing(load(userById, user_id))), email: null }),
    status: ({ status }) => sourceSuggestionStatuses.label(status),
    reason: ({ reason }) => reason,
    initial_comment: ({ initial_comment }) => initial_comment,
    created_at: ({ created_at }) => created_at,
  },
})
