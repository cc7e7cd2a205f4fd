import { Field } from '#app/ui/controls/Field.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextListField } from '../TextListField.tsx'
import type { ClinvarStatus, ClinvarValue } from './clinvar-values.ts'

const words: Readonly<Record<ClinvarStatus, string>> = {
  IDS: 'Variation ids',
  NONE_FOUND: 'No record found (checked)',
  NOT_APPLICABLE: 'N/A (not a ClinVar variant)',
}
const isStatus = (text: string): text is ClinvarStatus => text in words

/** ClinVar of a variant. */
export function ClinvarField({
  value,
  onChange,
  error,
}: {
  value: ClinvarValue
  onChange: (value: ClinvarValue) => void
  error?: string
}) {
  const { status, ids } = value
  return (
    <div className="space-y-3">
      <Field label="ClinVar" className="max-w-80">
        {(control) => (
          <Select
            {...control}
            value={status}
            choices={Object.entries(words).map(([choice, label]) => ({ value: choice, label }))}
            // The ids stay for who comes back to them; they are not sent with another choice.
            onChoose={(chosen) => isStatus(chosen) && onChange({ status: chosen, ids })}
          />
        )}
      </Field>
      {status === 'IDS' ? (
        <TextListField
          label="ClinVar ids"
          name="clinvar"
          texts={ids}
          onChange={(texts) => onChange({ status, ids: texts })}
          placeholder={ids.length > 0 ? undefined : 'e.g. 13961'}
          hint="Variation ids, one number each."
          error={error}
        />
      ) : null}
    </div>
  )
}
