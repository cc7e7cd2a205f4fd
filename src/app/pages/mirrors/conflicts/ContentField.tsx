import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { fieldChoices } from '#domain/mirror/field-choices.ts'
import type { Conflict } from './conflict.ts'
import { contentShape } from './content-shape.ts'

/** The two values of a field of yes or no. */
const yesAndNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** A control for the content of the field of a conflict. */
export function ContentField({
  conflict,
  value,
  onChange,
}: {
  conflict: Conflict
  value: string
  onChange: (value: string) => void
}) {
  const shape = contentShape(conflict)
  const choices = fieldChoices(conflict.field, conflict.kind) ?? yesAndNo
  return (
    <Field label={conflict.fieldDisplayName}>
      {(control) =>
        shape === 'choice' || shape === 'boolean' ? (
          <Select {...control} empty="None" choices={choices} value={value} onChoose={onChange} />
        ) : shape === 'number' ? (
          <TextInput
            {...control}
            type="number"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextArea
            {...control}
            rows={value.length > 80 ? 6 : 2}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  )
}
