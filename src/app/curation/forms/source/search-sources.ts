import { citationIdError } from '#domain/records/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import * as find from '#app/graphql/generated/reference-searches.ts'
import { fetchFresh } from '../references/requests.ts'
import { sourceReference } from '../references/references-by-id.ts'
import type { Reference, ReferenceSearch } from '../references/reference.ts'

/** Sources of a publisher by their whole citation id, or else by author and title. */
export function searchSources(sourceType: SourceSource): ReferenceSearch<Reference> {
  const kind = sourceSources.label(sourceType)
  return async (text) => {
    if (citationIdError(sourceType, text) === null) {
      const { sourceTypeahead } = await fetchFresh(find.FindSourcesByCitationIdDocument, {
        citationId: text,
        sourceType,
      })
      return sourceTypeahead.map((source) => ({
        reference: sourceReference(source),
        note: `${kind} ${text}`,
        detail: source.title ?? undefined,
      }))
    }
    const { byAuthor, byTitle } = await fetchFresh(find.FindSourcesByTextDocument, { text, sourceType })
    const found = new Map(
      [...byAuthor.nodes, ...byTitle.nodes]
        .filter(({ deprecated }) => !deprecated)
        .map((source) => [source.id, source]),
    )
    return Array.from(found.values(), (source) => ({
      reference: sourceReference({ ...source, name: source.citation }),
      note: source.citationId ? `${kind} ${source.citationId}` : undefined,
      detail: source.name ?? undefined,
    }))
  }
}
