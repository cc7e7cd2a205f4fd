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
  onChangeEnd,
  delay = 300,
  eager = false,
  type = 'search',
  ...rest
}: {
  value: string
  onChangeEnd: (value: string) => void
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

  const reportChange = useStableCallback((text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (text.trim() !== value) onChangeEnd(text.trim())
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
        if (eager && rested) reportChange(text)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => reportChange(text), delay)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') reportChange(typed)
      }}
      onBlur={() => reportChange(typed)}
      {...rest}
    />
  )
}
