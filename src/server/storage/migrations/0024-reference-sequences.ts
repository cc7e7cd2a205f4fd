import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Sequences of proteins and transcripts that records name, as FASTA files of RefSeq and Ensembl tell them. */
export function referenceSequences(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'reference_sequences', [
    `accession ${text} primary key`,
    `refget ${text} not null`,
    `residues ${text} not null`,
  ])
}
