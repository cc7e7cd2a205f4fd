import { createIndex } from './ddl.ts'

const live = { where: 'not deprecated and not withdrawn' }

/** Indexes of the records that lists show, narrow enough to be scanned whole: lists count them after each change. */
export function liveRecords(): string[] {
  return [
    createIndex('features', 'id', live),
    createIndex('variants', 'feature_id', live),
    createIndex('molecular_profiles', 'id', live),
    // Evidence by the year of its source, for the home page.
    createIndex('sources', 'id, publication_year'),
  ]
}
