import { lazy, Suspense, useEffect, useState } from 'react'

const Background = lazy(() => import('./Background.tsx'))

/** Milliseconds after which the rest of the app is fetched though the page is still busy. */
const latest = 3000

/** Fetches what no page needs to be read once the first page is at rest. */
export function LaterBackground({ knowledgeVersion }: { knowledgeVersion: number | undefined }) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const rest = () => setAtRest(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, latest)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(rest, { timeout: latest })
    return () => window.cancelIdleCallback(handle)
  }, [])
  if (!atRest) return null
  return (
    <Suspense fallback={null}>
      <Background knowledgeVersion={knowledgeVersion} />
    </Suspense>
  )
}
