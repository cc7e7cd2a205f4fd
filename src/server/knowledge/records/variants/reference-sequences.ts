import { rowBy } from '../rows.ts'

/** The sequence of a protein or transcript by its accession with version; null where it was not imported. */
export const sequenceByAccession = rowBy('reference_sequences', 'accession')
