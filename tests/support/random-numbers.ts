/** Numbers below `end` that look random and are the same in every run. */
export function numbersFrom(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
}
