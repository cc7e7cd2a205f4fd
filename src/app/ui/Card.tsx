import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A titled part of a page. `actions` sit at the end of its title line. */
export function Card({
  title,
  actions,
  className,
  children,
}: {
  title: string
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('rounded-md border border-line bg-surface', className)}
    >
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-[3px]">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      <div className="px-4 py-3">{children}</div>
    </section>
  )
}
