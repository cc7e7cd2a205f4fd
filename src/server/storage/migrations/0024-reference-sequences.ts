import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/**
 * Sequences of proteins and transcripts that records name, as FASTA files of RefSeq and Ensembl tell them, and the version
 * of the knowledge in which a reference file was imported last: what follows from such files is in no record version.
 */
export function referenceSequences(dialect: Dialect): string[] {
  const { text } = dialect.types
  return [
    ...createTable(dialect, 'reference_sequences', [
      `accession ${text} primary key`,
      `refget ${text} not null`,
      `residues ${text} not null`,
    ]),
    `alter table knowledge_state add column reference_version integer not null default 0`,
  ]
}
