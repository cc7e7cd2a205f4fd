import type { Tables } from '../tables.ts'

/** The table of each kind of record that something can be about or that is found by words. */
export const recordTables = {
  FEATURE: 'features',
  VARIANT: 'variants',
  MOLECULAR_PROFILE: 'molecular_profiles',
  EVIDENCE_ITEM: 'evidence_items',
  ASSERTION: 'assertions',
  VARIANT_GROUP: 'variant_groups',
  SOURCE: 'sources',
  REVISION: 'revisions',
  REVISION_SET: 'revision_sets',
  COMMENT: 'comments',
  FLAG: 'flags',
  SOURCE_SUGGESTION: 'source_suggestions',
  VARIANT_COORDINATES: 'variant_coordinates',
  EXON_COORDINATES: 'exon_coordinates',
  DISEASE: 'diseases',
  THERAPY: 'therapies',
} as const satisfies Record<string, keyof Tables>
