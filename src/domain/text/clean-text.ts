/*
 * What people type or paste holds characters that nobody sees: control characters, marks that turn the direction of a
 * text around, byte order marks, zero-width characters. Two names with and without them look alike and are not.
 */

/** Runs of them; line breaks and tabs are none. */
const HIDDEN = /(?:(?![\t\n\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}])+/gu
/** What of them may be part of what is seen, and how many in a row: a flag of a region has seven. */
const MAY_BELONG =
  /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]|[\u200c-\u200f\u061c\u2028\u2029\u0600-\u0605\u06dd\u070f\u08e2\u{e0020}-\u{e007f}]/u
const LONGEST_RUN = 16
/** Runs of a text that are looked at; no text that somebody writes has as many, and beyond them all go. */
const MOST_RUNS = 5000

/** Scripts whose letters are joined or cleaned apart by the two joiners, or that have marks of their own that nobody sees. */
const JOINING = new RegExp(
  `[${'Adlm Arab Beng Cakm Deva Gujr Guru Khmr Knda Mlym Mand Mong Mymr Nkoo Orya Phag Rohg Sinh Sogd Syrc Taml Telu Tibt'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('')}]`,
  'u',
)
const RIGHT_TO_LEFT =
  /[\p{scx=Adlm}\p{scx=Arab}\p{scx=Hebr}\p{scx=Mand}\p{scx=Nkoo}\p{scx=Rohg}\p{scx=Syrc}\p{scx=Thaa}]/u
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/u
const MAY_BE_EMOJI = /[\p{Emoji}]/u
const VARIED = /[\p{sc=Han}\p{sc=Mong}\p{sc=Phag}\p{sc=Mymr}\p{Emoji}]/u

const ZERO_WIDTH_NON_JOINER = '\u200c'
const ZERO_WIDTH_JOINER = '\u200d'
const VARIATION_SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]/u
const TAG = /[\u{e0020}-\u{e007f}]/u
const BLACK_FLAG = '\u{1f3f4}'
/** Left-to-right, right-to-left and Arabic letter mark, which a text of both directions needs. */
const DIRECTION_MARK = /[\u200e\u200f\u061c]/

/** The character that ends before a place of a text. */
function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1)
  return text.slice(low >= 0xdc00 && low <= 0xdfff ? at - 2 : at - 1, at)
}

/** Whether a hidden character is part of what is seen of the text: of an emoji, a letter, or its direction. */
function belongs(sign: string, { base, last, next, isMixed }: Neighbours): boolean {
  if (sign === ZERO_WIDTH_JOINER && EMOJI.test(base)) return MAY_BE_EMOJI.test(next)
  if (sign === ZERO_WIDTH_JOINER || sign === ZERO_WIDTH_NON_JOINER) return JOINING.test(base)
  if (VARIATION_SELECTOR.test(sign)) return VARIED.test(last)
  if (TAG.test(sign)) return last === BLACK_FLAG || TAG.test(last)
  // Else numbers and ends of verses in Arabic and Syriac, which are seen.
  return DIRECTION_MARK.test(sign) ? isMixed() : true
}

interface Neighbours {
  /** The character before the run. */
  base: string
  /** The one before in the cleaned text. */
  last: string
  /** The character behind the run; empty at the end. */
  next: string
  /** Whether the text has letters that are written from right to left. */
  isMixed: () => boolean
}

/**
 * The text without characters that nobody sees, but for line breaks and tabs, and those inside emoji and words of scripts
 * that need them. Separators of lines and paragraphs become line breaks, and halves of a surrogate pair U+FFFD, as which
 * databases store them: what was written would otherwise not be found again.
 */
export function cleanText(text: string): string {
  let mixed: boolean | undefined
  let runs = 0
  const isMixed = () => (mixed ??= RIGHT_TO_LEFT.test(text))
  return text.toWellFormed().replace(HIDDEN, (run, at: number) => {
    runs += 1
    if (runs > MOST_RUNS || run.length > LONGEST_RUN || !MAY_BELONG.test(run)) return ''
    const base = characterBefore(text, at)
    const next = String.fromCodePoint(text.codePointAt(at + run.length) ?? 0)
    let cleaned = ''
    for (const sign of run) {
      const last = cleaned === '' ? base : characterBefore(cleaned, cleaned.length)
      if (sign === '\u2028' || sign === '\u2029') cleaned += '\n'
      else if (MAY_BELONG.test(sign) && belongs(sign, { base, last, next, isMixed })) cleaned += sign
    }
    return cleaned
  })
}

/** A value as it came in JSON, with every text in it cleaned. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.map((each: unknown) => cleanTexts(each)) as Value
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, cleanTexts<unknown>(each)]),
  ) as Value
}
