/** The shortest word of which any typing error is forgiven: shorter ones are too many others' neighbours. */
const SHORTEST_MISSPELLED = 5
/** The shortest word, such as the symbol of a gene, in which two letters may have changed places. */
const SHORTEST_TRANSPOSED = 4
/** The longest; beyond it there would be too many neighbours to look up. */
const LONGEST_MISSPELLED = 24

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/**
 * All words at a Damerau-Levenshtein distance of one: a letter missing, too many, another, or two that changed places;
 * of a word of four letters only the last. Empty for words that are too short or too long to be forgiven. Looking all of
 * them up in an index of words costs the same however many words it has.
 */
export function wordsAtDistanceOne(word: string): string[] {
  if (word.length < SHORTEST_TRANSPOSED || word.length > LONGEST_MISSPELLED) return []
  const words = new Set<string>()
  for (let at = 0; at < word.length - 1; at += 1)
    words.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))
  if (word.length >= SHORTEST_MISSPELLED) addEdits(word, words)
  words.delete(word)
  return [...words]
}

/** Adds the words with one letter less, more or changed. */
function addEdits(word: string, words: Set<string>): void {
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of LETTERS) {
      words.add(before + letter + after)
      if (after !== '') words.add(before + letter + after.slice(1))
    }
    if (after !== '') words.add(before + after.slice(1))
  }
}
