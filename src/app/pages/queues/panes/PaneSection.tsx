import { useId } from 'react'
import type { ReactNode } from 'react'

/** A titled part of a record beside its queue. */
export function PaneSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-1.5">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
