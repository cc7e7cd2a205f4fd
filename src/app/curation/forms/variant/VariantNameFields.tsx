import { FindVariantTypesDocument } from '#app/graphql/generated/variant-types.ts'
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
  aliases,
  variantTypes,
  set,
  errorOf,
  examples,
}: {
  aliases: readonly string[]
  variantTypes: readonly Reference[]
  set: (change: { aliases?: string[]; variantTypes?: Reference[] }) => void
  errorOf: (field: 'aliases' | 'variantTypes') => string | undefined
  /** What such variants are also called, and a type that they have. */
  examples: { alias?: string; type: string }
}) {
  return (
    <>
      <TextListField
        label="Aliases"
        name="aliases"
        texts={aliases}
        onChange={(texts) => set({ aliases: texts })}
        hint={`Other names${examples.alias ? `, such as ${examples.alias}` : ''}. Enter adds one; several can be pasted.`}
        error={errorOf('aliases')}
      />
      <ReferenceField
        label="Variant types"
        kind="variantType"
        name="variantTypes"
        search={searchVariantTypes}
        minimum={2}
        chosen={variantTypes}
        onChoose={(chosen) => set({ variantTypes: [...chosen] })}
        hint={`Terms of the Sequence Ontology, by name or id: ${examples.type}.`}
        error={errorOf('variantTypes')}
      />
    </>
  )
}
