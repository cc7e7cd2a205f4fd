import type { Dialect } from '../dialect.ts'
import { createIndex } from './ddl.ts'

/** Finds permalinks by what they search for, and says which of them nobody signed in made and when they were opened. */
export function permalinkOrigins({ types: { text } }: Dialect): string[] {
  return [
    `alter table search_permalinks add column digest ${text}`,
    // Those made before stay for ever: nobody noted who made them.
    `alter table search_permalinks add column is_anonymous integer not null default 0`,
    `alter table search_permalinks add column opened_at ${text}`,
    createIndex('search_permalinks', 'digest', { unique: true, where: 'digest is not null' }),
    createIndex('search_permalinks', 'opened_at', { where: 'is_anonymous = 1' }),
  ]
}
