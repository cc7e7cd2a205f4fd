import { coiDenial } from './rights.ts'
import type { Curator, Denial } from './rights.ts'
import { isEditor } from './roles.ts'
import { recordTag } from '#domain/records/tags.ts'
import { sourceSuggestionStatuses } from '#domain/vocabularies/sources.ts'
import type { SourceSuggestionStatus } from '#domain/vocabularies/sources.ts'

/**
 * Why a suggestion cannot become that as things stand: it leaves the queue and can be reopened into it (curation
 * rules, section 6). That it stays what it is changes nothing and is none.
 */
export function becomingDenial(
  { id, status }: { id: number; status: SourceSuggestionStatus },
  newStatus: SourceSuggestionStatus,
): Denial {
  if (status === newStatus || (status === 'NEW') !== (newStatus === 'NEW')) return null
  const { label } = sourceSuggestionStatuses
  return `Source suggestion ${recordTag('SOURCE_SUGGESTION', id)} is ${label(status)} and can only become ${label('NEW')}, not ${label(newStatus)}`
}

/**
 * Why the person may not say what became of a suggestion: everybody with an account may, editors only with a valid
 * conflict-of-interest statement (curation rules, section 6).
 */
export const suggestionDenial = (person: Curator): Denial =>
  isEditor(person) ? coiDenial(person, 'decide on source suggestions') : null
