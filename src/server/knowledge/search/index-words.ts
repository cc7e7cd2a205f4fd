import type { SearchDocument } from './documents.ts'
import { ALIASES, indexedFields, scoreOf } from './fields.ts'
import type { Tables } from '#server/storage/tables.ts'
import { wordsOf } from './words.ts'

/**
 * The rows of `search_words` for a record: each word by which it is found, with the fields in which a
 * search for that word matches. Another name also matches words with which it begins.
 */
export function wordRows(document: SearchDocument): Tables['search_words'][] {
  const fields = new Map<string, number>()
  for (const { name, bit } of indexedFields) {
    for (const word of (document.values[name] ?? []).flatMap(wordsOf))
      fields.set(word, (fields.get(word) ?? 0) | bit)
  }
  const ofAliases = (document.values.aliases ?? []).flatMap(wordsOf)
  const nameLength = lengthOf(document.name)
  return [...fields].map(([word, bits]) => {
    const found = ofAliases.some((alias) => alias.startsWith(word)) ? bits | ALIASES : bits
    return {
      record_type: document.type,
      record_id: document.id,
      word,
      fields: found,
      score: scoreOf(found),
      name_length: nameLength,
    }
  })
}

/** In code points, as both databases count. */
export const lengthOf = (name: string): number => Array.from(name).length
