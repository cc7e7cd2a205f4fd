import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { SLOW_MS, useLasting } from '#app/ui/hooks/use-lasting.ts'

/** A thin bar below the header while the next page takes longer than a moment; one that takes long can be given up. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const isSlow = useLasting(state !== 'idle', SLOW_MS)
  const here = useLocation()
  const navigate = useNavigate()
  if (state === 'idle') return null
  return (
    <>
      <output className="sr-only">{isSlow ? '' : 'Loading the page'}</output>
      {isSlow ? (
        <div className="flex items-center justify-center gap-3 border-b border-line bg-surface px-4 py-1 text-sm">
          <output>The page is still loading.</output>
          <Button onClick={() => void navigate(here, { replace: true, preventScrollReset: true })}>
            Cancel
          </Button>
        </div>
      ) : null}
      <div aria-hidden="true" className="fixed inset-x-0 top-12 z-30 h-0.5 overflow-hidden">
        <div className="progress h-full w-1/3 bg-accent" />
      </div>
    </>
  )
}
