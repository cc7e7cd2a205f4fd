import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { lookupTable } from '#domain/lookup-table.ts'

const kinds: Readonly<Record<string, FlaggableEntity>> = lookupTable({
  EvidenceItem: 'EVIDENCE_ITEM',
  Assertion: 'ASSERTION',
  VariantGroup: 'VARIANT_GROUP',
  MolecularProfile: 'MOLECULAR_PROFILE',
  Feature: 'FEATURE',
  Gene: 'FEATURE',
  Factor: 'FEATURE',
  Fusion: 'FEATURE',
  Region: 'FEATURE',
})

/** The kind of a record that revisions change, by its type in the interface; every other type is one of variants. */
export const recordKind = (typeName: string): FlaggableEntity => kinds[typeName] ?? 'VARIANT'
