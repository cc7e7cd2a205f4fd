import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './Field.tsx'

export type Choice = { value: string; label: string }

/** One of a list. The browser's own control: it works with every keyboard, screen reader and phone. */
export function Select({
  choices,
  empty,
  className,
  onChoose,
  ...rest
}: Omit<ComponentProps<'select'>, 'onChange'> & {
  choices: readonly Choice[]
  /** The words for "none chosen"; without it one of the choices is always set. */
  empty?: string
  onChoose: (value: string) => void
}) {
  return (
    <select
      className={classNames(controlClass, 'pr-1', className)}
      onChange={(event) => onChoose(event.target.value)}
      {...rest}
    >
      {empty === undefined ? null : <option value="">{empty}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
