/*
 * What people type or paste holds characters that nobody sees: control characters, marks that turn the direction of a
 * text around, byte order marks, zero-width characters. Two names with and without them look alike and are not.
 */

const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u
const LINE_OR_TAB = /[\t\n\r]/

/** Scripts whose letters are joined or kept apart by the two joiners, or that have marks of their own that nobody sees. */
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

/** Whether a hidden character is part of what is seen of the text: of an emoji, a letter, or its direction. */
function belongs(
  sign: string,
  before: readonly string[],
  next: string | undefined,
  isMixed: boolean,
): boolean {
  if (LINE_OR_TAB.test(sign)) return true
  const last = before.at(-1) ?? ''
  const base = before.findLast((each) => !VARIATION_SELECTOR.test(each)) ?? ''
  if (sign === ZERO_WIDTH_JOINER && EMOJI.test(base)) return next !== undefined && MAY_BE_EMOJI.test(next)
  if (sign === ZERO_WIDTH_JOINER || sign === ZERO_WIDTH_NON_JOINER) return JOINING.test(base)
  if (VARIATION_SELECTOR.test(sign)) return VARIED.test(last)
  if (TAG.test(sign)) return last === BLACK_FLAG || TAG.test(last)
  if (DIRECTION_MARK.test(sign)) return isMixed
  // Numbers and ends of verses in Arabic and Syriac, which are seen.
  return /[\u0600-\u0605\u06dd\u070f\u08e2]/.test(sign)
}

/**
 * The text without characters that nobody sees, but for line breaks and tabs, and those inside emoji and words of scripts
 * that need them. Separators of lines and paragraphs become line breaks.
 */
export function cleanText(text: string): string {
  if (!HIDDEN.test(text)) return text
  const isMixed = RIGHT_TO_LEFT.test(text)
  const signs = [...text.replaceAll(/[\u2028\u2029]/g, '\n')]
  const kept: string[] = []
  for (const [at, sign] of signs.entries())
    if (!HIDDEN.test(sign) || belongs(sign, kept.slice(-2), signs[at + 1], isMixed)) kept.push(sign)
  return kept.join('')
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
