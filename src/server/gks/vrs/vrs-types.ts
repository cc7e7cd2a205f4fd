/** A sequence, named by the digest of its residues: `SQ.F-LrLMe1SRpfUZHkQmvkVKFEGaoDeHul`. */
export interface SequenceReference {
  type: 'SequenceReference'
  refgetAccession: string
}

/** A span of a sequence, interbase: `start` 4 and `end` 5 are the fifth residue. */
export interface SequenceLocation {
  id: string
  type: 'SequenceLocation'
  digest: string
  sequenceReference: SequenceReference
  start: number
  end: number
  /** Residues of the span. */
  sequence?: string
}

/** A span of a sequence of which only one bound is said. */
export type OpenLocation = Omit<SequenceLocation, 'start' | 'end'> & { start?: number; end?: number }

/** The joining of two sequences, 5' first. */
export interface Adjacency {
  id: string
  type: 'Adjacency'
  digest: string
  adjoinedSequences: OpenLocation[]
}

/** Residues that are written out. */
export interface LiteralSequenceExpression {
  type: 'LiteralSequenceExpression'
  sequence: string
}

/** Residues that repeat those of the reference in a cycle. */
export interface ReferenceLengthExpression {
  type: 'ReferenceLengthExpression'
  /** Number of residues. */
  length: number
  /** Residues of one cycle. */
  repeatSubunitLength: number
  sequence?: string
}

/** The state of a sequence at a location. */
export interface Allele {
  id: string
  type: 'Allele'
  digest: string
  /** What else names the allele. */
  expressions?: { syntax: string; value: string }[]
  location: SequenceLocation
  state: LiteralSequenceExpression | ReferenceLengthExpression
}
