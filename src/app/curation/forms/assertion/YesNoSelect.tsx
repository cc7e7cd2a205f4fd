import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Yes, no, or nothing said. */
export function YesNoSelect({
  label,
  name,
  chosen,
  onChoose,
  error,
}: {
  label: string
  name: string
  chosen: boolean | null
  onChoose: (chosen: boolean | null) => void
  error?: string
}) {
  return (
    <div data-field={name}>
      <Field label={label} error={error}>
        {(control) => (
          <Select
            {...control}
            empty="Not specified"
            choices={choices}
            value={chosen === null ? '' : chosen ? 'yes' : 'no'}
            onChoose={(value) => onChoose(value === '' ? null : value === 'yes')}
          />
        )}
      </Field>
    </div>
  )
}
