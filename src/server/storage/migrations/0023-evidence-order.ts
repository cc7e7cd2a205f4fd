import { createIndex } from './ddl.ts'

/** Indexes by which tables are read in the order of their evidence, and sources are counted. */
export function evidenceOrder(): string[] {
  return [
    createIndex('evidence_counts', 'owner_table, (accepted + submitted) desc, owner_id'),
    createIndex('sources', 'id', { where: 'not deprecated' }),
    createIndex('sources', `coalesce(citation, '')`, { where: 'not deprecated' }),
  ]
}
