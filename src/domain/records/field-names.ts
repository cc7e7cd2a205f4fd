/**
 * Display name of a revised field: `evidence_level` gives `Evidence Level`, a list of records their
 * name in the plural, `therapy_ids` `Therapies`.
 */
export function fieldDisplayName(fieldName: string): string {
  const words = fieldName.replace(/_ids?$/, '').split('_')
  const last = words.at(-1) ?? ''
  if (fieldName.endsWith('_ids')) words[words.length - 1] = pluralOf(last)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** A word in the plural. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
