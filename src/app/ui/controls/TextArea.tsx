import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './Field.tsx'

/** Several lines of text; it grows with what is typed, up to most of the window, where the browser can do that. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={classNames(
        controlClass,
        'h-auto max-h-[70dvh] min-h-20 py-1.5 leading-6 [field-sizing:content]',
        className,
      )}
      {...rest}
    />
  )
}
