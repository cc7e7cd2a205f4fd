import type { Dialect } from '../dialect.ts'
import { createTable } from './ddl.ts'

/** Leases of work that one of several processes on the database does. */
export function leases(dialect: Dialect): string[] {
  const { text } = dialect.types
  return createTable(dialect, 'leases', [
    `name ${text} primary key`,
    `holder ${text} not null`,
    // Milliseconds since 1970.
    `expires_at bigint not null`,
  ])
}
