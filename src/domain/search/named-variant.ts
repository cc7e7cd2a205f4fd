import { squeezeSpace } from '../text/names.ts'
import { separateWords } from './search-text.ts'

/** A feature and a variant of it, as a text names them. */
export interface NamedVariant {
  feature: string
  variant: string
}

/** Symbols of two partners, in the order of the text. */
export type PartnerNames = readonly [left: string, right: string]

/** More words are a sentence. */
const MOST_WORDS = 8
/** Names of features have few words: `Tumor Mutational Burden`. */
const MOST_FEATURE_WORDS = 3

const FUSION_WORDS = / (?:gene )?(?:fusions?|fused|rearrange(?:ment|ments|d)|translocations?)$/i
const DOUBLE_SIGN = /^([\w.@-]+) ?(?:::|--) ?([\w.@-]+)$/
const SINGLE_SIGN = /^[\w.@]+(?:-[\w.@]+)* ?[-–/] ?[\w.@]+(?:-[\w.@]+)*$/

/**
 * The partners that the text may join: `EML4-ALK`, `ALK::EML4 fusion`. Symbols have hyphens, too, so a text with several
 * may be read in several ways.
 */
export function partnersIn(text: string): PartnerNames[] {
  const joined = squeezeSpace(text).replace(FUSION_WORDS, '')
  const [, left, right] = DOUBLE_SIGN.exec(joined) ?? []
  if (left && right) return [[left, right]]
  if (!SINGLE_SIGN.test(joined)) return []
  return [...joined.matchAll(/[-–/]/g)]
    .map(({ index }): PartnerNames => [joined.slice(0, index).trim(), joined.slice(index + 1).trim()])
    .filter(([first, second]) => first !== '' && second !== '')
    .slice(0, 3)
}

/**
 * The ways to read the text as a feature and a variant of it, the longest feature first: `HER2 amplification`,
 * `BRAF:p.V600E`, `FLT3-ITD`.
 */
export function namedVariantsIn(text: string): NamedVariant[] {
  const words = separateWords(text)
  if (words.length > MOST_WORDS) return []
  const [only = ''] = words
  const hyphen = words.length === 1 ? only.lastIndexOf('-') : -1
  if (hyphen > 0 && hyphen < only.length - 1)
    return [{ feature: only.slice(0, hyphen), variant: only.slice(hyphen + 1) }]
  const longest = Math.min(words.length - 1, MOST_FEATURE_WORDS)
  return Array.from({ length: Math.max(longest, 0) }, (_, at) => longest - at).map((end) => ({
    feature: words.slice(0, end).join(' '),
    variant: words.slice(end).join(' '),
  }))
}
