import { foldText } from './names.ts'
import type { Violation } from '../validity.ts'

/**
 * The most characters of each text that people write, by the name under which revisions record its field, and of other
 * texts by what they are: several times the longest in use (releases hold descriptions of up to 3,200 characters). They
 * bind writing only: an imported record keeps a longer text until somebody changes that field.
 */
export const longestTexts = {
  name: 255,
  full_name: 255,
  ncit_id: 255,
  summary: 2000,
  description: 10_000,
  nccn_guideline_version: 100,
  representative_transcript: 100,
  reference_bases: 10_000,
  variant_bases: 10_000,
  /** Of an alias or an HGVS description. */
  alias: 1000,
  /** Of a comment, also of one that explains a deed. What it mentions is looked up whenever somebody reads it. */
  comment: 10_000,
  /** The line above a comment. */
  title: 255,
  /** Of a person, and of a name of theirs elsewhere. */
  personName: 100,
  bio: 10_000,
  webAddress: 500,
  newsTitle: 200,
  newsText: 100_000,
  /** For whom an invitation is. */
  invitationNote: 200,
  apiKeyName: 100,
} as const

/** `at most 10,000 characters`, for descriptions. */
export const atMost = (text: keyof typeof longestTexts): string =>
  `at most ${longestTexts[text].toLocaleString('en')} characters`

/** What any other field that is text may hold. */
const LONGEST_FIELD = 10_000

/** Names stand in indexes, and folding can lengthen them; with its feature's, a variant's still fits. */
const LONGEST_FOLDED_BYTES = 1200
const indexed: ReadonlySet<string> = new Set(['name', 'full_name', 'ncit_id'])

const bytes = new TextEncoder()

/** A sentence when a text is longer than `longest` characters, naming the field, its length and the limit; or null. */
export function lengthError(field: string, text: string, longest: number): string | null {
  if (text.length <= longest) return null
  return `${field} has ${text.length} characters and is too long (maximum is ${longest} characters)`
}

/** As {@link lengthError} for a name, which must also fit an index. */
export function nameLengthError(
  field: string,
  name: string,
  longest: number = longestTexts.name,
): string | null {
  const error = lengthError(field, name, longest)
  if (error) return error
  const { length } = bytes.encode(foldText(name))
  if (length <= LONGEST_FOLDED_BYTES) return null
  return `${field} takes ${length} bytes and is too long (maximum is ${LONGEST_FOLDED_BYTES} bytes)`
}

/** The texts among the values of a record's fields (by their recorded names) that are too long. */
export function tooLongTexts(values: Readonly<Record<string, unknown>>): Violation[] {
  return Object.entries(values).flatMap(([attribute, value]) => {
    if (typeof value !== 'string') return []
    const field = attribute.replaceAll('_', ' ')
    const longest = isLimited(attribute) ? longestTexts[attribute] : LONGEST_FIELD
    const error = indexed.has(attribute)
      ? nameLengthError(field, value, longest)
      : lengthError(field, value, longest)
    return error ? [{ attribute, message: `${error.charAt(0).toUpperCase()}${error.slice(1)}.` }] : []
  })
}

const isLimited = (attribute: string): attribute is keyof typeof longestTexts =>
  Object.hasOwn(longestTexts, attribute)
