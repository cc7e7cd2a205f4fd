import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary: 'border-accent bg-accent text-accent-ink hover:opacity-90',
  plain: 'border-line-strong bg-surface text-ink hover:bg-hover',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
  quiet: 'border-transparent bg-transparent hover:bg-hover',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex min-h-8 items-center justify-center gap-1.5 rounded border px-3 text-sm font-medium no-underline',
    'disabled:opacity-60 disabled:hover:bg-transparent aria-disabled:opacity-60',
    looks[look],
    className,
  )
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}
