import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useOptionalCode } from '#app/ui/hooks/use-optional-code.ts'
import { useStableCallback } from '#app/ui/hooks/use-stable-callback.ts'
import { earlySearch, takeEarlySearch } from './early-search.ts'
import { useSearchKeys } from './use-search-keys.ts'

const loadResults = () => import('./SearchResultsList.tsx')

/** Handle of the list of results: what it shows its field, and a way for the field to hand on keys. */
export type SearchList = {
  /** The element of the option that is current, and whether there are options. */
  onCurrent: (option: string | undefined, hasOptions: boolean) => void
  /** Takes the keys of the field while it is open. */
  onKey: (handler: ((event: KeyboardEvent) => void) | null) => void
}

/** Whether the focus is nowhere yet; on phones it would bring the keyboard over the page. */
const isFree = () =>
  matchMedia('(min-width: 64rem) and (pointer: fine)').matches &&
  (document.activeElement === document.body || document.activeElement?.id === 'main')

/**
 * The search: a field of the first document, so that nothing typed is lost, with the code of its results fetched when
 * somebody turns to it. Without the app it leads to the page of results.
 */
export function SearchField({ isLarge = false }: { isLarge?: boolean }) {
  const [early] = useState(earlySearch)
  const [text, setText] = useState(early ?? '')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const results = useOptionalCode(loadResults, wanted ? text : null)
  /** Enter was pressed before there was a list. */
  const [opensNext, setOpensNext] = useState(false)
  const [option, setOption] = useState<{ current: string | undefined; any: boolean }>()
  const input = useRef<HTMLInputElement>(null)
  const former = useRef<Element | null>(null)
  const handler = useRef<((event: KeyboardEvent) => void) | null>(null)
  const list = useId()

  // As soon as the field is in the document, so that no letter falls between it and `start.js`: what was typed while it was
  // rendered counts, too.
  useLayoutEffect(() => {
    const typed = takeEarlySearch() ?? early
    if (typed !== null) {
      // oxlint-disable-next-line react/set-state-in-effect -- only now is known what was typed until now
      setText(typed)
      setOpen(true)
      setWanted(true)
    }
    if (typed !== null || (isLarge && isFree())) input.current?.focus({ preventScroll: true })
  }, [early, isLarge])
  const want = () => setWanted(true)
  const show = () => {
    setOpen(true)
    want()
  }
  useSearchKeys(
    useStableCallback(() => {
      former.current = document.activeElement
      input.current?.focus()
      input.current?.select()
      show()
    }),
  )
  const close = useStableCallback(() => {
    setOpen(false)
    setOpensNext(false)
  })
  const leave = useStableCallback(() => {
    close()
    setText('')
    input.current?.blur()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      leave()
      if (former.current instanceof HTMLElement) former.current.focus()
      return
    }
    if (event.key === 'ArrowDown' && !open) return show()
    // On the home page the field has the focus already.
    if (event.key === '/' && text === '') {
      event.preventDefault()
      return show()
    }
    if (handler.current && open) handler.current(event)
    else if (event.key === 'Enter') {
      show()
      setOpensNext(true)
    }
  }
  const onCurrent = useStableCallback((current: string | undefined, any: boolean) =>
    setOption({ current, any }),
  )
  const onKey = useStableCallback((next: ((event: KeyboardEvent) => void) | null) => {
    handler.current = next
  })

  return (
    <search
      onPointerEnter={want}
      className={classNames('relative min-w-0 flex-1', isLarge ? 'max-w-2xl' : 'sm:max-w-md')}
    >
      <form action={paths.find.href()} onSubmit={(event) => event.preventDefault()}>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            data-search-field
            name="text"
            type="text"
            role="combobox"
            aria-label="Search for a record"
            aria-expanded={open && (option?.any ?? false)}
            aria-controls={open ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open ? option?.current : undefined}
            aria-keyshortcuts="/ Control+K Meta+K"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={isLarge ? 'Gene, variant, disease, therapy, EID, HGVS, PMID …' : 'Search'}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setOpensNext(false)
              show()
            }}
            onClick={show}
            onFocus={want}
            onKeyDown={onKeyDown}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.form?.contains(relatedTarget)) close()
            }}
            className={classNames(
              'w-full rounded border border-line-strong bg-surface pr-2 pl-8 text-ellipsis sm:pr-9',
              isLarge ? 'h-12 text-base' : 'h-8 text-sm',
            )}
          />
          <kbd className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 rounded border border-line px-1.5 font-sans text-xs text-muted max-sm:hidden">
            {open ? 'Esc' : '/'}
          </kbd>
        </div>
        {open && results ? (
          <results.default
            id={list}
            text={text}
            opensNext={opensNext}
            onOpensNext={setOpensNext}
            onLeave={leave}
            onCurrent={onCurrent}
            onKey={onKey}
          />
        ) : null}
      </form>
    </search>
  )
}
