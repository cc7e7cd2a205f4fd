import { lazy, Suspense, useEffect, useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { areShortcutsOn } from '#app/ui/shortcuts-on.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(loadDialog)

/** Opens the search; so do `/` (outside of text fields) and Ctrl or ⌘ with K anywhere. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const withCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const withSlash =
        event.key === '/' && areShortcutsOn() && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!withCommand && !(withSlash && !isTextField(event.target))) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        aria-keyshortcuts="/ Control+K Meta+K"
        className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded border border-line-strong bg-surface px-2.5 text-sm text-muted hover:bg-hover sm:max-w-md"
      >
        <Icon name="search" className="size-4" />
        <span className="truncate">
          Search<span className="max-sm:hidden"> genes, variants, EID1409…</span>
        </span>
        <kbd className="ml-auto rounded border border-line px-1.5 font-sans text-xs max-sm:hidden">/</kbd>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
