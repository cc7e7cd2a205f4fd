import { explainingComment } from '#server/curation/arguments.ts'
import { suggestSource, updateSourceSuggestionStatus } from '#server/curation/source-suggestions.ts'
import { existing, recordById } from '#server/knowledge/records.ts'
import { SourceSuggestionStatus } from '../enums.ts'
import { curationMutation } from '../mutation.ts'
import { SourceSuggestion } from '../refs.ts'

curationMutation('suggestSource', {
  description: 'Suggests a source to be read for evidence.',
  input: (t) => ({
    sourceId: t.int({ required: true, description: 'Id of the source.' }),
    molecularProfileId: t.int({ description: 'The profile that it has evidence for.' }),
    diseaseId: t.int({ description: 'The disease that it is about.' }),
    comment: t.string({ required: true, description: 'Why it should be read, in ten characters or more.' }),
  }),
  check: ({ sourceId, molecularProfileId, diseaseId, comment }) => ({
    sourceId,
    molecularProfileId: molecularProfileId ?? null,
    diseaseId: diseaseId ?? null,
    comment: explainingComment(comment),
  }),
  act: suggestSource,
  payload: (t) => ({
    sourceSuggestion: t.field({
      type: SourceSuggestion,
      description: 'The new suggestion.',
      resolve: ({ sourceSuggestionId }, _args, { load }) =>
        existing(load(recordById.source_suggestions, sourceSuggestionId)),
    }),
  }),
})

curationMutation('updateSourceSuggestionStatus', {
  description:
    'Says what became of a suggested source: from new to curated or rejected, and back to new. Editors need a valid conflict of interest statement.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the suggestion.' }),
    newStatus: t.field({ type: SourceSuggestionStatus, required: true, description: 'What it becomes.' }),
    reason: t.string({ description: 'Why.' }),
  }),
  check: ({ id, newStatus, reason }) => ({ id, newStatus, reason: reason?.trim() || null }),
  act: updateSourceSuggestionStatus,
  payload: (t) => ({
    sourceSuggestion: t.field({
      type: SourceSuggestion,
      description: 'The suggestion as it is now.',
      resolve: ({ sourceSuggestionId }, _args, { load }) =>
        existing(load(recordById.source_suggestions, sourceSuggestionId)),
    }),
  }),
})
