import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A titled part of a page. `actions` sit at the end of its title line. A plain one is text on the page, without a frame. */
export function Card({
  title,
  actions,
  isPlain = false,
  children,
}: {
  title: string
  actions?: ReactNode
  isPlain?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={isPlain ? undefined : 'rounded-md border border-line bg-surface'}
    >
      <header
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-3',
          isPlain ? 'text-muted' : 'min-h-10 border-b border-line px-4 py-[3px]',
        )}
      >
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      <div className={isPlain ? undefined : 'px-4 py-3'}>{children}</div>
    </section>
  )
}
