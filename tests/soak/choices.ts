import { numbersFrom } from '#tests/support/random-numbers.ts'

/** Choices that look random and are the same for the same seed. */
export interface Choices {
  /** A whole number from 0, below `end`. */
  number(end: number): number
  /** True that many times in a hundred. */
  percent(share: number): boolean
  /** One of the list, which has some. */
  one<Item>(list: readonly Item[]): Item
  /** Up to `most` of the list, each once. */
  some<Item>(list: readonly Item[], most: number): Item[]
}

export function choicesFrom(seed: number): Choices {
  const number = numbersFrom(seed)
  const one = <Item>(list: readonly Item[]): Item => {
    const item = list[number(list.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  return {
    number,
    percent: (share) => number(100) < share,
    one,
    some: (list, most) => {
      const wanted = Math.min(number(most + 1), list.length)
      const chosen = new Set<(typeof list)[number]>()
      for (let tries = 0; chosen.size < wanted && tries < 20; tries += 1) chosen.add(one(list))
      return [...chosen]
    },
  }
}
