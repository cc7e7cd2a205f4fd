export type SearchTerms = {
  text: string
  featureName: string
  variantName: string
  variantFeatureName?: string
}

/**
 * Terms of a line of search text: `BRAF V600E` is variant V600E of features named like BRAF, while a single word
 * may be either. Null when the text is too short to search for.
 */
export function searchTerms(line: string): SearchTerms | null {
  const text = line.trim().replaceAll(/\s+/g, ' ')
  if (text.length < 2) return null
  const space = text.indexOf(' ')
  if (space < 0) return { text, featureName: text, variantName: text }
  return {
    text,
    featureName: text,
    variantName: text.slice(space + 1),
    variantFeatureName: text.slice(0, space),
  }
}
