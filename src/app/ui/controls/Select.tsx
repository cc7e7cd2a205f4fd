import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './Field.tsx'

export type Choice = { value: string; label: string }

// Engines draw the arrow in other sizes, and cut short choices for it: it is ours, but where colours are the reader's own.
const selectClass =
  'appearance-none bg-(image:--select-arrow) bg-position-[right_0.375rem_center] bg-size-[0.875rem] bg-no-repeat pr-5.5 forced-colors:appearance-auto forced-colors:bg-none forced-colors:pr-1'

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
      className={classNames(controlClass, selectClass, className)}
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
