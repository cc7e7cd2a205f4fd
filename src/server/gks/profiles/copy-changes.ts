import type { CopyNumberState } from '#domain/matching/predicate.ts'
import type { RegionVariantName } from '#domain/vocabularies/features.ts'
import type { CopyChange } from '../gks-types.ts'

/** Copy changes that a variant of a gene certainly is; null where the model has no word, or the name says too little. */
export const COPY_CHANGES: Readonly<Record<CopyNumberState, CopyChange | null>> = {
  // The word says no level.
  AMPLIFICATION: 'gain',
  GAIN: 'gain',
  LOW_LEVEL_GAIN: 'low-level gain',
  LOSS: 'loss',
  DELETION: 'loss',
  DEEP_DELETION: 'complete genomic loss',
  LOH: null,
  BIALLELIC_LOSS: null,
  ANY: null,
}

/** Copy changes of a chromosome or a band of it. */
export const REGION_COPY_CHANGES: Readonly<Record<RegionVariantName, CopyChange | null>> = {
  AMPLIFICATION: 'gain',
  ADDITION: 'gain',
  DUPLICATION: 'gain',
  TRIPLICATION: 'gain',
  TRISOMY: 'gain',
  TETRASOMY: 'gain',
  DELETION: 'loss',
  MONOSOMY: 'loss',
  HOMOZYGOUS_DELETION: 'complete genomic loss',
  NULLISOMY: 'complete genomic loss',
  CNLOH: null,
  DISOMY: null,
  RING: null,
  TRANSLOCATION: null,
}
