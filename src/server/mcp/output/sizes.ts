/** Characters of an answer unless more items are asked for. */
const DEFAULT_CHARACTERS = 24_000
/** Characters of any answer: clients cut what is longer. */
const MOST_CHARACTERS = 40_000

/** Characters of the names of lists and of a cursor, beside items and the rest. */
const FRAME = 400

/** Characters that an answer may have. @param limit items that were asked for */
export const charactersFor = (limit: number | undefined): number =>
  limit === undefined ? DEFAULT_CHARACTERS : MOST_CHARACTERS

/** Number of items whose JSON fits beside the rest; at least one, so that pages end. */
export function itemsThatFit(items: readonly unknown[], rest: object, characters: number): number {
  let left = characters - JSON.stringify(rest).length - FRAME
  let count = 0
  for (const item of items) {
    left -= JSON.stringify(item).length + 1
    if (left < 0 && count > 0) break
    count += 1
  }
  return count
}
