import { useEffect, useRef, useState } from 'react'
import { TextInput } from './TextInput.tsx'
import { useStableCallback } from '../hooks/use-stable-callback.ts'

/**
 * Text that is reported a moment after the typing stops, and at once with Enter; with `eager` the first letter after a
 * rest is reported at once, too.
 * `value` is what is in force; when it changes from outside the input follows.
 */
export function SearchInput({
  value,
  onSettle,
  delay = 300,
  eager = false,
  type = 'search',
  ...rest
}: {
  value: string
  onSettle: (value: string) => void
  /** Milliseconds without a keystroke after which the text counts. */
  delay?: number
  eager?: boolean
  type?: 'search' | 'date'
  'aria-label'?: string
  id?: string
  placeholder?: string
  className?: string
}) {
  const [typed, setTyped] = useState(value)
  const [inForce, setInForce] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (inForce !== value) {
    setInForce(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = useStableCallback((text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (text.trim() !== value) onSettle(text.trim())
  })
  return (
    <TextInput
      type={type}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => {
        const text = event.target.value
        const rested = timer.current === undefined
        setTyped(text)
        if (eager && rested) settle(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => settle(text), delay)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(typed)
      }}
      onBlur={() => settle(typed)}
      {...rest}
    />
  )
}
