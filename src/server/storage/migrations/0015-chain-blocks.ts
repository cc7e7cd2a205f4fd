import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Stretches of one reference build that lie unbroken in another, as chain files of UCSC tell them. */
export function chainBlocks(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'chain_blocks', [
    `from_build ${text} not null`,
    `to_build ${text} not null`,
    `chromosome ${text} not null`,
    `start integer not null`,
    `stop integer not null`,
    `to_chromosome ${text} not null`,
    `to_start integer not null`,
    `is_reversed boolean not null`,
    `primary key (from_build, to_build, chromosome, start)`,
  ])
}
