import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

/** Records that somebody is reviewing just now, so that others take something else. */
export function claims(dialect: Dialect): string[] {
  const { text } = dialect.types
  return [
    ...createTable(dialect, 'claims', [
      `subject_type ${text} not null`,
      `subject_id integer not null`,
      `user_id integer not null references users (id)`,
      `claimed_at ${text} not null`,
      `expires_at ${text} not null`,
      `primary key (subject_type, subject_id)`,
    ]),
    createIndex('claims', 'user_id, expires_at'),
  ]
}
