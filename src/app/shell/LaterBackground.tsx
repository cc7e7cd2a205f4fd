import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'

const Background = lazy(() => import('./Background.tsx'))

/** Fetches what no page needs to be read once the first page is at rest. */
export function LaterBackground({ knowledgeVersion }: { knowledgeVersion: number | undefined }) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  if (!atRest) return null
  return (
    <Suspense fallback={null}>
      <Background knowledgeVersion={knowledgeVersion} />
    </Suspense>
  )
}
