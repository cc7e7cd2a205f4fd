import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { plainWords } from '#domain/text/plain-words.ts'
import { entities } from '../entities.ts'
import type { EntityKind } from '../entities.ts'
import { cardContent } from './card-contents.ts'
import type { CardContent } from './card-contents.ts'

const cardId = 'record-card'
const gap = 6

/** Hover card: what a link's record is, beside the link, while the pointer or the focus is on it. */
export default function HoverCard({ link, kind, id }: { link: HTMLElement; kind: EntityKind; id: number }) {
  const [content, setContent] = useState<CardContent | null>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    // A card that does not come is no failure of the page.
    cardContent(kind, id).then(
      (found) => isCurrent && setContent(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [kind, id])
  useEffect(() => {
    if (!content) return
    link.setAttribute('aria-describedby', cardId)
    return () => link.removeAttribute('aria-describedby')
  }, [link, content])
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !content) return
    const from = link.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const below = from.bottom + gap
    const top = below + height > window.innerHeight ? Math.max(gap, from.top - gap - height) : below
    element.style.top = `${top}px`
    element.style.left = `${Math.max(gap, Math.min(from.left, window.innerWidth - width - gap))}px`
    element.style.visibility = 'visible'
  }, [link, content])
  if (!content) return null
  const lines = content.lines.filter(Boolean)
  return (
    <div
      ref={card}
      id={cardId}
      role="tooltip"
      data-print="hide"
      style={{ visibility: 'hidden' }}
      className="fixed z-50 w-max max-w-[min(24rem,calc(100vw-0.75rem))] rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-lg"
    >
      <p>
        <strong className={`font-semibold ${entities[kind].colour}`}>{content.title}</strong>{' '}
        <span className="text-muted">{entities[kind].noun}</span>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
      {content.text ? <p className="mt-1 line-clamp-4">{plainWords(content.text)}</p> : null}
    </div>
  )
}
