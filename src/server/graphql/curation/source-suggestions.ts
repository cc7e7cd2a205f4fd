import { atMost } from '#domain/text/text-lengths.ts'
import { becomingDenial, suggestionDenial } from '#domain/policies/source-suggestions.ts'
import type { Curator, Denial } from '#domain/policies/rights.ts'
import { sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import type { SourceSuggestionStatus as Status } from '#domain/vocabularies/sources.ts'
import { explainingComment, shortTextOrNull } from '#server/curation/arguments.ts'
import {
  suggestSource,
  updateSourceSuggestionStatus,
} from '#server/curation/submission/source-suggestions.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { SourceSuggestionRecord } from '#server/knowledge/records/records.ts'
import { Ability, viewingCurator } from '../people/abilities.ts'
import { builder } from '../schema/builder.ts'
import { SourceSuggestionStatus } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { SourceSuggestion } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

curationMutation('suggestSource', {
  description: 'Suggests a source for curation.',
  input: (t) => ({
    sourceId: t.int({ required: true, description: 'Id of the source.' }),
    molecularProfileId: t.int({ description: 'Id of the molecular profile that it has evidence for.' }),
    diseaseId: t.int({ description: 'Id of the disease that it is about.' }),
    comment: t.string({
      required: true,
      description: `Reason to curate it, ten characters or more, ${atMost('comment')}.`,
    }),
  }),
  check: ({ sourceId, molecularProfileId, diseaseId, comment }) => ({
    sourceId,
    molecularProfileId: molecularProfileId ?? null,
    diseaseId: diseaseId ?? null,
    comment: explainingComment(comment),
  }),
  act: suggestSource,
  payload: (t) => ({
    sourceSuggestion: relation(t, SourceSuggestion, 'The new suggestion.', {
      sourceSuggestionId: recordById.source_suggestions,
    }),
  }),
})

curationMutation('updateSourceSuggestionStatus', {
  description:
    'Changes the status of a source suggestion: from new to curated or rejected, and back to new. Editors need a valid conflict-of-interest disclosure.',
  input: (t) => ({
    id: t.int({ required: true, description: 'Id of the suggestion.' }),
    newStatus: t.field({ type: SourceSuggestionStatus, required: true, description: 'New status.' }),
    reason: t.string({ description: `Reason, ${atMost('comment')}.` }),
  }),
  check: ({ id, newStatus, reason }) => ({ id, newStatus, reason: shortTextOrNull(reason, 'reason') }),
  decidesOn: ({ id }) => ({ entityType: 'SOURCE_SUGGESTION', id }),
  act: updateSourceSuggestionStatus,
  payload: (t) => ({
    sourceSuggestion: relation(t, SourceSuggestion, 'The updated suggestion.', {
      sourceSuggestionId: recordById.source_suggestions,
    }),
  }),
})

interface Deciding {
  suggestion: SourceSuggestionRecord
  curator: Curator
}

const denialOf = (newStatus: Status, { suggestion, curator }: Deciding): Denial =>
  suggestion.status === newStatus
    ? `It is already ${sourceSuggestionStatuses.label(newStatus)}`
    : (becomingDenial(suggestion, newStatus) ?? suggestionDenial(curator))

const abilityTo = (newStatus: Status, description: string) => ({
  type: Ability,
  description,
  resolve: (deciding: Deciding) => ({ denial: denialOf(newStatus, deciding) }),
})

const SourceSuggestionAbilities = builder.objectRef<Deciding>('SourceSuggestionAbilities').implement({
  description: 'Permissions of the viewer on a source suggestion. Curia extension.',
  fields: (t) => ({
    curate: t.field(abilityTo('CURATED', 'Permission to mark the source as curated.')),
    reject: t.field(abilityTo('REJECTED', 'Permission to reject it.')),
    requeue: t.field(abilityTo('NEW', 'Permission to put it back into the queue.')),
  }),
})

builder.objectField(SourceSuggestion, 'viewerMay', (t) =>
  t.field({
    type: SourceSuggestionAbilities,
    nullable: true,
    description: 'Permissions of the viewer; null when anonymous. Curia extension.',
    resolve: async (suggestion, _args, context) => {
      const curator = await viewingCurator(context)
      return curator && { suggestion, curator }
    },
  }),
)
