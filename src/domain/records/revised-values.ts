import { assertionFields } from './fields/assertion.ts'
import { exonCoordinateFields } from './fields/coordinates.ts'
import { evidenceItemFields } from './fields/evidence-item.ts'
import { editedEntries } from './fields/record-field.ts'
import { recordedName } from './field-values.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

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

const labelled = <Value extends string>(name: string, { values, label }: Vocabulary<Value>) =>
  values.map((value) => [`${name} ${value}`, label(value)] as const)

/** Labels by the recorded name of a field and its value; evidence and assertions share the names of some. */
const labels: ReadonlyMap<string, string> = new Map(
  [evidenceItemFields, assertionFields, exonCoordinateFields]
    .flatMap(editedEntries)
    .flatMap(([key, field]) => (field.sort === 'word' ? labelled(recordedName(key), field.words) : [])),
)

/** A field's own value as people read it: the label of a vocabulary's name, yes or no, else as it is; null when empty. */
export function revisedValueText(fieldName: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return labels.get(`${fieldName} ${value}`) ?? value
  return Array.isArray(value) ? value.map(String).join(', ') : JSON.stringify(value)
}
