import { useNavigation } from 'react-router'

/** A thin bar below the header while the next page takes longer than a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-12 z-30 h-0.5 overflow-hidden"
    >
      <div className="progress h-full w-1/3 bg-accent" />
    </div>
  )
}
