/** No reader waits longer for a rendered page, in ms. */
const LONGEST_MS = 1000
/** So long a page may take at least where others were faster, in ms. */
const SHORTEST_MS = 250
/** A page that takes so many times as long as others of late is late. */
const TIMES = 4
/** After a late page nobody waits for so long, in ms, unless one comes in time before. */
const LATE_MS = 5000

/** The wait of readers for rendered pages, which the app renders itself where they are late. */
export interface RenderWait {
  /** Milliseconds that a reader waits now; 0: the page is rendered for those who come after. */
  ms(): number
  /** Notes how long a page took, from its request on. */
  took(ms: number): void
  /** Notes that a page was late or not made. */
  late(): void
}

/**
 * The wait follows from what pages took of late: on a host that is busy everybody would wait in vain otherwise, and then
 * load the page all the same.
 * @param now a clock in ms
 */
export function renderWait(now = () => performance.now()): RenderWait {
  let usual: number | null = null
  let lateAt: number | null = null
  return {
    ms() {
      if (lateAt !== null && now() - lateAt < LATE_MS) return 0
      return usual === null ? LONGEST_MS : Math.min(LONGEST_MS, Math.max(SHORTEST_MS, TIMES * usual))
    },
    took(ms) {
      usual = usual === null ? ms : usual + (ms - usual) / 4
      if (ms <= LONGEST_MS) lateAt = null
    },
    late() {
      lateAt = now()
    },
  }
}
