import { TextListField } from '#app/curation/forms/TextListField.tsx'

/** The other names of a feature. */
export function AliasesField({
  values,
  set,
  errorOf,
}: {
  values: { aliases: string[] }
  set: (change: { aliases: string[] }) => void
  errorOf: (field: 'aliases') => string | undefined
}) {
  return (
    <TextListField
      label="Aliases"
      name="aliases"
      texts={values.aliases}
      onChange={(aliases) => set({ aliases })}
      hint="Enter adds one; paste several separated by commas or line breaks."
      error={errorOf('aliases')}
    />
  )
}
