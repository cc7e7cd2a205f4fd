/** A base of GRCh37. */
export interface AnchorBaseRow {
  chromosome: string
  /** 1-based. */
  position: number
  base: string
}
