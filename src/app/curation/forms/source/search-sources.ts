import { citationIdProblem } from '#domain/citation-ids.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import * as find from '#app/graphql/generated/reference-searches.ts'
import { ask } from '../references/asking.ts'
import type { Reference, ReferenceSearch } from '../references/reference.ts'

/** Sources of a publisher by their whole citation id, or else by author and title. */
export function searchSources(sourceType: SourceSource): ReferenceSearch<Reference> {
  const kind = sourceSources.label(sourceType)
  return async (text) => {
    if (citationIdProblem(sourceType, text) === null) {
      const { sourceTypeahead } = await ask(find.FindSourcesByCitationIdDocument, {
        citationId: text,
        sourceType,
      })
      return sourceTypeahead.map(({ id, name, citation, title }) => ({
        reference: { id, name: citation ?? name },
        note: `${kind} ${text}`,
        detail: title ?? undefined,
      }))
    }
    const { byAuthor, byTitle } = await ask(find.FindSourcesByTextDocument, { text, sourceType })
    const found = new Map(
      [...byAuthor.nodes, ...byTitle.nodes]
        .filter(({ deprecated }) => !deprecated)
        .map((source) => [source.id, source]),
    )
    return Array.from(found.values(), ({ id, name, citation, citationId }) => ({
      reference: { id, name: citation },
      note: citationId ? `${kind} ${citationId}` : undefined,
      detail: name ?? undefined,
    }))
  }
}
