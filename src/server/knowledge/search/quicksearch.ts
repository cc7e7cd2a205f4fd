import { searchableEntities } from '#domain/vocabularies/search.ts'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import type { Reading } from '#server/storage/database.ts'
import { bestCandidates, MOST } from './candidates.ts'
import { taggedRecords, variantsIdentifiedBy } from './direct.ts'
import type { VariantIdentifiers } from './direct.ts'
import { searchDocuments } from './documents.ts'
import { findableAmong } from './findable.ts'
import type { RecordKey } from './findable.ts'
import { matchingText } from './highlight.ts'
import { byRelevance, matchDocument, readSearchText } from './match.ts'
import { indexedKinds } from './reindex.ts'

/** A record that a search found. */
export interface SearchHit {
  id: number
  resultType: SearchableEntity
  name: string
  /** HTML: the fields in which it matched. */
  matchingText: string
}

/** The search looks at the beginning of what it is given. */
const LONGEST_TEXT = 1000

/**
 * The ten records that match the text best. A record matches when each word is a whole word of one of its
 * fields or begins a word of one of its other names; tags and identifiers elsewhere count as a whole. Its rank
 * is the sum of the weights of the matched fields; equals go by the length of the name, kind and id.
 */
export async function quicksearch(
  db: Reading,
  options: { query: string; types?: readonly SearchableEntity[] | null; highlightMatches?: boolean | null },
): Promise<SearchHit[]> {
  const text = readSearchText(options.query.slice(0, LONGEST_TEXT))
  if (text.words.length === 0) return []
  const types = new Set(options.types ?? searchableEntities.values)
  const named = taggedRecords(text).filter(({ type }) => types.has(type))
  const identified: VariantIdentifiers = types.has('VARIANT')
    ? await variantsIdentifiedBy(db, text)
    : new Map()
  const kinds = indexedKinds.filter((kind) => types.has(kind))
  const candidates = await bestCandidates(db, text.words, kinds)
  const direct = await findableAmong(db, [
    ...named.map(({ type, id }) => ({ record_type: type, record_id: id })),
    ...[...identified.keys()].map((id) => ({ record_type: 'VARIANT' as const, record_id: id })),
  ])
  const found = await documentsOf(db, [...candidates, ...direct])
  return found
    .map((document) => {
      const identifiers = document.type === 'VARIANT' ? identified.get(document.id) : undefined
      const values = { ...document.values, ...identifiers }
      return matchDocument({ ...document, values }, text)
    })
    .filter((match) => match !== null)
    .sort(byRelevance)
    .slice(0, MOST)
    .map((match) => ({
      id: match.document.id,
      resultType: match.document.type,
      name: match.document.name,
      matchingText: matchingText(match, text, options.highlightMatches ?? false),
    }))
}

async function documentsOf(db: Reading, candidates: readonly RecordKey[]) {
  const kinds = Map.groupBy(candidates, (candidate) => candidate.record_type)
  const documents = await Promise.all(
    [...kinds].map(([type, records]) =>
      searchDocuments(db, type, [...new Set(records.map(({ record_id }) => record_id))]),
    ),
  )
  return documents.flat()
}
