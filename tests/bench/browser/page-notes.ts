import { z } from 'zod'

/** What a page has noted about itself so far; times in ms from the start of its navigation. */
export const PageNotes = z.object({
  /** The largest contentful paint. */
  largestPaint: z.number(),
  /** All layout shifts that no press or key was the cause of, added up. */
  shift: z.number(),
  /** When the first heading that the app itself draws was painted: from then on it answers. 0 while there is none. */
  heading: z.number(),
  /** When the first row of a table was painted, by the server or the app. 0 while there is none. */
  row: z.number(),
  /** The next paint after each press or key, from Event Timing: only those of 16 ms or more are known. */
  nextPaints: z.array(z.number()),
})
export type PageNotes = z.infer<typeof PageNotes>

/** Runs in every page before its own scripts: begins to note. */
export function startNotes(): void {
  const notes: PageNotes = { largestPaint: 0, shift: 0, heading: 0, row: 0, nextPaints: [] }
  Object.assign(window, { pageNotes: notes })
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0)
  const listen = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options })

  listen({ type: 'largest-contentful-paint' }, (entry) => {
    notes.largestPaint = entry.startTime
  })
  listen({ type: 'layout-shift' }, (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) notes.shift += number(entry, 'value')
  })
  listen({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    if (number(entry, 'interactionId') > 0) notes.nextPaints.push(entry.duration)
  })
  const whenPainted = (selector: string, take: (time: number) => void) => {
    const changes = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      changes.disconnect()
      requestAnimationFrame(() => setTimeout(() => take(performance.now())))
    })
    changes.observe(document, { childList: true, subtree: true })
  }
  whenPainted('h1:not([data-ssr] h1)', (time) => {
    notes.heading = time
  })
  whenPainted('tr[data-index]', (time) => {
    notes.row = time
  })
}

/** What must stand on the page for a reader to see what came of a press or key. */
export type Result = {
  /** Where it stands. */
  selector: string
  /** What its text begins with; by default anything. */
  text?: string
  /** It counts when its text is no longer this one. */
  not?: string
  /** Whether the table must have its rows. */
  rows?: boolean
}

/**
 * Runs in the page: from the next event of this type on, waits for the result. `window.pageTiming` becomes the ms from
 * the event until a frame with the result was painted; it fails when the result is not there after half a minute.
 */
export function startTiming({ event, result }: { event: string; result: Result }): void {
  const isShown = () => {
    if (result.rows && document.querySelector('main table:not([aria-busy="false"])')) return false
    const found = document.querySelector(result.selector)
    if (!found) return false
    const text = found.textContent ?? ''
    return text.startsWith(result.text ?? '') && text !== result.not
  }
  const timing = new Promise<number>((resolve, reject) => {
    const shown = result.text ?? (result.not ? `something else than “${result.not}”` : 'anything')
    setTimeout(() => reject(new Error(`after ${event}, ${result.selector} never showed ${shown}`)), 30_000)
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isShown()) return
        changes.disconnect()
        // The task after the frame's callbacks runs when the frame has been painted.
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
          painted.port1.start()
          painted.port2.postMessage(null)
        })
      }
      const changes = new MutationObserver(look)
      changes.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
    }
    addEventListener(event, start, { capture: true, once: true })
  })
  Object.assign(window, { pageTiming: timing })
}

/** Lengths of the frames of a page, in ms. */
export const Frames = z.array(z.number())

/** Runs in the page: begins to note the length of every frame. */
export function startFrames(): void {
  const frames: number[] = []
  Object.assign(window, { pageFrames: frames })
  let last = 0
  const note = (now: number) => {
    if (Reflect.get(window, 'pageFrames') !== frames) return
    if (last > 0) frames.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
