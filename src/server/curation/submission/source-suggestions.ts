import { becomingDenial, suggestionDenial } from '#domain/policies/source-suggestions.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { SourceSuggestionStatus } from '#domain/vocabularies/sources.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'

export interface NewSourceSuggestion {
  sourceId: number
  molecularProfileId: number | null
  diseaseId: number | null
  comment: string
}

/**
 * Suggests a source to be read for evidence; who suggests it hears what becomes of it (curation rules, section 6).
 * @throws ClientError when something named does not exist or the profile is deprecated
 */
export async function suggestSource(curation: Curation, suggestion: NewSourceSuggestion) {
  const { tx, user, organizationId, now, find } = curation
  const { sourceId, molecularProfileId, diseaseId, comment } = suggestion
  const source = await find(recordById.sources, sourceId)
  const profile =
    molecularProfileId === null ? null : await find(recordById.molecular_profiles, molecularProfileId)
  const disease = diseaseId === null ? null : await find(diseaseById, diseaseId)
  throwIfAny('NOT_FOUND', [
    !source && `Source ${sourceId} doesn't exist`,
    molecularProfileId !== null && !profile && `Molecular profile ${molecularProfileId} doesn't exist`,
    diseaseId !== null && !disease && `Disease ${diseaseId} doesn't exist`,
  ])
  if (profile?.deprecated)
    throw new ClientError('BAD_USER_INPUT', `Molecular profile ${profile.name} (${profile.id}) is deprecated`)
  const { id } = await tx
    .insertInto('source_suggestions')
    .values({
      source_id: sourceId,
      user_id: user.id,
      organization_id: organizationId,
      molecular_profile_id: molecularProfileId,
      disease_id: diseaseId,
      initial_comment: comment,
      status: 'NEW',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { entityType: 'SOURCE', id: sourceId } as const
  const origin = { entityType: 'SOURCE_SUGGESTION', id } as const
  await recordActivity(curation, {
    kind: 'SUGGEST_SOURCE',
    subject,
    note: comment,
    events: [{ action: 'PUBLICATION_SUGGESTED', subject, origin }],
    linked: [origin],
  })
  await subscribe(curation, origin)
  return { sourceSuggestionId: id }
}

const actions: Record<SourceSuggestionStatus, EventAction> = {
  CURATED: 'CURATED_SOURCE_SUGGESTION',
  REJECTED: 'REJECTED_SOURCE_SUGGESTION',
  NEW: 'REQUEUED_SOURCE_SUGGESTION',
}

/**
 * Says what became of a suggestion; the same status again changes nothing (curation rules, section 6).
 * @throws ClientError when there is none, when it cannot become that, or when an editor has no valid statement about
 *   conflicts of interest
 */
export async function updateSourceSuggestionStatus(
  curation: Curation,
  { id, newStatus, reason }: { id: number; newStatus: SourceSuggestionStatus; reason: string | null },
) {
  const { tx, find, now } = curation
  const suggestion = await find(recordById.source_suggestions, id)
  if (!suggestion)
    throw new ClientError(
      'NOT_FOUND',
      `Source suggestion ${recordTag('SOURCE_SUGGESTION', id)} doesn't exist`,
    )
  const impossible = becomingDenial(suggestion, newStatus)
  if (impossible) throw new ClientError('CONFLICT', impossible)
  const denial = suggestionDenial(await withCoi(curation))
  if (denial) throw new ClientError('FORBIDDEN', denial)
  if (suggestion.status === newStatus) return { sourceSuggestionId: id }
  await tx
    .updateTable('source_suggestions')
    .set({ status: newStatus, reason, updated_at: now })
    .where('id', '=', id)
    .execute()
  const subject = { entityType: 'SOURCE', id: suggestion.source_id } as const
  const origin = { entityType: 'SOURCE_SUGGESTION', id } as const
  await recordActivity(curation, {
    kind: 'UPDATE_SOURCE_SUGGESTION',
    subject,
    note: reason,
    events: [{ action: actions[newStatus], subject, origin }],
    linked: [origin],
  })
  return { sourceSuggestionId: id }
}
