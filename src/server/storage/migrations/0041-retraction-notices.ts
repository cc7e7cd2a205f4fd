import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Standing notices of Retraction Watch about publications, so that a source that comes later has its notice at once. */
export function retractionNotices(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'retraction_notices', [
    `source_type ${text} not null`,
    `citation_id ${text} not null`,
    `nature ${text} not null`,
    `noticed_at ${text}`,
    `reasons ${text}`,
    'primary key (source_type, citation_id)',
  ])
}
