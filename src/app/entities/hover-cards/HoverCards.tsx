import { useEffect, useState } from 'react'
import { useOptionalCode } from '#app/ui/hooks/use-optional-code.ts'
import { entities } from '../entities.ts'
import type { EntityKind } from '../entities.ts'

const loadCard = () => import('./HoverCard.tsx')

/** Milliseconds that the pointer or the focus rests on a link before its card comes, and that it stays afterwards. */
const restBefore = 450
const stayAfter = 150

type Shown = { link: HTMLElement; kind: EntityKind; id: number }

/**
 * The cards of all links to records, in one place for the whole app: links only say which record they lead to. A card
 * goes when the pointer leaves the link and the card, when the focus leaves the link, on Escape, on scrolling and on any
 * press. Where scrolling ends with the pointer or the focus on a link, its card comes again.
 */
export function HoverCards() {
  const [shown, setShown] = useState<Shown | null>(null)
  const code = useOptionalCode(loadCard, shown)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The link whose card is shown or will be. */
    let awaited: Element | null = null
    /** The link that a mouse or pen points to; null also when its card was sent away. */
    let pointed: Element | null = null
    let dismissed: Element | null = null
    const wait = (milliseconds: number, next: Shown | null) => {
      clearTimeout(timer)
      awaited = next?.link ?? null
      timer = setTimeout(() => setShown(next), milliseconds)
    }
    const enter = (target: Element) => {
      const next = recordOf(target.closest('a[data-record]'))
      wait(next ? restBefore : stayAfter, next)
      return next?.link ?? null
    }
    const hide = () => {
      clearTimeout(timer)
      awaited = null
      setShown(null)
    }
    const pointerOver = ({ target, pointerType }: PointerEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('#record-card')) return clearTimeout(timer)
      // Touching is pressing: a phone has no resting pointer.
      const touches = pointerType === 'touch'
      pointed = touches ? null : enter(target)
      if (touches) wait(stayAfter, null)
    }
    const focusIn = ({ target }: FocusEvent) => {
      dismissed = null
      if (target instanceof Element && target.matches(':focus-visible')) enter(target)
    }
    const focusOut = ({ target }: FocusEvent) => {
      if (target instanceof Element && target === awaited) hide()
    }
    const onPress = () => {
      pointed = null
      hide()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismissed = document.activeElement
      onPress()
    }
    const onScroll = () => {
      hide()
      const focused = document.querySelector('a[data-record]:focus-visible')
      const next = recordOf(pointed?.matches(':hover') ? pointed : focused === dismissed ? null : focused)
      if (next) wait(restBefore, next)
    }
    // The pointer or the focus may have come to rest before this code did.
    pointed = document.querySelector('a[data-record]:hover')
    const under = recordOf(pointed ?? document.querySelector('a[data-record]:focus-visible'))
    if (under) wait(restBefore, under)
    document.addEventListener('pointerover', pointerOver)
    document.addEventListener('focusin', focusIn)
    document.addEventListener('focusout', focusOut)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', pointerOver)
      document.removeEventListener('focusin', focusIn)
      document.removeEventListener('focusout', focusOut)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])
  if (!code || !shown?.link.isConnected) return null
  return <code.default key={`${shown.kind} ${shown.id}`} {...shown} />
}

/** The record a link names as `kind:id`. */
function recordOf(link: Element | null): Shown | null {
  if (!(link instanceof HTMLElement)) return null
  const [kind = '', id = ''] = (link.dataset['record'] ?? '').split(':')
  return isKind(kind) && /^\d+$/.test(id) ? { link, kind, id: Number(id) } : null
}

const isKind = (text: string): text is EntityKind => Object.hasOwn(entities, text)
