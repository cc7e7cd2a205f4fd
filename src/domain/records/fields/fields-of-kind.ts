import type { VersionedKind } from '#domain/versions/record-document.ts'
import { recordedName } from '#domain/records/field-values.ts'
import { assertionFields } from './assertion.ts'
import { evidenceItemFields } from './evidence-item.ts'
import { featureFields } from './feature.ts'
import { molecularProfileFields } from './molecular-profile.ts'
import { documentName, entriesOf } from './record-field.ts'
import type { FieldEntry, RecordFields } from './record-field.ts'
import { variantGroupFields } from './variant-group.ts'
import { variantFields } from './variant.ts'

/** The fields of each kind of record of which they are listed. */
export const fieldsOfKind = {
  FEATURE: featureFields,
  VARIANT: variantFields,
  MOLECULAR_PROFILE: molecularProfileFields,
  EVIDENCE_ITEM: evidenceItemFields,
  ASSERTION: assertionFields,
  VARIANT_GROUP: variantGroupFields,
} as const satisfies Partial<Record<VersionedKind, RecordFields>>

/** All listed fields, of whichever kind. */
export const everyField: readonly FieldEntry[] = Object.values(fieldsOfKind).flatMap(entriesOf)

const listed: Partial<Record<VersionedKind, RecordFields>> = fieldsOfKind

/** The field of a kind that documents have under the name; null where it is not listed. */
export function fieldOfDocument(kind: VersionedKind, name: string): FieldEntry | null {
  const entries = entriesOf(listed[kind] ?? {})
  return entries.find(([key, field]) => documentName(key, field) === name) ?? null
}

/** The field of a kind that revisions record under the name; null where it is not listed. */
export function recordedField(kind: VersionedKind, name: string): FieldEntry | null {
  return entriesOf(listed[kind] ?? {}).find(([key]) => recordedName(key) === name) ?? null
}
