import { useNavigation } from 'react-router'

/** A thin bar below the header while the next page takes longer than a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <>
      <output className="sr-only">Loading the page</output>
      <div aria-hidden="true" className="fixed inset-x-0 top-12 z-30 h-0.5 overflow-hidden">
        <div className="progress h-full w-1/3 bg-accent" />
      </div>
    </>
  )
}
