import { directions, referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { RecordFields, RecordValues } from './record-field.ts'

const transcript = {
  referenceBuild: { sort: 'word', words: referenceBuilds, empty: 'allowed' },
  ensemblVersion: { sort: 'number', empty: 'allowed' },
} as const satisfies RecordFields

/** With its version: `ENST00000288602.6`. */
const representativeTranscript = { sort: 'text', empty: 'allowed' } as const

/** The fields of the coordinates of a variant; positions 1-based and inclusive. */
export const variantCoordinateFields = {
  ...transcript,
  /** Without `CHR_`: `7`, `X`. */
  chromosome: { sort: 'text', empty: 'allowed' },
  start: { sort: 'number', empty: 'allowed' },
  stop: { sort: 'number', empty: 'allowed' },
  representativeTranscript,
  referenceBases: { sort: 'text', empty: 'allowed' },
  variantBases: { sort: 'text', empty: 'allowed' },
} as const satisfies RecordFields

/** Where a variant lies. */
export type VariantPlace = RecordValues<typeof variantCoordinateFields>

/** The fields of an exon at which a side of a fusion begins, breaks or ends; its place follows. */
export const exonCoordinateFields = {
  ...transcript,
  chromosome: { sort: 'text', empty: 'allowed', edited: false },
  start: { sort: 'number', empty: 'allowed', edited: false },
  stop: { sort: 'number', empty: 'allowed', edited: false },
  representativeTranscript,
  /** Counted from 1. */
  exon: { sort: 'number', empty: 'allowed' },
  /** Bases between the exon's end and the break. */
  exonOffset: { sort: 'number', empty: 'allowed' },
  exonOffsetDirection: { sort: 'word', words: directions, empty: 'allowed' },
  strand: { sort: 'word', words: directions, empty: 'allowed', edited: false },
  ensemblId: { sort: 'text', empty: 'allowed', edited: false },
} as const satisfies RecordFields

/** The exon at which a side of a fusion begins, breaks or ends. */
export type ExonPlace = RecordValues<typeof exonCoordinateFields>
