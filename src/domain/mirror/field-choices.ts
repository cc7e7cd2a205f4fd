import { fieldOfDocument } from '#domain/records/fields/fields-of-kind.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** A value that a field can have, and its label. */
export interface FieldChoice {
  value: string
  label: string
}

const choicesOf = <Value extends string>({ values, label }: Vocabulary<Value>): FieldChoice[] =>
  values.map((value) => ({ value, label: label(value) }))

/** Choices of the cells of coordinates. */
const choices: Readonly<Record<string, FieldChoice[]>> = lookupTable({
  referenceBuild: choicesOf(referenceBuilds),
  exonOffsetDirection: choicesOf(directions),
})

/** The values that a field of an upstream document can have; null where it is not one of a vocabulary. */
export function fieldChoices(field: string, kind: VersionedKind): FieldChoice[] | null {
  const name = field.slice(field.lastIndexOf('.') + 1)
  const [, described] = fieldOfDocument(kind, name) ?? []
  return described?.sort === 'word' ? choicesOf(described.words) : (choices[name] ?? null)
}
