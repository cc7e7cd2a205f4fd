import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A small label. Its colour comes from a text colour class and only repeats what the words say; a code is not translated. */
export function Tag({
  className,
  isCode,
  children,
}: {
  className?: string
  isCode?: boolean
  children: ReactNode
}) {
  return (
    <span
      translate={isCode ? 'no' : undefined}
      className={classNames(
        'inline-flex items-center gap-1 rounded border border-current/30 bg-current/6 px-1.5 text-xs leading-5 font-medium whitespace-nowrap max-sm:not-[.cell_*]:whitespace-normal',
        className ?? 'text-muted',
      )}
    >
      {children}
    </span>
  )
}
