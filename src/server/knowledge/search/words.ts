import { cleanText } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/names.ts'

/** A run of letters and digits; whatever else there is separates words. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Longer words are cut, so that they fit an index. */
const LONGEST_WORD = 200

/** The words of what is seen of a text, folded, in their order: `EML4::ALK e20` gives `eml4`, `alk`, `e20`. */
export const wordsOf = (text: string): string[] =>
  (foldText(cleanText(text)).match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD))

/** A piece of a text as it is written; `words` is empty between words. */
export interface TextPiece {
  text: string
  words: string[]
}

/** The text cut into its words and what is between them; the pieces joined give the text again. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(WORD)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), words: [] })
    pieces.push({ text: match[0], words: wordsOf(match[0]) })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), words: [] })
  return pieces
}

/** Comes after every word that begins with the word, and before all others that follow it, by code point. */
export const afterAllThatBeginWith = (word: string): string => `${word}\u{10FFFF}`
