/** A part of a sequence: all from `first` to `last` is of it, nothing before `outerFirst` or behind `outerLast`. */
export interface Bounds {
  first: number
  last: number
  outerFirst: number
  outerLast: number
}

/** A part of a gene by the coding bases of one transcript. */
export interface CodingRange extends Bounds {
  /** Accession without version. */
  transcript: string
}
