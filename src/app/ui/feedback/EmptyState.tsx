import type { ReactNode } from 'react'

/** Empty state: says that there is nothing, why, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="px-4 py-8 text-center text-sm">
      <p className="font-semibold">{title}</p>
      {children ? <div className="mx-auto mt-1 max-w-prose text-muted">{children}</div> : null}
    </div>
  )
}
