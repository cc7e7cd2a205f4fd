import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Exons of coding transcripts, as GTF files of Ensembl tell them. */
export function transcriptExons(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'transcript_exons', [
    `accession ${text} not null`,
    `exon integer not null`,
    `gene ${text} not null`,
    `build ${text} not null`,
    `chromosome ${text} not null`,
    `is_reversed boolean not null`,
    `start integer not null`,
    `stop integer not null`,
    `coding_start integer`,
    `coding_stop integer`,
    `primary key (accession, exon)`,
  ])
}
