import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

/** Answers of curation requests that their clients may send again when they did not hear them. */
export function answeredMutations(dialect: Dialect): string[] {
  const { text } = dialect.types
  return [
    ...createTable(dialect, 'answered_mutations', [
      `user_id integer not null references users (id)`,
      `request_digest ${text} not null`,
      `answer ${text} not null`,
      `created_at ${text} not null`,
      `primary key (user_id, request_digest)`,
    ]),
    createIndex('answered_mutations', 'created_at'),
  ]
}
