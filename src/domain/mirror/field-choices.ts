import type { VersionedKind } from '#domain/versions/record-document.ts'
import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** A value that a field can have, and its label. */
export interface FieldChoice {
  value: string
  label: string
}

const choicesOf = <Value extends string>({ values, label }: Vocabulary<Value>): FieldChoice[] =>
  values.map((value) => ({ value, label: label(value) }))

const choices: Readonly<Record<string, FieldChoice[]>> = lookupTable({
  evidenceType: choicesOf(evidence.evidenceTypes),
  evidenceLevel: choicesOf(evidence.evidenceLevels),
  evidenceDirection: choicesOf(evidence.evidenceDirections),
  assertionType: choicesOf(evidence.assertionTypes),
  assertionDirection: choicesOf(evidence.assertionDirections),
  variantOrigin: choicesOf(evidence.variantOrigins),
  therapyInteractionType: choicesOf(evidence.therapyInteractions),
  ampLevel: choicesOf(evidence.ampLevels),
  status: choicesOf(evidence.evidenceStatuses),
  referenceBuild: choicesOf(referenceBuilds),
  exonOffsetDirection: choicesOf(directions),
})

/** The values that a field of an upstream document can have; null where it is not one of a vocabulary. */
export function fieldChoices(field: string, kind: VersionedKind): FieldChoice[] | null {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (name === 'significance')
    return kind === 'ASSERTION'
      ? choicesOf(evidence.assertionSignificances)
      : choicesOf(evidence.evidenceSignificances)
  return choices[name] ?? null
}
