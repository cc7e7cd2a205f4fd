import { FindVariantTypesDocument } from '#app/graphql/generated/variant-types.ts'
import { bindFields } from '../fields-props.ts'
import type { FieldsProps } from '../fields-props.ts'
import { fetchFresh } from '../references/requests.ts'
import { ReferenceField } from '../references/ReferenceField.tsx'
import type { Reference, ReferenceSearch } from '../references/reference.ts'
import { TextListField } from '../TextListField.tsx'

/** A variant type as people read it: `missense variant`. */
export const variantTypeName = (name: string): string => name.replaceAll('_', ' ')

const searchVariantTypes: ReferenceSearch = async (text) =>
  (await fetchFresh(FindVariantTypesDocument, { text })).variantTypeTypeahead.map(
    ({ id, name, soid, description }) => ({
      reference: { id, name: variantTypeName(name) },
      note: soid,
      detail: description || undefined,
    }),
  )

/** Fields of variants of every kind: other names, and what kind of change they are. */
export function VariantNameFields({
  examples,
  ...form
}: FieldsProps<{ aliases: string[]; variantTypes: Reference[] }> & {
  /** What such variants are also called, and a type that they have. */
  examples: { alias?: string; type: string }
}) {
  const field = bindFields(form)
  return (
    <>
      <TextListField
        label="Aliases"
        {...field.texts('aliases')}
        hint={`Other names${examples.alias ? `, such as ${examples.alias}` : ''}. Enter adds one; several can be pasted.`}
      />
      <ReferenceField
        label="Variant types"
        kind="variantType"
        {...field.choice('variantTypes')}
        search={searchVariantTypes}
        minimum={2}
        hint={`Terms of the Sequence Ontology, by name or id: ${examples.type}.`}
      />
    </>
  )
}
