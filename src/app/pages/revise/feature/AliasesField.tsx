import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { FieldsProps } from '#app/curation/forms/fields-props.ts'
import { TextListField } from '#app/curation/forms/TextListField.tsx'

/** The other names of a feature. */
export function AliasesField(form: FieldsProps<{ aliases: string[] }>) {
  return (
    <TextListField
      label="Aliases"
      {...bindFields(form).texts('aliases')}
      hint="Enter adds one; paste several separated by commas or line breaks."
    />
  )
}
