/** The sequence of a protein or a transcript that records name. */
export interface ReferenceSequenceRow {
  /** RefSeq's or Ensembl's accession with its version: `NP_005219.2`. */
  accession: string
  /** Its GA4GH digest: `SQ.` and 32 letters. */
  refget: string
  /** In capitals. */
  residues: string
}
