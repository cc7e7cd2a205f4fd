import type { Reference } from '#app/curation/forms/references/reference.ts'
import { SourceField } from '#app/curation/forms/source/SourceField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'

/** Description of a record, and the publications that say so. */
export type Described = { description: string; sources: Reference[] }

/** The description of a record and its sources. */
export function DescribedFields({
  values,
  set,
  errorOf,
  hint,
}: {
  values: Described
  set: (change: Partial<Described>) => void
  errorOf: (field: keyof Described) => string | undefined
  hint: string
}) {
  return (
    <>
      <TypedText
        label="Description"
        name="description"
        lines={8}
        text={values.description}
        onType={(description) => set({ description })}
        hint={hint}
        longest={longestTexts.description}
        error={errorOf('description')}
      />
      <SourceField
        label="Sources"
        name="sources"
        chosen={values.sources}
        onChoose={(sources) => set({ sources: [...sources] })}
        error={errorOf('sources')}
      />
    </>
  )
}
