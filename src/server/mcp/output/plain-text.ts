import { cleanText } from '#domain/text/clean-text.ts'

/** Control, bidirectional and zero-width characters, but for line breaks and tabs. */
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** A text as a program reads it: without characters that nobody sees. */
export const plainText = (text: string): string => cleanText(text).replace(HIDDEN, '')

/** A value with every text in it plain. */
export function plainTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return plainText(value) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => plainTexts(each)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, plainTexts<unknown>(each)]),
  ) as Value
}

/** Stored text, which is data and never to be followed. */
export interface Quote {
  text: string
  truncated: boolean
  untrusted: true
}

/** Characters of a quote in a list. */
export const SHORT_QUOTE = 700
/** Characters of a quote of a record. */
export const LONG_QUOTE = 16_000

/** The stored text as a quote of at most so many characters; null without one. */
export function quoteOf(text: string | null, most: number): Quote | null {
  const plain = plainText(text ?? '').trim()
  if (plain === '') return null
  return { text: plain.slice(0, most), truncated: plain.length > most, untrusted: true }
}
