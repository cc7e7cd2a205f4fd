import { searchableEntities } from '#domain/vocabularies/search.ts'
import { foldText } from '#domain/text/names.ts'
import type { SearchDocument } from './documents.ts'
import { searchFieldNames, searchFields } from './fields.ts'
import type { SearchFieldName } from './fields.ts'
import { lengthOf } from './index-words.ts'
import { piecesOf, wordsOf } from './words.ts'
import type { TextPiece } from './words.ts'

/**
 * Text of a search: the distinct words of a text, all of which a record must have, and the text as a whole.
 */
export interface SearchText {
  whole: string
  words: string[]
}

/** More words narrow nothing down; they only cost. */
const MOST_WORDS = 16

export const readSearchText = (text: string): SearchText => ({
  whole: foldText(text),
  words: [...new Set(wordsOf(text))].slice(0, MOST_WORDS),
})

/** A field in which a search matched, with the values that matched. */
export interface FieldMatch {
  field: SearchFieldName
  values: string[]
}

/** A record that a search finds. */
export interface SearchMatch {
  document: SearchDocument
  /** Sum of the weights of the matched fields. */
  score: number
  matches: FieldMatch[]
}

/** Whether the word of a text of this field is one of those searched for. */
const matchesWord = (field: SearchFieldName, word: string, sought: string) =>
  searchFields[field].matches === 'START' ? word.startsWith(sought) : word === sought

function soughtIn(field: SearchFieldName, value: string, { whole, words }: SearchText): string[] {
  if (searchFields[field].matches === 'WHOLE') return foldText(value) === whole ? words : []
  const own = wordsOf(value)
  return words.filter((sought) => own.some((word) => matchesWord(field, word, sought)))
}

/** Match of the record, or null when one of the words is in none of its fields. */
export function matchDocument(document: SearchDocument, text: SearchText): SearchMatch | null {
  const missing = new Set(text.words)
  const matches: FieldMatch[] = []
  for (const field of searchFieldNames) {
    const values: string[] = []
    for (const value of document.values[field] ?? []) {
      const found = soughtIn(field, value, text)
      if (found.length > 0) values.push(value)
      for (const word of found) missing.delete(word)
    }
    if (values.length > 0) matches.push({ field, values })
  }
  if (missing.size > 0 || matches.length === 0) return null
  const score = matches.reduce((sum, { field }) => sum + searchFields[field].weight, 0)
  return { document, score, matches }
}

/** The best first: most weight, then the shorter name, then by kind, then by id. */
export const byRelevance = (left: SearchMatch, right: SearchMatch): number =>
  right.score - left.score ||
  lengthOf(left.document.name) - lengthOf(right.document.name) ||
  searchableEntities.compare(left.document.type, right.document.type) ||
  left.document.id - right.document.id

/** A value of the field cut into pieces, each saying whether it is what was searched for. */
export function matchedPieces(
  field: SearchFieldName,
  value: string,
  text: SearchText,
): (Pick<TextPiece, 'text'> & { matched: boolean })[] {
  if (searchFields[field].matches === 'WHOLE') return [{ text: value, matched: true }]
  return piecesOf(value).map(({ text: piece, words }) => ({
    text: piece,
    matched: words.some((word) => text.words.some((sought) => matchesWord(field, word, sought))),
  }))
}
