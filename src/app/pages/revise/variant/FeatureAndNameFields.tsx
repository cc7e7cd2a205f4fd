import { bindFields } from '#app/curation/forms/fields-props.ts'
import type { FieldsProps } from '#app/curation/forms/fields-props.ts'
import type { Reference, ReferenceSearch } from '#app/curation/forms/references/reference.ts'
import { ReferenceField } from '#app/curation/forms/references/ReferenceField.tsx'
import { TypedText } from '#app/curation/forms/TypedText.tsx'
import type { EntityKind } from '#app/entities/entities.ts'
import { nameHint } from './variant-common.ts'

/** The feature of a variant, and its name among the variants of that. */
export function FeatureAndNameFields({
  label,
  kind,
  search,
  ...form
}: FieldsProps<{ feature: Reference | null; name: string }> & {
  /** The kind of feature: `Gene`. */
  label: string
  kind: EntityKind
  search: ReferenceSearch
}) {
  const field = bindFields(form)
  return (
    <>
      <ReferenceField
        label={label}
        kind={kind}
        {...field.record('feature')}
        search={search}
        onChoose={([feature]) =>
          form.set({ feature: feature ? { id: feature.id, name: feature.name } : null })
        }
        hint={`Change only if the variant is assigned to the wrong ${label.toLowerCase()}.`}
      />
      <TypedText label="Name" {...field.text('name')} hint={nameHint} />
    </>
  )
}
