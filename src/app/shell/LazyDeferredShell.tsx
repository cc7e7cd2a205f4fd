import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { whenIdle } from '#app/ui/hooks/when-idle.ts'

const DeferredShell = lazy(() => import('./DeferredShell.tsx'))

/** Fetches what no page needs to be read once the first page is at rest. */
export function LazyDeferredShell(props: ComponentProps<typeof DeferredShell>) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  if (!atRest) return null
  return (
    <Suspense fallback={null}>
      <DeferredShell {...props} />
    </Suspense>
  )
}
