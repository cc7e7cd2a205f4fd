import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { FieldsProps } from '#app/curation/forms/fields-props.ts'
import type { Reference } from '#app/curation/forms/references/reference.ts'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'

/** Description of a record, and the publications that say so. */
export type Described = { description: string; sources: Reference[] }

/** The description of a record and its sources. */
export function DescribedFields({ hint, ...form }: FieldsProps<Described> & { hint: string }) {
  const field = bindFields(form)
  return (
    <>
      <TypedText
        label="Description"
        {...field.text('description')}
        lines={8}
        hint={hint}
        longest={longestTexts.description}
      />
      <SourceField label="Sources" {...field.choice('sources')} />
    </>
  )
}
