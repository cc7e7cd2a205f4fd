import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './Field.tsx'

/** A single line of text. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(controlClass, className)} {...rest} />
}
