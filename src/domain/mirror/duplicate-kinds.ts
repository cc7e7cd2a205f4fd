import { vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ValueOf } from '#domain/vocabularies/vocabulary.ts'

/**
 * Kinds of record made here of which an upstream may have the same, in the order in which that is decided best: what
 * others refer to comes first. A molecular profile or gene that an upstream has, too, is the upstream's at once.
 */
export const duplicateKinds = vocabulary('MirrorDuplicateKind', [
  'FEATURE',
  'VARIANT',
  'VARIANT_GROUP',
  'EVIDENCE_ITEM',
  'ASSERTION',
])
export type DuplicateKind = ValueOf<typeof duplicateKinds>
