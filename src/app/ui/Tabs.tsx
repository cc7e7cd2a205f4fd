import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export type Tab = { id: string; title: string; count?: number; href: string }

const number = new Intl.NumberFormat('en')

/**
 * Parts of one record, one shown at a time. Each part has an address of its own, so this is a navigation of links: they
 * can be shared, opened elsewhere and walked with the keys that every link has.
 */
export function Tabs({
  label,
  current,
  tabs,
  children,
}: {
  label: string
  current: string
  tabs: readonly Tab[]
  children: ReactNode
}) {
  const line = useRef<HTMLElement>(null)
  // On a narrow screen the open part may lie beyond the end of the line.
  useLayoutEffect(() => {
    const open = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (!line.current || !open) return
    const { left, right } = open.getBoundingClientRect()
    const view = line.current.getBoundingClientRect()
    if (right > view.right) line.current.scrollLeft += right - view.right + 24
    else if (left < view.left) line.current.scrollLeft -= view.left - left + 24
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the part that is open decides what is in view, and may be added later
  }, [current, tabs.length])
  return (
    <div>
      <nav
        ref={line}
        aria-label={label}
        data-print="hide"
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ id, title, count, href }) => (
          <Link
            key={id}
            to={href}
            preventScrollReset
            aria-current={id === current ? 'page' : undefined}
            className={classNames(
              '-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 px-3 text-sm font-medium whitespace-nowrap no-underline hover:text-ink focus-visible:outline-offset-[-3px]',
              id === current ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {title}
            {count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-muted">{number.format(count)}</span>
            )}
          </Link>
        ))}
      </nav>
      <div className="pt-4">{children}</div>
    </div>
  )
}
