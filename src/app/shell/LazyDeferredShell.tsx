import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useOptionalCode } from '#app/ui/hooks/use-optional-code.ts'
import { whenIdle } from '#app/ui/hooks/when-idle.ts'
import type DeferredShell from './DeferredShell.tsx'

const loadShell = () => import('./DeferredShell.tsx')

/** Fetches what no page needs to be read once the first page is at rest; after a failure, at the next address. */
export function LazyDeferredShell(props: ComponentProps<typeof DeferredShell>) {
  const { key } = useLocation()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  const code = useOptionalCode(loadShell, atRest ? key : null)
  return code && <code.default {...props} />
}
