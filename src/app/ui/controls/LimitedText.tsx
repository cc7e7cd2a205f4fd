import { useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

type Control = Pick<
  ComponentProps<typeof TextInput>,
  'name' | 'type' | 'autoComplete' | 'required' | 'minLength' | 'pattern' | 'placeholder'
> & { defaultValue?: string }

/** A text field that says how much more can be typed, and holds its form back while the text is too long. */
export function LimitedText({
  label,
  hint,
  longest,
  lines = 1,
  className,
  type,
  pattern,
  ...control
}: Control & {
  label: string
  hint?: string
  /** How many characters it may have. */
  longest: number
  /** More than one for a field that holds paragraphs. */
  lines?: number
  className?: string
}) {
  const [length, setLength] = useState((control.defaultValue ?? '').trim().length)
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = currentTarget.value.trim().length
    setLength(typed)
    currentTarget.setCustomValidity(
      typed > longest ? `Use at most ${longest.toLocaleString('en')} characters; currently ${typed}.` : '',
    )
  }
  return (
    <Field label={label} hint={hint} count={{ length, longest }} className={className}>
      {(props) =>
        lines > 1 ? (
          <TextArea {...props} {...control} rows={lines} onInput={onInput} />
        ) : (
          <TextInput {...props} {...control} type={type} pattern={pattern} onInput={onInput} />
        )
      }
    </Field>
  )
}
