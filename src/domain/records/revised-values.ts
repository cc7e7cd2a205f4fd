import * as coordinates from '#domain/vocabularies/coordinates.ts'
import * as evidence from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** Objects that a revised field points to: the kinds of thing whose ids are stored in it. */
export const revisedObjectKinds = [
  'acmg_code',
  'clingen_code',
  'clinvar_entry',
  'disease',
  'evidence_item',
  'feature',
  'feature_alias',
  'hgvs_description',
  'molecular_profile',
  'molecular_profile_alias',
  'nccn_guideline',
  'phenotype',
  'source',
  'therapy',
  'variant',
  'variant_alias',
  'variant_type',
] as const
export type RevisedObjectKind = (typeof revisedObjectKinds)[number]

const kinds: ReadonlySet<string> = new Set(revisedObjectKinds)
const isKind = (text: string): text is RevisedObjectKind => kinds.has(text)

/**
 * Kind of object that the ids in a field name: `therapy_ids` gives `therapy`, the known partners of a fusion are
 * features. Null for a field with a value of its own, among them `ncit_id`.
 */
export function revisedObjectKind(fieldName: string): RevisedObjectKind | null {
  const [, stem] = /^(.+)_ids?$/.exec(fieldName) ?? []
  if (!stem) return null
  if (stem === 'known_partner_gene') return 'feature'
  return isKind(stem) ? stem : null
}

const labelsOf = <Value extends string>(...vocabularies: Vocabulary<Value>[]): ReadonlyMap<string, string> =>
  new Map(vocabularies.flatMap(({ values, label }) => values.map((value) => [value, label(value)] as const)))

/** The words for the values of fields that hold names of a vocabulary. */
const words: Readonly<Record<string, ReadonlyMap<string, string>>> = lookupTable({
  evidence_type: labelsOf(evidence.evidenceTypes),
  evidence_direction: labelsOf(evidence.evidenceDirections),
  assertion_type: labelsOf(evidence.assertionTypes),
  assertion_direction: labelsOf(evidence.assertionDirections),
  significance: labelsOf<string>(evidence.evidenceSignificances, evidence.assertionSignificances),
  variant_origin: labelsOf(evidence.variantOrigins),
  therapy_interaction_type: labelsOf(evidence.therapyInteractions),
  amp_level: labelsOf(evidence.ampLevels),
  reference_build: labelsOf(coordinates.referenceBuilds),
  exon_offset_direction: labelsOf(coordinates.directions),
})

/** A field's own value as people read it: the label of a vocabulary's name, yes or no, else as it is; null when empty. */
export function revisedValueText(fieldName: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return words[fieldName]?.get(value) ?? value
  return Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value)
}
