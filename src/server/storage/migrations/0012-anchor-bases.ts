import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Bases of GRCh37 before insertions and deletions, as VCF files of releases tell them. */
export function anchorBases(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'anchor_bases', [
    `chromosome ${text} not null`,
    `position integer not null`,
    `base ${text} not null`,
    `primary key (chromosome, position)`,
  ])
}
