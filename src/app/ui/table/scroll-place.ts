import { useEffect } from 'react'
import type { RefObject } from 'react'

const remembered = new Map<string, number>()

/** Where the rows of a place in the history were scrolled to, in pixels. */
export function scrollPlaceOf(place: string): number {
  return remembered.get(place) ?? 0
}

/** Remembers how far `scroller` is scrolled at this place, so that Back comes back to the same rows. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, place: string) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    element.scrollTo({ top: scrollPlaceOf(place) })
    // Before the rows that come into view are drawn: after that the place would only be known by a layout of its own.
    const note = () => remembered.set(place, element.scrollTop)
    const options = { passive: true, capture: true }
    element.addEventListener('scroll', note, options)
    return () => element.removeEventListener('scroll', note, options)
  }, [scroller, place])
}
