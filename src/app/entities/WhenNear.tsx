import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { whenIdle } from '#app/ui/hooks/when-idle.ts'

/** Milliseconds that a page on a desk has to itself before it draws what nobody has come near yet. */
const restFirst = 4000

/**
 * Draws its content, and fetches its code, only when the reader comes near; until then its place is kept. On a desk it
 * follows once the page is at rest: paper shows the whole page, and a browser that prints waits for nothing.
 */
export function WhenNear({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [near, setNear] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(element.current)
    const endRest = afterRest(() => setNear(true))
    return () => {
      observer.disconnect()
      endRest()
    }
  }, [near])
  return <div ref={element}>{near ? <Suspense fallback={place}>{children}</Suspense> : place}</div>
}

/** Does something on a desk when the page has been at rest for a while; the function it gives calls that off. */
function afterRest(act: () => void): () => void {
  if (!window.matchMedia('(hover: hover)').matches) return () => undefined
  let end = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    end = whenIdle(act)
  }, restFirst)
  return () => end()
}
