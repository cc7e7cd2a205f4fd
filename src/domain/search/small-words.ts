/** Words that join what people search for; they name nothing, though terms begin with them (`in`, `with`). */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at by for from in is of on or the to vs versus with without'.split(' '),
)

/** Checks whether a folded word only joins others. */
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word)
