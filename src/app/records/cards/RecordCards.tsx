import { lazy, Suspense, useEffect, useState } from 'react'
import { entities } from '../entities.ts'
import type { EntityKind } from '../entities.ts'

const RecordCard = lazy(() => import('./RecordCard.tsx'))

/** Milliseconds that the pointer or the focus rests on a link before its card comes, and that it stays afterwards. */
const restBefore = 450
const stayAfter = 150

type Shown = { link: HTMLElement; kind: EntityKind; id: number }

/**
 * The cards of all links to records, in one place for the whole app: links only say which record they lead to. A card
 * goes when the pointer leaves the link and the card, when the focus leaves, on Escape, on scrolling and on any press. The
 * focus itself may scroll to its link, whose card then comes when that is done.
 */
export function RecordCards() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (milliseconds: number, next: Shown | null) => {
      clearTimeout(timer)
      timer = setTimeout(() => setShown(next), milliseconds)
    }
    const enter = (event: Event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('#record-card')) return clearTimeout(timer)
      const next = recordOf(event.target.closest('a[data-record]'))
      // Touching is pressing: a phone has no resting pointer.
      if (next && !(event instanceof PointerEvent && event.pointerType === 'touch')) wait(restBefore, next)
      else wait(stayAfter, null)
    }
    const hide = () => {
      clearTimeout(timer)
      setShown(null)
    }
    let dismissed: Element | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismissed = document.activeElement
      hide()
    }
    const onScroll = () => {
      hide()
      const focused = document.querySelector('a[data-record]:focus-visible')
      const next = focused === dismissed ? null : recordOf(focused)
      if (next) wait(restBefore, next)
    }
    const focusIn = (event: FocusEvent) => {
      dismissed = null
      if (event.target instanceof Element && event.target.matches(':focus-visible')) enter(event)
    }
    // The pointer or the focus may have come to rest before this code did.
    const under = recordOf(document.querySelector('a[data-record]:is(:hover, :focus-visible)'))
    if (under) wait(restBefore, under)
    document.addEventListener('pointerover', enter)
    document.addEventListener('focusin', focusIn)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', enter)
      document.removeEventListener('focusin', focusIn)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])
  if (!shown?.link.isConnected) return null
  return (
    <Suspense fallback={null}>
      <RecordCard key={`${shown.kind} ${shown.id}`} {...shown} />
    </Suspense>
  )
}

/** The record a link names as `kind:id`. */
function recordOf(link: Element | null): Shown | null {
  if (!(link instanceof HTMLElement)) return null
  const [kind = '', id = ''] = (link.dataset['record'] ?? '').split(':')
  return isKind(kind) && /^\d+$/.test(id) ? { link, kind, id: Number(id) } : null
}

const isKind = (text: string): text is EntityKind => Object.hasOwn(entities, text)
