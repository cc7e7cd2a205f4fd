/** Time that each took lately: what was taken long ago counts ever less. */
export interface RecentTime {
  add(key: string | undefined, ms: number): void
  /** What each took until the present moment, in ms. */
  now(): (key: string | undefined) => number
}

/** In so many ms what was taken before comes to count half. */
const HALF_LIFE_MS = 2000
/** Below so many ms nothing is remembered. */
const LEAST_MS = 0.1
/** Keys from which on those are forgotten that took next to nothing lately. */
const MANY_KEYS = 1000
/** Numbers would become too large beyond so many half-lives. */
const MOST_HALF_LIVES = 100

/** An exponentially decaying sum of time for each key. @param now a clock in ms */
export function recentTime(now: () => number = () => performance.now()): RecentTime {
  // All sums decay alike, so that what is added grows instead.
  const sums = new Map<string | undefined, number>()
  let since = now()
  const halfLives = () => (now() - since) / HALF_LIFE_MS

  function restart(): void {
    const factor = 2 ** -halfLives()
    since = now()
    for (const [key, sum] of sums)
      if (sum * factor < LEAST_MS) sums.delete(key)
      else sums.set(key, sum * factor)
  }

  return {
    add(key, ms) {
      if (sums.size >= MANY_KEYS || halfLives() > MOST_HALF_LIVES) restart()
      sums.set(key, (sums.get(key) ?? 0) + ms * 2 ** halfLives())
    },
    now() {
      const factor = 2 ** -halfLives()
      return (key) => (sums.get(key) ?? 0) * factor
    },
  }
}
