import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Reference files that were imported: their own date, and when that was. */
export function referenceFiles(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'reference_files', [
    `kind ${text} not null`,
    `name ${text} not null`,
    `version ${text}`,
    'bytes bigint not null',
    `sha256 ${text} not null`,
    `imported_at ${text} not null`,
    'primary key (kind, name)',
  ])
}
