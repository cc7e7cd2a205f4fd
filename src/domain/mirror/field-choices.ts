import { exonCoordinateFields, variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { fieldOfDocument } from '#domain/records/fields/fields-of-kind.ts'
import { entriesOf } from '#domain/records/fields/record-field.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** A value that a field can have, and its label. */
export interface FieldChoice {
  value: string
  label: string
}

const choicesOf = <Value extends string>({ values, label }: Vocabulary<Value>): FieldChoice[] =>
  values.map((value) => ({ value, label: label(value) }))

/** The field of coordinates that has the name. */
const cellNamed = (name: string) =>
  entriesOf({ ...variantCoordinateFields, ...exonCoordinateFields }).find(([key]) => key === name)

/** The values that a field of an upstream document can have; null where it is not one of a vocabulary. */
export function fieldChoices(field: string, kind: VersionedKind): FieldChoice[] | null {
  const name = field.slice(field.lastIndexOf('.') + 1)
  const [, described] = (name === field ? fieldOfDocument(kind, name) : cellNamed(name)) ?? []
  return described?.sort === 'word' ? choicesOf(described.words) : null
}
