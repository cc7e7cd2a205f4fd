import type { Dialect } from '../dialect.ts'
import { createIndex, createTable } from './ddl.ts'

/** The words by which records are found, and the searches that people keep. */
export function search(dialect: Dialect): string[] {
  const { text } = dialect.types
  return [
    ...createTable(dialect, 'search_words', [
      `record_type ${text} not null`,
      `record_id integer not null`,
      `word ${text} not null`,
      // Bits of the fields in which a search for the word finds the record, and the sum of their weights.
      `fields integer not null`,
      `score integer not null`,
      `name_length integer not null`,
      `primary key (record_type, record_id, word)`,
    ]),
    createIndex('search_words', 'word, record_type, score desc, name_length, record_id'),
    // Words of other names (bit 64), which are found by their beginning too.
    createIndex('search_words', 'word, record_type, record_id, name_length', { where: 'fields >= 64' }),
    ...createTable(dialect, 'search_state', [
      `id integer primary key check (id = 1)`,
      // By which rules the words were taken from the records; 0: not yet.
      `version integer not null`,
    ]),
    `insert into search_state (id, version) values (1, 0)`,
    ...createTable(dialect, 'search_permalinks', [
      `id ${text} primary key`,
      `search_endpoint ${text} not null`,
      `filter ${text} not null`,
      `original_query ${text} not null`,
      `original_variables ${text} not null`,
      `created_at ${text} not null`,
    ]),
  ]
}
