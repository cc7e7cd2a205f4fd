import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

/** Decisions of administrators on accounts and organizations: who decided what and when. */
export function accountDecisions(dialect: Dialect): string[] {
  const { text, id } = dialect.types
  return [
    ...createTable(dialect, 'account_decisions', [
      `id ${id}`,
      `subject_type ${text} not null ${oneOf('subject_type', 'USER ORGANIZATION')}`,
      `subject_id integer not null`,
      `action ${text} not null`,
      `user_id integer references users (id)`,
      `created_at ${text} not null`,
    ]),
    createIndex('account_decisions', 'subject_type, subject_id, id'),
  ]
}
