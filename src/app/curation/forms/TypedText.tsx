import { handbookHref } from './handbook-place.ts'
import type { HandbookPlace } from './handbook-place.ts'
import { Field } from '#app/ui/controls/Field.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'

/** A field of text. */
export function TypedText({
  label,
  help,
  name,
  text,
  onType,
  lines = 1,
  hint,
  error,
  placeholder,
  longest,
}: {
  label: string
  help?: HandbookPlace | undefined
  name: string
  text: string
  onType: (text: string) => void
  /** More than one for a field that holds paragraphs. */
  lines?: number
  hint?: string
  error?: string
  placeholder?: string
  /** How many characters it may have; said when it comes near. */
  longest?: number
}) {
  return (
    <div data-field={name}>
      <Field
        label={label}
        help={help && handbookHref(help)}
        hint={hint}
        error={error}
        count={longest ? { length: text.trim().length, longest } : undefined}
      >
        {(control) =>
          lines > 1 ? (
            <TextArea
              {...control}
              rows={lines}
              value={text}
              placeholder={placeholder}
              onChange={(event) => onType(event.target.value)}
            />
          ) : (
            <TextInput
              {...control}
              value={text}
              placeholder={placeholder}
              onChange={(event) => onType(event.target.value)}
            />
          )
        }
      </Field>
    </div>
  )
}
