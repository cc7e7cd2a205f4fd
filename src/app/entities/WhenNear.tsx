import { Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Draws its content, and fetches its code, only when the reader comes near; until then its place is kept. */
export function WhenNear({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [near, setNear] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={element}>{near ? <Suspense fallback={place}>{children}</Suspense> : place}</div>
}
